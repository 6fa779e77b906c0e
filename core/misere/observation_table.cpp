#include "core/misere/observation_table.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Sums whose outcomes are remembered; 200 bytes each.
constexpr std::size_t mostObserved = 500'000;

SumOfHeaps joinedSum(SumOfHeaps a, const SumOfHeaps& b) {
    a.insert(a.end(), b.begin(), b.end());
    std::sort(a.begin(), a.end());
    return a;
}

} // namespace

Expected<void> ObservationTable::settle(Task& task) {
    for (bool isSettled = false; !isSettled;) {
        if (auto begun = begin(); !begun) return begun;
        if (auto closed = multiply(task); !closed) return closed;
        const auto placed = placeHeaps();
        if (!placed) return tl::unexpected(placed.error());
        if (!*placed) continue;
        const auto commuting = commutes(task);
        if (!commuting) return tl::unexpected(commuting.error());
        isSettled = *commuting;
    }
    return {};
}

Expected<std::vector<bool>> ObservationTable::observe(const SumOfHeaps& sum) {
    if (observed_.size() > mostObserved) observed_.clear();
    std::vector<bool>& outcomes = observed_[sum];
    while (outcomes.size() < contexts_.size()) {
        const auto isP = outcomes_.isP(joinedSum(sum, contexts_[outcomes.size()]));
        if (!isP) return tl::unexpected(isP.error());
        outcomes.push_back(*isP);
    }
    return outcomes;
}

Expected<void> ObservationTable::begin() {
    if (begunAt_ == changes_ + 1) return {};
    const auto outcomes = observe({});
    if (!outcomes) return tl::unexpected(outcomes.error());
    elements_.assign(1, {{}, *outcomes});
    byOutcomes_ = {{*outcomes, 0}};
    begunAt_ = changes_ + 1;
    return {};
}

Expected<void> ObservationTable::multiply(Task& task) {
    for (Element element = 0; element < elements_.size(); ++element) {
        if (task.cancelled()) return cancelled();
        for (std::size_t g = elements_[element].products.size(); g < generators_.size(); ++g) {
            SumOfHeaps sum = joinedSum(elements_[element].sum, {generators_[g]});
            auto outcomes = observe(sum);
            if (!outcomes) return tl::unexpected(outcomes.error());
            const auto [found, isNew] =
                byOutcomes_.emplace(*outcomes, static_cast<Element>(elements_.size()));
            elements_[element].products.push_back(found->second);
            if (!isNew) continue;
            if (elements_.size() == mostElements_)
                return tooLarge(
                    say(MX_TEXT("core", "The quotient has more than %1 elements."), mostElements_));
            elements_.push_back({std::move(sum), std::move(*outcomes), element, g});
        }
    }
    return {};
}

Expected<bool> ObservationTable::placeHeaps() {
    ofHeap_.assign(1, 0);
    for (std::uint32_t heap = 1; heap <= heaps_.largest(); ++heap) {
        ofHeap_.push_back(0);
        if (!heaps_.standsForItself(heap)) {
            for (const std::uint32_t other : heaps_.standIn(heap)) { // at most two, found before
                for (const std::uint32_t factor : elements_[ofHeap_[other]].sum)
                    ofHeap_.back() = elements_[ofHeap_.back()].products[*generatorOf(factor)];
            }
            continue;
        }
        if (const auto g = generatorOf(heap)) {
            ofHeap_.back() = elements_.front().products[*g];
            continue;
        }
        const auto outcomes = observe({heap});
        if (!outcomes) return tl::unexpected(outcomes.error());
        const auto found = byOutcomes_.find(*outcomes);
        if (found == byOutcomes_.end()) {
            generators_.push_back(heap);
            ++changes_;
            return false;
        }
        ofHeap_.back() = found->second;
    }
    return true;
}

Expected<bool> ObservationTable::commutes(Task& task) {
    for (Element element = 0; element < elements_.size(); ++element) {
        if (task.cancelled()) return cancelled();
        for (std::size_t a = 0; a < generators_.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                const std::vector<Element>& products = elements_[element].products;
                if (elements_[products[a]].products[b] == elements_[products[b]].products[a]) continue;
                return separate(element, a, b).map([] { return false; });
            }
        }
    }
    return true;
}

