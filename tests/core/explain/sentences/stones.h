#pragma once

#include "core/game/aspects/board.h"
#include "tests/core/explain/sentences/said.h"

// Boards with stones and pawns: rows, threats, and what ends the game.
namespace mexplorer::sentences {

namespace stones {

inline char mover(const std::string& position) {
    const auto x = std::count(position.begin(), position.end(), 'X');
    return x == std::count(position.begin(), position.end(), 'O') ? 'X' : 'O';
}
inline char other(const std::string& position) {
    return mover(position) == 'X' ? 'O' : 'X';
}

/// Whether nobody can win any more, however badly both play.
inline bool isDeadDraw(Truth& truth, const std::string& position) {
    const auto& moves = truth.moves(position);
    if (truth.outcome(position) != Outcome::draw) return false;
    return std::all_of(moves.begin(), moves.end(),
                       [&](const auto& move) { return isDeadDraw(truth, move.second); });
}

/// Whether the move ends the game.
inline bool isLastMove(const Said& s, std::size_t i) {
    const auto& moves = s.truth().moves(s.position);
    return std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
        return move.first == s.text(i) && s.truth().isEnd(move.second) && s.truth().isP(move.second);
    });
}

/// Whether the named cells are empty and different.
inline bool areEmpty(const Said& s, std::size_t one, std::size_t other) {
    const auto cell = [&](std::size_t i) {
        const auto numbers = s.list(i);
        const std::size_t columns = s.position.find('/');
        return s.position.at(static_cast<std::size_t>(numbers.at(0) - 1) * (columns + 1) +
                             static_cast<std::size_t>(numbers.at(1) - 1));
    };
    return s.text(one) != s.text(other) && cell(one) == '.' && cell(other) == '.';
}

} // namespace stones

inline Checks stoneChecks() {
    using namespace stones;
    const auto isMark = [](const Said& s, std::size_t i, char mark) {
        return s.text(i) == std::string(1, mark);
    };
    return {
        {"%1 has %2 in a row: that ends the game, and %1 has won.",
         [=](const Said& s) {
             return isMark(s, 0, other(s.position)) && s.truth().isEnd(s.position) &&
                    s.truth().isP(s.position);
         }},
        {"The board is full, and nobody has %1 in a row: a draw.",
         [](const Said& s) {
             return s.position.find('.') == std::string::npos &&
                    s.truth().outcome(s.position) == Outcome::draw;
         }},
        {"Any %1 cells in a row hold both an X and an O: nobody can win any more, so it is a draw.",
         [](const Said& s) { return isDeadDraw(s.truth(), s.position); }},
        {"“%1” makes %2 in a row: %3 wins.",
         [=](const Said& s) { return isMark(s, 2, mover(s.position)) && isLastMove(s, 0); }},
        {"%1 threatens to complete a row in two places: %2 and %3. %4 can stop only one of them: %1 wins.",
         [=](const Said& s) {
             return isMark(s, 0, other(s.position)) && isMark(s, 3, mover(s.position)) && areEmpty(s, 1, 2) &&
                    s.truth().isP(s.position);
         }},
        {"%1 threatens to complete a row in %2, and when %3 stops that, in %4: %1 wins.",
         [=](const Said& s) {
             return isMark(s, 0, other(s.position)) && isMark(s, 2, mover(s.position)) && areEmpty(s, 1, 3) &&
                    s.truth().isP(s.position);
         }},
        {"“%1” threatens to complete a row in two places: %2 and %3. %4 can stop only one of them: %5 wins.",
         [=](const Said& s) {
             return isMark(s, 3, other(s.position)) && isMark(s, 4, mover(s.position)) && areEmpty(s, 1, 2) &&
                    s.truth().isWinning(s.position, s.text(0));
         }},
    };
}

inline Checks pawnChecks() {
    const auto mover = [](const Said& s) {
        return std::string(s.position.ends_with(" b") ? "Black" : "White");
    };
    const auto other = [](const Said& s) {
        return std::string(s.position.ends_with(" b") ? "White" : "Black");
    };
    const auto isThrough = [](const std::string& position) {
        return position.substr(0, position.find('/')).find('w') != std::string::npos ||
               std::count(position.begin() + static_cast<std::ptrdiff_t>(position.rfind('/')), position.end(),
                          'b') > (position.ends_with(" b") ? 1 : 0);
    };
    return {
        {"A pawn of %1 has reached the last row: %1 has won.",
         [=](const Said& s) { return s.text(0) == other(s) && isThrough(s.position); }},
        {"%1 is to move and has no move: %2 has won.",
         [=](const Said& s) {
             return s.text(0) == mover(s) && s.text(1) == other(s) && !isThrough(s.position) &&
                    s.truth().isEnd(s.position);
         }},
        {"“%1” brings a pawn to the last row: %2 wins.",
         [=](const Said& s) { return s.text(1) == mover(s) && stones::isLastMove(s, 0); }},
        {"“%1” leaves %2 without a move: %3 wins.",
         [=](const Said& s) {
             return s.text(1) == other(s) && s.text(2) == mover(s) && stones::isLastMove(s, 0);
         }},
        {"After “%1” the answer “%2” ends the game.",
         [](const Said& s) {
             const auto& moves = s.truth().moves(s.position);
             return std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
                 if (move.first != s.text(0)) return false;
                 const auto& answers = s.truth().moves(move.second);
                 return std::any_of(answers.begin(), answers.end(), [&](const auto& answer) {
                     return answer.first == s.text(1) && s.truth().isEnd(answer.second);
                 });
             });
         }},
        {"%1 has to move, and every move loses: %2 wins.",
         [=](const Said& s) {
             return s.text(0) == mover(s) && s.text(1) == other(s) && s.truth().isP(s.position) &&
                    !s.truth().isEnd(s.position);
         }},
    };
}

} // namespace mexplorer::sentences
