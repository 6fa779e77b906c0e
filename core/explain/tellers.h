#pragma once

#include "core/explain/trace.h"
#include "core/explain/why.h"

#include <vector>

namespace mexplorer {

/// How one kind of instance is explained.
struct Teller {
    bool (*tells)(const Instance& instance);
    Expected<Why> (*why)(const Game& game, const Instance& instance, Task& task);
    Expected<Trace> (*explain)(const Game& game, const Instance& instance, Task& task);
};

/// All kinds; each instance is told by exactly one of them. To add a kind, add its line.
[[nodiscard]] const std::vector<Teller>& tellers();

// The same of whatever is open: positions are explained as ever.
[[nodiscard]] Expected<Why> why(const Game& game, const Instance& instance, Task& task);
[[nodiscard]] Expected<Trace> explain(const Game& game, const Instance& instance, Task& task);

} // namespace mexplorer
