#include "core/partizan/atomic_weight.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

constexpr std::uint32_t largestNimber = 4095; // a remote star, which is larger, has as many options

} // namespace

using Id = ShortGames::Id;

AtomicWeights::Known AtomicWeights::known(Id game) {
    if (games_.stopped() || game == ShortGames::none) return {};
    if (const auto known = known_.find(game); known != known_.end()) return known->second;
    const Known made = make(game);
    known_.emplace(game, made);
    return made;
}

AtomicWeights::Known AtomicWeights::make(Id game) {
    if (const NumberUpStar* sum = games_.asSum(game)) {
        const auto weight = Dyadic::of(sum->ups);
        if (sum->number.sign() != 0 || !weight) return {};
        const std::uint32_t star = std::min(sum->star, largestNimber + 1);
        return {games_.number(*weight), std::bit_ceil(star + 2) - 1}; // of ups, * is a position, too
    }
    Known made;
    const auto left = moved(games_.left(game), -2, made);
    const auto right = left ? moved(games_.right(game), 2, made) : std::nullopt;
    if (!right || left->empty() || right->empty() || made.nimbers > largestNimber) return {};
    const Id weight = games_.of(*left, *right);
    if (games_.stopped()) return {};
    const auto number = games_.asNumber(weight);
    made.weight = number && number->isWhole() ? whole(game, made.nimbers, *left, *right) : weight;
    return made;
}

std::optional<std::vector<Id>> AtomicWeights::moved(ShortGames::Options options, int by, Known& made) {
    std::vector<Id> weights;
    for (const Id option : options) {
        const auto [weight, nimbers] = known(option);
        if (!weight) return std::nullopt;
        weights.push_back(games_.sum(*weight, games_.number(Dyadic(by))));
        made.nimbers = std::max(made.nimbers, nimbers);
    }
    return weights;
}

Id AtomicWeights::whole(Id game, std::uint32_t nimbers, const std::vector<Id>& left,
                        const std::vector<Id>& right) {
    switch (games_.order(game, games_.star(nimbers + 1))) { // a remote star: no position of the game
    case GameOrder::greater:
        return largestBelow(right);
    case GameOrder::less: {
        std::vector<Id> negatives;
        for (const Id option : left)
            negatives.push_back(games_.negative(option));
        return games_.negative(largestBelow(negatives));
    }
    default:
        return games_.zero();
    }
}

Id AtomicWeights::largestBelow(const std::vector<Id>& options) {
    std::optional<std::int64_t> largest;
    for (const Id option : options) {
        const Dyadic stop = games_.leftStop(option);
        std::int64_t below = stop.numerator() >> stop.halvings();
        const Id same = games_.number(*Dyadic::of(below));
        if (stop.isWhole() && games_.isAtMost(option, same)) --below;
        largest = std::min(largest.value_or(below), below);
    }
    return games_.number(*Dyadic::of(*largest));
}

} // namespace mexplorer
