#include "core/own/rule_forms.h"

#include "core/own/joint_rules.h"
#include "core/own/own_board.h"
#include "core/own/rule_text_parts.h"
#include "core/own/said_rules.h"
#include "core/rules/turn_sets.h"

#include <algorithm>

namespace mexplorer {

namespace {

Parameter textOf(std::string id, Message title, std::string fallback, Message hint) {
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::text,
            .fallback = std::move(fallback),
            .hint = std::move(hint)};
}
Parameter tick(std::string id, Message title, bool isOn) {
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::toggle,
            .fallback = isOn ? "on" : "off"};
}
Parameter count(std::string id, Message title, std::int64_t usual, std::int64_t least, std::int64_t most) {
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::integer,
            .fallback = std::to_string(usual),
            .least = least,
            .most = most};
}

Parameter condition(std::string fallback, Message hint) {
    return textOf("condition", say(MX_TEXT("core", "where")), std::move(fallback), std::move(hint));
}

RuleForm takeSetForm() {
    return {"take-set",
            say(MX_TEXT("core", "Heaps: a set of numbers")),
            {{.id = "set",
              .title = say(MX_TEXT("core", "take")),
              .kind = Parameter::Kind::integers,
              .fallback = "1,3,4",
              .least = 1,
              .most = static_cast<std::int64_t>(largestAmount),
              .hint = say(MX_TEXT("core", "the numbers that may be taken, for example 1,3,4"))},
             playParameter()}};
}
RuleForm conditionForm() {
    return {"condition",
            say(MX_TEXT("core", "Heaps: a condition")),
            {condition("k divides n", say(MX_TEXT("core", "about the heap n and the number k that is taken, "
                                                          "for example k <= n/2"))),
             {.id = "split",
              .title = say(MX_TEXT("core", "or split")),
              .kind = Parameter::Kind::choice,
              .fallback = "never",
              .choices = {{"never", say(MX_TEXT("core", "never"))},
                          {"two", say(MX_TEXT("core", "into two heaps"))},
                          {"unequal", say(MX_TEXT("core", "into two unequal heaps"))}}},
             playParameter()}};
}
RuleForm codeForm() {
    return {"code",
            say(MX_TEXT("core", "Heaps: a code of take and break")),
            {textOf("code", say(MX_TEXT("core", "code")), "0.77",
                    say(MX_TEXT("core", "the digit at place t says what may be left where t are taken: 1 "
                                        "nothing, 2 one heap, 4 two heaps, 8 three, added up"))),
             playParameter()}};
}
RuleForm rememberingForm() {
    return {"last",
            say(MX_TEXT("core", "One heap, and what was taken last")),
            {condition("k != m and k <= 5",
                       say(MX_TEXT("core", "about the heap n, the number k that is taken, and m, which the "
                                           "turn before took: 0 before the first"))),
             playParameter()}};
}
RuleForm jointForm() {
    return {
        "heaps",
        say(MX_TEXT("core", "Several heaps at once")),
        {count("heaps", say(MX_TEXT("core", "heaps")), 2, JointForm::fewestHeaps, JointForm::mostHeaps),
         tick("one", say(MX_TEXT("core", "from one heap")), true),
         tick("alike", say(MX_TEXT("core", "the same from two")), true),
         tick("two", say(MX_TEXT("core", "anything from two")), false),
         tick("all", say(MX_TEXT("core", "the same from all")), false),
         condition("", say(MX_TEXT("core", "of every turn: about the heaps a, b … and the numbers k and j "
                                           "that are taken; j only for anything from two"))),
         playParameter()}};
}
RuleForm boardForm() {
    constexpr std::int64_t side = OwnBoard::longestSide;
    return {
        "board",
        say(MX_TEXT("core", "A piece on a board")),
        {count("rows", say(MX_TEXT("core", "rows")), 8, 1, side),
         count("columns", say(MX_TEXT("core", "columns")), 8, 1, side),
         textOf("vectors", say(MX_TEXT("core", "moves")), "(-1,-2) (-2,-1) | (-k,0)",
                say(MX_TEXT("core", "vectors of rows and columns, for example (-1,-2) (-2,-1) | (-k,0)"))),
         textOf("holes", say(MX_TEXT("core", "holes")), "",
                say(MX_TEXT("core", "cells that no piece enters, for example (2,3) (4,4)"))),
         playParameter()}};
}
RuleForm coinsForm() {
    return {"coins",
            say(MX_TEXT("core", "Coins in a row")),
            {textOf("sets", say(MX_TEXT("core", "turned over")), "0; 0,1",
                    say(MX_TEXT("core", "a head becomes tails, and coins at these distances to its left are "
                                        "turned with it: 0; 0,1 is a head alone or with its neighbour"))),
             playParameter()}};
}
RuleForm wordsForm() {
    return {"words",
            say(MX_TEXT("core", "Words")),
            {textOf("letters", say(MX_TEXT("core", "letters")), "AB", {}),
             textOf("rewritings", say(MX_TEXT("core", "rewriting")), "AB -> B | BA ->",
                    say(MX_TEXT("core", "what becomes what, with bars between: AB -> B | BA ->"))),
             playParameter()}};
}

