#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// A rule of rewriting, each letter as its number.
struct LetterRule {
    std::string from;
    std::string to;
};

/// What a word is measured by; it cannot fall for ever.
struct WordMeasure {
    enum class Kind {
        length,
        count,    ///< of one letter
        weights,  ///< the sum of the letters’ weights
        fromLeft, ///< the place among the words of equal length, by an order of the letters
        fromRight ///< the same for the word read backwards
    };
    Kind kind = Kind::length;
    std::size_t letter = 0;                  ///< which is counted
    std::vector<std::uint64_t> weights = {}; ///< of each letter, from 1
    std::vector<std::size_t> order = {};     ///< the letters that the rules compare, the least first
};

/// Measures such that every rule lowers the first of them that it changes, so that every play ends; nothing
/// if none are found. Orders come last, for rules that keep the length. Weights are found by the perceptron’s
/// rule (Rosenblatt 1958), within a bounded number of steps. O(rules · letters) for each.
[[nodiscard]] std::optional<std::vector<WordMeasure>> measuresThatFall(std::size_t letters,
                                                                       std::vector<LetterRule> rules);

} // namespace mexplorer
