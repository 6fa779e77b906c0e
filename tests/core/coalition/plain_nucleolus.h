#pragma once

#include "core/coalition/excess_program.h"
#include "tests/core/coalition/plain_simplex.h"

#include <optional>
#include <vector>

/// The nucleolus by the definition’s sequence of linear programs, each with the coalitions whose excess is
/// already fixed; these are found by one more program for each. Payments are v({i}) plus an extra.
class PlainNucleolus {
public:
    using Rational = mexplorer::Rational;
    using Payments = mexplorer::Payments;
    using Coalition = mexplorer::Coalition;

    explicit PlainNucleolus(const mexplorer::CoalitionValues& values)
        : values_(values), fixed_(values.all()) {}

    /// Empty if no payments give everybody at least what he gets alone.
    std::optional<Payments> find() {
        if (!PlainSimplex::most(program(false))) return std::nullopt;
        while (true) {
            const Rational excess = -PlainSimplex::most(program(true)).value();
            PlainProgram bounded = program(false);
            for (Coalition open = 1; open < values_.all(); ++open)
                if (!fixed_[open]) bound(bounded, open, excess);
            bool isDone = true;
            for (Coalition open = 1; open < values_.all(); ++open) {
                if (fixed_[open]) continue;
                // May it be paid more than that?
                bounded.objective = paymentRow(open, 1);
                const Rational most = PlainSimplex::most(bounded).value() + alones(open);
                if (most == values_.value(open) - excess)
                    fixed_[open] = excess;
                else
                    isDone = false;
            }
            if (isDone) break;
        }
        Payments payments;
        for (unsigned player = 0; player < values_.players(); ++player)
            payments.push_back(values_.value(mexplorer::alone(player)) - *fixed_[mexplorer::alone(player)]);
        return payments;
    }

private:
    [[nodiscard]] Rational alones(Coalition coalition) const {
        Rational sum = 0;
        for (const unsigned player : mexplorer::membersOf(coalition))
            sum += values_.value(mexplorer::alone(player));
        return sum;
    }
    /// Variables: the extra payments; then ε as the difference of two.
    [[nodiscard]] std::vector<Rational> paymentRow(Coalition coalition, int sign) const {
        std::vector<Rational> row(values_.players() + 2, Rational(0));
        for (const unsigned player : mexplorer::membersOf(coalition))
            row[player] = sign;
        return row;
    }
    void bound(PlainProgram& program, Coalition coalition, const Rational& excess) const {
        program.rows.push_back(paymentRow(coalition, -1));
        program.right.emplace_back(alones(coalition) + excess - values_.value(coalition));
    }
    [[nodiscard]] PlainProgram program(bool withOpen) const {
        PlainProgram program;
        const auto equal = [&](Coalition coalition, const Rational& pay) {
            program.rows.push_back(paymentRow(coalition, 1));
            program.right.emplace_back(pay - alones(coalition));
            program.rows.push_back(paymentRow(coalition, -1));
            program.right.emplace_back(alones(coalition) - pay);
        };
        equal(values_.all(), values_.value(values_.all()));
        program.objective.assign(values_.players() + 2, Rational(0));
        for (Coalition coalition = 1; coalition < values_.all(); ++coalition) {
            if (fixed_[coalition]) {
                equal(coalition, values_.value(coalition) - *fixed_[coalition]);
            } else if (withOpen) {
                bound(program, coalition, 0);
                program.rows.back()[values_.players()] = -1;
                program.rows.back()[values_.players() + 1] = 1;
            }
        }
        program.objective[values_.players()] = withOpen ? -1 : 0;
        program.objective[values_.players() + 1] = withOpen ? 1 : 0;
        return program;
    }

    const mexplorer::CoalitionValues& values_;
    std::vector<std::optional<Rational>> fixed_;
};
