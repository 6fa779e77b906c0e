#include "core/own/rule_text.h"

#include "core/formula/words.h"
#include "core/own/heap_grammar.h"
#include "core/text/text_place.h"

#include <algorithm>

namespace mexplorer {

namespace {

namespace grammar = heap_grammar;

constexpr std::size_t mostAmounts = 1000;

struct DraftTurn {
    bool splits = false;
    std::optional<std::vector<std::uint64_t>> amounts = {};
    std::optional<WrittenWord> taken = {};
    std::vector<WrittenWord> parts = {};
    std::optional<WrittenWord> condition = {};
};

/// The turns of one player, up to those of the next.
struct DraftSide {
    Side side = Side::either;
    WrittenWord word = {};
    std::size_t firstTurn = 0;
};

struct RulesDraft {
    WrittenWord heap = {};
    std::optional<WrittenWord> before = {}; ///< the name of what the turn before took
    std::vector<DraftTurn> turns = {};
    std::vector<DraftSide> sides = {}; ///< if each player has turns of his own
    std::optional<Play> play = {};
    bool hasTooMany = false; ///< numbers to take

    void addAmounts(std::uint64_t first, std::uint64_t last) {
        auto& amounts = turns.back().amounts;
        if (!amounts) amounts.emplace();
        hasTooMany = hasTooMany || last > largestAmount || last - std::min(first, last) >= mostAmounts ||
                     amounts->size() >= mostAmounts;
        for (std::uint64_t amount = first; !hasTooMany && amount <= last; ++amount)
            amounts->push_back(amount);
    }
};

template <class Rule>
struct ReadingRules : grammar::ReadingPlay<Rule> {};

template <>
struct ReadingRules<grammar::heap_name> {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        draft.heap = writtenAs(in);
    }
};
template <>
struct ReadingRules<grammar::last_name> {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        draft.before = writtenAs(in);
    }
};
template <Side side>
struct ReadingSide {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        draft.sides.push_back({side, writtenAs(in), draft.turns.size()});
    }
};
template <>
struct ReadingRules<grammar::left_begin> : ReadingSide<Side::left> {};
template <>
struct ReadingRules<grammar::right_begin> : ReadingSide<Side::right> {};
template <>
struct ReadingRules<grammar::take_begin> {
    static void apply0(RulesDraft& draft) { draft.turns.emplace_back(); }
};
template <>
struct ReadingRules<grammar::split_begin> {
    static void apply0(RulesDraft& draft) { draft.turns.push_back({.splits = true}); }
};
template <>
struct ReadingRules<grammar::number> {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        const std::uint64_t amount = amountOf(in.string_view());
        draft.addAmounts(amount, amount);
    }
};
template <>
struct ReadingRules<grammar::range_end> {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        const std::uint64_t last = amountOf(in.string_view());
        if (!draft.hasTooMany && last > draft.turns.back().amounts->back())
            draft.addAmounts(draft.turns.back().amounts->back() + 1, last);
    }
};
template <>
struct ReadingRules<grammar::taken_name> {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        draft.turns.back().taken = writtenAs(in);
    }
};
template <>
struct ReadingRules<grammar::part_name> {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        draft.turns.back().parts.push_back(writtenAs(in));
    }
};
template <>
struct ReadingRules<grammar::condition> {
    template <class Input>
    static void apply(const Input& in, RulesDraft& draft) {
        draft.turns.back().condition = writtenAs(in);
    }
};

/// In the order in which a condition gets their numbers. Each means one thing.
Expected<std::vector<std::string>> namesIn(const RulesDraft& draft, const DraftTurn& turn,
                                           std::string_view plain) {
    std::vector<WrittenWord> written{draft.heap};
    if (draft.before) written.push_back(*draft.before);
    written.push_back(turn.taken.value_or(WrittenWord())); // if it has no name, its place is kept
    written.insert(written.end(), turn.parts.begin(), turn.parts.end());
    std::vector<std::string> names;
    for (const WrittenWord& name : written) {
        if (std::ranges::find(names, name.text) != names.end()) return namedAlready(name, plain);
        names.push_back(name.text);
    }
    return names;
}

std::string amountsText(const std::vector<std::uint64_t>& amounts) {
    std::string text;
    for (std::size_t i = 0; i < amounts.size(); ++i) {
        if (i > 0) text += i + 1 == amounts.size() ? " or " : ", ";
        text += std::to_string(amounts[i]);
    }
    return text;
}

std::string textOf(const DraftTurn& turn, const OwnTurn& read) {
    std::string text = turn.splits ? "split" : "take ";
    if (read.amounts && !turn.splits) text += amountsText(*read.amounts);
    if (!read.amounts) text += turn.taken ? turn.taken->text : "any";
    if (!turn.parts.empty() && !turn.splits) text += " leave";
    for (std::size_t i = 0; i < turn.parts.size(); ++i) {
        text += i == 0 ? " " : " + ";
        text += turn.parts[i].text;
    }
    if (read.condition) text += " where " + read.condition->text();
    return text;
}

