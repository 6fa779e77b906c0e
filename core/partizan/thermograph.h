#pragma once

#include "core/partizan/short_games.h"
#include "core/theory/rational.h"

#include <unordered_map>
#include <vector>

namespace mexplorer {

/// A line over the taxes t ≥ 0 whose pieces are upright or slant by one for each unit of tax.
struct Wall {
    struct Corner {
        Rational tax;
        Rational value;
    };
    std::vector<Corner> corners; ///< the first at t = 0, with rising taxes; upright after the last

    [[nodiscard]] Rational at(const Rational& tax) const;
};

/// What the stops of a game become if each move costs a tax t: two walls that meet in a mast over the mean,
/// at the temperature (Conway 1976; Berlekamp, Conway, Guy 1982, chapter 6).
struct Thermograph {
    Wall left;
    Wall right;
    Rational mean;
    Rational temperature; ///< of a number with denominator 2^k −1/2^k; of any other game at least 0
};

/// Thermographs of games, each built from those of its options, once.
class Thermographs {
public:
    explicit Thermographs(ShortGames& games) : games_(games) {}

    /// The games must not have stopped.
    [[nodiscard]] const Thermograph& of(ShortGames::Id game);
    /// What a player can reach at each tax by a move to one of these options, before he pays: the largest of
    /// the right walls of Left’s, the smallest of the left walls of Right’s. Requires an option.
    [[nodiscard]] Wall scaffold(ShortGames::Options options, bool isLeft);

private:
    [[nodiscard]] Thermograph build(ShortGames::Id game);

    ShortGames& games_;
    std::unordered_map<ShortGames::Id, Thermograph> known_;
};

} // namespace mexplorer
