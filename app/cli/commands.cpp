#include "app/cli/commands.h"

#include "app/cli/help.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/usage.h"
#include "core/task/guarded.h"
#include "core/text/parse.h"

#include <CLI/CLI.hpp> // all of CLI11: other files include only the class App
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

namespace mexplorer::cli {

namespace {

constexpr const char* footer =
    "Examples:\n"
    "  mexplorer games\n"
    "  mexplorer solve nim --position 3,5,7\n"
    "  mexplorer explain wythoff --position 6,10 --format markdown\n"
    "  mexplorer quiz nim --questions 5\n"
    "  mexplorer values bash m=3 --to 20\n"
    "  mexplorer verify wythoff --size 200x200\n"
    "  mexplorer play nim --opponent 0.2\n"
    "  mexplorer judge hdu1846 < in > out\n"
    "Each command has its own --help.\n\n"
    "Exit codes: 0 done; 1 the answer is no; 2 wrong input, or output that cannot be written;\n"
    "3 too large, or cancelled. A pipe that its reader closes early, as head does, is not an error.";

std::vector<std::string> commandsOf(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({}))
        names.push_back(command->get_name());
    return names;
}

/// The first word, if it should be a command and is none: CLI11 would complain about the words after it.
std::optional<std::string> unknownCommand(const CLI::App& app, int argc, char** argv) {
    if (argc < 2 || argv[1][0] == '-') return std::nullopt;
    const std::string word = argv[1];
    std::error_code unreadable;
    if (std::filesystem::exists(word, unreadable))
        return std::nullopt; // the file to open: something else is wrong
    const auto known = commandsOf(app);
    if (std::find(known.begin(), known.end(), word) != known.end()) return std::nullopt;
    return word;
}

} // namespace

std::shared_ptr<CLI::App> makeCommands(const std::string& about, Chosen& chosen, const Speech& speech) {
    auto made = std::make_shared<CLI::App>(about, "mexplorer");
    CLI::App& app = *made;
    app.require_subcommand(0, 1);
    addHelp(app);
    app.set_version_flag("--version", std::string("Mexplorer ") + MEXPLORER_VERSION)
        ->description("show the version");
    app.footer(footer);
    addGames(app, chosen);
    addValues(app, chosen, speech);
    addSolve(app, chosen, speech);
    addSearch(app, chosen, speech);
    addExplain(app, chosen, speech);
    addQuiz(app, chosen, speech);
    addVerify(app, chosen, speech);
    addPeriod(app, chosen, speech);
    addQuotient(app, chosen, speech);
    addPlay(app, chosen, speech);
    addJudge(app, chosen);
    return made;
}

std::optional<int> parse(CLI::App& app, int argc, char** argv) {
    outliveFullFiles();
    takeNoValues(app);
    try {
        app.parse(argc, argv);
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        if (error.get_exit_code() == 0) { // --help, --version
            std::ostringstream text;
            app.exit(error, text, text);
            return answer(text.str());
        }
        if (const auto word = unknownCommand(app, argc, argv)) {
            return failUsage(fmt::format("There is no command “{}”; the commands are: {}.", shortened(*word),
                                         joined(commandsOf(app), ", ")));
        }
        const auto chosen = app.get_subcommands();
        return failUsage(usageSentence(app, error), chosen.empty() ? "" : chosen.front()->get_name());
    }
}

int perform(const Chosen& command) {
    heedInterrupts();
    showProgress(interruptibleTask());
    try {
        return command();
    } catch (const std::exception& thrown) {
        return fail(errorOf(thrown));
    }
}

} // namespace mexplorer::cli
