#pragma once

#include "core/play/opponent.h"

#include <cstddef>
#include <vector>

namespace mexplorer {

/// A best move, told in three depths, each of which gives more of it away.
struct Hint {
    static constexpr std::size_t depths = 3;

    ChosenMove move;
    Message look; ///< where: “Look at heap 2.”
    Message aim;  ///< what for: “Make the nim-sum 0.”
    /// The places at which to look, numbered on from part to part (see ThingsAspect); none if the position
    /// cannot be laid out.
    std::vector<std::size_t> places = {};

    /// What is told at a depth from 1 to `depths`: the sentences of this depth and of those before.
    [[nodiscard]] std::vector<Message> told(std::size_t depth) const;
};

/// Errors and cancelling: as for chooseMove.
[[nodiscard]] Expected<Hint> findHint(const Game& game, const Inquiry& asked, std::uint64_t turn, Task& task);

} // namespace mexplorer
