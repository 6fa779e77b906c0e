#include "core/regret/matrix_game.h"

namespace mexplorer {

MatrixGame::MatrixGame(FractionTable first, FractionTable second)
    : first_(std::move(first)), second_(std::move(second)) {
    const auto sumAt = [&](std::size_t i) { return Rational(first_.cells[i] + second_.cells[i]); };
    sum_ = sumAt(0);
    for (std::size_t i = 1; sum_ && i < first_.cells.size(); ++i)
        if (sumAt(i) != *sum_) sum_.reset();
}

std::vector<Rational> earnings(const MatrixGame& game, MatrixSide side, const Mixture& other) {
    std::vector<Rational> all(game.actions(side));
    for (std::size_t own = 0; own < all.size(); ++own) {
        for (std::size_t i = 0; i < other.size(); ++i)
            if (other[i] != 0) all[own] += other[i] * game.payoff(side, own, i);
    }
    return all;
}

Rational expectedPayoff(const MatrixGame& game, MatrixSide side, const Mixture& row, const Mixture& column) {
    const std::vector<Rational> rows = earnings(game, side, side == MatrixSide::row ? column : row);
    const Mixture& own = side == MatrixSide::row ? row : column;
    Rational sum = 0;
    for (std::size_t i = 0; i < own.size(); ++i)
        sum += own[i] * rows[i];
    return sum;
}

ActionSet supportOf(const Mixture& mixture) {
    ActionSet set = 0;
    for (std::size_t i = 0; i < mixture.size(); ++i)
        if (mixture[i] != 0) set |= onlyAction(i);
    return set;
}

namespace {

ActionSet largestOf(const std::vector<Rational>& numbers) {
    ActionSet set = 0;
    std::size_t best = 0;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] > numbers[best]) {
            best = i;
            set = 0;
        }
        if (numbers[i] == numbers[best]) set |= onlyAction(i);
    }
    return set;
}

} // namespace

ActionSet bestReplies(const MatrixGame& game, MatrixSide side, std::size_t other) {
    std::vector<Rational> all(game.actions(side));
    for (std::size_t own = 0; own < all.size(); ++own)
        all[own] = game.payoff(side, own, other);
    return largestOf(all);
}

ActionSet bestReplies(const MatrixGame& game, MatrixSide side, const Mixture& other) {
    return largestOf(earnings(game, side, other));
}

std::vector<MatrixCell> pureEquilibria(const MatrixGame& game) {
    std::vector<ActionSet> rowsFor(game.columns());
    for (std::size_t column = 0; column < game.columns(); ++column)
        rowsFor[column] = bestReplies(game, MatrixSide::row, column);
    std::vector<MatrixCell> found;
    for (std::size_t row = 0; row < game.rows(); ++row) {
        const ActionSet columns = bestReplies(game, MatrixSide::column, row);
        for (std::size_t column = 0; column < game.columns(); ++column)
            if (hasAction(columns, column) && hasAction(rowsFor[column], row)) found.push_back({row, column});
    }
    return found;
}

std::vector<std::size_t> actionsIn(ActionSet set) {
    std::vector<std::size_t> all;
    for (std::size_t i = 0; set >> i != 0; ++i)
        if (hasAction(set, i)) all.push_back(i);
    return all;
}

MatrixGame restricted(const MatrixGame& game, ActionSet rows, ActionSet columns) {
    const auto keptRows = actionsIn(rows);
    const auto keptColumns = actionsIn(columns);
    FractionTable first(keptRows.size(), keptColumns.size());
    FractionTable second = first;
    for (std::size_t i = 0; i < keptRows.size(); ++i) {
        for (std::size_t j = 0; j < keptColumns.size(); ++j) {
            first.at(i, j) = game.payoff(MatrixSide::row, keptRows[i], keptColumns[j]);
            second.at(i, j) = game.payoff(MatrixSide::column, keptColumns[j], keptRows[i]);
        }
    }
    return {std::move(first), std::move(second)};
}

} // namespace mexplorer
