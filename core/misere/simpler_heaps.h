#pragma once

#include "core/misere/heap_breaks.h"

#include <set>
#include <vector>

namespace mexplorer {

/// Heaps that, in misère play too, are equal games to smaller sums, and so may be replaced by these in every
/// sum; and the options of those that remain. Whatever is left of a heap that has no move is nothing, two
/// heaps that are both *1 are nothing, and a heap is equal to a sum if it has the same options, besides some
/// that can be moved back to that sum (Conway, On Numbers and Games, 1976, chapter 12: reversible options; if
/// the sum has no options, the heap must be N). The sums tried are nothing, a smaller heap, and that with *1.
class SimplerHeaps {
public:
    SimplerHeaps() : standIns_(1), options_(1) {}

    /// Adds the next heap, from 1 on. `isN`: whether some option is P in misère play.
    void add(const std::vector<SumOfHeaps>& options, bool isN);

    [[nodiscard]] std::uint32_t largest() const { return static_cast<std::uint32_t>(standIns_.size() - 1); }
    /// What may stand for the heap: itself alone if nothing simpler is known.
    [[nodiscard]] const SumOfHeaps& standIn(std::uint32_t heap) const { return standIns_[heap]; }
    [[nodiscard]] bool standsForItself(std::uint32_t heap) const {
        return standIns_[heap].size() == 1 && standIns_[heap].front() == heap;
    }
    /// The sum of what stands for its heaps.
    [[nodiscard]] SumOfHeaps simple(const SumOfHeaps& heaps) const;
    /// The options of a heap that stands for itself, simple, each once.
    [[nodiscard]] const std::vector<SumOfHeaps>& options(std::uint32_t heap) const { return options_[heap]; }
    /// The simple sum in which heap number i of a simple sum became one of its options.
    [[nodiscard]] SumOfHeaps moved(const SumOfHeaps& heaps, std::size_t i, const SumOfHeaps& option) const;
    /// The options of a simple sum, simple, each once.
    [[nodiscard]] std::set<SumOfHeaps> optionsOf(const SumOfHeaps& heaps) const;

private:
    [[nodiscard]] bool isEqual(const std::set<SumOfHeaps>& options, bool isN, const SumOfHeaps& sum) const;
    void order(SumOfHeaps& heaps) const;

    std::vector<SumOfHeaps> standIns_;             // by heap
    std::vector<std::vector<SumOfHeaps>> options_; // by heap; of those that stand for themselves
    std::uint32_t one_ = 0;                        // the first heap that is *1; 0: none yet
};

} // namespace mexplorer
