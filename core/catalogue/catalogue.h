#pragma once

#include "core/game/entry.h"

namespace mexplorer {

/// Every game, in the order they are listed. To add a game, add its line to a family, families/*.cpp.
[[nodiscard]] const std::vector<Entry>& catalogue();

/// findGame and makeGame for the games of the catalogue.
[[nodiscard]] Expected<const Entry*> findGame(std::string_view id);
[[nodiscard]] Expected<std::unique_ptr<Game>> makeGame(std::string_view id, const Parameters& given = {});

} // namespace mexplorer
