#include "core/regret/matrix_solution.h"

#include <algorithm>
#include <optional>

namespace mexplorer {

namespace {

/// A simplex tableau of max Σ y, A y ≤ 1, y ≥ 0. The columns are the nonbasic variables, which are 0, the
/// rows the basic ones; the last row has the variables’ reduced costs, the last column their values.
class Tableau {
public:
    Tableau(const FractionTable& payoffs, const Rational& shift)
        : cells_(payoffs.rows + 1, payoffs.columns + 1), basic_(payoffs.rows), free_(payoffs.columns) {
        for (std::size_t i = 0; i < payoffs.rows; ++i) {
            for (std::size_t j = 0; j < payoffs.columns; ++j)
                cells_.at(i, j) = payoffs.at(i, j) + shift;
            cells_.at(i, payoffs.columns) = 1;
            basic_[i] = payoffs.columns + i; // slacks, after the actions
        }
        for (std::size_t j = 0; j < payoffs.columns; ++j) {
            cells_.at(payoffs.rows, j) = -1;
            free_[j] = j;
        }
    }

    /// One pivot by Bland’s rule; false if the optimum is reached.
    bool improve() {
        const auto column = entering();
        if (!column) return false;
        pivot(leaving(*column), *column);
        return true;
    }

    /// Σ y.
    [[nodiscard]] const Rational& sum() const { return cells_.at(lastRow(), lastColumn()); }
    /// The variables y: what an action’s row holds, or 0.
    [[nodiscard]] Mixture primal() const {
        Mixture all(free_.size());
        for (std::size_t i = 0; i < basic_.size(); ++i)
            if (basic_[i] < all.size()) all[basic_[i]] = cells_.at(i, lastColumn());
        return all;
    }
    /// The variables of the dual program: the reduced costs of the slacks.
    [[nodiscard]] Mixture dual() const {
        Mixture all(basic_.size());
        for (std::size_t j = 0; j < free_.size(); ++j)
            if (free_[j] >= free_.size()) all[free_[j] - free_.size()] = cells_.at(lastRow(), j);
        return all;
    }

private:
    [[nodiscard]] std::size_t lastRow() const { return basic_.size(); }
    [[nodiscard]] std::size_t lastColumn() const { return free_.size(); }

    /// Of the variables that gain, the first.
    [[nodiscard]] std::optional<std::size_t> entering() const {
        std::optional<std::size_t> best;
        for (std::size_t j = 0; j < free_.size(); ++j)
            if (cells_.at(lastRow(), j) < 0 && (!best || free_[j] < free_[*best])) best = j;
        return best;
    }

    /// Of the basic variables that reach 0 first, the first. There is one: A is positive, so y is bounded.
    [[nodiscard]] std::size_t leaving(std::size_t column) const {
        std::optional<std::size_t> best;
        Rational least;
        for (std::size_t i = 0; i < basic_.size(); ++i) {
            if (cells_.at(i, column) <= 0) continue;
            const Rational ratio = cells_.at(i, lastColumn()) / cells_.at(i, column);
            if (!best || ratio < least || (ratio == least && basic_[i] < basic_[*best])) {
                best = i;
                least = ratio;
            }
        }
        return best.value_or(0);
    }

    void pivot(std::size_t row, std::size_t column) {
        const Rational inverse = 1 / cells_.at(row, column);
        for (std::size_t j = 0; j < cells_.columns; ++j)
            if (j != column) cells_.at(row, j) *= inverse;
        for (std::size_t i = 0; i < cells_.rows; ++i) {
            const Rational factor = cells_.at(i, column);
            if (i == row || factor == 0) continue;
            for (std::size_t j = 0; j < cells_.columns; ++j)
                if (j != column && cells_.at(row, j) != 0) cells_.at(i, j) -= factor * cells_.at(row, j);
            cells_.at(i, column) = -factor * inverse;
        }
        cells_.at(row, column) = inverse;
        std::swap(basic_[row], free_[column]);
    }

    FractionTable cells_;
    std::vector<std::size_t> basic_;
    std::vector<std::size_t> free_;
};

} // namespace

Expected<ZeroSumSolution> solveZeroSum(const FractionTable& payoffs, Task& task) {
    const Rational shift = 1 - *std::ranges::min_element(payoffs.cells);
    Tableau tableau(payoffs, shift);
    ZeroSumSolution solution;
    while (tableau.improve()) {
        ++solution.pivots;
        if (task.cancelled()) return cancelled();
    }
    const Rational scale = 1 / tableau.sum();
    solution.value = scale - shift;
    solution.row = tableau.dual();
    solution.column = tableau.primal();
    for (Mixture* mixture : {&solution.row, &solution.column})
        for (Rational& share : *mixture)
            share *= scale;
    return solution;
}

} // namespace mexplorer
