#pragma once

#include "core/partizan/thermograph.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mexplorer {

/// What one player surely reaches in a sum at some taxes t, by the thermographs of its games, or of games
/// that are no better for him (Berlekamp, Conway, Guy 1982, chapter 6). Left’s, with the walls L and R:
///   R_t(G + H) ≥ R_t(G) + R_t(H),  L_t(G + H) ≥ L_t(G) + R_t(H),  L_0 ≥ L_t,  R_0 ≥ R_t − t.
/// From the first two at any t follow, by the others, bounds of the stops, L_0 and R_0; one above 0 is a win.
/// Right’s are those of the negative. All are in units of 1/64, rounded down.
class TaxedStops {
public:
    /// The walls of one game.
    [[nodiscard]] static TaxedStops of(const Thermograph& game, bool isLeft);

    /// The sum of both.
    TaxedStops& operator+=(const TaxedStops& other) {
        for (std::size_t i = 0; i < taxes.size(); ++i)
            walls_[i] += other.walls_[i];
        mast_ += other.mast_;
        return *this;
    }
    /// At each tax the better of two bounds of the same game.
    void improveBy(const TaxedStops& other) {
        for (std::size_t i = 0; i < taxes.size(); ++i)
            walls_[i] = std::max(walls_[i], other.walls_[i]);
        if (other.mast_.mean > mast_.mean ||
            (other.mast_.mean == mast_.mean && other.mast_.temperature < mast_.temperature))
            mast_ = other.mast_;
    }

    /// The stop that he reaches at least if he begins, and if the other does.
    [[nodiscard]] std::int32_t first() const {
        std::int32_t most = mast_.mean; // the left wall is nowhere below the mast
        for (const AtTax& wall : walls_)
            most = std::max(most, wall.low + wall.gain);
        return most;
    }
    [[nodiscard]] std::int32_t second() const {
        std::int32_t most = mast_.mean - mast_.temperature; // at that tax all right walls are masts
        for (std::size_t i = 0; i < taxes.size(); ++i)
            most = std::max(most, walls_[i].low - taxes[i]);
        return most;
    }
    /// The sum of the means.
    [[nodiscard]] std::int32_t mean() const { return mast_.mean; }
    [[nodiscard]] std::int32_t temperature() const { return mast_.temperature; }
    /// Without a tax: the sum of the stops if the other begins, and what beginning gains most in one game.
    [[nodiscard]] std::int32_t untaxed() const { return walls_.front().low; }
    [[nodiscard]] std::int32_t untaxedGain() const { return walls_.front().gain; }

private:
    static constexpr std::int32_t unit = 64;
    static constexpr std::array<std::int32_t, 4> taxes{0, 32, 64, 128};

    struct AtTax {
        std::int32_t low = 0;  ///< the sum of the right walls
        std::int32_t gain = 0; ///< the most by which a left wall is above the right one

        AtTax& operator+=(const AtTax& other) {
            low += other.low;
            gain = std::max(gain, other.gain);
            return *this;
        }
        friend auto operator<=>(const AtTax&, const AtTax&) = default;
    };
    struct Mast {
        std::int32_t mean = 0;
        std::int32_t temperature = 0; ///< the highest, or 0

        Mast& operator+=(const Mast& other) {
            mean += other.mean;
            temperature = std::max(temperature, other.temperature);
            return *this;
        }
    };

    std::array<AtTax, taxes.size()> walls_ = {}; ///< at the taxes
    Mast mast_ = {};
};

/// Left’s and Right’s.
struct StopsOfBoth {
    TaxedStops left = {};
    TaxedStops right = {};

    [[nodiscard]] static StopsOfBoth of(const Thermograph& game) {
        return {TaxedStops::of(game, true), TaxedStops::of(game, false)};
    }
    StopsOfBoth& operator+=(const StopsOfBoth& other) {
        left += other.left;
        right += other.right;
        return *this;
    }
};

} // namespace mexplorer
