#pragma once

#include "core/rules/outcome.h"
#include "ui/theme/theme.h"

#include <cstddef>

namespace mexplorer::ui {

/// The colours of one meaning.
struct RoleColours {
    QColor fill; ///< shapes: nodes, pieces, bars
    QColor on;   ///< text on these
    QColor text; ///< text and outlines on paper
};

/// Two players, where positions are neither P nor N: who plays, not who wins. The same two in every view: row
/// and column, MAX and MIN, first and second, Left (blue) and Right (red). They have a contrast of 3 to each
/// other, as P and N have.
[[nodiscard]] const RoleColours& playerColours(const Theme& theme, bool isFirst);

/// Who wins: P and N, or the colours of the player who wins whoever begins.
[[nodiscard]] RoleColours outcomeColours(const Theme& theme, Outcome outcome);

/// Colours of curves, actions and owners, which mean nothing but which is which; readable as text.
inline constexpr std::size_t seriesCount = 7;
[[nodiscard]] const QColor& seriesColour(const Theme& theme, std::size_t index);

/// Bits, and the parts of a heap: neither P nor N. Text on it has the colour of the paper.
[[nodiscard]] const QColor& neutralColour(const Theme& theme);
/// The part that is left over.
[[nodiscard]] const QColor& restColour(const Theme& theme);

/// What has no partner in a column of the XOR. That a column is odd does not yet say who wins.
[[nodiscard]] const RoleColours& oddColours(const Theme& theme);
/// P where it lies among many colours, as in a grid: in the dark lighter than all of them.
[[nodiscard]] const RoleColours& pAmongColours(const Theme& theme);

/// Branches of Green Hackenbush, and what they are worth.
[[nodiscard]] const QColor& branchColour(const Theme& theme);

} // namespace mexplorer::ui
