#include "core/coalition/excess_program.h"

#include "core/coalition/span.h"
#include "core/theory/wide.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace mexplorer {

namespace {

/// Payments, and ε as the last entry, as whole numbers over one denominator, `below`; in units.
struct WholePayments {
    std::vector<Integer> above;
    Integer below = 1;
};

WholePayments wholeOf(const Payments& payments, const Rational& excess, std::int64_t parts) {
    WholePayments whole;
    std::vector<Rational> inUnits;
    for (const Rational& pay : payments)
        inUnits.emplace_back(pay * parts);
    inUnits.emplace_back(excess * parts);
    for (const Rational& pay : inUnits)
        whole.below = boost::multiprecision::lcm(whole.below, denominator(pay));
    for (const Rational& pay : inUnits)
        whole.above.emplace_back(numerator(pay) * (whole.below / denominator(pay)));
    return whole;
}

/// Whether all sums of payments, and all values times the denominator, are below 2^bits in size.
bool fitsIn(unsigned bits, const WholePayments& whole, std::int64_t greatest) {
    Integer most = whole.below * (Integer(greatest) + 1);
    for (const Integer& pay : whole.above)
        most += abs(pay);
    return most < (Integer(1) << bits);
}

template <class Number>
Number as(const Integer& integer) {
    if constexpr (std::is_same_v<Number, Integer>)
        return integer;
    else if constexpr (std::is_same_v<Number, std::int64_t>)
        return integer.convert_to<std::int64_t>();
    else
        return integer.convert_to<boost::multiprecision::int128_t>().convert_to<SignedWide>();
}

/// Visits each coalition with its excess times the denominator.
template <class Number, class Visit>
void visitExcesses(const CoalitionValues& values, const WholePayments& whole, const Visit& visit) {
    const std::size_t count = values.units().size();
    const Number below = as<Number>(whole.below);
    std::vector<Number> pays;
    for (unsigned player = 0; player < values.players(); ++player)
        pays.push_back(as<Number>(whole.above[player]));
    std::vector<Number> paid(count, Number(0));
    for (Coalition coalition = 1; coalition + 1 < count; ++coalition) {
        const auto last = static_cast<unsigned>(std::countr_zero(coalition));
        paid[coalition] = paid[coalition & (coalition - 1)] + pays[last];
        visit(coalition, Number(below * values.units(coalition) - paid[coalition]));
    }
}

/// The constraint that is violated most, or with `first` the first one, as numbered in ExcessProgram; nothing
/// if none is.
template <class Number>
std::optional<std::size_t> violated(const CoalitionValues& values, const WholePayments& whole,
                                    const std::vector<char>& spanned, bool rational, bool first) {
    const Number least = as<Number>(whole.above.back());
    Number worst = least;
    std::optional<std::size_t> found;
    visitExcesses<Number>(values, whole, [&](Coalition coalition, const Number& excess) {
        if (!(worst < excess) || spanned[coalition] || (first && found)) return;
        worst = excess;
        found = coalition;
    });
    if (!rational || (first && found)) return found;
    worst -= least;
    for (unsigned player = 0; player < values.players(); ++player) {
        const Number lacks =
            Number(as<Number>(whole.below) * values.units(alone(player)) - as<Number>(whole.above[player]));
        if (!(worst < lacks)) continue;
        worst = lacks;
        found = values.units().size() + player;
        if (first) break;
    }
    return found;
}

class ExcessProgram {
public:
    ExcessProgram(const CoalitionValues& values, const std::vector<SettledPay>& settled,
                  const std::vector<char>& spanned, bool rational)
        : values_(values), settled_(settled), spanned_(spanned), rational_(rational),
          rows_(values.players() + 1) {}

