// The native command `nimboard`: words in, a verb called, one exit code out.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <optional>

#include "cli/commands.h"
#include "cli/problem.h"
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
};

void add_judge(CLI::App& app, Words& words) {
    CLI::App* judge = app.add_subcommand("judge", "Answer a judge's input: Yes or No for each case");
    judge->add_option("GAME", words.game, "nim")->required();
    judge->add_option("FILE", words.file, "input file; standard input when left out");
}

void add_position(CLI::App* verb, Words& words) {
    verb->add_option("GAME", words.game, "nim")->required();
    verb->add_option("HEAPS", words.heaps, "stones in each heap; none: the position with nothing left");
}

void add_solve(CLI::App& app, Words& words) {
    CLI::App* solve = app.add_subcommand("solve", "Verdict, nim-sum and every winning move of a position");
    add_position(solve, words);
    solve->add_flag("--json", words.json, "as JSON");
}

void add_explain(CLI::App& app, Words& words) {
    CLI::App* explain = app.add_subcommand("explain", "The argument for a position, step by step");
    add_position(explain, words);
    explain->add_option("--lang", words.lang, "en, zh-Hans or zh-Hant")->capture_default_str();
    explain->add_option("--format", words.format, "text or json")
        ->capture_default_str()
        ->check(CLI::IsMember({"text", "json"}));
    explain->add_option("--svg", words.svg_folder, "also write a picture of each step into this folder");
}

/// Which argument is `word`, counted from 1, looking from argument `from` on.
std::size_t argument_of(const std::vector<std::string>& arguments, const std::string& word, std::size_t from) {
    std::size_t i = from;
    while (i < arguments.size() && arguments[i - 1] != word) ++i;
    return i;
}

void expect_nim(const std::vector<std::string>& arguments, const Words& words) {
    if (words.game == "nim") return;
    throw cli::Problem("argument " + std::to_string(argument_of(arguments, words.game, 2)) +
                       ":1:1: expected the game nim, found “" + mirror::visible(words.game) + "”");
}

core::Position position_of(const std::vector<std::string>& arguments, const Words& words) {
    cli::TypedHeaps typed{words.heaps, 0};
    if (!words.heaps.empty()) typed.first_argument = argument_of(arguments, words.heaps.front(), 3);
    return cli::read_heaps(typed);
}

i18n::Lang lang_of(const Words& words) {
    i18n::Lang lang{};
    if (!i18n::lang_from_tag(words.lang, lang)) {
        throw cli::Problem("--lang: expected en, zh-Hans or zh-Hant, found “" + mirror::visible(words.lang) + "”");
    }
    return lang;
}

int run(const CLI::App& app, const std::vector<std::string>& arguments, const Words& words) {
    cli::Output out;
    expect_nim(arguments, words);
    if (app.got_subcommand("judge")) return cli::judge_nim(words.file, out);
    const core::Position position = position_of(arguments, words);
    if (app.got_subcommand("solve")) return cli::solve_nim(position, words.json, out);
    return cli::explain_nim(position, {lang_of(words), words.format == "json", words.svg_folder}, out);
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
