#pragma once

#include "core/game/aspects/best_play.h"
#include "core/game/aspects/positions.h"

namespace mexplorer {

/// A position of a game in which play may go on for ever, which is a draw: the graph of positions has cycles.
/// It has BestPlayAspect, too.
class CyclicAspect : public Aspect {
public:
    /// The name of the player to move (`isMover`), or of the other one.
    [[nodiscard]] virtual Message playerName(bool isMover) const = 0;

    /// A turn of best play.
    struct Turn {
        Message move;
        std::string to;
        BestPlay ending; ///< of the position that it leads to
    };
    /// A line of best play: to the end, in as few moves as the winner needs; in a draw, until a position is
    /// repeated; but at most `most` turns. Errors: too large; cancelled.
    [[nodiscard]] virtual Expected<std::vector<Turn>> play(std::size_t most, Task& task) const = 0;
};

/// Whether the game has positions, and play from every one of them ends, so that its moves make a tree.
[[nodiscard]] bool playEnds(const Game& game);
/// The same for one position. Errors: play may go on for ever.
[[nodiscard]] Expected<void> checkPlayEnds(const Inquiry& asked);

} // namespace mexplorer
