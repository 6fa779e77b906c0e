#pragma once

#include "core/text/message.h"
#include "core/text/text_place.h"

#include <cstdint>
#include <string>

namespace mexplorer::judge {

/// Where somebody's output first differs from ours.
struct Difference {
    enum class Kind {
        other,      ///< another answer
        letterCase, ///< the same but for capital letters
        blanks,     ///< the same but for the blanks between words
        emptyLine,  ///< where an answer belongs
        noText,     ///< a byte that no text has
        missing,    ///< their output ends before ours
        nothing,    ///< they wrote nothing at all
        extra,      ///< their output goes on after ours
    };

    Kind kind = Kind::other;
    std::uint64_t number = 0; ///< of the case, from 0; of `extra`: how many there are
    TextPlace place;          ///< in their output
    std::string ours;         ///< the answer; of a long one the part around the place
    std::string theirs;       ///< likewise
};

/// “Line 3, column 1: “Rabbit” stands where “Grass” belongs.”
[[nodiscard]] Message sayDifference(const Difference& difference);

/// What judges, and so this comparison, do not look at.
[[nodiscard]] Message sayWhatIsIgnored();

} // namespace mexplorer::judge
