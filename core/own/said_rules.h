#pragma once

#include "core/rules/break_code.h"
#include "core/rules/turn_sets.h"
#include "core/rules/vector_game.h"
#include "core/text/expected.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mexplorer {

// Rules of one’s own, written from what a form or another game says. Each text is read again, by the function
// of its kind, as the same moves, if its numbers are those that can be read.

/// “1, 3..6 or 9”, each number once, runs of three and more as ranges.
[[nodiscard]] std::string sayAmounts(std::vector<std::uint64_t> amounts);
/// “heap n: take 1, 3 or 4”; of no numbers “heap n: take any”.
[[nodiscard]] std::string sayTakeSet(const std::vector<std::uint64_t>& amounts);
/// A code in words: a turn for each digit that occurs, and for each place of the tail.
[[nodiscard]] std::string sayCode(const BreakCode& code);
/// “heap n: take k where …”; without a condition “heap n: take any”.
[[nodiscard]] std::string sayCondition(const std::string& condition);
/// “heap n, last m: take k where …”.
[[nodiscard]] std::string sayRemembering(const std::string& condition);

/// What may be taken from several heaps in one turn.
struct JointForm {
    static constexpr std::size_t fewestHeaps = 2;
    static constexpr std::size_t mostHeaps = 4;

    std::size_t heaps = 2;    ///< fewestHeaps to mostHeaps
    bool fromOne = true;      ///< any number from one heap
    bool alikeFromTwo = true; ///< the same number from two
    bool fromTwo = false;     ///< any numbers from two
    bool alikeFromAll = false;
    std::string condition = {}; ///< of each turn, in the heaps’ names a, b … and k (and j); empty: always
};
/// “heaps a, b: a-k | b-k | a-k, b-k”; nothing if nothing may be taken.
[[nodiscard]] std::string sayJoint(const JointForm& form);

/// “heaps a, b: a-k | a-1, b-2”. Requires that no vector adds to a component.
[[nodiscard]] std::string sayHeapVectors(const std::vector<MoveVector>& vectors);

/// What moves on a board.
struct BoardForm {
    std::uint64_t rows = 8;
    std::uint64_t columns = 8;
    std::string vectors = {}; ///< “(-1,-2) | (-k,0)”, as in the text
    std::string holes = {};   ///< “(2,3) (4,4)”, as in the text; empty: none
};
/// “board 8 x 8: (-1,-2) | (-k,0); holes (2,3)”.
[[nodiscard]] std::string sayBoard(const BoardForm& form);
/// “(-1,-2) | (-k,0)”, for a BoardForm.
[[nodiscard]] std::string sayVectors(const std::vector<MoveVector>& vectors);

/// “word over AB: AB -> B | BA ->”; `rewritings` as in the text, perhaps on lines of their own.
[[nodiscard]] std::string sayWords(const std::string& letters, const std::string& rewritings);

/// “word over HT: H -> T | HH -> TT | TH -> HT”: the coins as letters, the one that goes from heads to tails
/// last. Errors: coins that lie anywhere are turned together; there would be too many rules.
[[nodiscard]] Expected<std::string> sayCoins(const TurnSets& sets);

} // namespace mexplorer
