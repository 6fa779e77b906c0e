#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// The words of a line, which blanks separate; blanks between double quotes do not, and the quotes are left
/// out: `own rules="heap n: take 1"` has two words. A quote that is not closed reaches to the end.
[[nodiscard]] std::vector<std::string> wordsOf(std::string_view line);

} // namespace mexplorer