    Expected<LeastExcess> solve(const Task& task) {
        begin();
        LeastExcess least;
        unsigned standing = 0; // pivots since the objective last changed
        while (true) {
            if (task.cancelled()) return cancelled();
            price();
            const auto entering = worst(standing > mostStanding);
            if (!entering) break;
            standing = enter(*entering) ? 0 : standing + 1;
            ++least.pivots;
        }
        least.excess = excess_;
        least.payments = payments_;
        for (std::size_t row = settled_.size(); row < rows_; ++row) {
            const std::int64_t weight = inverse_[row][rows_ - 1];
            if (weight == 0) continue;
            if (isCoalition(basis_[row]))
                least.binding.emplace_back(basis_[row], Rational(weight, determinant_));
            else
                least.atTheirOwn.push_back(static_cast<unsigned>(basis_[row] - values_.units().size()));
        }
        return least;
    }

private:
    // Columns are numbered: a coalition by its bits; from 2ⁿ on, “player i gets at least v({i})”.
    static constexpr unsigned mostStanding = 24;
    using Vector = std::array<std::int64_t, mostInTable + 1>;

    [[nodiscard]] bool isCoalition(std::size_t column) const { return column < values_.units().size(); }
    [[nodiscard]] Coalition membersIn(std::size_t column) const {
        return isCoalition(column) ? column : alone(static_cast<unsigned>(column - values_.units().size()));
    }

    /// The inverse of the basis, times its determinant, times a column. `flag` is the entry for ε.
    [[nodiscard]] Vector solved(Coalition members, std::int64_t flag) const {
        Vector result{};
        for (std::size_t row = 0; row < rows_; ++row) {
            std::int64_t sum = flag * inverse_[row][rows_ - 1];
            for (Coalition left = members; left != 0; left &= left - 1)
                sum += inverse_[row][static_cast<unsigned>(std::countr_zero(left))];
            result[row] = sum;
        }
        return result;
    }

    void pivot(std::size_t row, const Vector& entering) {
        const std::int64_t next = entering[row];
        for (std::size_t other = 0; other < rows_; ++other) {
            if (other == row) continue;
            for (std::size_t i = 0; i < rows_; ++i) {
                inverse_[other][i] =
                    (inverse_[other][i] * next - entering[other] * inverse_[row][i]) / determinant_;
            }
        }
        determinant_ = next;
        if (determinant_ > 0) return;
        determinant_ = -determinant_;
        for (Vector& line : inverse_)
            for (std::int64_t& entry : line)
                entry = -entry;
    }

    /// Puts a column in a row that has none yet.
    void place(std::size_t column, std::int64_t flag) {
        const Vector entering = solved(membersIn(column), flag);
        std::size_t row = 0;
        while (taken_[row] || entering[row] == 0)
            ++row;
        pivot(row, entering);
        taken_[row] = true;
        basis_[row] = column;
    }

    /// The first basis: the settled coalitions, single players until all is spanned, and everybody but the
    /// first of these players: he and the last coalition have weight 1/2 each, so that it is feasible for the
    /// dual.
    void begin() {
        inverse_.assign(rows_, Vector{});
        for (std::size_t i = 0; i < rows_; ++i)
            inverse_[i][i] = 1;
        basis_.assign(rows_, 0);
        taken_.assign(rows_, false);
        CoalitionSpan span(values_.players());
        for (const SettledPay& pay : settled_) {
            span.add(pay.coalition);
            place(pay.coalition, 0);
        }
        std::optional<unsigned> one;
        for (unsigned player = 0; player < values_.players(); ++player) {
            if (!span.add(alone(player))) continue;
            place(alone(player), 1);
            if (!one) one = player;
        }
        place(values_.all() & ~alone(*one), 1);
        sortSettledFirst();
    }

    void sortSettledFirst() {
        for (std::size_t i = 0; i < settled_.size(); ++i) {
            const auto at =
                static_cast<std::size_t>(std::find(basis_.begin() + static_cast<std::ptrdiff_t>(i),
                                                   basis_.end(), settled_[i].coalition) -
                                         basis_.begin());
            std::swap(basis_[i], basis_[at]);
            std::swap(inverse_[i], inverse_[at]);
        }
    }

    /// The payments and the ε at which all constraints of the basis are equalities.
    void price() {
        std::vector<Rational> right;
        for (std::size_t row = 0; row < rows_; ++row)
            right.push_back(row < settled_.size() ? settled_[row].pay
                                                  : values_.value(membersIn(basis_[row])));
        payments_.clear();
        for (std::size_t i = 0; i < rows_; ++i) {
            Rational sum = 0;
            for (std::size_t row = 0; row < rows_; ++row)
                if (inverse_[row][i] != 0) sum += right[row] * inverse_[row][i];
            payments_.push_back(sum / determinant_);
        }
        excess_ = payments_.back();
        payments_.pop_back();
    }

