#pragma once

#include "core/misere/quotient.h"
#include "core/task/task.h"
#include "core/text/expected.h"

#include <string>
#include <utility>
#include <vector>

namespace mexplorer {

/// A product of generators: how often each is a factor.
using Word = std::vector<std::uint32_t>;

/// The elements of a quotient, each with its first word: of its words the shortest and, of these, the first
/// in the alphabet.
struct ElementsByWord {
    std::vector<std::uint32_t> generators; ///< heaps whose elements are not products of those of smaller ones
    std::vector<Element> elements;         ///< by word, the identity first
    std::vector<Word> words;               ///< in the same order
};

/// O(order² · heaps).
[[nodiscard]] ElementsByWord elementsByWord(const MisereQuotient& quotient);

/// The same monoid by generators and relations. The relations are the reduced Gröbner basis for the order of
/// words (see ElementsByWord): applied from left to right, in any order, they bring every product to its
/// element’s first word.
struct Presentation {
    ElementsByWord elements;
    std::vector<std::pair<Word, Word>> relations;
};

/// O(order² · generators³). Errors: cancelled.
[[nodiscard]] Expected<Presentation> presentationOf(const MisereQuotient& quotient, Task& task);

/// The name of generator number i: a … z, then a1 … z1 and so on.
[[nodiscard]] std::string generatorName(std::size_t i);
/// A word in print, such as ab²; 1 if it is empty.
[[nodiscard]] std::string wordText(const Word& word);

} // namespace mexplorer
