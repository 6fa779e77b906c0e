#pragma once

#include "core/text/message.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// What the parsed command line asks for: run after parsing, it returns the exit code. Empty: no command was
/// given.
using Chosen = std::function<int()>;

/// The languages that a program can say sentences in, English first. The translations belong to the window:
/// what is built without it speaks English.
struct Speech {
    std::vector<std::string> languages = {"en"};
    /// Says sentences in one of them.
    std::function<Message::Translate(const std::string& language)> in = [](const std::string& /*language*/) {
        return [](const std::string& english) { return english; };
    };
};

// Each adds one command to `app`. If chosen, it stores the function to run in `chosen`.
void addGames(CLI::App& app, Chosen& chosen);
void addValues(CLI::App& app, Chosen& chosen);
void addSolve(CLI::App& app, Chosen& chosen);
void addSearch(CLI::App& app, Chosen& chosen);
void addExplain(CLI::App& app, Chosen& chosen, const Speech& speech);
void addQuiz(CLI::App& app, Chosen& chosen, const Speech& speech);
void addVerify(CLI::App& app, Chosen& chosen);
void addPeriod(CLI::App& app, Chosen& chosen);
void addPlay(CLI::App& app, Chosen& chosen);
void addJudge(CLI::App& app, Chosen& chosen);

/// The application with all of them.
void addCommands(CLI::App& app, Chosen& chosen, const Speech& speech = {});
/// Parses the arguments. A value is the exit code to leave with at once (after --help, or after wrong usage,
/// which is reported in one line); nothing means that parsing went well.
[[nodiscard]] std::optional<int> parse(CLI::App& app, int argc, char** argv);
/// Runs a command, shows its progress on a terminal, and ends it on an interrupt. Returns the exit code.
[[nodiscard]] int perform(const Chosen& command);

} // namespace mexplorer::cli
