#pragma once

#include "core/rules/heap_game.h"

namespace mexplorer {

// Positions of games of two sides that are played with heaps: a sum of small ones, each of which has a
// canonical form of its own.

inline constexpr std::size_t mostHeapsOfTwoSides = 100;

/// Errors: as for parseIntegers; more than mostHeapsOfTwoSides heaps, or one above `largest`.
[[nodiscard]] Expected<Heaps> parseFewHeaps(std::string_view text, std::int64_t largest);

/// The heaps in which there is something, each by itself.
[[nodiscard]] std::vector<Heaps> singleHeaps(const Heaps& heaps);

/// What these games have in common; a move has a `side`.
template <class SidedMove>
class FewHeapsGame {
public:
    using Family = PartizanFamily;
    using Position = Heaps;
    using Move = SidedMove;

    [[nodiscard]] std::string text(const Heaps& heaps) const { return joined(heaps); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& /*heaps*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }
    [[nodiscard]] std::vector<Heaps> parts(const Heaps& heaps) const { return singleHeaps(heaps); }
};

} // namespace mexplorer