RuleForm graphForm() {
    return {"graph",
            say(MX_TEXT("core", "A drawn graph")),
            {{.id = "turn",
              .title = say(MX_TEXT("core", "a turn")),
              .kind = Parameter::Kind::choice,
              .fallback = "remove node and its neighbours",
              .choices = {{"remove node", say(MX_TEXT("core", "removes a node"))},
                          {"remove node and its neighbours",
                           say(MX_TEXT("core", "removes a node and its neighbours"))},
                          {"remove edge", say(MX_TEXT("core", "removes an edge"))},
                          {"remove edge and its ends", say(MX_TEXT("core", "removes an edge and its ends"))},
                          {"move token, remove the node it left",
                           say(MX_TEXT("core", "moves the token and removes the node it left"))}}},
             playParameter()}};
}

Expected<std::string> byTakeSet(const Parameters& given) {
    std::vector<std::uint64_t> amounts;
    for (const std::int64_t amount : integersOf(given, "set"))
        amounts.push_back(static_cast<std::uint64_t>(amount));
    return sayTakeSet(amounts);
}
Expected<std::string> byCondition(const Parameters& given) {
    const std::string& split = given.at("split");
    std::string text = sayCondition(given.at("condition"));
    if (split != "never") text += " | split a + b";
    if (split == "unequal") text += " where a != b";
    return text;
}
Expected<std::string> byCode(const Parameters& given) {
    const auto code = BreakCode::parse(given.at("code"));
    if (!code) return invalid("code", code.error().message);
    if (code->digits().size() == 1 && code->digit(0) == 0 && code->tail().empty())
        return invalid("code",
                       say(MX_TEXT("core", "By this code there is no turn: a digit above 0 makes one, "
                                           "as in 0.77.")));
    return sayCode(*code);
}
Expected<std::string> byRemembering(const Parameters& given) {
    return sayRemembering(given.at("condition"));
}
Expected<std::string> byJoint(const Parameters& given) {
    const auto isOn = [&given](const char* id) { return given.at(id) == "on"; };
    std::string text = sayJoint({.heaps = static_cast<std::size_t>(integerOf(given, "heaps")),
                                 .fromOne = isOn("one"),
                                 .alikeFromTwo = isOn("alike"),
                                 .fromTwo = isOn("two"),
                                 .alikeFromAll = isOn("all"),
                                 .condition = given.at("condition")});
    if (text.empty())
        return invalid("one",
                       say(MX_TEXT("core", "Nothing may be taken: choose at least one kind of turn.")));
    return text;
}
Expected<std::string> byBoard(const Parameters& given) {
    return sayBoard({.rows = static_cast<std::uint64_t>(integerOf(given, "rows")),
                     .columns = static_cast<std::uint64_t>(integerOf(given, "columns")),
                     .vectors = given.at("vectors"),
                     .holes = given.at("holes")});
}
Expected<std::string> byCoins(const Parameters& given) {
    const auto sets = TurnSets::parse(given.at("sets"));
    if (!sets) return tl::unexpected(Error(sets.error().kind, sets.error().message, "sets"));
    auto text = sayCoins(*sets);
    if (!text) return tl::unexpected(Error(text.error().kind, text.error().message, "sets"));
    return text;
}
Expected<std::string> byWords(const Parameters& given) {
    return sayWords(given.at("letters"), given.at("rewritings"));
}

Expected<std::string> byGraph(const Parameters& given) {
    return "graph: " + given.at("turn");
}

struct Writer {
    std::string_view form;
    Expected<std::string> (*write)(const Parameters&);
};
constexpr Writer writers[] = {{"take-set", byTakeSet}, {"condition", byCondition}, {"code", byCode},
                              {"last", byRemembering}, {"heaps", byJoint},         {"board", byBoard},
                              {"coins", byCoins},      {"words", byWords},         {"graph", byGraph}};

} // namespace

const std::vector<RuleForm>& ruleForms() {
    static const std::vector<RuleForm> forms{takeSetForm(),     conditionForm(), codeForm(),
                                             rememberingForm(), jointForm(),     boardForm(),
                                             coinsForm(),       wordsForm(),     graphForm()};
    return forms;
}

Expected<std::string> rulesWrittenBy(std::string_view form, const Parameters& given) {
    const auto found = std::ranges::find(ruleForms(), form, &RuleForm::id);
    if (found == ruleForms().end()) return invalid(say(MX_TEXT("core", "There is no form “%1”."), form));
    const auto all = completed(found->parameters, given);
    if (!all) return tl::unexpected(all.error());
    return std::ranges::find(writers, form, &Writer::form)->write(*all);
}

} // namespace mexplorer
