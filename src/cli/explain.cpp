#include <filesystem>
#include <fstream>
#include <memory>

#include "cli/commands.h"
#include "cli/problem.h"
#include "lesson/lesson.h"
#include "mirror/fault.h"
#include "mirror/json.h"
#include "mirror/mirror.h"
#include "scene/build.h"
#include "svg/svg.h"

namespace nimboard::cli {
namespace {

void write_json(const lesson::Lesson& lesson, i18n::Lang lang, bool code, Output& out) {
    std::string text = R"({"game":"nim","heaps":[)";
    for (std::size_t i = 0; i < lesson.position->size(); ++i) {
        if (i > 0) text += ',';
        mirror::json_number(text, (*lesson.position)[i]);
    }
    text += R"(],"lesson":)";
    mirror::json_string(text, lesson::id_name(lesson.id));
    text += R"(,"lang":)";
    mirror::json_string(text, i18n::lang_tag(lang));
    text += R"(,"steps":[)";
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        out.write(text);
        text = i > 0 ? "," : "";
        text += mirror::to_json(mirror::mirror(lesson, static_cast<int>(i), lang, code));
    }
    out.write(text + "]}\n");
}

void write_text(const lesson::Lesson& lesson, i18n::Lang lang, bool code, Output& out) {
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        if (i > 0) out.write("\n");
        out.write(mirror::to_text(mirror::mirror(lesson, static_cast<int>(i), lang, code), lang));
    }
}

/// "step-07.svg", with as many digits as the last step needs, so that names sort like steps.
std::string file_name(std::size_t number, std::size_t count) {
    const std::size_t width = std::max<std::size_t>(2, std::to_string(count).size());
    std::string digits = std::to_string(number);
    digits.insert(0, width - digits.size(), '0');
    return "step-" + digits + ".svg";
}

void write_pictures(const lesson::Lesson& lesson, const ExplainOptions& options) {
    const std::filesystem::path folder(options.svg_folder);
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw Problem(mirror::visible(options.svg_folder) + ": expected a folder, found: " + error.message());
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
        scene::Viewport viewport;
        viewport.code = options.code;
        const scene::Scene picture =
            scene::build(lesson, static_cast<int>(i), 1, viewport, scene::ThemeId::board, options.lang);
        const std::filesystem::path path = folder / file_name(i + 1, lesson.steps.size());
        std::ofstream file(path, std::ios::binary);
        file << svg::render(picture);
        file.close();
        if (!file) throw Problem(mirror::visible(path.string()) + ": expected a file to write to, found none");
    }
}

}  // namespace

int explain(const core::Component& component, const ExplainOptions& options, Output& out) {
    const lesson::Lesson lesson =
        lesson::build(options.lesson, component.game, std::make_shared<const core::Position>(component.heaps), {});
    if (!options.svg_folder.empty()) write_pictures(lesson, options);
    if (options.json) {
        write_json(lesson, options.lang, options.code, out);
    } else {
        write_text(lesson, options.lang, options.code, out);
    }
    out.flush();
    return exit_fine;
}

}  // namespace nimboard::cli
