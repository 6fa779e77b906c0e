#pragma once

#include <string>
#include <string_view>

namespace mexplorer {

/// The most characters that a sentence shows of a name, list or position: enough for all that the program
/// itself writes, and to recognise longer texts of users.
inline constexpr std::size_t longestShown = 1000;

/// Untrusted text made safe to show, in a terminal or a window: its first `most` characters and, if that is
/// not all, “…”. Tabs and line breaks become spaces; invisible characters that affect others (other control
/// characters, line and paragraph separators, directional marks, noncharacters) and bytes that are not UTF-8
/// become U+FFFD. O(most), however long the text.
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = longestShown);
/// The same without a limit on the length.
[[nodiscard]] inline std::string allPrintable(std::string_view text) {
    return printable(text, text.size());
}

} // namespace mexplorer