    [[nodiscard]] std::optional<std::size_t> worst(bool first) const {
        const WholePayments whole = wholeOf(payments_, excess_, values_.parts());
        constexpr unsigned narrow = 62;
        constexpr unsigned wide = 125;
        if (fitsIn(narrow, whole, values_.greatest()))
            return violated<std::int64_t>(values_, whole, spanned_, rational_, first);
        if (fitsIn(wide, whole, values_.greatest()))
            return violated<SignedWide>(values_, whole, spanned_, rational_, first);
        return violated<Integer>(values_, whole, spanned_, rational_, first);
    }

    /// Lets a column into the basis; returns whether the objective changed. Of rows with the same least
    /// ratio, that with the first column leaves.
    bool enter(std::size_t column) {
        const Vector entering = solved(membersIn(column), isCoalition(column) ? 1 : 0);
        std::size_t leaving = rows_;
        const auto weight = [&](std::size_t row) { return inverse_[row][rows_ - 1]; };
        for (std::size_t row = settled_.size(); row < rows_; ++row) {
            if (entering[row] <= 0) continue;
            if (leaving < rows_) {
                const std::int64_t here = weight(row) * entering[leaving];
                const std::int64_t there = weight(leaving) * entering[row];
                if (here > there || (here == there && basis_[row] > basis_[leaving])) continue;
            }
            leaving = row;
        }
        if (leaving == rows_) std::abort(); // unbounded dual: no payments, which the caller excludes
        const bool moves = weight(leaving) != 0;
        pivot(leaving, entering);
        basis_[leaving] = column;
        return moves;
    }

    const CoalitionValues& values_;
    const std::vector<SettledPay>& settled_;
    const std::vector<char>& spanned_;
    bool rational_;
    std::size_t rows_;
    std::vector<Vector> inverse_; ///< of the basis, times its determinant: by row of the basis
    std::int64_t determinant_ = 1;
    std::vector<std::size_t> basis_;
    std::vector<bool> taken_;
    Payments payments_;
    Rational excess_ = 0;
};

} // namespace

Rational paidTo(const Payments& payments, Coalition coalition) {
    Rational sum = 0;
    for (const unsigned player : membersOf(coalition))
        sum += payments[player];
    return sum;
}

Rational excessOf(const CoalitionValues& values, const Payments& payments, Coalition coalition) {
    return values.value(coalition) - paidTo(payments, coalition);
}

std::vector<Rational> excesses(const CoalitionValues& values, const Payments& payments) {
    std::vector<Rational> paid(values.units().size(), Rational(0));
    std::vector<Rational> all(paid.size(), Rational(0));
    for (Coalition coalition = 1; coalition < paid.size(); ++coalition) {
        const auto last = static_cast<unsigned>(std::countr_zero(coalition));
        paid[coalition] = paid[coalition & (coalition - 1)] + payments[last];
        all[coalition] = values.value(coalition) - paid[coalition];
    }
    return all;
}

Excess greatestExcess(const CoalitionValues& values, const Payments& payments) {
    const WholePayments whole = wholeOf(payments, 0, values.parts());
    const auto sought = [&]<class Number>(Number /*of this kind*/) {
        Number most = 0;
        Excess found;
        visitExcesses<Number>(values, whole, [&](Coalition coalition, const Number& excess) {
            if (found.coalition != 0 && !(most < excess)) return;
            most = excess;
            found.coalition = coalition;
        });
        return found;
    };
    constexpr unsigned narrow = 62;
    Excess found = fitsIn(narrow, whole, values.greatest()) ? sought(std::int64_t{0}) : sought(Integer(0));
    found.excess = excessOf(values, payments, found.coalition);
    return found;
}

Expected<LeastExcess> leastExcess(const CoalitionValues& values, const std::vector<SettledPay>& settled,
                                  const std::vector<char>& spanned, bool rational, const Task& task) {
    return ExcessProgram(values, settled, spanned, rational).solve(task);
}

} // namespace mexplorer
