#include "core/own/rule_completion.h"

#include "core/own/board_grammar.h"
#include "core/own/graph_grammar.h"
#include "core/own/graph_rules.h"
#include "core/own/heap_grammar.h"
#include "core/own/joint_grammar.h"
#include "core/own/rules_kind.h"
#include "core/own/word_grammar.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <algorithm>

namespace mexplorer {

namespace {

namespace peg = tao::pegtl;

/// What the grammar tries at the end of the text.
struct TriedAtEnd {
    std::vector<std::string> names = {};  ///< that the text has
    std::vector<std::string> places = {}; ///< what a condition is about besides, on a board
    std::vector<std::string> words = {};
    bool wantsName = false;
    bool wantsFunction = false;
    std::size_t onlyLooking = 0; ///< how many look ahead for what must not stand there
};

void addOnce(std::vector<std::string>& words, const std::string& word) {
    if (std::ranges::find(words, word) == words.end()) words.push_back(word);
}

/// The word that a rule of the grammar is; empty if it is none.
std::string wordOf(const void* /*rule*/) {
    return {};
}
template <char... signs>
std::string wordOf(const peg::string<signs...>* /*rule*/) {
    return {signs...};
}
template <char... signs>
std::string wordOf(const peg::keyword<signs...>* /*rule*/) {
    return {signs...};
}

template <class Rule>
inline constexpr bool isLookingAway = false;
template <class... Rules>
inline constexpr bool isLookingAway<peg::not_at<Rules...>> = true;

template <class Rule>
void noteTried(TriedAtEnd& tried) {
    using formula_grammar::word_that;
    if (tried.onlyLooking > 0) return;
    if constexpr (std::is_base_of_v<word_that<formula_grammar::isFreeWord>, Rule>)
        tried.wantsName = true;
    else if constexpr (std::is_base_of_v<word_that<formula_grammar::isFunctionWord>, Rule>)
        tried.wantsFunction = true;
    else if (const std::string word = wordOf(static_cast<const Rule*>(nullptr));
             word.size() > 1 && wordLength(word) == word.size())
        addOnce(tried.words, word); // not the “a” in “is a square”
}

/// Reads as always, and notes what is tried where nothing is left.
template <class Rule>
struct EndWatch : formula_grammar::control<Rule> {
    template <class Input>
    static void start(const Input& /*in*/, TriedAtEnd& tried) {
        if constexpr (isLookingAway<Rule>) ++tried.onlyLooking;
    }
    template <class Input>
    static void success(const Input& /*in*/, TriedAtEnd& tried) {
        if constexpr (isLookingAway<Rule>) --tried.onlyLooking;
    }
    template <class Input>
    static void failure(const Input& in, TriedAtEnd& tried) {
        if constexpr (isLookingAway<Rule>) --tried.onlyLooking;
        if (in.empty()) noteTried<Rule>(tried);
    }
};

/// The names that the text gives.
template <class Rule>
struct NotingNames : peg::nothing<Rule> {};
struct NotedName {
    template <class Input>
    static void apply(const Input& in, TriedAtEnd& tried) {
        addOnce(tried.names, in.string());
    }
};
template <>
struct NotingNames<heap_grammar::heap_name> : NotedName {};
template <>
struct NotingNames<heap_grammar::last_name> : NotedName {};
template <>
struct NotingNames<heap_grammar::taken_name> : NotedName {};
template <>
struct NotingNames<heap_grammar::part_name> : NotedName {};
template <>
struct NotingNames<joint_grammar::heap_name> : NotedName {};
template <>
struct NotingNames<joint_grammar::taken_name> : NotedName {};
template <>
struct NotingNames<formula_grammar::name> : NotedName {};

template <class Grammar>
TriedAtEnd triedBy(const std::string& plain) {
    TriedAtEnd tried;
    peg::memory_input<> input(plain.data(), plain.size(), "");
    try {
        peg::parse<Grammar, NotingNames, EndWatch>(input, tried);
    } catch (const peg::parse_error&) { // at the end, or before it: then nothing was noted
    }
    return tried;
}

/// What rules can begin with, up to where they differ.
constexpr const char* beginnings[] = {"heap n: take ",
                                      "heap n: take k where ",
                                      "heap n, last m: take k where ",
                                      "heaps a, b: ",
                                      "board 8 x 8: ",
                                      "word over AB: ",
                                      "graph: ",
                                      "Left: take "};

TriedAtEnd triedAfter(const std::string& plain) {
    const auto kind = ownRulesKind(plain);
    if (!kind) return {};
    switch (*kind) {
    case OwnRulesKind::heap:
        return triedBy<heap_grammar::rules>(plain);
    case OwnRulesKind::sidedHeaps:
        return triedBy<heap_grammar::sided_rules>(plain);
    case OwnRulesKind::jointHeaps: {
        const std::string_view begin = trimmed(plain);
        return begin.substr(0, wordLength(begin)) == "heap" ? triedBy<heap_grammar::remembering_rules>(plain)
                                                            : triedBy<joint_grammar::rules>(plain);
    }
    case OwnRulesKind::board: {
        TriedAtEnd tried = triedBy<board_grammar::rules>(plain);
        tried.places = {"row", "column"};
        return tried;
    }
    case OwnRulesKind::word:
        return triedBy<word_grammar::rules>(plain);
    case OwnRulesKind::graph: {
        TriedAtEnd tried = triedBy<graph_grammar::rules>(plain);
        tried.places = {degreeName};
        return tried;
    }
    default:
        return {};
    }
}

/// How many bytes at the end of the text are a word that is being typed.
std::size_t begunWord(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = wordLength(text.substr(at));
        if (length > 0 && at + length == text.size()) return length;
        at += std::max<std::size_t>(length, 1);
    }
    return 0;
}

RuleCompletions beginningsLike(std::string_view text) {
    RuleCompletions found{.typed = text.size()};
    for (const std::string_view beginning : beginnings)
        if (beginning.starts_with(text) && beginning != text) found.words.emplace_back(beginning);
    return found;
}

std::vector<std::string> wordsOf(const TriedAtEnd& tried) {
    std::vector<std::string> words;
    if (tried.wantsName) words = tried.names;
    if (tried.wantsName) words.insert(words.end(), tried.places.begin(), tried.places.end());
    if (tried.wantsFunction)
        for (const std::string_view function : functionWords())
            addOnce(words, std::string(function));
    for (const std::string& word : tried.words)
        addOnce(words, word);
    return words;
}

} // namespace

RuleCompletions ruleCompletions(std::string_view text) {
    if (!checkRulesLength(text)) return {};
    const std::string plain = plainFormula(text);
    const std::string_view begun =
        std::string_view(plain).substr(std::min(plain.find_first_not_of(" \t\r\n"), plain.size()));
    if (begun.find_first_of(",:") == std::string_view::npos) return beginningsLike(begun);
    const std::size_t length = begunWord(plain);
    const std::string_view word = std::string_view(plain).substr(plain.size() - length);
    RuleCompletions found{.typed = columnOf(word, length) - 1};
    for (std::string& each : wordsOf(triedAfter(plain.substr(0, plain.size() - length))))
        if (each.starts_with(word) && each != word) found.words.push_back(std::move(each));
    return found;
}

} // namespace mexplorer
