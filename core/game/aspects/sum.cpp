#include "core/game/aspects/sum.h"

namespace mexplorer {

SumAspect::SumAspect() = default;
SumAspect::~SumAspect() = default;

Found<std::vector<Component>> SumAspect::components(Task& task) const {
    return components_.get(task, [&] { return findComponents(task); });
}

Found<std::vector<ComponentMove>> SumAspect::winningMoves(Task& task) const {
    return winningMoves_.get(task, [&] { return findWinningMoves(1, task); });
}

Expected<std::vector<ComponentMove>> SumAspect::winningMoves(std::size_t most, Task& task) const {
    return findWinningMoves(most, task);
}

} // namespace mexplorer
