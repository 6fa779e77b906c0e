#include "core/own/board_rules.h"

#include "core/formula/words.h"
#include "core/own/board_grammar.h"
#include "core/text/text_place.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

namespace board = board_grammar;

constexpr std::size_t mostVectors = 64;
constexpr const char* rowWord = "row";
constexpr const char* columnWord = "column";

struct DraftVector {
    WrittenWord row = {};
    WrittenWord column = {};
};
struct DraftBoardTurn {
    std::vector<DraftVector> vectors = {};
    std::optional<WrittenWord> condition = {};
};
struct BoardDraft {
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    std::vector<DraftBoardTurn> turns = {};
    std::vector<Cell> holes = {};
    std::optional<Play> play = {};
};

template <class Rule>
struct ReadingBoard : board::ReadingPlay<Rule> {};

template <>
struct ReadingBoard<board::row_count> {
    static void apply(const auto& in, BoardDraft& draft) { draft.rows = amountOf(in.string_view()); }
};
template <>
struct ReadingBoard<board::column_count> {
    static void apply(const auto& in, BoardDraft& draft) { draft.columns = amountOf(in.string_view()); }
};
template <>
struct ReadingBoard<board::turn_begin> {
    static void apply0(BoardDraft& draft) { draft.turns.emplace_back(); }
};
template <>
struct ReadingBoard<board::row_change> {
    static void apply(const auto& in, BoardDraft& draft) {
        draft.turns.back().vectors.push_back({writtenAs(in), {}});
    }
};
template <>
struct ReadingBoard<board::column_change> {
    static void apply(const auto& in, BoardDraft& draft) {
        draft.turns.back().vectors.back().column = writtenAs(in);
    }
};
template <>
struct ReadingBoard<board::condition> {
    static void apply(const auto& in, BoardDraft& draft) { draft.turns.back().condition = writtenAs(in); }
};
template <>
struct ReadingBoard<board::hole_row> {
    static void apply(const auto& in, BoardDraft& draft) {
        draft.holes.push_back({amountOf(in.string_view()), 0});
    }
};
template <>
struct ReadingBoard<board::hole_column> {
    static void apply(const auto& in, BoardDraft& draft) {
        draft.holes.back().b = amountOf(in.string_view());
    }
};

/// The names in a formula, in their order.
std::vector<WrittenWord> wordsOf(const WrittenWord& formula) {
    std::vector<WrittenWord> words;
    const std::string_view text = formula.text;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = wordLength(text.substr(at));
        const std::string_view word = text.substr(at, length);
        if (length > 0 && !isReservedWord(word)) words.push_back({std::string(word), formula.at + at});
        at += std::max<std::size_t>(length, 1);
    }
    return words;
}

bool speaksOfPlace(const WrittenWord& condition) {
    return std::ranges::any_of(wordsOf(condition), [](const WrittenWord& word) {
        return word.text == rowWord || word.text == columnWord;
    });
}

/// The numbers that the vectors of a turn are made of.
Expected<std::vector<std::string>> numbersIn(const DraftBoardTurn& turn, std::string_view plain) {
    constexpr std::size_t mostNames = 2;
    std::vector<std::string> names;
    for (const DraftVector& vector : turn.vectors) {
        for (const WrittenWord* change : {&vector.row, &vector.column}) {
            for (const WrittenWord& word : wordsOf(*change)) {
                if (std::ranges::find(names, word.text) != names.end()) continue;
                const std::size_t column = columnOf(plain, word.at);
                if (word.text == rowWord || word.text == columnWord)
                    return invalid(
                        say(MX_TEXT("core", "“%1” at column %2 is not the same for all moves: only "
                                            "a condition after “where” can speak of it."),
                            word.text, column));
                if (names.size() == mostNames)
                    return invalid(say(MX_TEXT("core", "“%1” at column %2 is one name too many: the moves "
                                                       "between two bars share at most %3."),
                                       word.text, column, mostNames));
                names.push_back(word.text);
            }
        }
    }
    return names;
}

