#include "core/rules/tartan.h"

#include "core/rules/misere_search.h"
#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/rows_text.h"
#include "core/text/text_place.h"
#include "core/theory/nim_product.h"
#include "core/theory/saturating.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace mexplorer {

namespace {

constexpr std::size_t mostCoinsListed = 4; // in the text of a move

/// The position and length in bytes of the first cross at or after `from`; if none, the end of the text.
struct Cross {
    std::size_t at;
    std::size_t bytes;
};
Cross nextCross(std::string_view text, std::size_t from) {
    Cross next{text.size(), 0};
    for (const std::string_view cross : {"x", "X", "×"}) {
        const std::size_t at = text.substr(0, next.at).find(cross, from);
        if (at != std::string_view::npos) next = {at, cross.size()};
    }
    return next;
}

/// “2,3 3,4” with “;” between the pairs; any other text as it is.
std::string withSemicolons(std::string_view text) {
    std::string pairs(text);
    if (text.find_first_of("([{;") != std::string_view::npos) return pairs;
    const std::string_view body = trimmed(text);
    const auto from = static_cast<std::size_t>(body.data() - text.data());
    for (std::size_t begin = 0; begin < body.size();) {
        const std::size_t end = std::min(body.find_first_of(" \t", begin), body.size());
        const std::string_view pair = body.substr(begin, end - begin);
        if (std::ranges::count(pair, ',') != 1 || pair.front() == ',' || pair.back() == ',')
            return std::string(text);
        if (end < body.size()) pairs[from + end] = ';';
        begin = std::min(body.find_first_not_of(" \t", end), body.size());
    }
    return pairs;
}

/// Places as people write them, “(2,3) (3,4)”, “[[2,3],[3,4]]” or a pair in each line, as “2x3,3x4”,
/// character for character; any other text as it is.
std::string withCrosses(std::string_view text) {
    const bool hasCrosses = nextCross(text, 0).bytes > 0;
    std::string places = rowsAndCells(hasCrosses ? std::string(text) : withSemicolons(text));
    std::size_t commas = 0; // in the row so far
    for (char& sign : places) {
        if (sign == ',' && !hasCrosses && ++commas > 1) return std::string(text);
        if (sign == ';' && !hasCrosses && std::exchange(commas, 0) != 1) return std::string(text);
        sign = sign == ';' ? ',' : sign == ',' && !hasCrosses ? 'x' : sign;
    }
    return hasCrosses || commas == 1 ? places : std::string(text);
}

/// Reads the place in text[begin, end).
Expected<BoardPlace> placeAt(std::string_view text, std::size_t begin, std::size_t end) {
    const auto number = [&](std::size_t from, std::size_t to) {
        const std::string_view part = text.substr(from, to - from);
        auto found = parseInteger(part, 1, Tartan::mostSide);
        return found ? found : parseInteger(part, 1, Tartan::mostSide, columnOf(text, from));
    };
    const Cross cross = nextCross(text.substr(0, end), begin);
    const std::string_view body = trimmed(text.substr(begin, end - begin));
    if (body.empty()) {
        return invalid(say(MX_TEXT("core", "A place on the board is missing at column %1; write its row and "
                                           "its column: 3x5."),
                           columnOf(text, begin)));
    }
    if (cross.at == end) {
        return invalid(
            say(MX_TEXT("core",
                        "“%1” at column %2 is not a place on a board; write its row and its column: 3x5."),
                shortened(body), columnOf(text, static_cast<std::size_t>(body.data() - text.data()))));
    }
    const auto row = number(begin, cross.at);
    if (!row) return tl::unexpected(row.error());
    const auto column = number(cross.at + cross.bytes, end);
    if (!column) return tl::unexpected(column.error());
    return BoardPlace{static_cast<std::uint32_t>(*row), static_cast<std::uint32_t>(*column)};
}

std::string textOf(const BoardPlace& place) {
    return fmt::format("{}x{}", place.row, place.column);
}

std::vector<std::string> textsOf(const BoardHeads& places) {
    std::vector<std::string> texts;
    for (const BoardPlace& place : places)
        texts.push_back(textOf(place));
    return texts;
}

/// The coins that a turn turns, sorted as in BoardHeads.
BoardHeads turned(const BoardTurn& turn) {
    BoardHeads places;
    places.reserve(turn.rows.size() * turn.columns.size());
    for (const std::size_t row : turn.rows) {
        for (const std::size_t column : turn.columns)
            places.push_back({static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column)});
    }
    return places;
}

