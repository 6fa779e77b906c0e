#include "core/misere/find_quotient.h"

#include "core/misere/observation_table.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

/// Grows the quotient heap by heap.
class QuotientGrowth {
public:
    QuotientGrowth(const HeapBreaks& breaks, const QuotientLimits& limits, Task& task)
        : breaks_(breaks), limits_(limits), task_(task), outcomes_(heaps_, limits.sums, task),
          table_(heaps_, outcomes_, std::min(limits.elements, BipartiteMonoid::mostElements)) {}

    [[nodiscard]] const MisereQuotient& quotient() const { return outcomes_.known(); }

    Expected<void> addHeap() {
        const auto options = nextOptions();
        if (!options) return tl::unexpected(options.error());
        const MisereQuotient& known = quotient();
        const bool isN = std::any_of(options->begin(), options->end(), [&](const SumOfHeaps& option) {
            return known.monoid.isP(known.of(option));
        });
        heaps_.add({options->begin(), options->end()}, isN);
        const std::uint32_t heap = heaps_.largest();
        if (heaps_.standsForItself(heap)) return prove();
        MisereQuotient same = known;
        same.ofHeap.push_back(known.of(heaps_.standIn(heap)));
        outcomes_.know(std::move(same));
        return {};
    }

private:
    /// The options of the heap after the largest.
    Expected<std::set<SumOfHeaps>> nextOptions() {
        std::set<SumOfHeaps> options;
        const std::uint32_t heap = heaps_.largest() + 1;
        bool areTooMany = breaks_.optionCount && breaks_.optionCount(heap) > limits_.options - options_;
        if (!areTooMany) {
            breaks_.forEachOption(heap, [&](const SumOfHeaps& option) {
                options.insert(option);
                areTooMany = ++options_ > limits_.options;
                return !areTooMany && !task_.cancelled();
            });
        }
        if (task_.cancelled()) return cancelled();
        if (areTooMany)
            return tooLarge(say(MX_TEXT("core", "The heaps have more than %1 options."), limits_.options));
        return options;
    }

    /// Corrects what the table shows until it is proved.
    Expected<void> prove() {
        while (true) {
            if (auto settled = table_.settle(task_); !settled) return settled;
            MisereQuotient shown = table_.shown();
            const auto contradiction = contradictionIn(shown);
            if (!contradiction) return tl::unexpected(contradiction.error());
            if (!*contradiction) {
                outcomes_.know(std::move(shown));
                return {};
            }
            if (auto learned = table_.learn(**contradiction, shown); !learned) return learned;
        }
    }

    Expected<std::optional<Contradiction>> contradictionIn(const MisereQuotient& shown) {
        const std::uint32_t heap = heaps_.largest();
        if (provedAt_ == table_.changes() && !images_.empty()) {
            HeapImage image = imageOf(heap, shown);
            const bool isNothingNew = addsNothing(shown.monoid, images_, image);
            images_.push_back(std::move(image));
            if (isNothingNew) return std::optional<Contradiction>();
        } else {
            images_.clear();
            for (std::uint32_t other = 1; other <= heap; ++other)
                if (heaps_.standsForItself(other)) images_.push_back(imageOf(other, shown));
        }
        provedAt_ = table_.changes();
        return findContradiction(shown.monoid, images_, limits_.bytes, task_);
    }

    [[nodiscard]] HeapImage imageOf(std::uint32_t heap, const MisereQuotient& shown) const {
        std::set<Element> options;
        for (const SumOfHeaps& option : heaps_.options(heap))
            options.insert(shown.of(option));
        return {heap, shown.ofHeap[heap], {options.begin(), options.end()}};
    }

    const HeapBreaks& breaks_;
    const QuotientLimits& limits_;
    Task& task_;
    SimplerHeaps heaps_;
    SumOutcomes outcomes_;
    ObservationTable table_;
    std::uint64_t options_ = 0;
    std::vector<HeapImage> images_; ///< of the table when it had seen so many changes
    std::uint64_t provedAt_ = 0;
};

} // namespace

Expected<FoundQuotient> findQuotient(const HeapBreaks& breaks, std::uint32_t largest, Task& task,
                                     const QuotientLimits& limits) {
    if (largest > largestQuotientHeap) {
        return tooLarge(say(MX_TEXT("core", "Quotients are found of heaps up to %1."),
                            std::uint64_t{largestQuotientHeap}));
    }
    QuotientGrowth growth(breaks, limits, task);
    FoundQuotient found{{}, {1}};
    while (growth.quotient().largestHeap() < largest && !found.stopped) {
        const auto added = growth.addHeap();
        if (added)
            found.orders.push_back(growth.quotient().monoid.order());
        else if (added.error().kind == Error::Kind::tooLarge)
            found.stopped = added.error();
        else
            return tl::unexpected(added.error());
        task.report(static_cast<double>(found.orders.size()) / (1.0 + largest));
    }
    found.quotient = inOrderOfWords(growth.quotient());
    return found;
}

} // namespace mexplorer
