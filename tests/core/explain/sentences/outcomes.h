#pragma once

#include "core/explain/say_sum.h"
#include "tests/core/explain/sentences/said.h"

// Who wins: the panel’s reasons, the answers to every option, the labels of a tree.
namespace mexplorer::sentences {

inline Checks outcomeChecks() {
    const auto is = [](Outcome outcome) {
        return [outcome](const Said& s) { return s.truth().outcome(s.place(0)) == outcome; };
    };
    const auto isEnd = [](Outcome outcome) {
        return [outcome](const Said& s) {
            return s.truth().isEnd(s.place(0)) && s.truth().outcome(s.place(0)) == outcome;
        };
    };
    const auto everyOptionIsN = [](Truth& truth, const std::string& position) {
        const auto& moves = truth.moves(position);
        return !moves.empty() && std::all_of(moves.begin(), moves.end(),
                                             [&](const auto& move) { return truth.isN(move.second); });
    };
    const auto someDrawNoneP = [](Truth& truth, const std::string& position) {
        const auto& moves = truth.moves(position);
        return truth.winningMoves(position) == 0 &&
               std::any_of(moves.begin(), moves.end(),
                           [&](const auto& move) { return truth.outcome(move.second) == Outcome::draw; });
    };
    const auto namesAWin = [](const Said& s) {
        const auto& moves = s.truth().moves(s.position);
        return std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
            return move.first == s.text(0) && s.truth().isP(move.second);
        });
    };
    return {
        {"%1 is P", is(Outcome::P)},
        {"%1 is N", is(Outcome::N)},
        {"%1 is a draw", is(Outcome::draw)},
        {"No move is left: the player to move has lost.",
         [](const Said& s) {
             return s.truth().isEnd(s.position) && !s.isMisere() && s.truth().isP(s.position);
         }},
        {"No move is left: in misère play the player to move has won.",
         [](const Said& s) {
             return s.truth().isEnd(s.position) && s.isMisere() && s.truth().isN(s.position);
         }},
        {"Move to %1, which is P: from there the other player cannot win.",
         [](const Said& s) {
             return s.truth().hasOption(s.position, s.place(0)) && s.truth().isP(s.place(0));
         }},
        {"“%1” leads to P: from there the other player cannot win.", namesAWin},
        {"“%1” wins.", namesAWin},
        {"It is the only winning move.",
         [](const Said& s) { return s.truth().winningMoves(s.position) == 1; }},
        {"“%1” leads to %2, which is P.",
         [](const Said& s) {
             return s.truth().hasMove(s.position, s.text(0), s.place(1)) && s.truth().isP(s.place(1));
         }},
        {"“%1” leads to %2, which is N.",
         [](const Said& s) {
             return s.truth().hasMove(s.position, s.text(0), s.place(1)) && s.truth().isN(s.place(1));
         }},
        {"“%1” leads to %2, which is a draw.",
         [](const Said& s) {
             return s.truth().hasMove(s.position, s.text(0), s.place(1)) &&
                    s.truth().outcome(s.place(1)) == Outcome::draw;
         }},
        {"There are %1 winning moves.",
         [](const Said& s) {
             return s.number(0) > 1 &&
                    s.truth().winningMoves(s.position) == static_cast<std::size_t>(s.number(0));
         }},
        {"And %1 more.",
         [](const Said& s) {
             return s.number(0) > 0 &&
                    s.truth().winningMoves(s.position) == mostListed + static_cast<std::size_t>(s.number(0));
         }},
        {"Whatever you do from here, the other player wins: every option is N.",
         [=](const Said& s) { return everyOptionIsN(s.truth(), s.position); }},
        {"No option is P, but some option is a draw: nobody can win against best play.",
         [=](const Said& s) { return someDrawNoneP(s.truth(), s.position); }},

        {"“%1” leads to %2, where no move is left: in misère play the other player has won.",
         [](const Said& s) {
             return s.isMisere() && s.truth().hasMove(s.position, s.text(0), s.place(1)) &&
                    s.truth().isEnd(s.place(1));
         }},
        {"Against “%1”, to %2, the answer “%3” leads to %4, which is P again.",
         [](const Said& s) {
             return s.truth().isP(s.position) && s.truth().hasMove(s.position, s.text(0), s.place(1)) &&
                    s.truth().hasMove(s.place(1), s.text(2), s.place(3)) && s.truth().isP(s.place(3));
         }},
        {"Against “%1” the answer “%2” leads to P again.",
         [](const Said& s) {
             const auto& moves = s.truth().moves(s.position);
             return s.truth().isP(s.position) &&
                    std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
                        if (move.first != s.text(0)) return false;
                        const auto& answers = s.truth().moves(move.second);
                        return std::any_of(answers.begin(), answers.end(), [&](const auto& answer) {
                            return answer.first == s.text(1) && s.truth().isP(answer.second);
                        });
                    });
         }},

        {"Nothing is labelled yet. A position is N if some option is P, and P if every option is N.",
         [](const Said& s) { return s.about.game->as<ImpartialAspect>() != nullptr; }},
        {"Nothing is labelled yet. A position is N if some option is P, P if every option is N, and "
         "otherwise a draw.",
         [](const Said& s) { return s.about.game->as<ImpartialAspect>() == nullptr; }},
        {"%1 has no option: the player to move has lost, so it is P.", isEnd(Outcome::P)},
        {"%1 has no option: in misère play the player to move has won, so it is N.", isEnd(Outcome::N)},
        {"%1 is the end, lost for the player to move: it is P.", isEnd(Outcome::P)},
        {"%1 is the end, won for the player to move: it is N.", isEnd(Outcome::N)},
        {"%1 is the end, won by nobody: it is a draw.", isEnd(Outcome::draw)},
        {"%1 stays folded; it is known to be P.", is(Outcome::P)},
        {"%1 stays folded; it is known to be N.", is(Outcome::N)},
        {"%1 stays folded; it is known to be a draw.", is(Outcome::draw)},
        {"Every option of %1 is N, so it is P.",
         [=](const Said& s) { return everyOptionIsN(s.truth(), s.place(0)); }},
        {"Every option of %1 is N, also those that are not shown (%2), so it is P.",
         [=](const Said& s) {
             const auto all = static_cast<long long>(s.truth().moves(s.place(0)).size());
             return everyOptionIsN(s.truth(), s.place(0)) && s.number(1) > 0 && s.number(1) < all;
         }},
        {"No option of %1 is P, but one is a draw: so is %1.",
         [=](const Said& s) { return someDrawNoneP(s.truth(), s.place(0)); }},
        {"%1 is P, so %2 is N.",
         [](const Said& s) {
             return s.truth().isP(s.place(0)) && s.truth().hasOption(s.place(1), s.place(0));
         }},
    };
}

} // namespace mexplorer::sentences
