#pragma once

#include "core/explain/trace.h"
#include "core/explain/why.h"

#include <vector>

namespace mexplorer {

/// How one kind of instance is explained.
struct Teller {
    bool (*tells)(const Instance& instance); ///< whether the instance is of this kind
    Expected<Why> (*why)(const Game& game, const Instance& instance, Task& task);
    Expected<Trace> (*explain)(const Game& game, const Instance& instance, Task& task);
};

/// All kinds; exactly one of them tells each instance. To add a kind, add a line.
[[nodiscard]] const std::vector<Teller>& tellers();

// As for positions, but for any instance, by its teller.
[[nodiscard]] Expected<Why> why(const Game& game, const Instance& instance, Task& task);
[[nodiscard]] Expected<Trace> explain(const Game& game, const Instance& instance, Task& task);

} // namespace mexplorer
