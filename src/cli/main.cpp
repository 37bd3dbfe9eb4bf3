// The native command `nimboard`: words in, a verb called, one exit code out.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <exception>

#include "cli/commands.h"
#include "cli/problem.h"
#include "cli/sum.h"
#include "core/verify.h"
#include "lesson/lesson.h"
#include "mirror/fault.h"

namespace {

using namespace nimboard;

constexpr const char* version = "nimboard " NIMBOARD_VERSION;

/// Everything that the words on the command line can say.
struct Words {
    std::string game;
    std::vector<std::string> heaps;
    std::string file;
    bool json = false;
    std::string lang = "en";
    std::string format = "text";
    std::string svg_folder;
    std::string lesson;
    bool code = false;
    std::string largest;
    std::string heap_count;
    std::string rule;
};

constexpr const char* games =
    "nim, misere-nim, bounded:M, subtract:1,3,5, moore:K, staircase, kam, octal:0.77, grundy, lasker";

void add_judge(CLI::App& app, Words& words) {
    CLI::App* judge = app.add_subcommand("judge", "Answer a judge's input: Yes or No for each case, TAK or NIE");
    judge->add_option("GAME", words.game, "nim or kam")->required();
    judge->add_option("FILE", words.file, "input file; standard input when left out");
}

void add_position(CLI::App* verb, Words& words, const char* which) {
    verb->add_option("GAME", words.game, which)->required();
    verb->add_option("HEAPS", words.heaps, "stones in each heap; none: the position with nothing left");
}

void add_solve(CLI::App& app, Words& words) {
    CLI::App* solve = app.add_subcommand("solve", "Verdict, nim-sum and every winning move of a position");
    add_position(solve, words, games);
    solve->add_flag("--json", words.json, "as JSON");
    solve->footer("A sum joins games with +, as in: nimboard solve nim 3 4 + subtract:1,3,5 21 + octal:0.77 9");
}

void add_explain(CLI::App& app, Words& words) {
    CLI::App* explain = app.add_subcommand("explain", "The argument for a position, step by step");
    add_position(explain, words, games);
    explain->add_option("--lesson", words.lesson, "which lesson, where the game has several; its first one when left out");
    explain->add_option("--lang", words.lang, "en, zh-Hans or zh-Hant")->capture_default_str();
    explain->add_option("--format", words.format, "text or json")
        ->capture_default_str()
        ->check(CLI::IsMember({"text", "json"}));
    explain->add_flag("--code", words.code, "also show the C++ listing of each step that has one");
    explain->add_option("--svg", words.svg_folder, "also write a picture of each step into this folder");
}

void add_grundy(CLI::App& app, Words& words) {
    CLI::App* grundy = app.add_subcommand("grundy", "Grundy values of one heap, and their period if it is proved");
    grundy->add_option("GAME", words.game, "nim, bounded:M, subtract:1,3,5, octal:0.77, grundy, lasker")->required();
    grundy->add_option("-n", words.largest, "the largest heap")->required();
    grundy->add_flag("--json", words.json, "as JSON");
}

void add_verify(CLI::App& app, Words& words) {
    CLI::App* verify =
        app.add_subcommand("verify", "Exhaustive search against the theorem; exit 1 at a counterexample");
    verify->add_option("GAME", words.game, games)->required();
    const char* const heaps = "number of heaps; of a sum, nim+octal:0.77: of each of its games";
    verify->add_option("--heaps", words.heap_count, heaps)->required();
    verify->add_option("--max", words.largest, "stones in the largest heap")->required();
    std::string rules = "try a rule that is known to be wrong instead:";
    for (const core::WrongRule& rule : core::wrong_rules()) {
        rules += " " + std::string(rule.id) + " (" + std::string(rule.what) + ")";
    }
    verify->add_option("--rule", words.rule, rules);
}

/// Which argument is `word`, counted from 1, looking from argument `from` on.
std::size_t argument_of(const std::vector<std::string>& arguments, const std::string& word, std::size_t from) {
    std::size_t i = from;
    while (i < arguments.size() && arguments[i - 1] != word) ++i;
    return i;
}

/// The game alone, and where it stands.
cli::Token game_token(const std::vector<std::string>& arguments, const Words& words) {
    return {words.game, argument_of(arguments, words.game, 2), 1};
}

/// GAME and HEAPS… with their places.
cli::TypedSum sum_of(const std::vector<std::string>& arguments, const Words& words) {
    std::vector<std::string> all{words.game};
    all.insert(all.end(), words.heaps.begin(), words.heaps.end());
    std::vector<std::size_t> places;
    std::size_t from = 2;
    for (const std::string& word : all) {
        places.push_back(argument_of(arguments, word, from));
        from = places.back() + 1;
    }
    return cli::read_sum(all, places);
}

i18n::Lang lang_of(const Words& words) {
    i18n::Lang lang{};
    if (!i18n::lang_from_tag(words.lang, lang)) {
        throw cli::Problem("--lang: expected en, zh-Hans or zh-Hant, found “" + mirror::visible(words.lang) + "”");
    }
    return lang;
}

int run_judge(const std::vector<std::string>& arguments, const Words& words, cli::Output& out) {
    if (words.game == "nim") return cli::judge(core::Problem::nim, words.file, out);
    if (words.game == "kam") return cli::judge(core::Problem::kam, words.file, out);
    throw cli::Problem(cli::place_of(game_token(arguments, words)) + ": expected nim or kam, found “" +
                       mirror::visible(words.game) + "”");
}

/// The lesson that is asked for, which the game must have.
lesson::Id lesson_of(const core::Game& game, const std::vector<std::string>& arguments, const Words& words) {
    const std::vector<lesson::Id> lessons = lesson::lessons_for(game);
    if (lessons.empty()) {
        throw cli::Problem(cli::place_of(game_token(arguments, words)) + ": expected a game that has a lesson, found “" +
                           mirror::visible(words.game) + "”");
    }
    if (words.lesson.empty()) return lessons.front();
    lesson::Id wanted{};
    if (lesson::id_from_name(words.lesson, wanted) && std::find(lessons.begin(), lessons.end(), wanted) != lessons.end()) {
        return wanted;
    }
    std::string known;
    for (const lesson::Id id : lessons) known += (known.empty() ? "" : ", ") + std::string(lesson::id_name(id));
    throw cli::Problem("--lesson: expected a lesson of this game (" + known + "), found “" + mirror::visible(words.lesson) + "”");
}

/// What the lessons take: one game, or a sum with a game for each heap.
core::Component explained(const cli::TypedSum& sum, const std::vector<std::string>& arguments, const Words& words) {
    core::Component whole = sum.components[0];
    if (sum.components.size() == 1) return whole;
    std::string names;
    whole.heaps.clear();
    for (const core::Component& component : sum.components) {
        for (const core::Heap heap : component.heaps) {
            names += (names.empty() ? "" : "+") + core::game_name(component.game);
            whole.heaps.push_back(heap);
        }
    }
    if (names.empty()) return whole;
    const core::ParsedGame parsed = core::parse_sum(names);
    if (parsed.error) {
        throw cli::Problem(cli::place_of(game_token(arguments, words)) +
                           ": expected a sum of games whose heaps have values, at most " +
                           std::to_string(core::most_parts) + " heaps in all, found “" + mirror::visible(names) + "”");
    }
    whole.game = parsed.game;
    return whole;
}

int run_explain(const std::vector<std::string>& arguments, const Words& words, cli::Output& out) {
    const cli::TypedSum sum = sum_of(arguments, words);
    const core::Component whole = explained(sum, arguments, words);
    const lesson::Id id = lesson_of(whole.game, arguments, words);
    return cli::explain(whole, {id, lang_of(words), words.format == "json", words.svg_folder, words.code}, out);
}

int run(const CLI::App& app, const std::vector<std::string>& arguments, const Words& words) {
    constexpr core::Heap longest_list = 10'000'000;
    constexpr core::Heap most_heaps = 64;
    cli::Output out;
    if (app.got_subcommand("judge")) return run_judge(arguments, words, out);
    if (app.got_subcommand("solve")) return cli::solve(sum_of(arguments, words), words.json, out);
    if (app.got_subcommand("explain")) return run_explain(arguments, words, out);
    if (app.got_subcommand("grundy")) {
        const core::Game game = cli::read_game(game_token(arguments, words));
        return cli::grundy(game, cli::read_number("-n", words.largest, longest_list), words.json, out);
    }
    return cli::verify(cli::read_whole(game_token(arguments, words)),
                       {cli::read_number("--heaps", words.heap_count, most_heaps),
                        cli::read_number("--max", words.largest, core::most_positions), words.rule},
                       out);
}

/// A heap with a minus sign looks like an option: found before the options are read, it gets its own message.
void refuse_signed_heaps(const std::vector<std::string>& arguments) {
    for (std::size_t i = 2; i < arguments.size(); ++i) {
        const std::string& word = arguments[i];
        const bool looks_signed = word.size() > 1 && word[0] == '-' && (core::is_digit(word[1]) || word[1] == '.');
        if (!looks_signed || (arguments[0] != "solve" && arguments[0] != "explain")) continue;
        core::Fault fault = core::parse_heaps(word).fault.value_or(core::Fault{});
        fault.heaps_read = i - 2;
        throw cli::problem_of("argument " + std::to_string(i + 1), fault);
    }
}

int parse_and_run(const std::vector<std::string>& arguments) {
    Words words;
    CLI::App app("Why XOR decides Nim: judge, solve and explain positions", "nimboard");
    app.set_version_flag("--version", version);
    app.require_subcommand(1);
    add_judge(app, words);
    add_solve(app, words);
    add_explain(app, words);
    add_grundy(app, words);
    add_verify(app, words);
    refuse_signed_heaps(arguments);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::Success& success) {
        return app.exit(success);
    } catch (const CLI::Error& error) {
        throw cli::Problem(std::string(error.what()) + " (nimboard --help lists what there is)");
    }
    return run(app, arguments, words);
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGPIPE, SIG_IGN);  // a closed output is then a failed write, which gets a message
    try {
        return parse_and_run({argv + 1, argv + argc});
    } catch (const cli::Problem& problem) {
        cli::complain(problem.what());
    } catch (const std::exception& error) {
        cli::complain(error.what());
    }
    return cli::exit_bad_input;
}