Expected<OwnTurn> turnOf(const RulesDraft& draft, const DraftTurn& turn, std::string_view plain) {
    const auto names = namesIn(draft, turn, plain);
    if (!names) return tl::unexpected(names.error());
    constexpr std::size_t mostParts = 3;
    if (turn.parts.size() > mostParts || (turn.splits && turn.parts.size() < 2))
        return invalid(say(MX_TEXT("core", "A heap is left as %1 heaps at column %2: two or three are "
                                           "possible, as in “split a + b”."),
                           turn.parts.size(), columnOf(plain, turn.parts.front().at)));
    OwnTurn read{.amounts = turn.amounts,
                 .parts = std::max<std::size_t>(turn.parts.size(), 1),
                 .mayBeEmpty = !turn.splits};
    if (turn.splits) read.amounts = {0};
    if (read.amounts) {
        std::ranges::sort(*read.amounts);
        read.amounts->erase(std::unique(read.amounts->begin(), read.amounts->end()), read.amounts->end());
        if (!turn.splits && read.amounts->front() == 0 && read.parts == 1)
            return invalid(say(MX_TEXT("core", "To take 0 is no turn: “split a + b” divides a heap of which "
                                               "nothing is taken.")));
    }
    if (!turn.condition) return read;
    auto condition = conditionOf(*turn.condition, *names, plain);
    if (!condition) return tl::unexpected(condition.error());
    read.condition = std::move(*condition);
    return read;
}

template <class Grammar>
Expected<RulesDraft> checkedDraft(const std::string& plain, std::string_view text) {
    if (auto fits = checkRulesLength(text); !fits) return tl::unexpected(fits.error());
    auto draft = draftOf<RulesDraft, Grammar, ReadingRules>(plain, text);
    if (!draft) return draft;
    if (draft->hasTooMany)
        return invalid(say(MX_TEXT("core", "Too much may be taken: at most %1 numbers, none above %2, can be "
                                           "listed; “take k where …” says more."),
                           mostAmounts, largestAmount));
    if (auto fits = checkTurnCount(draft->turns.size()); !fits) return tl::unexpected(fits.error());
    return draft;
}

/// Those from one on to before another; and their text behind `text`.
Expected<std::vector<OwnTurn>> turnsOf(const RulesDraft& draft, std::size_t from, std::size_t end,
                                       std::string_view plain, std::string& text) {
    std::vector<OwnTurn> turns;
    for (std::size_t at = from; at < end; ++at) {
        auto read = turnOf(draft, draft.turns[at], plain);
        if (!read) return tl::unexpected(read.error());
        text += turns.empty() ? ": " : " | ";
        text += textOf(draft.turns[at], *read);
        turns.push_back(std::move(*read));
    }
    return turns;
}

template <class Grammar>
Expected<OwnHeapRules> heapRulesBy(std::string_view text) {
    const std::string plain = plainFormula(text);
    const auto draft = checkedDraft<Grammar>(plain, text);
    if (!draft) return tl::unexpected(draft.error());
    OwnHeapRules rules{.turns = {}, .play = draft->play, .text = "heap " + draft->heap.text};
    if (draft->before) rules.text += ", last " + draft->before->text;
    auto turns = turnsOf(*draft, 0, draft->turns.size(), plain, rules.text);
    if (!turns) return tl::unexpected(turns.error());
    rules.turns = std::move(*turns);
    rules.text += playText(rules.play);
    return rules;
}

Expected<void> checkSides(const RulesDraft& draft, std::string_view plain) {
    // Of the second and the third, one is a player who has turns already.
    const bool isSecond = draft.sides[0].side == draft.sides[1].side;
    if (isSecond || draft.sides.size() > 2) {
        const WrittenWord& again = draft.sides[isSecond ? 1 : 2].word;
        const std::size_t column = columnOf(plain, again.at);
        return isSecond
                   ? invalid(
                         say(MX_TEXT("core", "“%1” at column %2 has turns already: those of the other player "
                                             "belong there."),
                             again.text, column))
                   : invalid(
                         say(MX_TEXT("core", "“%1” at column %2 has turns already: further ones follow those "
                                             "with “|”."),
                             again.text, column));
    }
    if (draft.play == Play::misere) return onlyNormalForSides({});
    return {};
}

} // namespace

Expected<OwnHeapRules> parseHeapRules(std::string_view text) {
    return heapRulesBy<grammar::rules>(text);
}

Expected<OwnHeapRules> parseRememberingRules(std::string_view text) {
    return heapRulesBy<grammar::remembering_rules>(text);
}

tl::unexpected<Error> onlyNormalForSides(const std::string& field) {
    return invalid(field,
                   say(MX_TEXT("core", "Where Left and Right have turns of their own, only normal play "
                                       "is possible: whoever cannot move has lost.")));
}

Expected<OwnSidedRules> parseSidedRules(std::string_view text) {
    const std::string plain = plainFormula(text);
    auto draft = checkedDraft<grammar::sided_rules>(plain, text);
    if (!draft) return tl::unexpected(draft.error());
    if (auto sides = checkSides(*draft, plain); !sides) return tl::unexpected(sides.error());
    if (draft->heap.text.empty()) draft->heap.text = "n";
    OwnSidedRules rules{.left = {}, .right = {}, .text = {}};
    std::string texts[2] = {"Left", "Right"};
    for (std::size_t i = 0; i < draft->sides.size(); ++i) {
        const bool isLeft = draft->sides[i].side == Side::left;
        const std::size_t end = i == 0 ? draft->sides[1].firstTurn : draft->turns.size();
        auto turns = turnsOf(*draft, draft->sides[i].firstTurn, end, plain, texts[isLeft ? 0 : 1]);
        if (!turns) return tl::unexpected(turns.error());
        (isLeft ? rules.left : rules.right) = std::move(*turns);
    }
    rules.text = "heap " + draft->heap.text + ": " + texts[0] + "; " + texts[1] + playText(draft->play);
    return rules;
}

} // namespace mexplorer
