#include "core/coalition/counted_power.h"

#include "core/coalition/closed_power.h"
#include "core/coalition/set_counter.h"
#include "core/theory/wide.h"

#include <bit>
#include <map>
#include <numeric>

namespace mexplorer {

namespace {

using VeryWide = boost::multiprecision::uint256_t;

constexpr std::size_t mostCells = 4'000'000;
constexpr std::size_t mostAdditions = 10'000'000'000; ///< of 64 bits: some seconds

Integer integerOf(std::uint64_t number) {
    return number;
}
Integer integerOf(Wide number) {
    constexpr unsigned half = 64;
    return (Integer(static_cast<std::uint64_t>(number >> half)) << half) + static_cast<std::uint64_t>(number);
}
Integer integerOf(const VeryWide& number) {
    return Integer(number);
}

/// What players add to coalitions of others, over all of each size; by what the players weigh.
using AddedBySize = std::map<Sums, std::vector<Integer>>;

/// A vote: counts those who are left out when a player joins, and who are not enough to prevent the others
/// from winning; he decides if they are with him.
class CountedVote {
public:
    explicit CountedVote(const std::vector<Majority>& majorities) {
        const std::size_t count = majorities.front().weights.size();
        players_.weights.assign(count, {});
        players_.mostMembers = count;
        std::size_t place = 0;
        for (const Majority& majority : majorities) {
            const std::int64_t all =
                std::accumulate(majority.weights.begin(), majority.weights.end(), std::int64_t{0});
            std::int64_t most = all - majority.quota;
            // Those who are in favour but not enough are counted as well, if they are fewer: the same values.
            if (majorities.size() == 1) most = std::min(most, majority.quota - 1);
            add(majority.weights, most, place);
        }
    }

    [[nodiscard]] const WeighedPlayers& players() const { return players_; }
    [[nodiscard]] static std::int64_t mostWorth() { return 1; }
    [[nodiscard]] std::int64_t worth(const Sums& sums, std::size_t size, const Sums& weight) const {
        if (size + 1 > players_.mostMembers) return 1;
        for (std::size_t i = 0; i < sums.size(); ++i)
            if (sums[i] + weight[i] > players_.most[i]) return 1;
        return 0;
    }

private:
    /// Where all weigh the same, the size of a set says enough.
    void add(const std::vector<std::int64_t>& weights, std::int64_t most, std::size_t& place) {
        std::int64_t unit = 0;
        for (const std::int64_t weight : weights)
            unit = std::gcd(unit, weight);
        if (std::all_of(weights.begin(), weights.end(),
                        [&](std::int64_t weight) { return weight == unit; })) {
            players_.mostMembers = std::min(players_.mostMembers, static_cast<std::size_t>(most / unit));
            return;
        }
        for (std::size_t player = 0; player < weights.size(); ++player)
            players_.weights[player][place] = weights[player] / unit;
        players_.most[place++] = most / unit;
    }

    WeighedPlayers players_;
};

/// A bankruptcy: counts those whose claims come before a player’s; he adds what they leave of his own. Of an
/// estate that is more than half of the claims, what is lost is divided instead, in the same way.
class CountedEstate {
public:
    CountedEstate(std::int64_t estate, const std::vector<std::int64_t>& claims) : estate_(estate) {
        for (const std::int64_t claim : claims)
            unit_ = std::gcd(unit_, claim);
        for (const std::int64_t claim : claims)
            players_.weights.push_back({claim / unit_});
        players_.most[0] = std::max<std::int64_t>(estate - 1, 0) / unit_;
        players_.mostMembers = claims.size();
    }

