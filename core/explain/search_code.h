#pragma once

#include "core/search/method.h"

namespace mexplorer {

/// The pseudo-code of the search, by line.
[[nodiscard]] std::vector<Message> searchCode(const SearchSettings& settings);

/// Indices of the pseudo-code's lines; for a line that a method lacks, the nearest one it has.
struct SearchLines {
    std::size_t pass;
    std::size_t look; ///< look-up in the table
    std::size_t end;
    std::size_t each;
    std::size_t max;
    std::size_t min;
    std::size_t cut;
    std::size_t result;
};
[[nodiscard]] const SearchLines& searchLines(SearchMethod method);

} // namespace mexplorer
