#pragma once

#include "core/catalogue/laid_out_of.h"
#include "core/rules/take_ends.h"

namespace mexplorer {

/// The numbers that are left of a row.
template <>
class ThingsOf<TakeEnds> {
public:
    ThingsOf(const TakeEnds& /*rules*/, const Row& row) : row_(row) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        if (auto fits = checkLaidOut(row_.size(), mostInRow); !fits) return tl::unexpected(fits.error());
        Things things{.ground = PlainGround::row, .spots = {}, .piles = piles(row_)};
        for (std::size_t place = 1; place <= row_.size(); ++place)
            things.spots.push_back(say(MX_TEXT("core", "number %1"), place));
        things.note = say(MX_TEXT("core", "so far: %1 for the player to move, %2 for the other"), row_.mine,
                          row_.theirs);
        return things;
    }

    /// An option is a stretch of the same row.
    [[nodiscard]] std::vector<Pile> piles(const Row& option) const {
        std::vector<Pile> piles;
        std::size_t spot = option.empty() ? 0 : option.begin - row_.begin;
        for (const std::int64_t number : option.numbers())
            piles.push_back({spot++, {ThingKind::number, std::to_string(number)}});
        return piles;
    }

private:
    const Row& row_;
};

} // namespace mexplorer
