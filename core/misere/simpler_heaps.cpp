#include "core/misere/simpler_heaps.h"

#include <algorithm>

namespace mexplorer {

void SimplerHeaps::add(const std::vector<SumOfHeaps>& options, bool isN) {
    std::set<SumOfHeaps> simpler;
    for (const SumOfHeaps& option : options)
        simpler.insert(simple(option));
    const std::uint32_t heap = largest() + 1;
    std::vector<SumOfHeaps> sums = {{}};
    for (std::uint32_t smaller = 1; smaller < heap; ++smaller) {
        if (!standsForItself(smaller)) continue;
        sums.push_back({smaller});
        if (one_ != 0 && smaller != one_) sums.push_back(simple({one_, smaller}));
    }
    const auto equal = std::find_if(sums.begin(), sums.end(),
                                    [&](const SumOfHeaps& sum) { return isEqual(simpler, isN, sum); });
    options_.emplace_back();
    if (equal != sums.end()) {
        standIns_.push_back(*equal);
        return;
    }
    if (one_ == 0 && simpler == std::set<SumOfHeaps>{{}}) one_ = heap;
    options_.back().assign(simpler.begin(), simpler.end());
    standIns_.push_back({heap});
}

SumOfHeaps SimplerHeaps::simple(const SumOfHeaps& heaps) const {
    SumOfHeaps sum;
    for (const std::uint32_t heap : heaps)
        sum.insert(sum.end(), standIns_[heap].begin(), standIns_[heap].end());
    order(sum);
    return sum;
}

SumOfHeaps SimplerHeaps::moved(const SumOfHeaps& heaps, std::size_t i, const SumOfHeaps& option) const {
    SumOfHeaps sum = heaps;
    sum.erase(sum.begin() + static_cast<std::ptrdiff_t>(i));
    sum.insert(sum.end(), option.begin(), option.end());
    order(sum);
    return sum;
}

std::set<SumOfHeaps> SimplerHeaps::optionsOf(const SumOfHeaps& heaps) const {
    std::set<SumOfHeaps> found;
    for (std::size_t i = 0; i < heaps.size(); ++i)
        for (const SumOfHeaps& option : options_[heaps[i]])
            found.insert(moved(heaps, i, option));
    return found;
}

bool SimplerHeaps::isEqual(const std::set<SumOfHeaps>& options, bool isN, const SumOfHeaps& sum) const {
    const std::set<SumOfHeaps> own = optionsOf(sum);
    if (own.size() > options.size() || !std::includes(options.begin(), options.end(), own.begin(), own.end()))
        return false;
    if (own.empty() && !options.empty() && !isN) return false;
    return std::all_of(options.begin(), options.end(), [&](const SumOfHeaps& option) {
        return own.contains(option) || optionsOf(option).contains(sum);
    });
}

void SimplerHeaps::order(SumOfHeaps& heaps) const {
    std::sort(heaps.begin(), heaps.end());
    if (one_ == 0) return;
    const auto [first, last] = std::equal_range(heaps.begin(), heaps.end(), one_);
    heaps.erase(first, last - (last - first) % 2);
}

} // namespace mexplorer
