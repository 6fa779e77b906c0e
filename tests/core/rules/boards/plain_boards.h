#pragma once

#include "core/theory/score.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

// Board games straight from their definition, as rows of characters, without any of the program's types.
namespace mexplorer::plain {

/// The result of best play, from the results after each move.
inline BestPlay best(const std::vector<BestPlay>& options) {
    BestPlay best{-2, 0};
    for (const BestPlay& option : options) {
        const BestPlay mine{-option.score, *option.plies + 1};
        const bool isBetter = mine.score != best.score ? mine.score > best.score
                              : mine.score > 0         ? mine.plies < best.plies
                                                       : mine.plies > best.plies;
        if (isBetter) best = mine;
    }
    return best;
}

/// A board as text, with rows from the top.
using Rows = std::vector<std::string>;

inline Rows rowsOf(const std::string& text) {
    Rows rows(1);
    for (const char c : text) {
        if (c == ' ') break;
        if (c == '/')
            rows.emplace_back();
        else
            rows.back() += c;
    }
    return rows;
}
inline std::string textOf(const Rows& rows) {
    std::string text;
    for (const std::string& row : rows)
        text += (text.empty() ? "" : "/") + row;
    return text;
}
inline bool isOn(const Rows& rows, int row, int column) {
    return row >= 0 && row < static_cast<int>(rows.size()) && column >= 0 &&
           column < static_cast<int>(rows[0].size());
}
inline char& at(Rows& rows, int row, int column) {
    return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}
inline char at(const Rows& rows, int row, int column) {
    return rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

/// An m,n,k-game.
class StonesGame {
public:
    StonesGame(int inRow, bool gravity) : inRow_(inRow), gravity_(gravity) {}

    static char mover(const Rows& rows) {
        int ahead = 0;
        for (const std::string& row : rows)
            for (const char c : row)
                ahead += c == 'X' ? 1 : c == 'O' ? -1 : 0;
        return ahead == 0 ? 'X' : 'O';
    }
    [[nodiscard]] bool has(const Rows& rows, char mark) const {
        for (int row = 0; row < static_cast<int>(rows.size()); ++row)
            for (int column = 0; column < static_cast<int>(rows[0].size()); ++column)
                for (const auto& [down, right] : {std::pair(0, 1), {1, 0}, {1, 1}, {1, -1}})
                    if (isRow(rows, mark, row, column, down, right)) return true;
        return false;
    }
    [[nodiscard]] std::vector<Rows> options(const Rows& rows) const {
        std::vector<Rows> found;
        if (has(rows, 'X') || has(rows, 'O')) return found;
        for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
            for (int column = 0; column < static_cast<int>(rows[0].size()); ++column) {
                const bool floats =
                    gravity_ && isOn(rows, row + 1, column) && at(rows, row + 1, column) == '.';
                if (at(rows, row, column) != '.' || floats) continue;
                found.push_back(rows);
                at(found.back(), row, column) = mover(rows);
            }
        }
        return found;
    }
    /// The lines with marks of only this player, each worth the square of their number.
    [[nodiscard]] Score openTo(char mark, const Rows& rows) const {
        Score sum = 0;
        for (int row = 0; row < static_cast<int>(rows.size()); ++row)
            for (int column = 0; column < static_cast<int>(rows[0].size()); ++column)
                for (const auto& [down, right] : {std::pair(0, 1), {1, 0}, {1, 1}, {1, -1}})
                    sum += squareOf(mark, rows, row, column, down, right);
        return sum;
    }
    BestPlay bestPlay(const Rows& rows) {
        const std::string text = textOf(rows);
        if (const auto known = known_.find(text); known != known_.end()) return known->second;
        std::vector<BestPlay> then;
        for (const Rows& option : options(rows))
            then.push_back(bestPlay(option));
        const BestPlay end{has(rows, mover(rows) == 'X' ? 'O' : 'X') ? -1 : 0, 0};
        return known_[text] = then.empty() ? end : best(then);
    }
    /// All positions met, with their results.
    [[nodiscard]] const std::unordered_map<std::string, BestPlay>& known() const { return known_; }

private:
    [[nodiscard]] bool isRow(const Rows& rows, char mark, int row, int column, int down, int right) const {
        for (int i = 0; i < inRow_; ++i) {
            const int r = row + i * down;
            const int c = column + i * right;
            if (!isOn(rows, r, c) || at(rows, r, c) != mark) return false;
        }
        return true;
    }

    [[nodiscard]] Score squareOf(char mark, const Rows& rows, int row, int column, int down,
                                 int right) const {
        Score marks = 0;
        for (int i = 0; i < inRow_; ++i) {
            const int r = row + i * down;
            const int c = column + i * right;
            if (!isOn(rows, r, c)) return 0;
            if (at(rows, r, c) == mark)
                ++marks;
            else if (at(rows, r, c) != '.')
                return 0;
        }
        return marks * marks;
    }

    int inRow_;
    bool gravity_;
    std::unordered_map<std::string, BestPlay> known_;
};

/// Hexapawn, its positions as “bbb/.../www” or “bbb/w../.ww b”.
class PawnsGame {
public:
    [[nodiscard]] static std::vector<std::string> options(const std::string& text) {
        const Rows rows = rowsOf(text);
        const bool isWhite = !text.ends_with(" b");
        std::vector<std::string> found;
        if (rows.front().find('w') != std::string::npos || rows.back().find('b') != std::string::npos)
            return found;
        for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
            for (int column = 0; column < static_cast<int>(rows[0].size()); ++column) {
                if (at(rows, row, column) != (isWhite ? 'w' : 'b')) continue;
                const int to = row + (isWhite ? -1 : 1);
                for (const int side : {-1, 0, 1}) {
                    const char wanted = side == 0 ? '.' : isWhite ? 'b' : 'w';
                    if (!isOn(rows, to, column + side) || at(rows, to, column + side) != wanted) continue;
                    Rows option = rows;
                    at(option, to, column + side) = at(rows, row, column);
                    at(option, row, column) = '.';
                    found.push_back(textOf(option) + (isWhite ? " b" : ""));
                }
            }
        }
        return found;
    }
    BestPlay bestPlay(const std::string& text) {
        if (const auto known = known_.find(text); known != known_.end()) return known->second;
        std::vector<BestPlay> then;
        for (const std::string& option : options(text))
            then.push_back(bestPlay(option));
        return known_[text] = then.empty() ? BestPlay{-1, 0} : best(then);
    }
    [[nodiscard]] const std::unordered_map<std::string, BestPlay>& known() const { return known_; }

private:
    std::unordered_map<std::string, BestPlay> known_;
};

} // namespace mexplorer::plain
