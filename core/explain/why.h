#pragma once

#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// Why a position has its outcome and value: in sentences, and as the set whose mex the value is.
struct Why {
    /// The winning move that all explanations mention.
    struct WinningMove {
        Message move;   ///< “take 1 from heap 1”
        std::string to; ///< the position it leads to
    };

    Message headline;                        ///< "(6, 10) is P"
    Message verdict;                         ///< the same beside a picture of it: "This position is P"
    std::optional<Outcome> outcome = {};     ///< what they say, if it is that
    std::optional<WinningMove> winning = {}; ///< the first reason is about it
    std::vector<Message> reasons;            ///< what follows from it, and from which options it follows
    std::size_t firstMove = 0;               ///< the reason with which the list of winning moves begins
    std::size_t moves = 0;                   ///< how many reasons this list has, with that there are more
    std::optional<std::size_t> wins = {};    ///< how many winning moves there are for this list, if known
    std::vector<Message> proof = {}; ///< the game’s own, or the answers to the options of a P-position
    std::uint64_t options = 0;       ///< how many there are, listed or not
    /// The options' values, ascending, each once; empty if they are not known.
    std::vector<Nimber> optionValues;
    std::optional<Nimber> value; ///< their mex; in misère play 1 if there is no option; empty if not known
};

/// “mex {0, 1} = 2, the least value missing”, with at most `most` values listed. `why` must have a value.
[[nodiscard]] Message sayMex(const Why& why, std::size_t most);

/// Explains a position. In a sum, `chosen` is the component whose winning moves are wanted, or the statement
/// that it has none. Errors: as for Inquiry::solution.
[[nodiscard]] Expected<Why> why(const Game& game, const Inquiry& asked, Task& task,
                                std::optional<std::size_t> chosen = {});

} // namespace mexplorer
