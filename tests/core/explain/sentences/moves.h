#pragma once

#include "core/game/aspects/drawn.h"
#include "tests/core/explain/sentences/said.h"

// The names of moves: the words must tell where the move leads.
namespace mexplorer::sentences {

/// A move with its name.
struct Moved {
    Subject& about;
    std::string from;
    std::string to;
    const Message& message;

    [[nodiscard]] std::vector<long long> list(std::size_t i) const {
        return Said::listOf(message.arguments.at(i).english());
    }
    [[nodiscard]] long long number(std::size_t i) const { return list(i).at(0); }
    [[nodiscard]] std::vector<long long> before() const { return Said::listOf(from); }
    [[nodiscard]] std::vector<long long> after() const { return Said::listOf(to); }
};
using MoveCheck = std::function<bool(const Moved&)>;
using MoveChecks = std::map<std::string, MoveCheck>;

/// Whether heap `heap`, from 1, becomes `parts`, or 0.
inline bool becomes(const Moved& m, long long heap, std::vector<long long> parts) {
    auto heaps = m.before();
    if (heap < 1 || static_cast<std::size_t>(heap) > heaps.size()) return false;
    if (parts.empty()) parts = {0};
    const auto at = heaps.erase(heaps.begin() + heap - 1);
    heaps.insert(at, parts.begin(), parts.end());
    return heaps == m.after();
}

inline long long sumOf(const std::vector<long long>& numbers) {
    long long sum = 0;
    for (const long long number : numbers)
        sum += number;
    return sum;
}

/// Whether so many are taken from a heap that may break, and argument `parts` lists what is left of it.
inline bool breaks(const Moved& m, long long taken, long long heap, std::size_t parts) {
    return sumOf(m.list(parts)) + taken == m.before().at(static_cast<std::size_t>(heap) - 1) &&
           becomes(m, heap, m.list(parts));
}

/// Whether so many are taken from a single heap, a heap with a limit, or a row of one number.
inline bool takes(const Moved& m) {
    const std::string& id = m.about.game->description().id;
    if (id == "take-ends") return Said::listOf(m.from).front() == m.number(0);
    const bool isTold =
        id == "own" && m.about.game->parameters().at("rules").find(", last") != std::string::npos;
    if (isTold) return m.after() == std::vector<long long>{m.before().front() - m.number(0), m.number(0)};
    if (id != "fibonacci") return becomes(m, 1, {m.before().front() - m.number(0)});
    const long long left = m.before().front() - m.number(0);
    const long long most = m.to.find('/') == std::string::npos ? left - 1 : m.after().back();
    return m.after().front() == left && (left == 0 || most == std::min(left, 2 * m.number(0)));
}

/// A part of a word, from this letter on, becomes another; the empty word is “-”.
inline bool rewrites(const Moved& m, const std::string& becomes, long long letter) {
    const std::string part = m.message.arguments[0].english();
    std::string word = m.from;
    const auto at = static_cast<std::size_t>(letter) - 1;
    if (word.compare(at, part.size(), part) != 0) return false;
    word.replace(at, part.size(), becomes);
    return m.to == (word.empty() ? "-" : word);
}

inline bool takesFromSeveral(const Moved& m) {
    auto heaps = m.before();
    for (std::size_t i = 0; i < m.list(1).size(); ++i)
        heaps.at(static_cast<std::size_t>(m.list(1)[i]) - 1) -= m.list(0).at(i);
    return heaps == m.after() && m.list(1).size() > 1;
}

/// Whether coins move from a stair to the one below, 0 being the ground.
inline bool comesDown(const Moved& m, long long stair) {
    auto stairs = m.before();
    stairs.at(static_cast<std::size_t>(stair) - 1) -= m.number(0);
    if (stair > 1) stairs.at(static_cast<std::size_t>(stair) - 2) += m.number(0);
    return stairs == m.after();
}

inline bool goesBy(const Moved& m, long long a, long long b) {
    return m.after() == std::vector<long long>{m.before().at(0) + a, m.before().at(1) + b};
}

/// Whether exactly the named coins of a row are turned.
inline bool turns(const Moved& m) {
    std::vector<long long> turned;
    for (std::size_t i = 0; i < m.from.size(); ++i)
        if (m.from[i] != m.to[i]) turned.push_back(static_cast<long long>(i) + 1);
    return m.list(0) == turned;
}

using BoardCoins = std::set<std::pair<long long, long long>>;
inline BoardCoins coinsOf(const std::vector<long long>& numbers) {
    BoardCoins coins;
    for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
        coins.insert({numbers[i], numbers[i + 1]});
    return coins;
}
/// Whether the coins are those that are heads before or after, but not both.
inline bool turnsOnBoard(const Moved& m, const BoardCoins& coins) {
    const BoardCoins before = coinsOf(m.before());
    const BoardCoins after = coinsOf(m.after());
    BoardCoins turned;
    std::set_symmetric_difference(before.begin(), before.end(), after.begin(), after.end(),
                                  std::inserter(turned, turned.end()));
    return turned == coins;
}
inline BoardCoins meetings(const Moved& m) {
    BoardCoins coins;
    for (const long long row : m.list(0))
        for (const long long column : m.list(1))
            coins.insert({row, column});
    return coins;
}

inline std::vector<std::string> cut(const std::string& text, char at) {
    std::vector<std::string> words(1);
    for (const char c : text) {
        if (c == at)
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}
inline std::vector<std::string> wordsOf(const std::string& text) {
    return cut(text, ',');
}
inline std::vector<std::string> partsOf(const std::string& sum) {
    return cut(sum, ';');
}

/// Whether the board gets one more mark: at this row and column, from 1, or anywhere in the column.
inline bool puts(const Moved& m, std::optional<long long> row, long long column) {
    const auto columns = static_cast<long long>(std::min(m.from.find('/'), m.from.size()));
    for (std::size_t i = 0; i < m.from.size(); ++i) {
        if (m.from[i] == m.to.at(i)) continue;
        const auto at = static_cast<long long>(i);
        std::string after = m.from;
        after[i] = m.message.arguments[0].english().at(0);
        return after == m.to && at % (columns + 1) == column - 1 &&
               at / (columns + 1) == row.value_or(1 + at / (columns + 1)) - 1;
    }
    return false;
}

/// Whether a pawn moves between two cells that are named as in chess.
inline bool goesTo(const Moved& m, char before) {
    const auto columns = m.from.find('/');
    const auto rows = static_cast<std::size_t>(std::count(m.from.begin(), m.from.end(), '/')) + 1;
    const auto cell = [&](std::size_t i) {
        const std::string name = m.message.arguments.at(i).english();
        return (rows - static_cast<std::size_t>(name.at(1) - '0')) * (columns + 1) +
               static_cast<std::size_t>(name.at(0) - 'a');
    };
    std::string after = m.from.substr(0, rows * (columns + 1) - 1);
    const bool isThere = after.at(cell(1)) == before;
    std::swap(after[cell(0)], after[cell(1)]);
    after[cell(0)] = '.';
    return isThere && after == m.to.substr(0, after.size());
}

inline MoveChecks moveChecks() {
    return {
        {"put %1 in row %2, column %3", [](const Moved& m) { return puts(m, m.number(1), m.number(2)); }},
        {"drop %1 into column %2", [](const Moved& m) { return puts(m, std::nullopt, m.number(1)); }},
        {"%1 to %2", [](const Moved& m) { return goesTo(m, '.'); }},
        {"%1 takes %2", [](const Moved& m) { return goesTo(m, m.from.ends_with(" b") ? 'w' : 'b'); }},
        {"take %1", takes},
        {"remove %1, from letter %2 on", [](const Moved& m) { return rewrites(m, "", m.number(1)); }},
        {"replace %1 by %2, from letter %3 on",
         [](const Moved& m) { return rewrites(m, m.message.arguments[1].english(), m.number(2)); }},
        {"choose %1", [](const Moved& m) { return m.to == "*" + m.message.arguments[0].english(); }},
        {"leave %1",
         [](const Moved& m) {
             return m.to == "*" + m.message.arguments[0].english() && m.number(0) < m.before().front();
         }},
        {"take %1 from heap %2",
         [](const Moved& m) {
             const auto heaps = m.before();
             return becomes(m, m.number(1),
                            {heaps.at(static_cast<std::size_t>(m.number(1)) - 1) - m.number(0)});
         }},
        {"take %1 from heaps %2", takesFromSeveral},
        {"split it into %1", [](const Moved& m) { return breaks(m, 0, 1, 0); }},
        {"split heap %1 into %2", [](const Moved& m) { return breaks(m, 0, m.number(0), 1); }},
        {"take %1 and split the rest into %2", [](const Moved& m) { return breaks(m, m.number(0), 1, 1); }},
        {"take %1 from heap %2 and split the rest into %3",
         [](const Moved& m) { return breaks(m, m.number(0), m.number(1), 2); }},
        {"take %1 from the left",
         [](const Moved& m) {
             return m.from.starts_with(Said::plain(m.message.arguments[0].english()) + ",");
         }},
        {"take %1 from the right",
         [](const Moved& m) {
             const std::string row = m.from.substr(0, m.from.find(" |"));
             return row.ends_with("," + Said::plain(m.message.arguments[0].english()));
         }},
        {"move %1 from stair 1 to the ground", [](const Moved& m) { return comesDown(m, 1); }},
        {"move %1 from stair %2 to stair %3",
         [](const Moved& m) { return m.number(2) == m.number(1) - 1 && comesDown(m, m.number(1)); }},
        {"take %1 from both heaps", [](const Moved& m) { return goesBy(m, -m.number(0), -m.number(0)); }},
        {"branch %1",
         [](const Moved& m) { // the branches before it, itself, and those after it make up the tree
             const auto withoutWho = [](const std::string& position) {
                 return position.substr(0, position.find(' '));
             };
             const std::string tree = withoutWho(m.from);
             std::vector<std::string> branches(1);
             int open = 0;
             for (const char c : tree.substr(1, tree.size() - 2)) {
                 open += c == '(' ? 1 : c == ')' ? -1 : 0;
                 if (open == 0 && c == ',')
                     branches.emplace_back();
                 else
                     branches.back() += c;
             }
             return maxMoves(m.about, m.to) != maxMoves(m.about, m.from) &&
                    branches.at(static_cast<std::size_t>(m.number(0)) - 1) == withoutWho(m.to);
         }},
        {"move left", [](const Moved& m) { return goesBy(m, 0, -1); }},
        {"move down", [](const Moved& m) { return goesBy(m, -1, 0); }},
        {"move diagonally, left and down", [](const Moved& m) { return goesBy(m, -1, -1); }},
        {"go to (%1, %2)",
         [](const Moved& m) {
             return m.after() == std::vector<long long>{m.number(0), m.number(1)};
         }},
        {"turn coin %1", turns},
        {"turn coins %1", [](const Moved& m) { return m.list(0).size() > 1 && turns(m); }},
        {"turn the coin %1", [](const Moved& m) { return turnsOnBoard(m, coinsOf(m.list(0))); }},
        {"turn the coins %1",
         [](const Moved& m) { return m.list(0).size() > 2 && turnsOnBoard(m, coinsOf(m.list(0))); }},
        {"turn the coins where row %1 meets the columns %2",
         [](const Moved& m) { return m.list(0).size() == 1 && turnsOnBoard(m, meetings(m)); }},
        {"turn the coins where the rows %1 meet column %2",
         [](const Moved& m) { return m.list(1).size() == 1 && turnsOnBoard(m, meetings(m)); }},
        {"turn the coins where the rows %1 meet the columns %2",
         [](const Moved& m) {
             return m.list(0).size() > 1 && m.list(1).size() > 1 && turnsOnBoard(m, meetings(m));
         }},
        {"in component %1: %2",
         [](const Moved& m) { // no other component changes
             auto before = partsOf(m.from);
             const auto after = partsOf(m.to);
             const auto at = static_cast<std::size_t>(m.number(0)) - 1;
             const bool changes = before.at(at) != after.at(at);
             before[at] = after[at];
             return changes && before == after;
         }},
        {"move to %1", [](const Moved& m) { return m.to == m.message.arguments[0].english(); }},
        {"move token %1 from %2 to %3",
         [](const Moved& m) {
             auto tokens = wordsOf(m.from);
             std::string& moved = tokens.at(static_cast<std::size_t>(m.number(0)) - 1);
             const bool isThere = moved == m.message.arguments[1].english();
             moved = m.message.arguments[2].english();
             return isThere && tokens == wordsOf(m.to);
         }},
        {"cut edge %1, from %2 to %3",
         [](const Moved& m) { // the edge exists before and not after
             Task task;
             const auto drawn = [&](const std::string& position) {
                 return asked(*m.about.game, position)->as<DrawnAspect>()->drawing(task);
             };
             const auto before = drawn(m.from);
             const auto after = drawn(m.to);
             const auto edge = static_cast<std::size_t>(m.number(0)) - 1;
             const auto nameOf = [&](std::uint32_t node) {
                 return before->nodes[node].ground ? "the ground" : before->nodes[node].name;
             };
             return before->edges.at(edge).present && !after->edges.at(edge).present &&
                    nameOf(before->edges[edge].from) == m.message.arguments[1].english() &&
                    nameOf(before->edges[edge].to) == m.message.arguments[2].english();
         }},
    };
}

} // namespace mexplorer::sentences
