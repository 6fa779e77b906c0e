#include "core/misere/consistency.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string>

namespace mexplorer {

namespace {

using Bits = std::vector<std::uint64_t>;
constexpr std::size_t bitsOfWord = 64;

bool hasBit(const Bits& bits, Element element) {
    return ((bits[element / bitsOfWord] >> (element % bitsOfWord)) & 1U) != 0;
}

void putBit(Bits& bits, Element element) {
    bits[element / bitsOfWord] |= std::uint64_t{1} << (element % bitsOfWord);
}

bool isWithin(const Bits& part, const Bits& whole) {
    for (std::size_t i = 0; i < part.size(); ++i)
        if ((part[i] & ~whole[i]) != 0) return false;
    return true;
}

/// A sum of heaps for each element; elements that none has keep an empty sum.
std::vector<SumOfHeaps> sumsByElement(const BipartiteMonoid& monoid, std::span<const HeapImage> heaps) {
    std::vector<SumOfHeaps> sums(monoid.order());
    std::vector<bool> isMade(monoid.order(), false);
    isMade[0] = true;
    std::vector<Element> made = {0};
    for (std::size_t i = 0; i < made.size(); ++i) {
        for (const HeapImage& heap : heaps) {
            const Element product = monoid.product(made[i], heap.element);
            if (isMade[product]) continue;
            isMade[product] = true;
            made.push_back(product);
            sums[product] = sums[made[i]];
            sums[product].push_back(heap.heap);
        }
    }
    return sums;
}

/// The pairs (x, W) of sums (see findContradiction), as they are reached.
class PairSearch {
public:
    PairSearch(const BipartiteMonoid& monoid, std::span<const HeapImage> heaps, std::uint64_t mostBytes)
        : monoid_(monoid), heaps_(heaps), words_((monoid.order() + bitsOfWord - 1) / bitsOfWord),
          mostPairs_(mostBytes / (sizeof(Pair) + words_ * sizeof(std::uint64_t) + 32)),
          pairsOf_(monoid.order()) {}

    Expected<std::optional<Contradiction>> run(Task& task) {
        if (monoid_.isP(0)) return std::optional(Contradiction{}); // who cannot move has won
        if (auto found = twoP()) return found;
        std::vector<Pair> generators = leastGenerators();
        for (const Pair& generator : generators) {
            if (!add(generator)) return std::optional(Contradiction{sumOf(generator)});
        }
        for (std::size_t i = 0; i < pairs_.size(); ++i) {
            for (const Pair& generator : generators) {
                if (task.cancelled()) return cancelled();
                if (pairs_[i].isDropped) break;
                Pair sum = product(pairs_[i], generator);
                sum.before = i;
                if (!add(sum)) return std::optional(Contradiction{sumOf(sum)});
                if (pairs_.size() > mostPairs_) {
                    return tooLarge(
                        say(MX_TEXT("core", "The proof that the quotient of %1 elements is right takes "
                                            "too much memory."),
                            monoid_.order()));
                }
            }
        }
        return std::optional<Contradiction>();
    }

private:
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();

    struct Pair {
        Element element = 0;
        Bits moved = {};
        std::size_t before = none; ///< the pair to which the heap was added
        std::uint32_t heap = 0;
        bool isDropped = false;
    };

    [[nodiscard]] Pair pairOf(const HeapImage& heap) const {
        Pair pair{heap.element, Bits(words_, 0), none, heap.heap};
        for (Element z = 0; z < monoid_.order(); ++z) {
            const bool isMoved = std::any_of(heap.options.begin(), heap.options.end(), [&](Element option) {
                return monoid_.isP(monoid_.product(z, option));
            });
            if (isMoved) putBit(pair.moved, z);
        }
        return pair;
    }

    /// A sum said to be P with an option said to be P.
    [[nodiscard]] std::optional<Contradiction> twoP() const {
        for (const HeapImage& heap : heaps_) {
            const Pair pair = pairOf(heap);
            for (Element z = 0; z < monoid_.order(); ++z) {
                if (!hasBit(pair.moved, z) || !monoid_.isP(monoid_.product(z, heap.element))) continue;
                SumOfHeaps sum = sumsByElement(monoid_, heaps_)[z];
                sum.push_back(heap.heap);
                std::sort(sum.begin(), sum.end());
                return Contradiction{std::move(sum), true};
            }
        }
        return std::nullopt;
    }

