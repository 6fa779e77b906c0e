#include "core/misere/genus_sequence.h"

#include "core/misere/simpler_heaps.h"
#include "core/theory/mex.h"

#include <algorithm>
#include <map>
#include <set>

namespace mexplorer {

namespace {

/// The misère value with n heaps *2; the last two alternate for ever.
Nimber misereAt(const GenusSequence& genus, std::size_t n) {
    const std::size_t last = genus.misere.size() - 1;
    return genus.misere[n <= last ? n : last - (n - last) % 2];
}

/// The genera of sums, each found once from those of its options.
class GenusSearch {
public:
    GenusSearch(std::uint64_t mostSums, Task& task) : mostSums_(mostSums), task_(task) {}

    /// Adds the next heap. Nothing if there are too many sums, or if cancelled.
    std::optional<GenusSequence> addHeap(const std::set<SumOfHeaps>& options) {
        bool isN = false;
        for (const SumOfHeaps& option : options) {
            const GenusSequence* const genus = find(heaps_.simple(option));
            if (!genus) return std::nullopt;
            isN = isN || genus->misere.front() == 0;
        }
        heaps_.add({options.begin(), options.end()}, isN);
        const GenusSequence* const genus = find(heaps_.standIn(heaps_.largest()));
        return genus ? std::optional(*genus) : std::nullopt;
    }

private:
    const GenusSequence* find(const SumOfHeaps& heaps) {
        if (const auto known = genera_.find(heaps); known != genera_.end()) return &known->second;
        if (genera_.size() >= mostSums_ || task_.cancelled()) return nullptr;
        std::vector<const GenusSequence*> options;
        for (const SumOfHeaps& option : heaps_.optionsOf(heaps)) {
            options.push_back(find(option));
            if (!options.back()) return nullptr;
        }
        return &genera_.emplace(heaps, genusOf(options)).first->second;
    }

    std::uint64_t mostSums_;
    Task& task_;
    SimplerHeaps heaps_;
    std::map<SumOfHeaps, GenusSequence> genera_; // what points into it stays valid
};

} // namespace

std::string GenusSequence::text() const {
    std::string text = std::to_string(normal) + '^';
    for (const Nimber value : misere)
        text += value > 9 ? '(' + std::to_string(value) + ')' : std::to_string(value);
    return text;
}

GenusSequence genusOf(const std::vector<const GenusSequence*>& options) {
    GenusSequence genus{0, {}};
    std::size_t settled = 2; // from here on, the options’ values alternate
    std::vector<Nimber> values;
    for (const GenusSequence* option : options) {
        values.push_back(option->normal);
        settled = std::max(settled, option->misere.size());
    }
    genus.normal = mex(values);
    const auto misereOptions = [&](std::size_t n) {
        std::vector<Nimber> found;
        found.reserve(options.size());
        for (const GenusSequence* option : options)
            found.push_back(misereAt(*option, n));
        return found;
    };
    genus.misere.push_back(options.empty() ? 1 : mex(misereOptions(0)));
    // A heap *2 more can be taken, or made *1, which changes the value by the last binary digit.
    const auto size = [&] { return genus.misere.size(); };
    while (size() < settled + 3 || genus.misere[size() - 1] != genus.misere[size() - 3]) {
        std::vector<Nimber> found = misereOptions(size());
        found.push_back(genus.misere.back());
        found.push_back(genus.misere.back() ^ 1U);
        genus.misere.push_back(mex(found));
    }
    while (size() > 2 && genus.misere[size() - 1] == genus.misere[size() - 3])
        genus.misere.pop_back();
    return genus;
}

Expected<std::vector<GenusSequence>> heapGenera(const HeapBreaks& breaks, std::uint32_t largest,
                                                std::uint64_t mostSums, Task& task) {
    GenusSearch search(mostSums, task);
    std::vector<GenusSequence> genera = {{}};
    for (std::uint32_t heap = 1; heap <= largest; ++heap) {
        std::set<SumOfHeaps> options;
        breaks.forEachOption(heap, [&](const SumOfHeaps& option) {
            options.insert(option);
            return options.size() <= mostSums && !task.cancelled();
        });
        if (task.cancelled()) return cancelled();
        const auto genus = options.size() <= mostSums ? search.addHeap(options) : std::nullopt;
        if (task.cancelled()) return cancelled();
        if (!genus) break;
        genera.push_back(*genus);
    }
    return genera;
}

} // namespace mexplorer
