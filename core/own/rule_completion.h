#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// How a text of rules may go on where it is being typed.
struct RuleCompletions {
    std::size_t typed = 0; ///< characters at the end of the text that are the beginning of each of the words
    /// What may stand there: names that the text has, functions, words of the grammar, in this order; where
    /// nothing but a beginning is typed, whole beginnings such as “heap n: take ”. None is what is typed.
    std::vector<std::string> words = {};
};

/// `text` is what stands before the cursor. The words are those that the grammar of its kind tries at its
/// end; none if it cannot be read up to there, or if it is longer than rules may be. O(length).
[[nodiscard]] RuleCompletions ruleCompletions(std::string_view text);

} // namespace mexplorer