Expected<void> ObservationTable::separate(Element element, std::size_t a, std::size_t b) {
    const Element first = elements_[element].products[a];
    const Known& ab = elements_[elements_[first].products[b]];
    const Known& ba = elements_[elements_[elements_[element].products[b]].products[a]];
    const auto [here, there] = std::mismatch(ab.outcomes.begin(), ab.outcomes.end(), ba.outcomes.begin());
    const SumOfHeaps& context = contexts_[static_cast<std::size_t>(here - ab.outcomes.begin())];
    // The sum of all has one outcome: one of the two ways to its element changes it, in the first step, for
    // in the second the outcomes in this context are the same.
    const auto rest = joinedSum({generators_[b]}, context);
    const SumOfHeaps withA = joinedSum(elements_[element].sum, {generators_[a]});
    const SumOfHeaps& stepped = elements_[first].sum;
    const auto before = outcomes_.isP(joinedSum(withA, rest));
    const auto after = outcomes_.isP(joinedSum(stepped, rest));
    if (!before || !after) return tl::unexpected((before ? after : before).error());
    if (*before != *after) return addContext(withA, stepped, rest);
    return addContext(joinedSum(elements_[element].sum, {generators_[b]}),
                      elements_[elements_[element].products[b]].sum, joinedSum({generators_[a]}, context));
}

MisereQuotient ObservationTable::shown() const {
    const std::size_t order = elements_.size();
    std::vector<std::uint16_t> products(order * order);
    std::vector<bool> isP;
    for (std::size_t b = 0; b < order; ++b) {
        const Known& known = elements_[b];
        isP.push_back(known.outcomes.front()); // in the empty context
        for (std::size_t a = 0; a < order; ++a) {
            const std::size_t before = b == 0 ? a : products[a * order + known.before];
            products[a * order + b] =
                static_cast<std::uint16_t>(b == 0 ? a : elements_[before].products[known.generator]);
        }
    }
    return {{order, std::move(products), std::move(isP)}, ofHeap_};
}

Expected<void> ObservationTable::learn(const Contradiction& contradiction, const MisereQuotient& shown) {
    std::vector<SumOfHeaps> sums = {contradiction.sum};
    for (const SumOfHeaps& option : heaps_.optionsOf(contradiction.sum))
        sums.push_back(option);
    for (const bool isShort : {true, false}) { // shorter sums are searched sooner
        for (const SumOfHeaps& sum : sums) {
            const SumOfHeaps tried = isShort ? shortened(sum) : sum;
            const auto isP = outcomes_.isP(tried);
            if (!isP) return tl::unexpected(isP.error());
            if (*isP == shown.monoid.isP(shown.of(tried))) continue;
            const auto learned = learnFrom(tried);
            if (!learned) return tl::unexpected(learned.error());
            if (*learned) return {};
        }
    }
    return invalid(say(MX_TEXT("core", "The options of a heap are not those of a game.")));
}

Expected<bool> ObservationTable::learnFrom(const SumOfHeaps& sum) {
    auto outcome = outcomes_.isP(sum);
    if (!outcome) return tl::unexpected(outcome.error());
    Element element = 0;
    SumOfHeaps rest = sum;
    while (!rest.empty()) { // heap by heap, in place of which its element’s sum comes
        const std::uint32_t heap = rest.back();
        rest.pop_back();
        const auto g = generatorOf(heap);
        const Element next = g ? elements_[element].products[*g] : ofHeap_[heap];
        const SumOfHeaps context = g ? rest : joinedSum(elements_[element].sum, rest);
        const auto after = outcomes_.isP(joinedSum(elements_[next].sum, context));
        if (!after) return tl::unexpected(after.error());
        if (*after != *outcome) {
            const SumOfHeaps one = {heap};
            return addContext(g ? joinedSum(elements_[element].sum, one) : one, elements_[next].sum, context)
                .map([] { return true; });
        }
        if (g)
            element = next;
        else
            rest.insert(rest.end(), elements_[next].sum.begin(), elements_[next].sum.end());
    }
    return false;
}

Expected<void> ObservationTable::addContext(const SumOfHeaps& a, const SumOfHeaps& b,
                                            const SumOfHeaps& context) {
    const SumOfHeaps simpler = shortened(context);
    const auto isP = outcomes_.isP(joinedSum(a, simpler));
    const auto isOtherP = outcomes_.isP(joinedSum(b, simpler));
    if (!isP || !isOtherP) return tl::unexpected((isP ? isOtherP : isP).error());
    contexts_.push_back(*isP != *isOtherP ? simpler : joinedSum(context, {}));
    ++changes_;
    return {};
}

SumOfHeaps ObservationTable::shortened(const SumOfHeaps& heaps) const {
    SumOfHeaps sum;
    Element element = 0;
    for (const std::uint32_t heap : heaps) {
        if (heap == heaps_.largest()) {
            sum.push_back(heap);
            continue;
        }
        for (const std::uint32_t factor : elements_[ofHeap_[heap]].sum)
            element = elements_[element].products[*generatorOf(factor)];
    }
    return joinedSum(std::move(sum), elements_[element].sum);
}

std::optional<std::size_t> ObservationTable::generatorOf(std::uint32_t heap) const {
    const auto found = std::find(generators_.begin(), generators_.end(), heap);
    if (found == generators_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - generators_.begin());
}

} // namespace mexplorer