Expected<Formula> changeIn(const WrittenWord& written, const std::vector<std::string>& names,
                           std::string_view plain) {
    const std::size_t column = columnOf(plain, written.at);
    auto change = Formula::parse(written.text, names, column);
    if (change && change->isCondition())
        return invalid(say(MX_TEXT("core", "“%1” at column %2 is a condition: how far a piece goes is a "
                                           "number."),
                           change->text(), column));
    return change;
}

Expected<OwnBoardVector> vectorOf(const DraftVector& draft, const std::vector<std::string>& names,
                                  std::string_view plain) {
    auto row = changeIn(draft.row, names, plain);
    if (!row) return tl::unexpected(row.error());
    auto column = changeIn(draft.column, names, plain);
    if (!column) return tl::unexpected(column.error());
    if (names.empty() && row->value({}) == 0 && column->value({}) == 0)
        return invalid(say(MX_TEXT("core", "(%1, %2) at column %3 leads nowhere: it is no move."),
                           row->text(), column->text(), columnOf(plain, draft.row.at)));
    return OwnBoardVector{std::move(*row), std::move(*column)};
}

Expected<OwnBoardTurn> boardTurnOf(const DraftBoardTurn& draft, std::string_view plain) {
    const auto names = numbersIn(draft, plain);
    if (!names) return tl::unexpected(names.error());
    OwnBoardTurn turn{.vectors = {}, .names = names->size()};
    for (const DraftVector& each : draft.vectors) {
        auto vector = vectorOf(each, *names, plain);
        if (!vector) return tl::unexpected(vector.error());
        turn.vectors.push_back(std::move(*vector));
    }
    if (!draft.condition) return turn;
    std::vector<std::string> all{rowWord, columnWord};
    all.insert(all.end(), names->begin(), names->end());
    auto condition = conditionOf(*draft.condition, all, plain);
    if (!condition) return tl::unexpected(condition.error());
    turn.condition = std::move(*condition);
    turn.asksForPlace = speaksOfPlace(*draft.condition);
    return turn;
}

std::string textOfTurn(const OwnBoardTurn& turn) {
    std::string text;
    for (const OwnBoardVector& vector : turn.vectors)
        text += fmt::format("{}({}, {})", text.empty() ? "" : " ", vector.row.text(), vector.column.text());
    if (turn.condition) text += " where " + turn.condition->text();
    return text;
}

std::string textOfHoles(const std::vector<Cell>& holes) {
    std::string text;
    for (const Cell& hole : holes)
        text += fmt::format("{}({}, {})", text.empty() ? "; holes " : " ", hole.a, hole.b);
    return text;
}

Expected<void> checkBoardDraft(const BoardDraft& draft) {
    if (std::max(draft.rows, draft.columns) > OwnBoard::longestSide) return invalid(OwnBoard::saySides());
    std::size_t vectors = 0;
    for (const DraftBoardTurn& turn : draft.turns)
        vectors += turn.vectors.size();
    if (vectors <= mostVectors) return checkTurnCount(draft.turns.size());
    return invalid(
        say(MX_TEXT("core", "There are %1 kinds of moves; at most %2 are allowed."), vectors, mostVectors));
}

} // namespace

Expected<OwnBoardRules> parseBoardRules(std::string_view text) {
    if (auto fits = checkRulesLength(text); !fits) return tl::unexpected(fits.error());
    const std::string plain = plainFormula(text);
    const auto draft = draftOf<BoardDraft, board::rules, ReadingBoard>(plain, text);
    if (!draft) return tl::unexpected(draft.error());
    if (auto fits = checkBoardDraft(*draft); !fits) return tl::unexpected(fits.error());
    OwnBoardRules rules{.rows = static_cast<std::uint32_t>(draft->rows),
                        .columns = static_cast<std::uint32_t>(draft->columns),
                        .turns = {},
                        .holes = draft->holes,
                        .play = draft->play,
                        .text = fmt::format("board {} x {}: ", draft->rows, draft->columns)};
    for (const DraftBoardTurn& each : draft->turns) {
        auto turn = boardTurnOf(each, plain);
        if (!turn) return tl::unexpected(turn.error());
        if (!rules.turns.empty()) rules.text += " | ";
        rules.text += textOfTurn(*turn);
        rules.turns.push_back(std::move(*turn));
    }
    rules.text += textOfHoles(rules.holes) + playText(rules.play);
    return rules;
}

} // namespace mexplorer
