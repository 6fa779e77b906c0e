#pragma once

#include "core/text/message.h"
#include "core/text/text_place.h"

#include <cstdint>
#include <string>

namespace mexplorer::judge {

/// The first difference of an output from ours.
struct Difference {
    enum class Kind {
        other,      ///< another answer
        letterCase, ///< the same except for capital letters
        blanks,     ///< the same except for the blanks between words
        emptyLine,  ///< an empty line instead of an answer
        noText,     ///< a control character
        missing,    ///< their output ends before ours
        nothing,    ///< they wrote nothing at all
        extra,      ///< their output goes on after ours
    };

    Kind kind = Kind::other;
    std::uint64_t number = 0; ///< of the case, from 0; for `extra`, the number of cases
    TextPlace place;          ///< in their output
    std::string ours;         ///< the right answer, or the part of a long one around the place
    std::string theirs;       ///< likewise
};

/// “Case 3, line 3, column 1: “Rabbit” stands where “Grass” belongs.”
[[nodiscard]] Message sayDifference(const Difference& difference);

/// What this comparison ignores, as online judges do.
[[nodiscard]] Message sayWhatIsIgnored();

} // namespace mexplorer::judge
