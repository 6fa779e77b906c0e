#pragma once

#include "core/solve/aspects/best_play.h"
#include "core/solve/aspects/positions.h"

namespace mexplorer {

/// A position of a game in which play may go on for ever, which is a draw. Its moves make no tree: the graph
/// of positions has cycles. It has BestPlayAspect besides.
class CyclicAspect : public Aspect {
public:
    /// What the player to move is called, or the other one.
    [[nodiscard]] virtual Message playerName(bool isMover) const = 0;

    /// A turn of best play.
    struct Turn {
        Message move;
        std::string to;
        BestPlay ending; ///< of the position that it leads to
    };
    /// How the game goes on: to its end, by as few moves as whoever wins needs; in a draw until a position
    /// comes again; but at most `most` turns. Errors: too large; cancelled.
    [[nodiscard]] virtual Expected<std::vector<Turn>> play(std::size_t most, Task& task) const = 0;
};

/// Whether the game has positions, and play from each of them comes to an end: whether its moves make trees.
[[nodiscard]] bool playEnds(const Game& game);
/// The same of one position. Errors: play may go on for ever.
[[nodiscard]] Expected<void> checkPlayEnds(const Inquiry& asked);

} // namespace mexplorer
