#pragma once

#include "core/theory/random.h"

namespace mexplorer::judge {

/// What a problem specifies about its inputs besides their cases.
struct InputForm {
    enum class Ends {
        atEnd,    ///< after any number of cases
        byCount,  ///< the first line says how many cases follow
        byZeros,  ///< a line of zeros ends it; what follows is not read
        afterOne, ///< an input is one case
        inGroups, ///< cases with the same first lines share these and are ended by a zero; then as atEnd
    };

    Ends ends = Ends::atEnd;
    std::size_t zeros = 1; ///< how many end an input, for `byZeros`
    bool anyLines = false; ///< a list may be broken across lines
};

/// How an input is written, as far as the problem leaves that open.
struct Layout {
    enum class Tail { lineBreak, nothing, blankLines, blanks };

    bool manyBlanks = false;      ///< between, before and after numbers
    bool carriageReturns = false; ///< before line breaks
    bool brokenLists = false;     ///< if the form allows it
    bool moreFollows = false;     ///< after zeros that end the input
    Tail tail = Tail::lineBreak;  ///< what the input ends with

    /// Half of the time the plain one, a default Layout.
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
