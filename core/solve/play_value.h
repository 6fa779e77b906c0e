#pragma once

#include "core/theory/score.h"

#include <cstdint>

namespace mexplorer {

/// What a position is worth to the player to move as one number, if games are won, drawn or lost: `most`
/// minus the moves to the end if it is won, 0 if it is drawn, the negative if it is lost. So a sooner win and
/// a later loss are worth more.
namespace playValue {

using Value = std::int32_t;

inline constexpr Value most = 10'000; ///< more than twice the moves of any game

/// At the end, where the score is 1, 0 or −1.
[[nodiscard]] constexpr Value atEnd(Score score) {
    return score > 0 ? most : score < 0 ? -most : 0;
}
/// The value of a move to an option of this value: the end is a move further away.
[[nodiscard]] constexpr Value ofMoveTo(Value option) {
    return option < 0 ? -option - 1 : option > 0 ? -option + 1 : 0;
}
/// The inverse: the value of the option that a move of this value leads to.
[[nodiscard]] constexpr Value ofOption(Value move) {
    return move > 0 ? -move - 1 : move < 0 ? -move + 1 : 0;
}

} // namespace playValue

} // namespace mexplorer
