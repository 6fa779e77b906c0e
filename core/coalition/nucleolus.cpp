#include "core/coalition/nucleolus.h"

#include "core/coalition/span.h"

#include <algorithm>

namespace mexplorer {

namespace {

bool allowsRational(const CoalitionValues& values) {
    std::int64_t alones = 0; // at most 16 · 10¹⁵, or less than a flow’s 10¹⁸
    for (unsigned player = 0; player < values.players(); ++player)
        alones += values.units(alone(player));
    return alones <= values.units(values.all());
}

/// By size, then in lexicographic order.
bool isBefore(Coalition a, Coalition b) {
    const auto reversed = [](Coalition coalition) { // the first player in the highest bit
        Coalition bits = 0;
        for (unsigned player = 0; player < mostInTable; ++player)
            if (has(coalition, player)) bits |= alone(mostInTable - 1 - player);
        return bits;
    };
    return sizeOf(a) != sizeOf(b) ? sizeOf(a) < sizeOf(b) : reversed(a) > reversed(b);
}

void sortInOrder(std::vector<std::pair<Coalition, Rational>>& weighted) {
    std::sort(weighted.begin(), weighted.end(),
              [](const auto& a, const auto& b) { return isBefore(a.first, b.first); });
}

/// Adds what one linear program found to the step, which has the same ε.
void addTo(NucleolusStep& step, LeastExcess&& least) {
    step.excess = least.excess;
    step.payments = std::move(least.payments);
    for (auto& binding : least.binding)
        step.binding.push_back(std::move(binding));
    step.atTheirOwn.insert(step.atTheirOwn.end(), least.atTheirOwn.begin(), least.atTheirOwn.end());
}

} // namespace

Expected<Nucleolus> nucleolus(const CoalitionValues& values, Task& task) {
    const unsigned n = values.players();
    Nucleolus result;
    result.isRational = allowsRational(values);
    std::vector<SettledPay> settled{{values.all(), values.value(values.all())}};
    CoalitionSpan span(n);
    span.add(values.all());
    std::vector<char> spanned = span.spanned();
    while (span.rank() < n) {
        task.report(static_cast<double>(span.rank()) / n);
        auto least = leastExcess(values, settled, spanned, result.isRational, task);
        if (!least) return tl::unexpected(least.error());
        if (result.steps.empty() || result.steps.back().excess != least->excess) result.steps.emplace_back();
        NucleolusStep& step = result.steps.back();
        for (const auto& [coalition, weight] : least->binding)
            if (span.add(coalition)) settled.push_back({coalition, values.value(coalition) - least->excess});
        for (const unsigned player : least->atTheirOwn)
            if (span.add(alone(player))) settled.push_back({alone(player), values.value(alone(player))});
        addTo(step, std::move(*least));
        step.rank = span.rank();
        std::vector<char> now = span.spanned();
        for (Coalition coalition = 1; coalition < values.all(); ++coalition)
            if (now[coalition] && !spanned[coalition]) step.settled.push_back(coalition);
        spanned = std::move(now);
    }
    for (NucleolusStep& step : result.steps) {
        std::sort(step.settled.begin(), step.settled.end(), isBefore);
        sortInOrder(step.binding);
    }
    result.payments = result.steps.back().payments;
    return result;
}

Expected<CoreAnswer> coreOf(const CoalitionValues& values, Task& task) {
    CoalitionSpan span(values.players());
    span.add(values.all());
    const std::vector<SettledPay> settled{{values.all(), values.value(values.all())}};
    auto least = leastExcess(values, settled, span.spanned(), false, task);
    if (!least) return tl::unexpected(least.error());
    CoreAnswer core;
    core.leastExcess = least->excess;
    core.isEmpty = core.leastExcess > 0;
    core.payments = std::move(least->payments);
    // The weights over each player add up to the same number, which need not be 1.
    Rational overFirst = 0;
    for (const auto& [coalition, weight] : least->binding)
        if (has(coalition, 0)) overFirst += weight;
    for (auto& [coalition, weight] : least->binding)
        core.balanced.emplace_back(coalition, weight / overFirst);
    sortInOrder(core.balanced);
    return core;
}

} // namespace mexplorer
