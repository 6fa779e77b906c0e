#include "core/regret/matrix_answer.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

Mixture always(std::size_t action, std::size_t actions) {
    Mixture mixture(actions);
    mixture[action] = 1;
    return mixture;
}

Equilibrium equilibriumOf(const MatrixGame& game, Mixture row, Mixture column) {
    Rational first = expectedPayoff(game, MatrixSide::row, row, column);
    Rational second = expectedPayoff(game, MatrixSide::column, row, column);
    return {std::move(row), std::move(column), std::move(first), std::move(second)};
}

/// Whether two equilibria have a mixture in common; where one player’s gain is the other’s loss, each of one
/// goes with each of the other.
bool haveMixtureInCommon(const MatrixGame& game, const std::vector<Equilibrium>& all) {
    if (game.constantSum()) return all.size() > 1;
    std::set<Mixture> rows;
    std::set<Mixture> columns;
    return std::ranges::any_of(all, [&](const Equilibrium& one) {
        const bool isNewRow = rows.insert(one.row).second;
        const bool isNewColumn = columns.insert(one.column).second;
        return !isNewRow || !isNewColumn;
    });
}

Equilibria knownEquilibria(const MatrixGame& game, const MatrixAnswer& answer) {
    Equilibria known;
    for (const MatrixCell& cell : answer.pure)
        known.extreme.push_back(
            equilibriumOf(game, always(cell.row, game.rows()), always(cell.column, game.columns())));
    const auto& solution = answer.solution;
    if (!solution) {
        known.isInfinite = haveMixtureInCommon(game, known.extreme);
        return known;
    }
    const bool isKnown = std::ranges::any_of(known.extreme, [&](const Equilibrium& pure) {
        return pure.row == solution->row && pure.column == solution->column;
    });
    if (!isKnown) known.extreme.push_back(equilibriumOf(game, solution->row, solution->column));
    known.isInfinite = haveMixtureInCommon(game, known.extreme);
    return known;
}

} // namespace

Expected<MatrixAnswer> answerOf(const MatrixGame& game, Task& task) {
    MatrixAnswer answer;
    answer.pure = pureEquilibria(game);
    answer.sum = game.constantSum();
    auto strict = iteratedDominance(game, DominanceKind::strict, task);
    if (!strict) return tl::unexpected(strict.error());
    answer.strict = std::move(*strict);
    auto weak = weakDominanceAfter(game, answer.strict, task);
    if (!weak) return tl::unexpected(weak.error());
    answer.weak = std::move(*weak);
    if (game.constantSum()) {
        auto solution = solveZeroSum(game.payoffs(MatrixSide::row), task);
        if (!solution) return tl::unexpected(solution.error());
        answer.solution = std::move(*solution);
    }
    auto all = allEquilibria(game, answer.strict, task);
    if (!all && all.error().kind == Error::Kind::cancelled) return tl::unexpected(all.error());
    answer.isComplete = all.has_value() || (answer.solution && answer.solution->isOnly);
    answer.equilibria = all ? std::move(*all) : knownEquilibria(game, answer);
    return answer;
}

} // namespace mexplorer