std::vector<Theorem> productTheorems() {
    const char* source = "Berlekamp, Conway, Guy 1982";
    return {
        {say(MX_TEXT("core", "The Tartan theorem")),
         say(MX_TEXT("core", "A lone head is worth the nim product, row ⊗ column, of the values that its "
                             "row and its column have as places of the two games; several heads are "
                             "worth the XOR of these. The nim product is what turning the four corners of "
                             "rectangles gives: a ⊗ b = mex{ a′⊗b ⊕ a⊗b′ ⊕ a′⊗b′ : a′ < a, b′ < b }.")),
         say(MX_TEXT("core", "normal play, every pair of rules")),
         source,
         {{"play", "normal"}}},
        {say(MX_TEXT("core", "Turning Corners")),
         say(MX_TEXT("core", "The four corners of a rectangle are turned; coins in the first row and the "
                             "first column are worth nothing. A head in row a and column b is worth "
                             "(a − 1) ⊗ (b − 1).")),
         say(MX_TEXT("core", "normal play, Twins for the rows and the columns")),
         source,
         {{"rows", "twins"}, {"columns", "twins"}, {"play", "normal"}}},
        {say(MX_TEXT("core", "The table of nim multiplication")),
         say(MX_TEXT("core", "A head in row a and column b is worth a ⊗ b. The numbers below 2, 4, 16, "
                             "256 … are fields: the table up to there has every number but 0 once in "
                             "every row.")),
         say(MX_TEXT("core", "normal play, Turning Turtles for the rows and the columns")),
         "Conway 1976",
         {{"rows", "turtles"}, {"columns", "turtles"}, {"play", "normal"}}},
        misereSearch()};
}

} // namespace

std::uint64_t hashOf(const BoardHeads& heads) {
    std::uint64_t hash = heads.size();
    for (const BoardPlace& head : heads)
        hash = mixed(hash, (std::uint64_t{head.row} << 32U) | head.column);
    return hash;
}

Description Tartan::describe() {
    return {
        .id = "tartan",
        .title = say(MX_TEXT("core", "Tartan: coins on a board")),
        .group = say(MX_TEXT("core", "Boards")),
        .summary =
            say(MX_TEXT("core", "Choose rows as the one rule of coin turning allows and columns as the "
                                "other does, and turn over the coins where they meet; the last of "
                                "them must go from heads to tails.")),
        .parameters = {TurnRule::parameter("rows", say(MX_TEXT("core", "row rule")), "twins",
                                           say(MX_TEXT("core", "which rows one turn may choose"))),
                       TurnRule::setsParameter("row-sets", say(MX_TEXT("core", "row sets")), "rows"),
                       TurnRule::parameter("columns", say(MX_TEXT("core", "column rule")), "twins",
                                           say(MX_TEXT("core", "which columns one turn may choose"))),
                       TurnRule::setsParameter("column-sets", say(MX_TEXT("core", "column sets")), "columns"),
                       playParameter()},
        .position = "2x3,3x4,4x4",
        .view = "xor",
        .positionHint = say(MX_TEXT("core", "the heads, row x column, counted from 1: 3x5, 2x2; 0 for none")),
        .presets =
            {{say(MX_TEXT("core", "Turning Corners: heads at 2x3, 3x4 and 4x4")), {}, "2x3,3x4,4x4"},
             {say(MX_TEXT("core", "A P-position: 1 ⊗ 1 = 2 ⊗ 3")), {}, "2x2,3x4"},
             {say(MX_TEXT("core", "The table of nim multiplication")),
              {{"rows", "turtles"}, {"columns", "turtles"}},
              "3x5",
              "grid"},
             {say(MX_TEXT("core", "Ruler by Mock Turtles: three heads")),
              {{"rows", "ruler"}, {"columns", "mock-turtles"}},
              "2x2,3x5,4x2"},
             {say(MX_TEXT("core", "Moebius by Twins: two heads")),
              {{"rows", "moebius"}, {"columns", "twins"}},
              "2x5,6x3"},
             {say(MX_TEXT("core", "A small tree: Turning Turtles both ways")),
              {{"rows", "turtles"}, {"columns", "turtles"}},
              "2x2",
              "tree"},
             {say(MX_TEXT("core", "Misère: Turning Corners from 3x3")), {{"play", "misere"}}, "3x3", "tree"}},
        .theorems = productTheorems(),
    };
}

Expected<Tartan> Tartan::make(const Parameters& parameters) {
    auto rows = TurnRule::make(parameters, "rows", "row-sets");
    if (!rows) return tl::unexpected(rows.error());
    auto columns = TurnRule::make(parameters, "columns", "column-sets");
    if (!columns) return tl::unexpected(columns.error());
    return Tartan(playOf(parameters), std::move(*rows), std::move(*columns));
}

