#pragma once

#include "core/solve/aspects/grid.h"
#include "core/solve/game.h"
#include "core/task/task.h"

#include <memory>
#include <mutex>

namespace mexplorer::ui {

/// A table of values being made: the worker publishes it as soon as its memory is allocated, and fills it
/// while the view already draws its finished part.
class SharedTable {
public:
    explicit SharedTable(std::shared_ptr<const Game> game) : game_(std::move(game)) {}

    [[nodiscard]] const std::shared_ptr<const Game>& game() const { return game_; }
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
    mutable std::mutex mutex_;
    std::shared_ptr<const GridValues> values_;
};

/// The game’s values, computed; `growing` has them from the start. Errors: cancelled, and as for the game’s
/// filling.
[[nodiscard]] Expected<std::shared_ptr<const GridValues>> fillValues(GridSize size, SharedTable& growing,
                                                                     Task& task);

} // namespace mexplorer::ui
