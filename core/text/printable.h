#pragma once

#include <string>
#include <string_view>

namespace mexplorer {

/// The most characters that a sentence shows of a name, list or position: enough for everything that the
/// program writes itself, and to recognise what comes from elsewhere.
inline constexpr std::size_t longestShown = 1000; // characters

/// Text from a file, a document or a keyboard as it may be shown anywhere, be it in a terminal or in a
/// window: UTF-8 whatever the bytes, its first `most` characters and, if that is not all, “…”. Tabs and line
/// breaks are spaces; invisible characters that affect others (other control characters, line and paragraph
/// separators, marks of the direction of writing, noncharacters) become U+FFFD, as do bytes that are not
/// UTF-8. O(most), however long the text.
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = longestShown);
/// The same, however long it is.
[[nodiscard]] inline std::string allPrintable(std::string_view text) {
    return printable(text, text.size());
}

} // namespace mexplorer
