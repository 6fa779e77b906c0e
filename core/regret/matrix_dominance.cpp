#include "core/regret/matrix_dominance.h"

#include "core/regret/matrix_solution.h"

#include <algorithm>
#include <array>
#include <optional>

namespace mexplorer {

namespace {

class Eliminator {
public:
    /// Continues from `found`.
    Eliminator(const MatrixGame& game, Dominance found, Task& task)
        : game_(game), task_(task), found_(std::move(found)) {}

    Expected<Dominance> run(DominanceKind kind) {
        for (;;) {
            auto next = nextStruck(kind);
            if (!next) return tl::unexpected(next.error());
            if (!*next) return std::move(found_);
            left((**next).side) &= ~onlyAction((**next).action);
            safe(otherSide((**next).side)) = 0; // what it was safe against may be gone
            found_.struck.push_back(std::move(**next));
        }
    }

private:
    using Next = Expected<std::optional<StruckAction>>;

    ActionSet& left(MatrixSide side) { return side == MatrixSide::row ? found_.rows : found_.columns; }
    /// The actions that no mixture dominates strictly, as long as the other side’s are left.
    ActionSet& safe(MatrixSide side) { return safe_[static_cast<std::size_t>(side)]; }

    Next nextStruck(DominanceKind kind) {
        if (auto one = byOne(true)) return one;
        auto mixed = byMixture();
        if (!mixed || *mixed || kind == DominanceKind::strict) return mixed;
        return byOne(false);
    }

    std::optional<StruckAction> byOne(bool isStrict) {
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
            for (const std::size_t action : actionsIn(left(side)))
                for (const std::size_t other : actionsIn(left(side)))
                    if (auto struck = compared(side, action, other, isStrict)) return struck;
        }
        return std::nullopt;
    }

    /// The action with its reason, if `other` dominates it.
    std::optional<StruckAction> compared(MatrixSide side, std::size_t action, std::size_t other,
                                         bool isStrict) {
        if (action == other) return std::nullopt;
        std::optional<Rational> least;
        std::optional<Rational> most;
        for (const std::size_t reply : actionsIn(left(otherSide(side)))) {
            const Rational more = game_.payoff(side, other, reply) - game_.payoff(side, action, reply);
            if (more < 0 || (isStrict && more == 0)) return std::nullopt;
            if (!least || more < *least) least = more;
            if (!most || more > *most) most = more;
        }
        if (*most == 0) return std::nullopt; // equal everywhere
        Mixture by(game_.actions(side));
        by[other] = 1;
        return StruckAction{side, action, isStrict, std::move(by), isStrict ? *least : *most};
    }

    Next byMixture() {
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
            const auto actions = actionsIn(left(side));
            if (actions.size() < 3) continue; // there is nothing to mix
            keepBestReplies(side);
            for (const std::size_t action : actions) {
                if (hasAction(safe(side), action)) continue;
                auto struck = mixedAgainst(side, action);
                if (!struck || *struck) return struck;
                safe(side) |= onlyAction(action);
            }
        }
        return std::nullopt;
    }

    /// What replies best to some action is not dominated strictly.
    void keepBestReplies(MatrixSide side) {
        const auto own = actionsIn(left(side));
        for (const std::size_t reply : actionsIn(left(otherSide(side)))) {
            const std::size_t best = *std::ranges::max_element(own, [&](std::size_t a, std::size_t b) {
                return game_.payoff(side, a, reply) < game_.payoff(side, b, reply);
            });
            safe(side) |= onlyAction(best);
        }
    }

    Next mixedAgainst(MatrixSide side, std::size_t action) {
        const auto others = actionsIn(left(side) & ~onlyAction(action));
        const auto replies = actionsIn(left(otherSide(side)));
        FractionTable more(others.size(), replies.size());
        for (std::size_t i = 0; i < others.size(); ++i)
            for (std::size_t j = 0; j < replies.size(); ++j)
                more.at(i, j) =
                    game_.payoff(side, others[i], replies[j]) - game_.payoff(side, action, replies[j]);
        const auto solved = solveIfPositive(more, task_);
        if (!solved) return tl::unexpected(solved.error());
        if (!*solved) return std::nullopt;
        Mixture by(game_.actions(side));
        for (std::size_t i = 0; i < others.size(); ++i)
            by[others[i]] = (*solved)->row[i];
        return StruckAction{side, action, true, std::move(by), (*solved)->value};
    }

    const MatrixGame& game_;
    Task& task_;
    Dominance found_;
    std::array<ActionSet, 2> safe_{};
};

} // namespace

Expected<Dominance> iteratedDominance(const MatrixGame& game, DominanceKind kind, Task& task) {
    return Eliminator(game, {{}, allActions(game.rows()), allActions(game.columns())}, task).run(kind);
}

Expected<Dominance> weakDominanceAfter(const MatrixGame& game, Dominance strict, Task& task) {
    return Eliminator(game, std::move(strict), task).run(DominanceKind::weak);
}

} // namespace mexplorer
