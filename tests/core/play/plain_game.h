#pragma once

#include "core/game/aspects/cyclic.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/two_sided.h"
#include "tests/core/definition_of_game.h"
#include "tests/core/plain_endings.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

namespace mexplorer {

/// All positions below one with their values by the definition, only from options and terminal positions.
class PlainlySolved {
public:
    /// Empty if there are more than `most`.
    [[nodiscard]] static std::optional<PlainlySolved> below(const Game& game, const std::string& position,
                                                            std::size_t most) {
        PlainlySolved solved(game, position);
        if (!allBelow(*solved.graph_, most)) return std::nullopt;
        solved.solve();
        return solved;
    }

    [[nodiscard]] PositionGraph& graph() const { return *graph_; }
    [[nodiscard]] Outcome outcome(PositionGraph::Id id) const {
        if (!outcomes_.empty()) return outcomes_[id].value();
        const Score score = scores_[id];
        return score > 0 ? Outcome::N : score < 0 ? Outcome::P : Outcome::draw;
    }
    /// The mex; 1 for a terminal position in misère play.
    [[nodiscard]] Nimber value(PositionGraph::Id id) const { return values_[id]; }
    /// For the player to move.
    [[nodiscard]] Score score(PositionGraph::Id id) const { return scores_[id]; }
    [[nodiscard]] std::vector<PositionGraph::Id> options(PositionGraph::Id id) const {
        const auto span = graph_->options(id);
        return {span.begin(), span.end()};
    }

private:
    PlainlySolved(const Game& game, const std::string& position)
        : game_(&game), graph_(asked(game, position)->graph()) {}

    void solve() {
        if (asked(*game_, graph_->text(0))->as<CyclicAspect>()) {
            solveEndless();
            return;
        }
        const std::size_t count = graph_->size();
        if (game_->as<TwoSidedAspect>()) {
            outcomes_.resize(count);
            solveSides(0);
            return;
        }
        isKnown_.assign(count, false);
        values_.assign(count, 0);
        scores_.assign(count, 0);
        solve(0);
    }
    void solve(PositionGraph::Id id) {
        if (isKnown_[id]) return;
        isKnown_[id] = true;
        const auto next = options(id);
        std::set<Nimber> found;
        std::optional<Score> best;
        for (const auto option : next) {
            solve(option);
            found.insert(values_[option]);
            best = std::max(best.value_or(-infiniteScore), -scores_[option]);
        }
        while (found.contains(values_[id]))
            ++values_[id];
        if (next.empty() && game_->as<ImpartialAspect>() && playOf(*game_) == Play::misere) values_[id] = 1;
        scores_[id] = best ? *best : graph_->scoreAtEnd(id);
    }
    /// A player wins by moving first if a move of his leads to where the other, moving first, does not win.
    Outcome solveSides(PositionGraph::Id id) {
        if (outcomes_[id]) return *outcomes_[id];
        bool wins[] = {false, false};
        const std::vector<Side> sides = graph_->sides(id);
        const auto next = options(id);
        for (std::size_t i = 0; i < next.size(); ++i) {
            const Outcome then = solveSides(next[i]);
            const bool isLeft = sides[i] == Side::left;
            if (then == Outcome::P || then == (isLeft ? Outcome::L : Outcome::R)) wins[isLeft ? 0 : 1] = true;
        }
        outcomes_[id] = wins[0] && wins[1] ? Outcome::N
                        : wins[0]          ? Outcome::L
                        : wins[1]          ? Outcome::R
                                           : Outcome::P;
        return *outcomes_[id];
    }
    void solveEndless() {
        PlainGame plain;
        for (PositionGraph::Id id = 0; id < graph_->size(); ++id) {
            const auto next = options(id);
            plain.options.emplace_back(next.begin(), next.end());
            plain.wonAtEnd.push_back(next.empty() && graph_->scoreAtEnd(id) > 0);
        }
        for (const BestPlay& ending : plainEndings(plain))
            scores_.push_back(ending.plies ? ending.score : 0);
        values_.assign(graph_->size(), 0);
    }

    const Game* game_;
    std::unique_ptr<PositionGraph> graph_;
    std::vector<bool> isKnown_;
    std::vector<Nimber> values_;
    std::vector<Score> scores_;
    std::vector<std::optional<Outcome>> outcomes_; ///< of a game of two sides
};

} // namespace mexplorer