    /// Without those of which another has the same element and a smaller set: it would fail first.
    [[nodiscard]] std::vector<Pair> leastGenerators() const {
        std::vector<Pair> least;
        for (const HeapImage& heap : heaps_) {
            Pair pair = pairOf(heap);
            const auto isWorse = [&](const Pair& other) {
                return other.element == pair.element && isWithin(other.moved, pair.moved);
            };
            if (std::any_of(least.begin(), least.end(), isWorse)) continue;
            std::erase_if(least, [&](const Pair& other) {
                return other.element == pair.element && isWithin(pair.moved, other.moved);
            });
            least.push_back(std::move(pair));
        }
        return least;
    }

    [[nodiscard]] Pair product(const Pair& a, const Pair& b) const {
        Pair sum{monoid_.product(a.element, b.element), Bits(words_, 0), none, b.heap};
        for (Element z = 0; z < monoid_.order(); ++z) {
            if (hasBit(b.moved, monoid_.product(z, a.element)) ||
                hasBit(a.moved, monoid_.product(z, b.element)))
                putBit(sum.moved, z);
        }
        return sum;
    }

    /// False if the sum is said to be N but has no move to P.
    bool add(Pair sum) {
        if (!monoid_.isP(sum.element) && !hasBit(sum.moved, 0)) return false;
        std::vector<std::size_t>& alike = pairsOf_[sum.element];
        if (std::any_of(alike.begin(), alike.end(),
                        [&](std::size_t i) { return isWithin(pairs_[i].moved, sum.moved); }))
            return true;
        std::erase_if(alike, [&](std::size_t i) {
            const bool isDropped = isWithin(sum.moved, pairs_[i].moved);
            pairs_[i].isDropped = isDropped;
            return isDropped;
        });
        alike.push_back(pairs_.size());
        pairs_.push_back(std::move(sum));
        return true;
    }

    [[nodiscard]] SumOfHeaps sumOf(const Pair& pair) const {
        SumOfHeaps sum = {pair.heap};
        for (std::size_t i = pair.before; i != none; i = pairs_[i].before)
            sum.push_back(pairs_[i].heap);
        std::sort(sum.begin(), sum.end());
        return sum;
    }

