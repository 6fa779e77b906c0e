#pragma once

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/two_sided.h"
#include "tests/core/asked.h"

#include <algorithm>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace mexplorer {

/// Outcomes and values by the definition, from the options alone; remembered by the positions' texts, as
/// long as this lives.
class Truth {
public:
    using Move = std::pair<std::string, std::string>; ///< its name in English, and the option

    explicit Truth(const Game& game) : game_(game) {}

    const std::vector<Move>& moves(const std::string& position) {
        if (const auto known = moves_.find(position); known != moves_.end()) return known->second;
        std::vector<Move> found;
        const auto graph = asked(game_, position)->graph();
        for (std::size_t i = 0; i < graph->options(0).size(); ++i)
            found.emplace_back(graph->moveText(0, i).english(), graph->text(graph->options(0)[i]));
        return moves_[position] = std::move(found);
    }
    /// The mex; 1 for a terminal position in misère play.
    Nimber value(const std::string& position) {
        if (const auto known = values_.find(position); known != values_.end()) return known->second;
        return valueIn(*asked(game_, position)->graph(), 0);
    }
    Outcome outcome(const std::string& position) {
        if (game_.as<TwoSidedAspect>()) return ofTwoSides(position);
        if (game_.as<ImpartialAspect>()) return value(position) == 0 ? Outcome::P : Outcome::N;
        if (const auto known = outcomes_.find(position); known != outcomes_.end()) return known->second;
        Outcome found = Outcome::P;
        if (moves(position).empty()) found = byScores(position);
        for (const auto& [move, to] : moves(position)) {
            const Outcome then = outcome(to);
            if (then == Outcome::P) found = Outcome::N;
            if (then == Outcome::draw && found == Outcome::P) found = Outcome::draw;
        }
        return outcomes_[position] = found;
    }
    bool isP(const std::string& position) { return outcome(position) == Outcome::P; }
    bool isN(const std::string& position) { return outcome(position) == Outcome::N; }
    bool isEnd(const std::string& position) { return moves(position).empty(); }
    /// Whose the moves are, in the order of moves(); either’s if both players have the same.
    const std::vector<Side>& sides(const std::string& position) {
        if (const auto known = sides_.find(position); known != sides_.end()) return known->second;
        std::vector<Side> found = asked(game_, position)->graph()->sides(0);
        if (found.empty()) found.assign(moves(position).size(), Side::either);
        return sides_[position] = std::move(found);
    }
    /// Whether the player whose this move is wins by it.
    bool wins(const std::string& position, std::size_t move) {
        return isLost(outcome(moves(position)[move].second), opponentOf(sides(position)[move]));
    }
    std::size_t winningMoves(const std::string& position) {
        return winningMoves(position, [](Side) { return true; });
    }
    std::size_t winningMovesOf(const std::string& position, Side mover) {
        return winningMoves(position, [mover](Side side) { return side == mover; });
    }
    bool hasMove(const std::string& position, const std::string& move, const std::string& to) {
        const auto& all = moves(position);
        return std::find(all.begin(), all.end(), Move(move, to)) != all.end();
    }
    bool hasOption(const std::string& position, const std::string& to) {
        const auto& all = moves(position);
        return std::any_of(all.begin(), all.end(), [&](const Move& move) { return move.second == to; });
    }
    /// Whether there is a move with this name, and all moves with it win.
    bool isWinning(const std::string& position, const std::string& move) {
        bool isThere = false;
        for (std::size_t i = 0; i < moves(position).size(); ++i) {
            if (moves(position)[i].first != move) continue;
            isThere = true;
            if (!wins(position, i)) return false;
        }
        return isThere;
    }

private:
    Nimber valueIn(PositionGraph& graph, PositionGraph::Id id) {
        const std::string position = graph.text(id);
        if (const auto known = values_.find(position); known != values_.end()) return known->second;
        std::set<Nimber> found;
        const auto options = graph.options(id);
        for (const PositionGraph::Id option : std::vector<PositionGraph::Id>(options.begin(), options.end()))
            found.insert(valueIn(graph, option));
        Nimber least = 0;
        while (found.count(least) != 0)
            ++least;
        if (found.empty() && playOf(game_) == Play::misere) least = 1;
        return values_[position] = least;
    }
    template <class Accepts>
    std::size_t winningMoves(const std::string& position, const Accepts& accepts) {
        const std::vector<Side>& whose = sides(position);
        std::size_t count = 0;
        for (std::size_t i = 0; i < whose.size(); ++i)
            if (accepts(whose[i]) && wins(position, i)) ++count;
        return count;
    }
    /// A player wins by moving first if there is a move of his after which the other, moving first, does not.
    Outcome ofTwoSides(const std::string& position) {
        if (const auto known = outcomes_.find(position); known != outcomes_.end()) return known->second;
        const bool left = winningMovesOf(position, Side::left) > 0;
        const bool right = winningMovesOf(position, Side::right) > 0;
        return outcomes_[position] = left && right ? Outcome::N
                                     : left        ? Outcome::L
                                     : right       ? Outcome::R
                                                   : Outcome::P;
    }
    /// The outcome of a terminal position: a board, the leaf of a tree, or a row with scores, “… | 3:5”.
    [[nodiscard]] Outcome byScores(const std::string& position) const {
        if (const auto* board = game_.as<BoardAspect>()) // a completed row, a pawn at its goal, or no move
            return !board->picture(position)->line.empty() || position.find_first_of("wb") != position.npos
                       ? Outcome::P
                       : Outcome::draw;
        if (position.find('|') == std::string::npos) { // the leaf of a tree: MAX's score
            const long long paid = std::stoll(position);
            return paid == 0                                 ? Outcome::draw
                   : (paid > 0) == position.ends_with("min") ? Outcome::P
                                                             : Outcome::N;
        }
        const std::size_t bar = position.find('|');
        const long long mine = std::stoll(position.substr(bar + 1));
        const long long theirs = std::stoll(position.substr(position.find(':') + 1));
        return mine > theirs ? Outcome::N : mine < theirs ? Outcome::P : Outcome::draw;
    }

    const Game& game_;
    std::unordered_map<std::string, std::vector<Move>> moves_;
    std::unordered_map<std::string, std::vector<Side>> sides_;
    std::unordered_map<std::string, Nimber> values_;
    std::unordered_map<std::string, Outcome> outcomes_;
};

} // namespace mexplorer
