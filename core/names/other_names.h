#pragma once

#include "core/rules/description.h"

#include <string_view>
#include <vector>

namespace mexplorer::names {

/// What textbooks call a game, or a concept that it shows, besides its title, examples, problems and authors.
struct OtherNames {
    std::string_view game; ///< its id
    /// In any language, in simplified and traditional characters where these differ. Words for “game” need
    /// not be listed: any name may have or lack them.
    std::vector<std::string_view> names;
    Parameters parameters = {};  ///< that belong to the names
    std::string_view position{}; ///< to open with; empty: the game’s own
    std::string_view view{};     ///< to open in; empty: the game’s own
};

[[nodiscard]] const std::vector<OtherNames>& otherNames();

} // namespace mexplorer::names
