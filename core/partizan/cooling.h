#pragma once

#include "core/partizan/thermograph.h"

#include <unordered_map>

namespace mexplorer {

/// Games in which each move costs a tax t: G_t = {G^L_t − t | G^R_t + t}, but the mean of G where t is above
/// the temperature of G. The same tax cools G + H as it cools G and H (Conway 1976, chapter 9; Siegel 2013,
/// II.5).
class Cooling {
public:
    /// `tax` is at least 0.
    Cooling(Dyadic tax, ShortGames& games) : tax_(tax), games_(games), thermographs_(games) {}

    [[nodiscard]] ShortGames::Id of(ShortGames::Id game);

private:
    [[nodiscard]] ShortGames::Id make(ShortGames::Id game);

    Dyadic tax_;
    ShortGames& games_;
    Thermographs thermographs_;
    std::unordered_map<ShortGames::Id, ShortGames::Id> known_;
};

/// Games in which each move earns t: {heated G^L + t | heated G^R − t}, of a number the number. Heating by t
/// takes back that a game was cooled by t, up to infinitesimals, if no position of it that is not a number
/// has a temperature below t (Berlekamp, Conway, Guy 1982, chapter 6). Of more than 500 ups it stops the
/// games.
class Heating {
public:
    Heating(Dyadic prize, ShortGames& games) : prize_(prize), games_(games) {}

    [[nodiscard]] ShortGames::Id of(ShortGames::Id game);

private:
    Dyadic prize_;
    ShortGames& games_;
    std::unordered_map<ShortGames::Id, ShortGames::Id> known_;
};

} // namespace mexplorer
