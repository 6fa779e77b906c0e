#pragma once

#include <functional>
#include <optional>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// What the parsed command line asks for: run after parsing, it returns the exit code. Empty: no command was
/// given.
using Chosen = std::function<int()>;

// Each adds one command to `app`. If chosen, it stores the function to run in `chosen`.
void addGames(CLI::App& app, Chosen& chosen);
void addValues(CLI::App& app, Chosen& chosen);
void addSolve(CLI::App& app, Chosen& chosen);
void addExplain(CLI::App& app, Chosen& chosen);
void addVerify(CLI::App& app, Chosen& chosen);
void addPeriod(CLI::App& app, Chosen& chosen);
void addJudge(CLI::App& app, Chosen& chosen);

/// The application with all of them.
void addCommands(CLI::App& app, Chosen& chosen);
/// Parses the arguments. A value is the exit code to leave with at once (after --help, or after wrong usage,
/// which is reported in one line); nothing means that parsing went well.
[[nodiscard]] std::optional<int> parse(CLI::App& app, int argc, char** argv);
/// Runs a command, shows its progress on a terminal, and ends it on an interrupt. Returns the exit code.
[[nodiscard]] int perform(const Chosen& command);

} // namespace mexplorer::cli
