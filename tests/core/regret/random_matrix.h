#pragma once

#include "core/regret/matrix_game.h"
#include "core/regret/matrix_text.h"

#include <random>

namespace mexplorer {

/// A random number from `least` to `most`.
inline int randomNumber(std::mt19937& random, int least, int most) {
    return std::uniform_int_distribution(least, most)(random);
}

/// Random payoffs with small denominators. A small range makes many ties.
inline FractionTable randomTable(std::mt19937& random, std::size_t rows, std::size_t columns, int most,
                                 int denominators = 1) {
    FractionTable table(rows, columns);
    for (Rational& cell : table.cells)
        cell = Rational(randomNumber(random, -most, most)) / randomNumber(random, 1, denominators);
    return table;
}

inline MatrixGame zeroSum(const FractionTable& payoffs) {
    FractionTable second = payoffs;
    for (Rational& cell : second.cells)
        cell = -cell;
    return {payoffs, second};
}

inline std::size_t randomSize(std::mt19937& random, int most) {
    return static_cast<std::size_t>(randomNumber(random, 1, most));
}

/// A random game with up to `most` × `most` actions.
inline MatrixGame randomGame(std::mt19937& random, int most, int payoff) {
    const std::size_t rows = randomSize(random, most);
    const std::size_t columns = randomSize(random, most);
    return {randomTable(random, rows, columns, payoff), randomTable(random, rows, columns, payoff)};
}

inline MatrixGame matrix(std::string_view text) {
    return readMatrix(text).value();
}

/// Whether the shares are non-negative and sum to 1.
inline bool isMixture(const Mixture& mixture) {
    Rational sum = 0;
    for (const Rational& share : mixture) {
        if (share < 0) return false;
        sum += share;
    }
    return sum == 1;
}

/// By the definition: no action of either player gets more than that player's mixture.
inline bool isEquilibrium(const MatrixGame& game, const Mixture& row, const Mixture& column) {
    for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
        const Rational got = expectedPayoff(game, side, row, column);
        for (const Rational& earned : earnings(game, side, side == MatrixSide::row ? column : row))
            if (earned > got) return false;
    }
    return true;
}

} // namespace mexplorer
