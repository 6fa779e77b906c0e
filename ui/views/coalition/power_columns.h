#pragma once

#include "ui/views/coalition/coalition_drawing.h"

#include <optional>

namespace mexplorer::ui {

/// A way to divide in the picture of five players or more: a column of numbers, and a mark in each row.
struct PowerColumn {
    PayoffMark mark = PayoffMark::shapley;
    QString heading;
    QString meaning; ///< in the legend
    /// By player, as they are told; none if a player has no number yet.
    std::vector<std::optional<Rational>> amounts;
    bool isLit = false; ///< the step is about the whole column
};
/// Those of the answer, or of the step that is shown.
[[nodiscard]] std::vector<PowerColumn> powerColumns(const CoalitionPicture& picture,
                                                    const CoalitionLook& look);
/// The players of whom the step speaks.
[[nodiscard]] std::vector<unsigned> litPlayers(const CoalitionLook& look);

/// What the players have before anything is divided: their shares of the votes, of each majority, or what
/// they are worth alone; as they are told.
[[nodiscard]] std::vector<std::vector<Rational>> powerBars(const CoalitionSubject& subject);
[[nodiscard]] QString powerBarMeaning(const CoalitionSubject& subject);
/// By player, the votes in each majority, or what the player is worth alone.
[[nodiscard]] std::vector<QStringList> powerStakes(const CoalitionSubject& subject);
/// Between the votes of several majorities: “1 · 50”.
inline const QString powerStakeGap = QStringLiteral(" · ");

/// The scale of all bars and marks, the same in every step.
[[nodiscard]] BarScale powerScale(const CoalitionPicture& picture, const CoalitionLook& look);

} // namespace mexplorer::ui
