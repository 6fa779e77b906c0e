#pragma once

#include "core/game/aspects/grid.h"
#include "core/game/game.h"
#include "core/task/task.h"

#include <memory>
#include <mutex>

namespace mexplorer::ui {

/// A table of values being made: the worker publishes it as soon as its memory is allocated, and fills it
/// while the view already draws its finished part.
class GrowingValues {
public:
    /// `slice`: see sliceOf.
    explicit GrowingValues(std::shared_ptr<const Game> game, std::shared_ptr<const Grid> slice = nullptr)
        : game_(std::move(game)), slice_(std::move(slice)) {}

    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return game_; }
    [[nodiscard]] const std::shared_ptr<const Grid>& slice() const { return slice_; }
    [[nodiscard]] const Grid& grid() const { return slice_ ? *slice_ : *game_->as<GridAspect>(); }
    void put(std::shared_ptr<const GridValues> values) {
        const std::lock_guard lock(mutex_);
        values_ = std::move(values);
    }
    [[nodiscard]] std::shared_ptr<const GridValues> values() const {
        const std::lock_guard lock(mutex_);
        return values_;
    }

private:
    const std::shared_ptr<const Game> game_;
    const std::shared_ptr<const Grid> slice_;
    mutable std::mutex mutex_;
    std::shared_ptr<const GridValues> values_;
};

/// The game’s values, computed; `growing` has them from the start. Errors: cancelled, and as for the game’s
/// filling.
[[nodiscard]] Expected<std::shared_ptr<const GridValues>> fillValues(GridSize size, GrowingValues& growing,
                                                                     Task& task);

} // namespace mexplorer::ui
