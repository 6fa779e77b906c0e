#include "core/solve/coin_engine.h"

#include "core/solve/definition.h"
#include "core/solve/value_bits.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

/// Finds the values of lone heads, place by place.
class CoinFiller {
public:
    explicit CoinFiller(const TurnSets& sets) : sets_(sets), xors_(largestAny(sets)), options_(1) {
        if (xors_.count() > 0) insert(xors_[0], 0);
    }

    /// The value at the next place.
    [[nodiscard]] Nimber next() {
        const std::span<std::uint64_t> options = options_[0];
        std::ranges::fill(options, 0);
        for (std::size_t size = 1; size <= xors_.count(); ++size)
            if (sets_.isAny(size)) unite(options, xors_[size - 1]);
        const std::size_t place = values_.size() + 1;
        sets_.forEachFixed(place, [&](const Places& turned) {
            Nimber sum = 0;
            for (const std::size_t other : turned)
                sum ^= other == place ? 0 : values_[other - 1];
            insert(options, sum);
        });
        return leastMissing(options);
    }
    void add(Nimber value) {
        values_.push_back(value);
        if (value >= options_.width()) {
            xors_.widen(std::bit_ceil(value + 1));
            options_.widen(std::bit_ceil(value + 1));
        }
        for (std::size_t coins = xors_.count(); coins-- > 1;)
            uniteShifted(xors_[coins], xors_[coins - 1], value);
    }
    [[nodiscard]] std::vector<Nimber> taken() { return std::move(values_); }

private:
    [[nodiscard]] static std::size_t largestAny(const TurnSets& sets) {
        std::size_t size = TurnSets::mostAny;
        while (size > 0 && !sets.isAny(size))
            --size;
        return size;
    }

    const TurnSets& sets_;
    std::vector<Nimber> values_;
    ValueBits xors_;    ///< that so many of the coins so far can have
    ValueBits options_; ///< a single set: the options' values
};

} // namespace

Expected<std::vector<Nimber>> coinValues(const TurnSets& sets, std::size_t places, Task& task, Nimber most) {
    CoinFiller filler(sets);
    for (std::size_t place = 1; place <= places; ++place) {
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(place) / static_cast<double>(places));
        const Nimber value = filler.next();
        if (value > most) break;
        filler.add(value);
    }
    return filler.taken();
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
