#pragma once

#include "core/misere/heap_breaks.h"
#include "core/rules/break_code.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace mexplorer {

/// The heaps of a code.
inline HeapBreaks breaksOf(const std::string& text) {
    const BreakCode code = BreakCode::parse(text).value();
    return {[code](std::uint32_t size, const HeapBreaks::Visit& visit) {
                code.forEachBreak(size, [&visit](std::uint64_t, const HeapsLeft& parts) {
                    return visit({parts.begin(), parts.end()});
                });
            },
            [code](std::uint32_t size) { return code.breakCount(size); }, code.longestTake(), 2};
}

/// Heaps whose options are listed, by size; larger heaps have none.
inline HeapBreaks breaksOf(const std::vector<std::vector<SumOfHeaps>>& options) {
    return {[options](std::uint32_t size, const HeapBreaks::Visit& visit) {
        if (size >= options.size()) return;
        for (const SumOfHeaps& option : options[size])
            if (!visit(option)) return;
    }};
}

/// A random table of options of the heaps 0 … largest, each a sum of up to three smaller heaps.
inline std::vector<std::vector<SumOfHeaps>> randomOptions(std::mt19937_64& random, std::uint32_t largest) {
    std::vector<std::vector<SumOfHeaps>> options(largest + 1);
    for (std::uint32_t heap = 1; heap <= largest; ++heap) {
        for (std::uint64_t count = random() % 5; count > 0; --count) {
            SumOfHeaps option;
            for (std::uint64_t parts = random() % 4; parts > 0 && heap > 1; --parts)
                option.push_back(static_cast<std::uint32_t>(1 + random() % (heap - 1)));
            std::sort(option.begin(), option.end());
            options[heap].push_back(option);
        }
    }
    return options;
}

/// All sums of at most `count` heaps up to `largest`.
inline std::vector<SumOfHeaps> sumsOf(std::uint32_t largest, std::size_t count) {
    std::vector<SumOfHeaps> sums = {{}};
    for (std::size_t i = 0; i < sums.size(); ++i) {
        if (sums[i].size() == count) continue;
        for (std::uint32_t heap = sums[i].empty() ? 1 : sums[i].back(); heap <= largest; ++heap) {
            SumOfHeaps sum = sums[i];
            sum.push_back(heap);
            sums.push_back(std::move(sum));
        }
    }
    return sums;
}

/// All sums of heaps up to `largest` that have at most `total` together.
inline std::vector<SumOfHeaps> sumsUpTo(std::uint32_t largest, std::uint32_t total) {
    std::vector<SumOfHeaps> sums = {{}};
    std::vector<std::uint32_t> left = {total};
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const std::uint32_t most = std::min(largest, left[i]);
        for (std::uint32_t heap = sums[i].empty() ? 1 : sums[i].back(); heap <= most; ++heap) {
            SumOfHeaps sum = sums[i];
            sum.push_back(heap);
            sums.push_back(std::move(sum));
            left.push_back(left[i] - heap);
        }
    }
    return sums;
}

/// Sums of heaps by the definition, in misère play, beside some heaps of Nim.
class PlainSums {
public:
    explicit PlainSums(HeapBreaks breaks) : breaks_(std::move(breaks)) {}

    std::set<SumOfHeaps> options(const SumOfHeaps& heaps) const {
        std::set<SumOfHeaps> found;
        for (std::size_t i = 0; i < heaps.size(); ++i) {
            breaks_.forEachOption(heaps[i], [&](const SumOfHeaps& left) {
                SumOfHeaps option = heaps;
                option.erase(option.begin() + static_cast<std::ptrdiff_t>(i));
                option.insert(option.end(), left.begin(), left.end());
                std::sort(option.begin(), option.end());
                found.insert(option);
                return true;
            });
        }
        return found;
    }
    bool isP(const SumOfHeaps& heaps) {
        if (const auto known = outcomes_.find(heaps); known != outcomes_.end()) return known->second;
        const std::set<SumOfHeaps> left = options(heaps);
        const bool isLost =
            !left.empty() &&
            std::none_of(left.begin(), left.end(), [&](const SumOfHeaps& option) { return isP(option); });
        return outcomes_[heaps] = isLost;
    }
    /// With `twos` heaps *2 and `ones` heaps *1 of Nim.
    std::uint64_t misereValue(const SumOfHeaps& heaps, std::size_t twos = 0, std::size_t ones = 0) {
        const auto key = std::tuple(heaps, twos, ones);
        if (const auto known = values_.find(key); known != values_.end()) return known->second;
        std::set<std::uint64_t> found;
        for (const SumOfHeaps& option : options(heaps))
            found.insert(misereValue(option, twos, ones));
        if (twos > 0) found.insert(misereValue(heaps, twos - 1, ones));
        if (twos > 0) found.insert(misereValue(heaps, twos - 1, ones + 1));
        if (ones > 0) found.insert(misereValue(heaps, twos, ones - 1));
        std::uint64_t value = 0;
        while (found.contains(value))
            ++value;
        return values_[key] = found.empty() ? 1 : value;
    }

private:
    HeapBreaks breaks_;
    std::map<SumOfHeaps, bool> outcomes_;
    std::map<std::tuple<SumOfHeaps, std::size_t, std::size_t>, std::uint64_t> values_;
};

} // namespace mexplorer
