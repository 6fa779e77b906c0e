#pragma once

#include "core/explain/trace.h"
#include "core/explain/why.h"

namespace mexplorer {

/// How the instances of one kind of game are explained.
struct Telling {
    Expected<Why> (*why)(const Game& game, const Instance& instance, Task& task);
    Expected<Trace> (*explain)(const Game& game, const Instance& instance, Task& task);
};

// As for positions, but for an instance of any game.
[[nodiscard]] Expected<Why> why(const Game& game, const Instance& instance, Task& task);
[[nodiscard]] Expected<Trace> explain(const Game& game, const Instance& instance, Task& task);

} // namespace mexplorer
