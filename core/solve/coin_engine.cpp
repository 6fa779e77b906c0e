#include "core/solve/coin_engine.h"

#include "core/solve/definition.h"
#include "core/theory/saturating.h"

#include <bit>

namespace mexplorer {

namespace {

/// Which XORs some number of coins can have, for each number below TurnSets::mostAny.
class XorsOfCoins {
public:
    XorsOfCoins() : xors_(TurnSets::mostAny, std::vector<bool>(1, false)) { xors_[0][0] = true; }

    [[nodiscard]] bool has(std::size_t coins, Nimber value) const {
        return value < xors_[coins].size() && xors_[coins][value];
    }

    /// Adds a coin of this value.
    void add(Nimber value) {
        const std::size_t size = std::max(xors_[0].size(), std::size_t{std::bit_ceil(value + 1)});
        for (auto& some : xors_)
            some.resize(size, false);
        for (std::size_t coins = xors_.size() - 1; coins > 0; --coins) {
            for (std::size_t without = 0; without < size; ++without) {
                if (xors_[coins - 1][without]) xors_[coins][without ^ value] = true;
            }
        }
    }

private:
    std::vector<std::vector<bool>> xors_; ///< of a power of two of values each, so that XORs stay inside
};

} // namespace

Expected<std::vector<Nimber>> coinValues(const TurnSets& sets, std::size_t places, Task& task, Nimber most) {
    XorsOfCoins xors;
    std::vector<Nimber> values;
    for (std::size_t place = 1; place <= places; ++place) {
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(place) / static_cast<double>(places));
        std::vector<Nimber> fixed; // of the options that are runs or patterns
        sets.forEachFixed(place, [&](const Places& turned) {
            Nimber sum = 0;
            for (const std::size_t other : turned)
                sum ^= other == place ? 0 : values[other - 1];
            fixed.push_back(sum);
        });
        std::sort(fixed.begin(), fixed.end());
        const auto isOption = [&](Nimber value) {
            if (std::binary_search(fixed.begin(), fixed.end(), value)) return true;
            for (std::size_t size = 1; size <= TurnSets::mostAny; ++size) {
                if (sets.isAny(size) && xors.has(size - 1, value)) return true;
            }
            return false;
        };
        Nimber value = 0;
        while (isOption(value))
            ++value;
        if (value > most) break;
        values.push_back(value);
        xors.add(value);
    }
    return values;
}

tl::unexpected<Error> tooLargeAt(std::size_t place, Nimber most) {
    return tooLarge(
        say(MX_TEXT("core", "The value of a head at place %1 is above the limit of %2."), place, most));
}

std::uint64_t turnsUpTo(const TurnSets& sets, std::size_t last) {
    std::uint64_t turns = 0;
    for (std::size_t place = 1; place <= last; ++place)
        turns = saturatedSum(turns, sets.count(place));
    return turns;
}

Expected<void> checkTurns(std::uint64_t turns) {
    return checkMovesDefined(turns, std::uint64_t{1} << 31U); // minutes, as for other moves
}

} // namespace mexplorer
