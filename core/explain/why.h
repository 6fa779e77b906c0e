#pragma once

#include "core/solve/game.h"
#include "core/solve/inquiry.h"

namespace mexplorer {

/// Why a position has its value: in sentences, and as the set whose mex it is.
struct Why {
    Message headline;                ///< "(6, 10) is P"
    Message verdict;                 ///< the same beside a picture of it: "This position is P"
    std::vector<Message> reasons;    ///< what follows from it, and from which options it follows
    std::vector<Message> proof = {}; ///< the game’s own, or how the options of a P-position are answered
    std::uint64_t options = 0;       ///< how many there are, listed or not
    /// The options' values, ascending, each once; empty if they are not known.
    std::vector<Nimber> optionValues;
    std::optional<Nimber> value; ///< the mex of them (in misère play 1 if there is no option)
};

/// That its value is the mex of its options’ values, of which at most so many are listed.
[[nodiscard]] Message sayMex(const Why& why, std::size_t most);

/// Explains a position. Of a sum in which somebody has chosen a component, `chosen`, it tells the winning
/// move there, or that there is none. Errors: as for Inquiry::solution.
[[nodiscard]] Expected<Why> why(const Game& game, const Inquiry& asked, Task& task,
                                std::optional<std::size_t> chosen = {});

} // namespace mexplorer
