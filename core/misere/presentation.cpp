#include "core/misere/presentation.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace mexplorer {

namespace {

/// What the generators make, first words first.
ElementsByWord wordsOf(const MisereQuotient& quotient, std::vector<std::uint32_t> generators) {
    std::vector<bool> isMade(quotient.monoid.order(), false);
    isMade[0] = true;
    const Word one(generators.size(), 0);
    ElementsByWord made{std::move(generators), {0}, {one}};
    for (std::size_t i = 0; i < made.elements.size(); ++i) {
        for (std::size_t g = 0; g < made.generators.size(); ++g) {
            const Element product =
                quotient.monoid.product(made.elements[i], quotient.ofHeap[made.generators[g]]);
            if (isMade[product]) continue;
            isMade[product] = true;
            made.elements.push_back(product);
            Word word = made.words[i];
            ++word[g];
            made.words.push_back(std::move(word));
        }
    }
    return made;
}

/// The products of the elements made so far with all powers of a new one.
void addPowers(const BipartiteMonoid& monoid, Element generator, std::vector<bool>& isMade) {
    std::vector<Element> open;
    for (Element element = 0; element < monoid.order(); ++element)
        if (isMade[element]) open.push_back(element);
    while (!open.empty()) {
        const Element product = monoid.product(open.back(), generator);
        open.pop_back();
        if (isMade[product]) continue;
        isMade[product] = true;
        open.push_back(product);
    }
}

/// Finds the words that are no first words, though all words that they properly contain are.
class RelationSearch {
public:
    explicit RelationSearch(const MisereQuotient& quotient, const ElementsByWord& elements)
        : quotient_(quotient), elements_(elements), place_(quotient.monoid.order()) {
        for (std::size_t i = 0; i < elements.elements.size(); ++i) {
            place_[elements.elements[i]] = i;
            isFirst_.emplace(elements.words[i], true);
        }
    }

    Expected<std::vector<std::pair<Word, Word>>> run(Task& task) {
        std::map<Word, bool> seen;
        std::vector<std::pair<Word, Word>> relations;
        for (std::size_t i = 0; i < elements_.words.size(); ++i) {
            if (task.cancelled()) return cancelled();
            for (std::size_t g = 0; g < elements_.generators.size(); ++g) {
                Word word = elements_.words[i];
                ++word[g];
                if (isFirst_.contains(word) || !isLeast(word) || !seen.emplace(word, true).second) continue;
                const Element element = quotient_.monoid.product(elements_.elements[i],
                                                                 quotient_.ofHeap[elements_.generators[g]]);
                relations.emplace_back(std::move(word), elements_.words[place_[element]]);
            }
        }
        return relations;
    }

private:
    [[nodiscard]] bool isLeast(Word word) const {
        for (std::uint32_t& power : word) {
            if (power == 0) continue;
            --power;
            const bool isFirst = isFirst_.contains(word);
            ++power;
            if (!isFirst) return false;
        }
        return true;
    }

    const MisereQuotient& quotient_;
    const ElementsByWord& elements_;
    std::vector<std::size_t> place_;
    std::map<Word, bool> isFirst_;
};

} // namespace

ElementsByWord elementsByWord(const MisereQuotient& quotient) {
    std::vector<bool> isMade(quotient.monoid.order(), false);
    isMade[0] = true;
    std::vector<std::uint32_t> generators;
    for (std::uint32_t heap = 0; heap < quotient.ofHeap.size(); ++heap) {
        if (isMade[quotient.ofHeap[heap]]) continue;
        generators.push_back(heap);
        addPowers(quotient.monoid, quotient.ofHeap[heap], isMade);
    }
    return wordsOf(quotient, std::move(generators));
}

Expected<Presentation> presentationOf(const MisereQuotient& quotient, Task& task) {
    Presentation presentation{elementsByWord(quotient), {}};
    auto relations = RelationSearch(quotient, presentation.elements).run(task);
    if (!relations) return tl::unexpected(relations.error());
    presentation.relations = std::move(*relations);
    return presentation;
}

std::string generatorName(std::size_t i) {
    constexpr std::size_t letters = 26;
    const std::string letter(1, static_cast<char>('a' + i % letters));
    return i < letters ? letter : letter + std::to_string(i / letters);
}

std::string wordText(const Word& word) {
    static constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (word[i] == 0) continue;
        text += generatorName(i);
        if (word[i] == 1) continue;
        for (const char digit : std::to_string(word[i]))
            text += digits[digit - '0'];
    }
    return text.empty() ? "1" : text;
}

} // namespace mexplorer