    const BipartiteMonoid& monoid_;
    std::span<const HeapImage> heaps_;
    std::size_t words_;
    std::uint64_t mostPairs_;
    std::vector<Pair> pairs_;
    std::vector<std::vector<std::size_t>> pairsOf_; // by element, without those dropped
};

/// Whether different elements have different rows of outcomes.
bool isReduced(const BipartiteMonoid& monoid) {
    std::set<std::vector<bool>> rows;
    for (Element a = 0; a < monoid.order(); ++a) {
        std::vector<bool> row(monoid.order());
        for (Element b = 0; b < monoid.order(); ++b)
            row[b] = monoid.isP(monoid.product(a, b));
        if (!rows.insert(std::move(row)).second) return false;
    }
    return true;
}

/// Whether the heaps’ elements generate all; and, of products with these, that their order makes no
/// difference, which together means that all products are associative.
bool isMonoid(const MisereQuotient& quotient, const std::set<Element>& generators) {
    const BipartiteMonoid& monoid = quotient.monoid;
    const auto order = static_cast<Element>(monoid.order());
    std::vector<Element> made = {0};
    std::vector<bool> isMade(order, false);
    isMade[0] = true;
    for (std::size_t i = 0; i < made.size(); ++i) {
        for (const Element generator : generators) {
            const Element product = monoid.product(made[i], generator);
            if (product >= order) return false;
            if (!isMade[product]) made.push_back(product);
            isMade[product] = true;
        }
    }
    if (made.size() != order) return false;
    for (Element a = 0; a < order; ++a) {
        if (monoid.product(0, a) != a) return false;
        for (Element b = 0; b < order; ++b) {
            const Element product = monoid.product(a, b);
            if (product >= order || product != monoid.product(b, a)) return false;
        }
    }
    for (Element a = 0; a < order; ++a)
        for (Element b = 0; b < order; ++b)
            for (const Element generator : generators)
                if (monoid.product(monoid.product(a, b), generator) !=
                    monoid.product(a, monoid.product(b, generator)))
                    return false;
    return true;
}

std::string heapsText(const SumOfHeaps& heaps) {
    std::string text;
    for (const std::uint32_t heap : heaps)
        text += (text.empty() ? "" : ", ") + std::to_string(heap);
    return text.empty() ? "0" : text;
}

} // namespace

Expected<std::vector<HeapImage>> heapImages(const MisereQuotient& quotient, const HeapBreaks& breaks,
                                            Task& task) {
    std::vector<HeapImage> images;
    for (std::uint32_t heap = 1; heap < quotient.ofHeap.size(); ++heap) {
        if (task.cancelled()) return cancelled();
        std::set<Element> options;
        breaks.forEachOption(heap, [&](const SumOfHeaps& option) {
            options.insert(quotient.of(option));
            return !task.cancelled();
        });
        if (!options.empty())
            images.push_back({heap, quotient.ofHeap[heap], {options.begin(), options.end()}});
    }
    return images;
}

Expected<std::optional<Contradiction>> findContradiction(const BipartiteMonoid& monoid,
                                                         std::span<const HeapImage> heaps,
                                                         std::uint64_t mostBytes, Task& task) {
    return PairSearch(monoid, heaps, mostBytes).run(task);
}

bool addsNothing(const BipartiteMonoid& monoid, std::span<const HeapImage> heaps, const HeapImage& added) {
    const auto hasLess = [&](const HeapImage& heap) {
        return heap.element == added.element && std::includes(added.options.begin(), added.options.end(),
                                                              heap.options.begin(), heap.options.end());
    };
    if (std::none_of(heaps.begin(), heaps.end(), hasLess)) return false;
    for (Element z = 0; z < monoid.order(); ++z) {
        if (!monoid.isP(monoid.product(z, added.element))) continue;
        for (const Element option : added.options)
            if (monoid.isP(monoid.product(z, option))) return false;
    }
    return true;
}

Expected<void> checkQuotient(const MisereQuotient& quotient, const HeapBreaks& breaks, Task& task,
                             std::uint64_t mostBytes) {
    const std::size_t order = quotient.monoid.order();
    const bool areElements = std::all_of(quotient.ofHeap.begin(), quotient.ofHeap.end(),
                                         [&](Element element) { return element < order; });
    const std::set<Element> generators(quotient.ofHeap.begin(), quotient.ofHeap.end());
    if (!areElements || quotient.ofHeap.front() != 0 || !isMonoid(quotient, generators))
        return invalid(
            say(MX_TEXT("core", "The table of products is not that of a commutative monoid which the "
                                "heaps generate.")));
    if (!isReduced(quotient.monoid))
        return invalid(say(MX_TEXT("core", "Two elements have the same outcomes in every sum.")));
    const auto images = heapImages(quotient, breaks, task);
    if (!images) return tl::unexpected(images.error());
    std::set<std::uint32_t> withOptions;
    for (const HeapImage& image : *images)
        withOptions.insert(image.heap);
    for (std::uint32_t heap = 0; heap < quotient.ofHeap.size(); ++heap) {
        if (!withOptions.contains(heap) && quotient.ofHeap[heap] != 0)
            return invalid(
                say(MX_TEXT("core", "A heap of %1 has no option, but its element is not 1."), heap));
    }
    const auto found = findContradiction(quotient.monoid, *images, mostBytes, task);
    if (!found) return tl::unexpected(found.error());
    if (!*found) return {};
    return invalid(
        say(MX_TEXT("core", "The outcome of the sum of the heaps %1 is not what its options give."),
            listed(heapsText((*found)->sum))));
}

} // namespace mexplorer
