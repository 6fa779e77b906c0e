#pragma once

#include "core/rules/description.h"

#include <string>
#include <string_view>

namespace mexplorer {

/// A game as rules of one’s own.
struct OwnVersion {
    std::string rules;
    /// The same position, as the own game writes it; empty if it has none that is the same.
    std::string position = {};
};

/// A game of the catalogue, with these parameters, which are complete, as rules of one’s own: from this
/// position, which is one of its own, it has the same moves. The play is that of the parameters and not in
/// the text. Errors: why these rules cannot be said like this; an unknown game.
[[nodiscard]] Expected<OwnVersion> ownVersionOf(std::string_view game, const Parameters& parameters,
                                                std::string_view position);

} // namespace mexplorer
