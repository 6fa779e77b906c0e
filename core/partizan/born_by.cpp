#include "core/partizan/born_by.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Ids = std::vector<ShortGames::Id>;

/// The sets of games of which none is at most another, from `next` on, with these before: of more options
/// some would be dominated.
void addAntichains(const Ids& all, std::size_t next, Ids& chosen, std::vector<Ids>& antichains,
                   ShortGames& games) {
    if (games.stopped()) return; // then all would seem to be confused
    antichains.push_back(chosen);
    for (std::size_t i = next; i < all.size(); ++i) {
        const bool isConfused = std::ranges::all_of(chosen, [&](ShortGames::Id before) {
            return games.order(before, all[i]) == GameOrder::confused;
        });
        if (!isConfused) continue;
        chosen.push_back(all[i]);
        addAntichains(all, i + 1, chosen, antichains, games);
        chosen.pop_back();
    }
}

/// The games whose options are among these, those themselves first.
Ids nextDay(const Ids& before, ShortGames& games) {
    std::vector<Ids> sets;
    Ids chosen;
    addAntichains(before, 0, chosen, sets, games);
    Ids all;
    for (const Ids& left : sets)
        for (const Ids& right : sets) {
            if (games.stopped()) return {};
            all.push_back(games.of(left, right));
        }
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    std::erase_if(all, [&](ShortGames::Id game) { return std::ranges::find(before, game) != before.end(); });
    all.insert(all.begin(), before.begin(), before.end());
    return all;
}

} // namespace

Ids bornBy(int day, ShortGames& games) {
    Ids all = {games.zero()};
    for (int i = 0; i < day && !games.stopped(); ++i)
        all = nextDay(all, games);
    if (games.stopped()) return {};
    return all;
}

std::vector<std::pair<std::size_t, std::size_t>> coversAmong(const Ids& all, ShortGames& games) {
    const auto isBelow = [&](std::size_t one, std::size_t other) {
        return one != other && games.isAtMost(all[one], all[other]);
    };
    std::vector<std::pair<std::size_t, std::size_t>> covers;
    for (std::size_t lower = 0; lower < all.size(); ++lower) {
        for (std::size_t upper = 0; upper < all.size(); ++upper) {
            if (!isBelow(lower, upper)) continue;
            bool isNext = true;
            for (std::size_t between = 0; isNext && between < all.size(); ++between)
                isNext = !isBelow(lower, between) || !isBelow(between, upper);
            if (isNext) covers.emplace_back(lower, upper);
        }
    }
    return covers;
}

} // namespace mexplorer
