#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

// The text of a sum may contain long values of its components’ parameters that only hinder reading, such as
// the graph in: dag graph="digraph { … }": a.

/// The text without long parameters: dag …: a. O(text).
[[nodiscard]] std::string withoutLongValues(std::string_view text);

/// A text for editing in which long values are replaced by short marks: dag graph="…1": a.
struct FoldedText {
    std::string text;
    std::vector<std::string> values; ///< what "…1", "…2" … stand for, including quotation marks
};
[[nodiscard]] FoldedText folded(std::string_view text);
/// The inverse, after the folded text was edited: every "…k" is replaced by the k-th value.
[[nodiscard]] std::string unfolded(std::string_view edited, const std::vector<std::string>& values);

} // namespace mexplorer
