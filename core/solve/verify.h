#pragma once

#include "core/solve/game.h"

#include <variant>

namespace mexplorer {

/// A position where a closed form says something else than the definition.
struct Mismatch {
    std::string position;
    Evaluation closedForm;
    Evaluation definition;
};

/// What came of comparing a closed form with the definition.
struct Verification {
    std::uint64_t checked = 0;        ///< positions compared
    std::optional<Mismatch> mismatch; ///< the first one found; then the rest was not looked at

    [[nodiscard]] bool holds() const { return !mismatch; }
};

/// Whether a theorem's word fits the definition's: by value where it tells one, else by outcome.
[[nodiscard]] bool fits(const Evaluation& closedForm, const Evaluation& definition);

/// Which positions to compare: the heaps below a size, or the cells of a table.
using VerifyRange = std::variant<std::uint64_t, GridSize>;

/// Compares the closed form with plain mex over every option. Errors: the game has no such table or no closed
/// form, so that there is nothing to verify; too large; cancelled.
[[nodiscard]] Expected<Verification> verify(const Game& game, const VerifyRange& range, Task& task);

/// The same for an aspect by itself. Errors: no closed form anywhere in the range; too large; cancelled.
[[nodiscard]] Expected<Verification> verifyLine(const LineAspect& line, std::uint64_t size, Task& task);
[[nodiscard]] Expected<Verification> verifyGrid(const GridAspect& grid, GridSize size, Task& task);

} // namespace mexplorer