Expected<BoardHeads> Tartan::parse(std::string_view typed) const {
    if (trimmed(typed) == "0") return BoardHeads();
    const std::string text = withCrosses(withoutMaker(typed));
    std::vector<std::pair<BoardPlace, std::size_t>> named; // with the offset in the text
    Commas commas(text);
    Commas::Comma comma;
    do {
        const std::size_t at = comma.at + comma.bytes;
        comma = commas.next(at);
        const auto place = placeAt(text, at, comma.at);
        if (!place) return invalid(positionId, place.error().message);
        named.emplace_back(*place, at);
    } while (comma.bytes > 0);
    std::sort(named.begin(), named.end());
    const auto isSame = [](const auto& one, const auto& other) { return one.first == other.first; };
    if (const auto twice = std::adjacent_find(named.begin(), named.end(), isSame); twice != named.end()) {
        return invalid(positionId,
                       say(MX_TEXT("core", "The coin %1 at column %2 is there twice; name every head once."),
                           textOf(twice->first), columnOf(text, std::next(twice)->second)));
    }
    BoardHeads heads;
    heads.reserve(named.size());
    for (const auto& [place, at] : named)
        heads.push_back(place);
    return heads;
}

std::string Tartan::text(const BoardHeads& heads) const {
    return heads.empty() ? "0" : joined(textsOf(heads));
}

Message Tartan::moveText(const BoardHeads& /*heads*/, const BoardTurn& turn) const {
    if (turn.rows.size() * turn.columns.size() > mostCoinsListed) {
        const Message rows = listed(joined(turn.rows, ", "));
        const Message columns = listed(joined(turn.columns, ", "));
        if (turn.rows.size() == 1)
            return say(MX_TEXT("core", "turn the coins where row %1 meets the columns %2"), rows, columns);
        if (turn.columns.size() == 1)
            return say(MX_TEXT("core", "turn the coins where the rows %1 meet column %2"), rows, columns);
        return say(MX_TEXT("core", "turn the coins where the rows %1 meet the columns %2"), rows, columns);
    }
    const BoardHeads coins = turned(turn);
    if (coins.size() == 1) return say(MX_TEXT("core", "turn the coin %1"), textOf(coins.front()));
    return say(MX_TEXT("core", "turn the coins %1"), listed(joined(textsOf(coins), ", ")));
}

std::uint64_t Tartan::optionCount(const BoardHeads& heads) const {
    std::uint64_t count = 0;
    for (const BoardPlace& head : heads) {
        const std::uint64_t turns =
            saturatedProduct(rows_.sets().count(head.row), columns_.sets().count(head.column));
        count = saturatedSum(count, turns);
    }
    return count;
}

std::uint64_t Tartan::coinsTurned(const BoardPlace& place) const {
    return saturatedProduct(rows_.sets().coinCount(place.row), columns_.sets().coinCount(place.column));
}

BoardHeads Tartan::after(const BoardHeads& heads, const BoardTurn& turn) const {
    const BoardHeads coins = turned(turn);
    BoardHeads left;
    left.reserve(heads.size() + coins.size());
    std::set_symmetric_difference(heads.begin(), heads.end(), coins.begin(), coins.end(),
                                  std::back_inserter(left));
    return left;
}

std::optional<BoardTurn> Tartan::moveBetween(const BoardHeads& heads, const BoardHeads& option) const {
    BoardHeads coins;
    std::ranges::set_symmetric_difference(heads, option, std::back_inserter(coins));
    if (coins.empty() || !std::ranges::binary_search(heads, coins.back())) return std::nullopt;
    BoardTurn turn;
    for (const BoardPlace& place : coins) {
        if (turn.rows.empty() || turn.rows.back() != place.row) turn.rows.push_back(place.row);
        if (place.row == coins.front().row) turn.columns.push_back(place.column);
    }
    const bool isTurn =
        turned(turn) == coins && rows_.sets().contains(turn.rows) && columns_.sets().contains(turn.columns);
    return isTurn ? std::optional(turn) : std::nullopt;
}

std::optional<Evaluation> Tartan::closedForm(const BoardHeads& heads) const {
    if (play_ == Play::misere) return std::nullopt;
    Nimber sum = 0;
    for (const BoardPlace& head : heads) {
        const auto row = rows_.value(head.row);
        const auto column = columns_.value(head.column);
        if (!row || !column) return std::nullopt;
        sum ^= nimProduct(*row, *column);
    }
    return evaluationOf(sum);
}

std::vector<BoardHeads> Tartan::components(const BoardHeads& heads) const {
    std::vector<BoardHeads> parts;
    for (const BoardPlace& head : heads)
        parts.push_back({head});
    return parts;
}

std::string Tartan::componentText(const BoardHeads& part) const {
    return joined(textsOf(part), " + ");
}

Message Tartan::componentName(std::size_t part) {
    return say(MX_TEXT("core", "head %1"), part + 1);
}

Message Tartan::componentReason(const BoardHeads& part) const {
    const auto row = rows_.value(part.front().row);
    const auto column = columns_.value(part.front().column);
    if (!row || !column) return {};
    return say(MX_TEXT("core", "%1 ⊗ %2 = %3"), *row, *column, nimProduct(*row, *column));
}

Tartan Tartan::inNormalPlay() const {
    Tartan copy = *this;
    copy.play_ = Play::normal;
    return copy;
}

} // namespace mexplorer
