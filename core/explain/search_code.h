#pragma once

#include "core/search/method.h"

namespace mexplorer {

/// Pseudo-code of the search, a line each.
[[nodiscard]] std::vector<Message> searchCode(const SearchSettings& settings);

/// The lines of the pseudo-code; a method without one of them has the one before in its place.
struct SearchLines {
    std::size_t pass;
    std::size_t look; ///< at the table
    std::size_t end;
    std::size_t each;
    std::size_t max;
    std::size_t min;
    std::size_t cut;
    std::size_t result;
};
[[nodiscard]] const SearchLines& searchLines(SearchMethod method);

} // namespace mexplorer
