#include "core/judge/making/coalition_cases.h"

#include "core/coalition/coalition.h"

#include <algorithm>
#include <numeric>

namespace mexplorer::judge {

namespace {

constexpr std::uint64_t usualPlayers = 8;

using Values = std::vector<std::uint64_t>; ///< of all 2ⁿ coalitions

Case caseOf(const Values& values) {
    return {{static_cast<std::uint64_t>(std::countr_zero(values.size()))}, values};
}

/// The order of sizes: by the number of players, then by the sum of the values.
auto extentOf(const Case& made) {
    const Values& values = made.back();
    return std::tuple(values.size(), std::accumulate(values.begin(), values.end(), std::uint64_t{0}), values);
}

void sortCases(std::vector<Case>& cases) {
    std::ranges::stable_sort(cases, [](const Case& a, const Case& b) { return extentOf(a) < extentOf(b); });
}

Values allOf(std::uint64_t players, std::uint64_t value) {
    Values values(std::size_t{1} << players, value);
    values.front() = 0;
    return values;
}

/// The values of the coalitions without a player.
Values without(const Values& values, unsigned player) {
    Values left;
    for (Coalition coalition = 0; coalition < values.size(); ++coalition)
        if (!has(coalition, player)) left.push_back(values[coalition]);
    return left;
}

class CoalitionCaseMaker : public CaseMaker {
public:
    [[nodiscard]] std::vector<Case> small(Largest largest) const override {
        const std::uint64_t most = mostOf(largest);
        std::vector<Case> cases;
        addAll(2, std::min<std::uint64_t>(most, 3), cases);
        if (playersFor(largest) >= 3) addAll(3, std::min<std::uint64_t>(most, 1), cases);
        sortCases(cases);
        return cases;
    }

    [[nodiscard]] std::vector<Case> limits(Largest largest) const override {
        const std::uint64_t most = mostOf(largest);
        const std::uint64_t players = playersFor(largest);
        Values last = allOf(players, 0); // only the grand coalition is worth anything
        last.back() = most;
        return {caseOf(allOf(2, most)), caseOf(allOf(players, 0)), caseOf(allOf(players, most)),
                caseOf(last)};
    }

    [[nodiscard]] Case random(Random& random, const Case& /*before*/, Largest largest) const override {
        constexpr std::uint64_t few = 4;
        const std::uint64_t mostPlayers = playersFor(largest);
        const std::uint64_t players =
            random.between(2, random.once(3) ? mostPlayers : std::min(few, mostPlayers));
        const std::uint64_t most = random.once(2) ? 1 : mostOf(largest); // half are simple games: 0 or 1
        Values values = allOf(players, 0);
        for (std::size_t coalition = 1; coalition < values.size(); ++coalition)
            values[coalition] = most <= 1 ? random.below(most + 1) : random.ofAnyLength(0, most);
        return caseOf(values);
    }

    [[nodiscard]] std::vector<Case> smaller(const Case& made) const override {
        constexpr std::size_t mostTried = 64;
        const Values& values = made.back();
        std::vector<Case> cases;
        for (unsigned player = 0; values.size() > 4 && alone(player) < values.size(); ++player)
            cases.push_back(caseOf(without(values, player)));
        for (std::size_t i = 1; i < std::min(values.size(), mostTried); ++i) {
            for (const std::uint64_t less : {std::uint64_t{0}, values[i] / 2, values[i] - 1}) {
                if (values[i] == 0) continue;
                Values some = values;
                some[i] = less;
                cases.push_back(caseOf(some));
            }
        }
        sortCases(cases);
        return cases;
    }

private:
    static std::uint64_t mostOf(Largest largest) {
        return std::min(largest.value_or(mostCoalitionValue), mostCoalitionValue);
    }
    static std::uint64_t playersFor(Largest largest) {
        return std::clamp<std::uint64_t>(largest.value_or(usualPlayers), 2, usualPlayers);
    }
    /// Every table with values up to `most`.
    static void addAll(std::uint64_t players, std::uint64_t most, std::vector<Case>& cases) {
        Values values = allOf(players, 0);
        while (true) {
            cases.push_back(caseOf(values));
            std::size_t at = 1;
            while (at < values.size() && values[at] == most)
                values[at++] = 0;
            if (at == values.size()) return;
            ++values[at];
        }
    }
};

} // namespace

std::shared_ptr<const CaseMaker> coalitionCases() {
    return std::make_shared<CoalitionCaseMaker>();
}

} // namespace mexplorer::judge
