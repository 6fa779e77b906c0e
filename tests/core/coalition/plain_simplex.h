#pragma once

#include "core/theory/rational.h"

#include <optional>
#include <vector>

/// A small linear program for a textbook’s simplex method with fractions: maximise c · x, A x ≤ b, x ≥ 0.
struct PlainProgram {
    std::vector<std::vector<mexplorer::Rational>> rows; ///< of A
    std::vector<mexplorer::Rational> right;             ///< b
    std::vector<mexplorer::Rational> objective;         ///< c
};

class PlainSimplex {
public:
    using Rational = mexplorer::Rational;

    /// The maximum; empty if there is no solution. The program must be bounded.
    static std::optional<Rational> most(const PlainProgram& program) {
        PlainSimplex simplex(program);
        if (!simplex.makeFeasible()) return std::nullopt;
        simplex.improve(program.objective);
        return simplex.value_;
    }

private:
    explicit PlainSimplex(const PlainProgram& program)
        : variables_(program.objective.size()), slacks_(program.rows.size()) {
        // Columns: the variables, the slacks, and an artificial variable, subtracted from every row.
        for (std::size_t row = 0; row < slacks_; ++row) {
            std::vector<Rational> line = program.rows[row];
            line.resize(width(), Rational(0));
            line[variables_ + row] = 1;
            line[width() - 2] = -1;
            line[width() - 1] = program.right[row];
            rows_.push_back(line);
            basis_.push_back(variables_ + row);
        }
    }
    [[nodiscard]] std::size_t width() const { return variables_ + slacks_ + 2; }

    bool makeFeasible() {
        std::size_t worst = 0;
        for (std::size_t row = 0; row < slacks_; ++row)
            if (rows_[row].back() < rows_[worst].back()) worst = row;
        allowed_ = width() - 1;
        if (slacks_ > 0 && rows_[worst].back() < 0) {
            pivot(worst, width() - 2);
            std::vector<Rational> objective(width() - 1, Rational(0));
            objective.back() = -1;
            improve(objective);
            if (value_ < 0) return false;
            for (std::size_t row = 0; row < slacks_; ++row) { // it may still be in the basis, at 0
                if (basis_[row] != width() - 2) continue;
                for (std::size_t column = 0; column < width() - 2; ++column) {
                    if (rows_[row][column] == 0) continue;
                    pivot(row, column);
                    break;
                }
            }
        }
        allowed_ = width() - 2;
        return true;
    }

    void improve(std::vector<Rational> objective) {
        objective.resize(width() - 1, Rational(0));
        while (true) {
            std::optional<std::size_t> entering; // Bland: the first that gains
            for (std::size_t column = 0; column < allowed_ && !entering; ++column) {
                Rational gain = objective[column];
                for (std::size_t row = 0; row < slacks_; ++row)
                    gain -= objective[basis_[row]] * rows_[row][column];
                if (gain > 0) entering = column;
            }
            if (!entering) break;
            std::optional<std::size_t> leaving;
            for (std::size_t row = 0; row < slacks_; ++row) {
                if (rows_[row][*entering] <= 0) continue;
                const Rational here = rows_[row].back() / rows_[row][*entering];
                if (leaving) {
                    const Rational there = rows_[*leaving].back() / rows_[*leaving][*entering];
                    if (here > there || (here == there && basis_[row] > basis_[*leaving])) continue;
                }
                leaving = row;
            }
            pivot(leaving.value(), *entering);
        }
        value_ = 0;
        for (std::size_t row = 0; row < slacks_; ++row)
            value_ += objective[basis_[row]] * rows_[row].back();
    }

    void pivot(std::size_t row, std::size_t column) {
        const Rational by = rows_[row][column];
        for (Rational& entry : rows_[row])
            entry /= by;
        for (std::size_t other = 0; other < slacks_; ++other) {
            const Rational times = rows_[other][column];
            if (other == row || times == 0) continue;
            for (std::size_t i = 0; i < width(); ++i)
                rows_[other][i] -= times * rows_[row][i];
        }
        basis_[row] = column;
    }

    std::size_t variables_;
    std::size_t slacks_;
    std::size_t allowed_ = 0;
    std::vector<std::vector<Rational>> rows_;
    std::vector<std::size_t> basis_;
    Rational value_ = 0;
};
