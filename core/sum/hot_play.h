#pragma once

#include "core/partizan/short_games.h"
#include "core/rules/outcome.h"
#include "core/theory/rational.h"

#include <string>
#include <vector>

namespace mexplorer {

/// A sum played hottest-first: whoever is to move moves in the component of the highest temperature, and
/// there to the option that is best for him at that temperature; until no component is hot.
struct HotPlay {
    /// What a component is at some time.
    struct Part {
        std::string name; ///< in the field’s notation
        Rational mean;
        Rational temperature;
    };
    struct Turn {
        Side mover = Side::left;
        std::size_t component = 0;
        Part from;
        Part to;
    };
    std::vector<Part> start; ///< all components
    std::vector<Turn> turns;
    Rational stop;  ///< the number that is left then, but for infinitesimals
    Rational exact; ///< the same with best play: a stop of the whole sum

    /// The components after so many turns.
    [[nodiscard]] std::vector<Part> partsAfter(std::size_t turns) const;
};

/// Errors: a name is too long; what stopped the games.
[[nodiscard]] Expected<HotPlay> hottestFirst(std::vector<ShortGames::Id> components, Side first,
                                             ShortGames& games);

} // namespace mexplorer
