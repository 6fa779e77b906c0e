#pragma once

#include "core/rules/visit.h"
#include "core/text/expected.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace mexplorer {

/// The places of coins that one turn turns over, ascending, counted from 1 at the left.
using Places = std::vector<std::size_t>;

/// Which sets of coins may be turned, listed by their right-most coin. No set is listed twice.
class TurnSets {
public:
    static constexpr std::size_t mostAny = 9;        ///< the most coins in an `any` set
    static constexpr std::size_t mostDistance = 255; ///< in a pattern, and coins in a run

    /// Kinds separated by semicolons:
    ///
    /// - `any 2` or `any 1-3`: that many coins, wherever they lie;
    /// - `run 3`, `run 1-3` or `run 1-`: that many coins side by side;
    /// - `0,2,5`: the right-most coin and those at these distances to its left.
    ///
    /// Errors name the column.
    [[nodiscard]] static Expected<TurnSets> parse(std::string_view text);

    /// How many sets have their right-most coin at `place`.
    [[nodiscard]] std::uint64_t count(std::size_t place) const;
    /// How many coins these sets have in total.
    [[nodiscard]] std::uint64_t coinCount(std::size_t place) const;

    /// Calls visit(places) for each set whose right-most coin is at `place`, always in the same order. Stops
    /// and returns false as soon as `visit` returns false.
    template <class Visit>
    bool forEach(std::size_t place, Visit&& visit) const {
        Places chosen;
        for (std::size_t size = 1; size <= std::min(place, mostAny); ++size) {
            if (isAny(size) && !choose(place, size - 1, 1, chosen, visit)) return false;
        }
        return forEachFixed(place, visit);
    }

    /// The same for the runs and patterns only.
    template <class Visit>
    bool forEachFixed(std::size_t place, Visit&& visit) const {
        Places chosen;
        for (const std::size_t length : runs_) {
            if (length > place) break;
            chosen.clear();
            for (std::size_t at = place - length + 1; at <= place; ++at)
                chosen.push_back(at);
            if (!goesOn(visit, chosen)) return false;
        }
        for (const Places& distances : patterns_) {
            if (distances.back() >= place) continue;
            chosen.clear();
            for (std::size_t i = distances.size(); i-- > 0;)
                chosen.push_back(place - distances[i]);
            if (!goesOn(visit, chosen)) return false;
        }
        return true;
    }

    /// Whether just these coins may be turned; ascending, at least one.
    [[nodiscard]] bool contains(const Places& places) const;
    /// Whether any `size` coins may be turned.
    [[nodiscard]] bool isAny(std::size_t size) const { return size <= mostAny && any_[size]; }

private:
    [[nodiscard]] Expected<void> add(std::string_view kind, std::size_t column);
    void dropRepeated();

    template <class Visit>
    bool choose(std::size_t place, std::size_t more, std::size_t from, Places& chosen, Visit& visit) const {
        if (more == 0) {
            chosen.push_back(place);
            const bool wantsMore = goesOn(visit, chosen);
            chosen.pop_back();
            return wantsMore;
        }
        for (std::size_t at = from; at + more <= place; ++at) {
            chosen.push_back(at);
            const bool wantsMore = choose(place, more - 1, at + 1, chosen, visit);
            chosen.pop_back();
            if (!wantsMore) return false;
        }
        return true;
    }

    std::vector<bool> any_ = std::vector<bool>(mostAny + 1, false); ///< by size
    std::vector<std::size_t> runs_;                                 ///< lengths, ascending
    std::vector<Places> patterns_;                                  ///< distances, ascending from 0
};

} // namespace mexplorer
