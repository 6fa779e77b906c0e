#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

// The text of a sum may hold values of its components’ parameters that nobody wants to read there: a graph,
// dag graph="digraph { … }": a.

/// The text without them: dag …: a. O(text).
[[nodiscard]] std::string withoutLongValues(std::string_view text);

/// A text that is edited without seeing them: dag graph="…1": a.
struct FoldedText {
    std::string text;
    std::vector<std::string> values; ///< what stood in the place of "…1", "…2" …, in quotation marks
};
[[nodiscard]] FoldedText folded(std::string_view text);
/// The whole text again, after the folded one was edited: wherever "…k" stands now, there is the k-th value.
[[nodiscard]] std::string unfolded(std::string_view edited, const std::vector<std::string>& values);

} // namespace mexplorer
