#pragma once

#include "tests/core/explain/sentences/moves.h"

// The names of moves in games of two sides: the words must tell whose move it is and where it leads.
namespace mexplorer::sentences {

/// A board as text, whose cells are named by row and column from 1.
class WrittenBoard {
public:
    explicit WrittenBoard(std::string text)
        : text_(std::move(text)), width_(std::min(text_.find('/'), text_.size()) + 1) {}

    [[nodiscard]] char& at(long long row, long long column) {
        return text_.at((static_cast<std::size_t>(row) - 1) * width_ + static_cast<std::size_t>(column) - 1);
    }
    [[nodiscard]] const std::string& text() const { return text_; }

private:
    std::string text_;
    std::size_t width_;
};

/// Two neighbours, the argument `row` and `column` the upper or left one, are free and get covered.
inline bool covers(const Moved& m, std::size_t row, std::size_t column, bool upright) {
    WrittenBoard board(m.from);
    const long long r = m.number(row);
    const long long c = m.number(column);
    char& one = board.at(r, c);
    char& other = upright ? board.at(r + 1, c) : board.at(r, c + 1);
    const bool isFree = one == '.' && other == '.';
    one = other = '#';
    return isFree && board.text() == m.to;
}

/// The animals at both places change them.
inline bool swapsPlaces(const Moved& m) {
    std::string row = m.from;
    std::swap(row.at(static_cast<std::size_t>(m.number(0)) - 1),
              row.at(static_cast<std::size_t>(m.number(1)) - 1));
    return row == m.to;
}

/// A stone goes to a neighbour, which is the other player’s, and replaces it.
inline bool clobbers(const Moved& m, char own, char other) {
    WrittenBoard board(m.from);
    const long long away = std::abs(m.number(0) - m.number(2)) + std::abs(m.number(1) - m.number(3));
    char& from = board.at(m.number(0), m.number(1));
    char& to = board.at(m.number(2), m.number(3));
    const bool isThere = away == 1 && from == own && to == other;
    from = '.';
    to = own;
    return isThere && board.text() == m.to;
}

/// A cell that is free, at least for this player, gets the colour.
inline bool colours(const Moved& m, long long row, long long column, char colour) {
    WrittenBoard board(m.from);
    char& cell = board.at(row, column);
    const bool isFree = cell == '.' || cell == (colour == 'L' ? 'l' : 'r');
    cell = colour;
    return isFree && board.text() == m.to;
}

/// The domino, which is the player’s or either’s, falls with all on one side.
inline bool topples(const Moved& m, char own, bool toRight) {
    const auto at = static_cast<std::size_t>(m.number(0)) - 1;
    const char domino = m.from.at(at);
    const std::string left = toRight ? m.from.substr(0, at) : m.from.substr(at + 1);
    return (domino == own || domino == 'E') && m.to == (left.empty() ? "." : left);
}

/// The number is of the player’s set, and a heap becomes so much smaller.
inline bool takesOwn(const Moved& m, const char* set, long long heap) {
    const auto numbers = Said::listOf(m.about.parameter(set));
    const auto before = m.before();
    return std::ranges::count(numbers, m.number(0)) == 1 &&
           becomes(m, heap, {before.at(static_cast<std::size_t>(heap) - 1) - m.number(0)});
}

/// One cake, by its number, becomes these; single squares are left out, as long as there is anything else.
inline bool cuts(const Moved& m, const std::vector<std::string>& pieces) {
    auto cakes = wordsOf(m.from);
    const auto at = cakes.erase(cakes.begin() + (m.number(0) - 1));
    cakes.insert(at, pieces.begin(), pieces.end());
    std::erase(cakes, "1x1");
    if (cakes.empty()) cakes.emplace_back("1x1");
    return cakes == wordsOf(m.to);
}
inline std::string cake(long long width, long long height) {
    return fmt::format("{}x{}", width, height);
}
/// The width and the height of the cake that the move names.
inline std::pair<long long, long long> cakeOf(const Moved& m) {
    const auto sides = Said::listOf(wordsOf(m.from).at(static_cast<std::size_t>(m.number(0)) - 1));
    return {sides.at(0), sides.at(1)};
}

/// The edge that is named is one that this player may cut.
inline bool cutsOwn(const Moved& m, Side side) {
    const Message& named = m.message.arguments.at(0);
    const auto drawn = asked(*m.about.game, m.from)->as<DrawnAspect>()->outline();
    const Side who = drawn->edges.at(static_cast<std::size_t>(Said::listOf(named.english()).at(0)) - 1).side;
    return who == side || who == Side::either;
}

/// How many are taken and what is left must be allowed by the code of this player, whose first digit is d0.
inline bool breaksOwn(const Moved& m, Side side) {
    const std::string code = m.about.parameter(side == Side::left ? "left" : "right");
    const auto heapsIn = [](const std::vector<long long>& sizes) {
        return std::ranges::count_if(sizes, [](long long size) { return size > 0; });
    };
    const auto taken = static_cast<std::size_t>(sumOf(m.before()) - sumOf(m.after()));
    const auto left = heapsIn(m.after()) - heapsIn(m.before()) + 1;
    const char digit = code.at(taken == 0 ? 0 : taken + 1);
    return (((digit - '0') >> left) & 1) == 1;
}

/// By the rules that are typed as examples.
inline bool breaksAsTyped(const Moved& m, Side side) {
    const auto before = m.before();
    const auto after = m.after();
    const auto changed = std::ranges::mismatch(before, after).in1 - before.begin();
    const long long size = before.at(static_cast<std::size_t>(changed));
    const long long taken = sumOf(before) - sumOf(after);
    const bool isSplit = after.size() > before.size();
    if (m.about.parameter("rules").find("split") != std::string::npos)
        return side == Side::left ? !isSplit && taken > 0 && 2 * taken <= size : isSplit && taken == 0;
    return !isSplit && (taken == 3 || taken == (side == Side::left ? 1 : 2));
}

/// What is done is named as if either might do it, and this player may.
inline bool namesOwn(const Moved& m, Side side) {
    const Message& named = m.message.arguments.at(0);
    if (!moveChecks().at(named.id)({m.about, m.from, m.to, named})) return false;
    const std::string& id = m.about.game->description().id;
    if (id == "own") return breaksAsTyped(m, side);
    return id == "partizan-octal" ? breaksOwn(m, side) : cutsOwn(m, side);
}

/// A node of a graph, told by its name, gets the colour.
inline bool coloursNode(const Moved& m, char colour) {
    const auto nodes = asked(*m.about.game, m.from)->as<DrawnAspect>()->outline()->nodes;
    const std::string name = Said::plain(m.message.arguments.at(0).english());
    const auto named = std::ranges::find(nodes, name, &DrawnGraph::Node::name);
    return named != nodes.end() && colours(m, 1, named - nodes.begin() + 1, colour);
}

inline MoveChecks sideMoveChecks() {
    const auto isOption = [](const Moved& m) {
        return Said::plain(m.message.arguments.at(0).english()) == m.to;
    };
    return {
        {"Left: the toad at %1 to %2", swapsPlaces},
        {"Right: the frog at %1 to %2", swapsPlaces},
        {"Left: to %1", isOption},
        {"Right: to %1", isOption},
        {"Left: column %1, rows %2 and %3",
         [](const Moved& m) { return covers(m, 1, 0, true) && m.number(2) == m.number(1) + 1; }},
        {"Right: row %1, columns %2 and %3",
         [](const Moved& m) { return covers(m, 0, 1, false) && m.number(2) == m.number(1) + 1; }},
        {"Left: row %1, column %2 takes row %3, column %4",
         [](const Moved& m) { return clobbers(m, 'x', 'o'); }},
        {"Right: row %1, column %2 takes row %3, column %4",
         [](const Moved& m) { return clobbers(m, 'o', 'x'); }},
        {"Left: cell %1", [](const Moved& m) { return colours(m, 1, m.number(0), 'L'); }},
        {"Right: cell %1", [](const Moved& m) { return colours(m, 1, m.number(0), 'R'); }},
        {"Left: node %1", [](const Moved& m) { return coloursNode(m, 'L'); }},
        {"Right: node %1", [](const Moved& m) { return coloursNode(m, 'R'); }},
        {"Left: row %1, column %2", [](const Moved& m) { return colours(m, m.number(0), m.number(1), 'L'); }},
        {"Right: row %1, column %2",
         [](const Moved& m) { return colours(m, m.number(0), m.number(1), 'R'); }},
        {"Left: domino %1 to the left", [](const Moved& m) { return topples(m, 'L', false); }},
        {"Left: domino %1 to the right", [](const Moved& m) { return topples(m, 'L', true); }},
        {"Right: domino %1 to the left", [](const Moved& m) { return topples(m, 'R', false); }},
        {"Right: domino %1 to the right", [](const Moved& m) { return topples(m, 'R', true); }},
        {"Left: take %1", [](const Moved& m) { return takesOwn(m, "left", 1); }},
        {"Right: take %1", [](const Moved& m) { return takesOwn(m, "right", 1); }},
        {"Left: take %1 from heap %2", [](const Moved& m) { return takesOwn(m, "left", m.number(1)); }},
        {"Right: take %1 from heap %2", [](const Moved& m) { return takesOwn(m, "right", m.number(1)); }},
        {"Left: cake %1 into widths of %2 and %3",
         [](const Moved& m) {
             const auto [width, height] = cakeOf(m);
             return m.number(1) + m.number(2) == width &&
                    cuts(m, {cake(m.number(1), height), cake(m.number(2), height)});
         }},
        {"Right: cake %1 into heights of %2 and %3",
         [](const Moved& m) {
             const auto [width, height] = cakeOf(m);
             return m.number(1) + m.number(2) == height &&
                    cuts(m, {cake(width, m.number(1)), cake(width, m.number(2))});
         }},
        {"Left: cake %1 into %2 pieces, %3 wide",
         [](const Moved& m) {
             const auto [width, height] = cakeOf(m);
             return m.number(1) * m.number(2) == width &&
                    cuts(m, std::vector<std::string>(static_cast<std::size_t>(m.number(1)),
                                                     cake(m.number(2), height)));
         }},
        {"Right: cake %1 into %2 pieces, %3 high",
         [](const Moved& m) {
             const auto [width, height] = cakeOf(m);
             return m.number(1) * m.number(2) == height &&
                    cuts(m, std::vector<std::string>(static_cast<std::size_t>(m.number(1)),
                                                     cake(width, m.number(2))));
         }},
        {"Left: %1", [](const Moved& m) { return namesOwn(m, Side::left); }},
        {"Right: %1", [](const Moved& m) { return namesOwn(m, Side::right); }},
    };
}

} // namespace mexplorer::sentences
