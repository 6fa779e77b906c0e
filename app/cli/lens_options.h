#pragma once

#include "app/cli/arguments.h"
#include "core/lens/conjecture.h"

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace mexplorer::cli {

/// The options of `values` that compare the values with what somebody supposes.
struct LensOptions {
    std::optional<std::string> compare;     ///< a conjecture
    std::optional<std::string> compareFile; ///< the path of one
    bool suggests = false;
    std::optional<std::string> format;
    std::string language = "en";

    void addTo(CLI::App& command, const Speech& speech);
    /// Whether anything else than the values is to be written.
    [[nodiscard]] bool asksForReport() const { return compare || compareFile || suggests; }
    /// The format, or the usual one. Errors: it does not belong to what is asked for.
    [[nodiscard]] Expected<std::string> formatFor(bool isLine) const;
    /// What is to be compared, if anything is. The words after `game:` are a game beside `game`, and its
    /// values are as many as `extent` says. Errors: those of Conjecture::parse; of the file; of that game.
    [[nodiscard]] Expected<std::optional<Conjecture>>
    conjecture(const GameArguments& game, const Extent& extent, bool isLine, Task& task) const;
};

/// Prints the first values of a line as a b-file. Returns the exit code.
[[nodiscard]] int printBFile(const Game& game, std::uint64_t count, Task& task);

/// Compares the values of `game`, which `arguments` give, suggests, and prints the report. Returns the exit
/// code: 1 if anything fails.
[[nodiscard]] int printLens(const LensOptions& options, const GameArguments& arguments, const Extent& extent,
                            const Game& game, const Speech& speech, Task& task);

/// The same for the heaps or boards of a game of two sides (see SidedConjecture).
[[nodiscard]] int printSidedLens(const LensOptions& options, const Extent& extent, const Game& game,
                                 const Speech& speech, Task& task);

} // namespace mexplorer::cli
