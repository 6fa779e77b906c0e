#pragma once

#include "core/catalogue/given_game.h"
#include "core/text/expected.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// The command that was given, to be run after parsing; returns the exit code. Empty if none was given.
using Chosen = std::function<int()>;

/// What belongs to the window: translations, and its documents. A program built without it has English only
/// and reads no documents.
struct Speech {
    /// For sentences, English first.
    std::vector<std::string> languages = {"en"};
    /// The translation into one of them.
    std::function<Message::Translate(const std::string& language)> in = [](const std::string& /*language*/) {
        return [](const std::string& english) { return english; };
    };
    /// The game in the bytes of a document.
    std::function<Expected<GivenGame>(const std::string& bytes)> gameInDocument = [](const std::string&) {
        return Expected<GivenGame>(invalid(
            say(MX_TEXT("core", "This program was built without its window, which alone reads documents."))));
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
void addQuotient(CLI::App& app, Chosen& chosen, const Speech& speech);
void addPlay(CLI::App& app, Chosen& chosen, const Speech& speech);
void addJudge(CLI::App& app, Chosen& chosen);

/// A program with all of them.
[[nodiscard]] std::shared_ptr<CLI::App> makeCommands(const std::string& about, Chosen& chosen,
                                                     const Speech& speech = {});
/// Parses the arguments. Returns an exit code if the program is to exit at once (after --help, or after wrong
/// usage, which is reported in one line); empty if parsing succeeded.
[[nodiscard]] std::optional<int> parse(CLI::App& app, int argc, char** argv);
/// Runs a command, shows its progress on a terminal, and ends it on Ctrl+C. Returns the exit code.
[[nodiscard]] int perform(const Chosen& command);

} // namespace mexplorer::cli
