#pragma once

#include <string>
#include <string_view>

namespace mexplorer {

/// The most characters that a sentence shows of a name, list or position: enough for all that the program
/// writes itself, and to recognise what comes from elsewhere.
inline constexpr std::size_t longestShown = 1000; // characters

/// Text from a file, a document or a keyboard as it may be shown anywhere, be it in a terminal or in a
/// window: UTF-8 whatever the bytes, its first `most` characters and, if that is not all, “…”. Tabs and line
/// breaks are spaces; what would not be seen but acts on what is (other control characters, line and
/// paragraph separators, marks of the direction of writing, noncharacters) is U+FFFD, as are bytes that are
/// no UTF-8. O(most), however long the text.
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = longestShown);

} // namespace mexplorer