    [[nodiscard]] const WeighedPlayers& players() const { return players_; }
    [[nodiscard]] std::int64_t mostWorth() const { return std::max<std::int64_t>(estate_, 1); }
    [[nodiscard]] std::int64_t worth(const Sums& sums, std::size_t /*size*/, const Sums& weight) const {
        return std::min(weight[0] * unit_, estate_ - sums[0] * unit_);
    }

private:
    std::int64_t estate_;
    std::int64_t unit_ = 0;
    WeighedPlayers players_;
};

template <class Number, class Counted>
Expected<std::optional<AddedBySize>> addedAs(const Counted& game, std::size_t cost, Task& task) {
    const std::vector<Sums>& weights = game.players().weights;
    AddedBySize added;
    for (const Sums& weight : weights)
        added[weight];
    const std::size_t rounds = weights.size() + 2 * added.size();
    SetCounter<Number> counter(game.players(), task);
    if (!counter.prepare(std::min(mostCells, mostAdditions / cost / rounds)))
        return std::optional<AddedBySize>();
    if (auto counted = counter.count(); !counted) return tl::unexpected(counted.error());
    double done = 0;
    for (auto& entry : added) { // clang 14 lets no lambda use the parts of a structured binding
        const Sums& weight = entry.first;
        if (task.cancelled()) return cancelled();
        task.report(++done / static_cast<double>(added.size()));
        const auto found = counter.addedWithout(weight, [&](const Sums& sums, std::size_t size) {
            return static_cast<std::uint64_t>(game.worth(sums, size, weight));
        });
        for (const Number& one : found)
            entry.second.push_back(integerOf(one));
    }
    return std::optional(std::move(added));
}

/// With as few bits as hold what all sets of others may be worth together.
template <class Counted>
Expected<std::optional<AddedBySize>> addedIn(const Counted& game, Task& task) {
    constexpr std::size_t narrow = 64;
    constexpr std::size_t wide = 128;
    constexpr std::size_t costOfWide = 2;
    constexpr std::size_t costOfVeryWide = 8;
    const std::size_t bits =
        game.players().weights.size() - 1 + std::bit_width(static_cast<std::uint64_t>(game.mostWorth()));
    if (bits <= narrow) return addedAs<std::uint64_t>(game, 1, task);
    if (bits <= wide) return addedAs<Wide>(game, costOfWide, task);
    return addedAs<VeryWide>(game, costOfVeryWide, task);
}

template <class Counted>
Expected<std::optional<PowerValues>> powerOf(const Counted& game, std::int64_t parts, Task& task) {
    auto added = addedIn(game, task);
    if (!added) return tl::unexpected(added.error());
    if (!*added) return std::optional<PowerValues>();
    const std::vector<Sums>& weights = game.players().weights;
    const std::size_t n = weights.size();
    const auto factorials = factorialsUpTo(n);
    std::map<Sums, std::pair<Rational, Rational>> found;
    for (const auto& [weight, bySize] : **added) {
        Integer weighted = 0; // over n!
        Integer plain = 0;    // over 2ⁿ⁻¹
        for (std::size_t size = 0; size < std::min(bySize.size(), n); ++size) {
            weighted += factorials[size] * factorials[n - size - 1] * bySize[size];
            plain += bySize[size];
        }
        found[weight] = {Rational(weighted, factorials[n] * parts),
                         Rational(plain, (Integer(1) << (n - 1)) * parts)};
    }
    PowerValues power;
    for (const Sums& weight : weights) {
        power.shapley.push_back(found[weight].first);
        power.banzhaf.push_back(found[weight].second);
    }
    return std::optional(std::move(power));
}

Expected<std::optional<PowerValues>> powerOfEstate(const CoalitionGame& game, Task& task) {
    const std::int64_t all = std::accumulate(game.numbers.begin(), game.numbers.end(), std::int64_t{0});
    const std::int64_t lost = all - game.whole;
    if (game.whole <= lost) return powerOf(CountedEstate(game.whole, game.numbers), game.parts, task);
    auto power = powerOf(CountedEstate(lost, game.numbers), game.parts, task);
    if (!power || !*power) return power;
    for (std::size_t player = 0; player < game.numbers.size(); ++player) {
        const Rational claim(game.numbers[player], game.parts);
        for (auto* values : {&(*power)->shapley, &(*power)->banzhaf})
            (*values)[player] = claim - (*values)[player];
    }
    return power;
}

} // namespace

Expected<std::optional<PowerValues>> countedPower(const CoalitionGame& game, Task& task) {
    switch (game.kind) {
    case CoalitionKind::vote:
        return powerOf(CountedVote(game.majorities), 1, task);
    case CoalitionKind::bankruptcy:
        return powerOfEstate(game, task);
    case CoalitionKind::airport:
        return std::optional(airportPower(game.numbers, game.parts));
    case CoalitionKind::gloves:
        return std::optional(glovesPower(game.numbers));
    case CoalitionKind::table:
    case CoalitionKind::costs:
    case CoalitionKind::flow:
        break;
    }
    return std::optional<PowerValues>();
}

std::vector<std::vector<unsigned>> alikePlayers(const CoalitionGame& game) {
    const auto markOf = [&](unsigned player) {
        std::vector<std::int64_t> mark;
        if (game.kind == CoalitionKind::vote)
            for (const Majority& majority : game.majorities)
                mark.push_back(majority.weights[player]);
        else
            mark.push_back(game.numbers[player]);
        return mark;
    };
    std::map<std::vector<std::int64_t>, std::size_t> places;
    std::vector<std::vector<unsigned>> groups;
    for (unsigned player = 0; player < game.players(); ++player) {
        const auto [place, isNew] = places.try_emplace(markOf(player), groups.size());
        if (isNew) groups.emplace_back();
        groups[place->second].push_back(player);
    }
    return groups;
}

} // namespace mexplorer
