#pragma once

#include "core/judge/making/random.h"

namespace mexplorer::judge {

/// What a problem says of its inputs besides their cases.
struct InputForm {
    enum class Ends {
        atEnd,    ///< after any number of cases
        byCount,  ///< the first line says how many cases follow
        byZeros,  ///< by a line of zeros; what follows is not read
        afterOne, ///< an input is one case
        inGroups, ///< cases with the same first lines have them in common and are ended by a zero; then as
                  ///< atEnd
    };

    Ends ends = Ends::atEnd;
    std::size_t zeros = 1; ///< that end an input, if zeros do
    bool anyLines = false; ///< a list may be broken into lines
};

/// What a problem leaves open of how its inputs are written.
struct Layout {
    enum class Tail { lineBreak, nothing, blankLines, blanks };

    bool manyBlanks = false;      ///< between, before and after numbers
    bool carriageReturns = false; ///< before line breaks
    bool brokenLists = false;     ///< if the form allows it
    bool moreFollows = false;     ///< behind zeros that end the input
    Tail tail = Tail::lineBreak;  ///< what the input ends with

    /// Half of them plain, as a default Layout is.
    [[nodiscard]] static Layout any(Random& random) {
        Layout layout;
        if (random.below(2) == 1) return layout;
        layout.manyBlanks = random.once(2);
        layout.carriageReturns = random.once(3);
        layout.brokenLists = random.once(2);
        layout.moreFollows = random.once(2);
        layout.tail = static_cast<Tail>(random.below(4));
        return layout;
    }
    friend bool operator==(const Layout&, const Layout&) = default;
};

} // namespace mexplorer::judge
