#include "core/coalition/power_indices.h"

#include <array>

namespace mexplorer {

namespace {

/// In how many coalitions with so many critical members a player is critical, and how many there are.
struct CriticalCounts {
    using ByCritical = std::array<std::int64_t, mostInTable + 1>;
    std::array<ByCritical, mostInTable> with{};
    ByCritical all{};

    void add(Coalition critical) {
        const unsigned count = sizeOf(critical);
        ++all[count];
        for (Coalition left = critical; left != 0; left &= left - 1)
            ++with[static_cast<unsigned>(std::countr_zero(left))][count];
    }

    /// Each coalition is divided alike among its critical members.
    [[nodiscard]] std::vector<Rational> shares(unsigned players) const {
        std::int64_t coalitions = 0;
        for (const std::int64_t count : all)
            coalitions += count;
        std::vector<Rational> shares;
        for (unsigned player = 0; player < players; ++player) {
            Rational sum = 0;
            for (unsigned count = 1; count <= players; ++count)
                sum += Rational(with[player][count], count);
            shares.emplace_back(sum / coalitions);
        }
        return shares;
    }
    /// Each counts once for each critical member.
    [[nodiscard]] std::vector<Rational> memberships(unsigned players) const {
        std::int64_t sum = 0;
        for (unsigned count = 0; count <= players; ++count)
            sum += count * all[count];
        std::vector<Rational> shares;
        for (unsigned player = 0; player < players; ++player) {
            std::int64_t own = 0;
            for (const std::int64_t count : with[player])
                own += count;
            shares.emplace_back(own, sum);
        }
        return shares;
    }
};

} // namespace

PowerIndices powerIndices(const CoalitionValues& values) {
    const unsigned players = values.players();
    CriticalCounts minimal;
    CriticalCounts vulnerable;
    for (Coalition coalition = 1; coalition <= values.all(); ++coalition) {
        if (values.units(coalition) == 0) continue;
        Coalition critical = 0;
        for (Coalition left = coalition; left != 0; left &= left - 1) {
            const Coalition member = left & (~left + 1);
            if (values.units(coalition & ~member) == 0) critical |= member;
        }
        if (critical == 0) continue;
        vulnerable.add(critical);
        if (critical == coalition) minimal.add(critical);
    }
    return {minimal.shares(players), minimal.memberships(players), vulnerable.shares(players)};
}

} // namespace mexplorer
