#pragma once

#include "core/theory/rational.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace mexplorer {

/// A matrix of fractions.
struct FractionTable {
    std::size_t rows = 0;
    std::size_t columns = 0;
    std::vector<Rational> cells; ///< row by row

    FractionTable() = default;
    FractionTable(std::size_t rows_, std::size_t columns_)
        : rows(rows_), columns(columns_), cells(rows_ * columns_) {}

    [[nodiscard]] const Rational& at(std::size_t row, std::size_t column) const {
        return cells[row * columns + column];
    }
    [[nodiscard]] Rational& at(std::size_t row, std::size_t column) { return cells[row * columns + column]; }

    friend bool operator==(const FractionTable&, const FractionTable&) = default;
};

/// Who chooses what: the first player a row, the second a column, both at the same time.
enum class MatrixSide { row, column };
[[nodiscard]] inline MatrixSide otherSide(MatrixSide side) {
    return side == MatrixSide::row ? MatrixSide::column : MatrixSide::row;
}

/// One number for each of a player’s actions: a mixed strategy has numbers from 0 that sum to 1.
using Mixture = std::vector<Rational>;

/// A game in normal form of two players: each cell has what both get there.
class MatrixGame {
public:
    /// Both tables are of the same size, not empty, of at most mostActions × mostActions.
    MatrixGame(FractionTable first, FractionTable second);
    static constexpr std::size_t mostActions = 60;

    [[nodiscard]] std::size_t rows() const { return first_.rows; }
    [[nodiscard]] std::size_t columns() const { return first_.columns; }
    /// How many actions a player has.
    [[nodiscard]] std::size_t actions(MatrixSide side) const {
        return side == MatrixSide::row ? rows() : columns();
    }
    [[nodiscard]] const FractionTable& payoffs(MatrixSide side) const {
        return side == MatrixSide::row ? first_ : second_;
    }
    /// What `side` gets if it plays `own` and the other player plays `other`.
    [[nodiscard]] const Rational& payoff(MatrixSide side, std::size_t own, std::size_t other) const {
        return side == MatrixSide::row ? first_.at(own, other) : second_.at(other, own);
    }
    /// What both get together, if that is the same in every cell: then each wants the other to get little,
    /// and the game has a value.
    [[nodiscard]] const std::optional<Rational>& constantSum() const { return sum_; }
    /// Whether one player gets what the other loses, in every cell.
    [[nodiscard]] bool isZeroSum() const { return sum_ && *sum_ == 0; }

    friend bool operator==(const MatrixGame& a, const MatrixGame& b) {
        return a.first_ == b.first_ && a.second_ == b.second_;
    }

private:
    FractionTable first_;
    FractionTable second_;
    std::optional<Rational> sum_;
};

/// What each action of `side` gets against a mixture of the other player.
[[nodiscard]] std::vector<Rational> earnings(const MatrixGame& game, MatrixSide side, const Mixture& other);
/// What `side` gets if both mix.
[[nodiscard]] Rational expectedPayoff(const MatrixGame& game, MatrixSide side, const Mixture& row,
                                      const Mixture& column);

/// A set of actions, bit by bit.
using ActionSet = std::uint64_t;
[[nodiscard]] inline bool hasAction(ActionSet set, std::size_t action) {
    return (set >> action & 1U) != 0;
}
[[nodiscard]] inline ActionSet onlyAction(std::size_t action) {
    return ActionSet{1} << action;
}
/// The first `count` actions.
[[nodiscard]] inline ActionSet allActions(std::size_t count) {
    return onlyAction(count) - 1;
}
/// The actions that a mixture gives more than 0.
[[nodiscard]] ActionSet supportOf(const Mixture& mixture);

/// The best replies of `side` to the action `other`: those that get it most there.
[[nodiscard]] ActionSet bestReplies(const MatrixGame& game, MatrixSide side, std::size_t other);
/// The same to a mixture.
[[nodiscard]] ActionSet bestReplies(const MatrixGame& game, MatrixSide side, const Mixture& other);

struct MatrixCell {
    std::size_t row = 0;
    std::size_t column = 0;
    friend bool operator==(const MatrixCell&, const MatrixCell&) = default;
};
/// The cells in which both reply best to each other, row by row.
[[nodiscard]] std::vector<MatrixCell> pureEquilibria(const MatrixGame& game);

/// The game with only these rows and columns, neither of them none.
[[nodiscard]] MatrixGame restricted(const MatrixGame& game, ActionSet rows, ActionSet columns);
/// The actions of a set, ascending.
[[nodiscard]] std::vector<std::size_t> actionsIn(ActionSet set);

} // namespace mexplorer
