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

/// The command that was given, to be run after parsing; returns the exit code. Empty if none was given.
using Chosen = std::function<int()>;

/// The languages for sentences, English first. Translations belong to the window: a program built without it
/// has English only.
struct Speech {
    std::vector<std::string> languages = {"en"};
    /// The translation into one of them.
    std::function<Message::Translate(const std::string& language)> in = [](const std::string& /*language*/) {
        return [](const std::string& english) { return english; };
    };
};

// Each adds one command to `app`. If chosen, it stores the function to run in `chosen`.
void addGames(CLI::App& app, Chosen& chosen);
void addValues(CLI::App& app, Chosen& chosen, const Speech& speech);
void addSolve(CLI::App& app, Chosen& chosen, const Speech& speech);
void addSearch(CLI::App& app, Chosen& chosen, const Speech& speech);
void addExplain(CLI::App& app, Chosen& chosen, const Speech& speech);
void addQuiz(CLI::App& app, Chosen& chosen, const Speech& speech);
void addVerify(CLI::App& app, Chosen& chosen, const Speech& speech);
void addPeriod(CLI::App& app, Chosen& chosen, const Speech& speech);
void addPlay(CLI::App& app, Chosen& chosen, const Speech& speech);
void addJudge(CLI::App& app, Chosen& chosen);

/// Adds all of them.
void addCommands(CLI::App& app, Chosen& chosen, const Speech& speech = {});
/// Parses the arguments. Returns an exit code if the program is to exit at once (after --help, or after wrong
/// usage, which is reported in one line); empty if parsing succeeded.
[[nodiscard]] std::optional<int> parse(CLI::App& app, int argc, char** argv);
/// Runs a command, shows its progress on a terminal, and ends it on Ctrl+C. Returns the exit code.
[[nodiscard]] int perform(const Chosen& command);

} // namespace mexplorer::cli
