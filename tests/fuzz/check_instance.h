#pragma once

#include "core/coalition/coalition_aspect.h"
#include "core/regret/matrix_aspect.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/fuzz/check.h"
#include "tests/fuzz/short_task.h"

// Games without positions: their answers are compared with what the terms mean.

namespace mexplorer::fuzz {

inline void checkMatrix(const MatrixAspect& matrix, const std::string& text) {
    ShortTask task;
    const auto answer = matrix.answer(task);
    if (!answered(answer)) return;
    require(!(*answer)->isComplete || !(*answer)->equilibria.extreme.empty(), text + ": Nash’s equilibrium");
    for (const Equilibrium& found : (*answer)->equilibria.extreme)
        require(isMixture(found.row) && isMixture(found.column) &&
                    isEquilibrium(matrix.game(), found.row, found.column),
                text + ": what is said to be an equilibrium");
    if (const auto& solution = (*answer)->solution)
        require(isEquilibrium(matrix.game(), solution->row, solution->column), text + ": its solution");
}

inline void checkCoalitions(const CoalitionAspect& coalitions, const std::string& text) {
    ShortTask task;
    const auto answer = coalitions.answer(task);
    if (!answered(answer) || !(*answer)->exact) return;
    const ExactAnswer& exact = *(*answer)->exact;
    const Coalition all = exact.values->all();
    const Rational worth = exact.values->value(all);
    require(paidTo(exact.power.shapley, all) == worth, text + ": the Shapley value divides v(N)");
    require(paidTo(exact.nucleolus.payments, all) == worth, text + ": the nucleolus divides v(N)");
    if (exact.core.isEmpty) return;
    for (Coalition coalition = 1; coalition <= all; ++coalition)
        require(paidTo(exact.core.payments, coalition) >= exact.values->value(coalition),
                text + ": nobody leaves the core");
}

/// Whatever has no positions has one of these aspects, or hidden cards, which take too long here.
inline void checkInstance(const Instance& instance) {
    if (const auto* matrix = instance.as<MatrixAspect>()) checkMatrix(*matrix, instance.text());
    if (const auto* coalitions = instance.as<CoalitionAspect>())
        checkCoalitions(*coalitions, instance.text());
}

} // namespace mexplorer::fuzz
