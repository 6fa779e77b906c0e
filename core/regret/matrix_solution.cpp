#include "core/regret/matrix_solution.h"

#include <algorithm>
#include <optional>

namespace mexplorer {

namespace {

/// A simplex tableau of max Σ y, A y ≤ 1, y ≥ 0. The columns are the nonbasic variables, which are 0, the
/// rows the basic ones; the last row has the variables’ reduced costs, the last column their values. All are
/// whole numbers over one denominator, the last pivot (Edmonds 1967): they are minors of the matrix, so that
/// they stay as short as they can be, and nothing has to be reduced to lowest terms.
class Tableau {
public:
    Tableau(const FractionTable& payoffs, const Rational& shift)
        : rows_(payoffs.rows), columns_(payoffs.columns), cells_((rows_ + 1) * (columns_ + 1)),
          scales_(rows_, Integer(1)), basic_(rows_), free_(columns_) {
        for (std::size_t i = 0; i < rows_; ++i) {
            addRow(i, payoffs, shift);
            basic_[i] = columns_ + i; // slacks, after the actions
        }
        for (std::size_t j = 0; j < columns_; ++j) {
            cell(rows_, j) = -1;
            free_[j] = j;
        }
    }

    /// One pivot; false if the optimum is reached. Enters what gains most; by Bland’s rule (1977), which
    /// cannot cycle, if the sum has not grown for long.
    bool improve() {
        constexpr unsigned mostStanding = 24;
        const auto column = entering(standing_ > mostStanding);
        if (!column) return false;
        const std::size_t row = leaving(*column);
        standing_ = cell(row, columns_) == 0 ? standing_ + 1 : 0;
        pivot(row, *column);
        return true;
    }

    /// Σ y.
    [[nodiscard]] Rational sum() const { return {cell(rows_, columns_), denominator_}; }
    /// Whether Σ y is at least 1 / `bound`, which is positive.
    [[nodiscard]] bool reaches(const Rational& bound) const {
        return cell(rows_, columns_) * numerator(bound) >= denominator_ * denominator(bound);
    }
    /// The variables y: what an action’s row holds, or 0.
    [[nodiscard]] Mixture primal() const {
        Mixture all(columns_);
        for (std::size_t i = 0; i < rows_; ++i)
            if (basic_[i] < columns_) all[basic_[i]] = Rational(cell(i, columns_), denominator_);
        return all;
    }
    /// The variables of the dual program: the reduced costs of the slacks.
    [[nodiscard]] Mixture dual() const {
        Mixture all(rows_);
        for (std::size_t j = 0; j < columns_; ++j) {
            if (free_[j] < columns_) continue;
            const std::size_t row = free_[j] - columns_;
            all[row] = Rational(cell(rows_, j) * scales_[row], denominator_);
        }
        return all;
    }
    /// Whether no value and no reduced cost is 0: then there is no other optimum of either program.
    [[nodiscard]] bool isRegular() const {
        for (std::size_t i = 0; i < rows_; ++i)
            if (cell(i, columns_) == 0) return false;
        for (std::size_t j = 0; j < columns_; ++j)
            if (cell(rows_, j) == 0) return false;
        return true;
    }

private:
    [[nodiscard]] Integer& cell(std::size_t row, std::size_t column) {
        return cells_[row * (columns_ + 1) + column];
    }
    [[nodiscard]] const Integer& cell(std::size_t row, std::size_t column) const {
        return cells_[row * (columns_ + 1) + column];
    }

    /// Multiplied by its common denominator.
    void addRow(std::size_t row, const FractionTable& payoffs, const Rational& shift) {
        Integer& scale = scales_[row];
        for (std::size_t j = 0; j < columns_; ++j)
            scale = lcm(scale, denominator(Rational(payoffs.at(row, j) + shift)));
        for (std::size_t j = 0; j < columns_; ++j)
            cell(row, j) = numerator(Rational((payoffs.at(row, j) + shift) * scale));
        cell(row, columns_) = scale;
    }

    [[nodiscard]] std::optional<std::size_t> entering(bool first) const {
        std::optional<std::size_t> best;
        for (std::size_t j = 0; j < columns_; ++j) {
            if (cell(rows_, j) >= 0) continue;
            if (!best || (first ? free_[j] < free_[*best] : cell(rows_, j) < cell(rows_, *best))) best = j;
        }
        return best;
    }

    /// Of the basic variables that reach 0 first, the first. There is one: A is positive, so y is bounded.
    [[nodiscard]] std::size_t leaving(std::size_t column) const {
        std::optional<std::size_t> best;
        for (std::size_t i = 0; i < rows_; ++i) {
            if (cell(i, column) <= 0) continue;
            if (!best) {
                best = i;
                continue;
            }
            const Integer here = cell(i, columns_) * cell(*best, column);
            const Integer there = cell(*best, columns_) * cell(i, column);
            if (here < there || (here == there && basic_[i] < basic_[*best])) best = i;
        }
        return best.value_or(0);
    }

    void pivot(std::size_t row, std::size_t column) {
        const Integer next = cell(row, column);
        for (std::size_t i = 0; i <= rows_; ++i) {
            if (i == row) continue;
            const Integer factor = cell(i, column);
            for (std::size_t j = 0; j <= columns_; ++j) {
                if (j == column) continue;
                Integer& self = cell(i, j);
                self *= next;
                if (factor != 0) self -= factor * cell(row, j);
                self /= denominator_; // without a remainder
            }
            cell(i, column) = -factor;
        }
        cell(row, column) = denominator_;
        denominator_ = next;
        std::swap(basic_[row], free_[column]);
    }

    std::size_t rows_;
    std::size_t columns_;
    std::vector<Integer> cells_;
    Integer denominator_ = 1;
    std::vector<Integer> scales_; ///< of the rows
    std::vector<std::size_t> basic_;
    std::vector<std::size_t> free_;
    unsigned standing_ = 0; ///< pivots since the sum has grown
};

/// The shift that makes every payoff positive.
Rational shiftFor(const FractionTable& payoffs) {
    return 1 - *std::ranges::min_element(payoffs.cells);
}

ZeroSumSolution solutionOf(const Tableau& tableau, const Rational& shift) {
    ZeroSumSolution solution;
    const Rational scale = 1 / tableau.sum();
    solution.value = scale - shift;
    solution.row = tableau.dual();
    solution.column = tableau.primal();
    for (Mixture* mixture : {&solution.row, &solution.column})
        for (Rational& share : *mixture)
            share *= scale;
    solution.isOnly = tableau.isRegular();
    return solution;
}

} // namespace

Expected<ZeroSumSolution> solveZeroSum(const FractionTable& payoffs, const Task& task) {
    const Rational shift = shiftFor(payoffs);
    Tableau tableau(payoffs, shift);
    while (tableau.improve())
        if (task.cancelled()) return cancelled();
    return solutionOf(tableau, shift);
}

Expected<std::optional<ZeroSumSolution>> solveIfPositive(const FractionTable& payoffs, const Task& task) {
    const Rational shift = shiftFor(payoffs);
    Tableau tableau(payoffs, shift);
    do {
        if (task.cancelled()) return cancelled();
        // So far the second player gives at most 1 / Σ y less the shift.
        if (shift > 0 && tableau.reaches(shift)) return std::optional<ZeroSumSolution>();
    } while (tableau.improve());
    return std::optional(solutionOf(tableau, shift));
}

} // namespace mexplorer
