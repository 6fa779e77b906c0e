#pragma once

#include "core/game/aspects/line.h"
#include "core/game/game.h"
#include "core/solve/comparison.h"
#include "core/solve/value_census.h"
#include "ui/views/line/extremes.h"

#include <functional>
#include <memory>
#include <span>
#include <vector>

namespace mexplorer::ui {

/// The values of single heaps 0 … size − 1, as far as they are computed, and what was found out about them.
struct LineData {
    std::shared_ptr<const Game> game;
    std::shared_ptr<const LineValues> values;
    ExtremesIndex known;                      ///< of the finished values
    std::optional<Period> period;             ///< once all values are there
    std::optional<ValueCensus> census;        ///< once all values are there
    std::optional<LineComparison> mismatches; ///< if the comparison was asked for

    /// The heaps that are P, if they are few enough to be marked even where cells are less than a pixel.
    std::vector<std::uint64_t> lost;

    [[nodiscard]] std::span<const LineValues::Value> finished() const {
        return {values->data(), known.size()};
    }
    [[nodiscard]] std::uint64_t size() const { return values->size(); }
    [[nodiscard]] const LineAspect& line() const { return *game->as<LineAspect>(); }
};

/// Room for the values of 0 … size − 1. Errors: too large, naming the limit; nothing is allocated then.
[[nodiscard]] Expected<std::shared_ptr<LineValues>> roomFor(const Game& game, std::uint64_t size);

/// What is finished so far, without period, census and comparison.
[[nodiscard]] std::shared_ptr<const LineData> partOf(std::shared_ptr<const Game> game,
                                                     std::shared_ptr<const LineValues> values);

/// Computes what is missing; `values` comes from `roomFor` and may be read meanwhile. Errors: cancelled.
[[nodiscard]] Expected<std::shared_ptr<const LineData>> computeLine(const std::shared_ptr<const Game>& game,
                                                                    const std::shared_ptr<LineValues>& values,
                                                                    bool compare, Task& task);

} // namespace mexplorer::ui
