#include "core/own/rule_text_parts.h"

#include "core/formula/normal_tree.h"
#include "core/formula/program.h"
#include "core/formula/syntax.h"
#include "core/text/text_place.h"

#include <algorithm>

namespace mexplorer {

std::uint64_t amountOf(std::string_view digits) {
    std::uint64_t number = 0;
    for (const char digit : digits)
        number = std::min(number * 10 + static_cast<std::uint64_t>(digit - '0'), largestAmount + 1);
    return number;
}

Expected<void> checkRulesLength(std::string_view text) {
    constexpr std::size_t longestRules = 4096; // bytes
    if (text.size() <= longestRules) return {};
    return invalid(
        say(MX_TEXT("core", "The rules have %1 bytes; at most %2 are allowed."), text.size(), longestRules));
}

Expected<void> checkTurnCount(std::size_t turns) {
    constexpr std::size_t most = 32;
    if (turns <= most) return {};
    return invalid(say(MX_TEXT("core", "There are %1 turns; at most %2 are allowed."), turns, most));
}

Error misreadRules(const rule_grammar::peg::parse_error& error, std::string_view plain,
                   std::string_view typed) {
    const std::size_t at = error.positions().front().byte;
    const bool breaksOff = at >= plain.size() && error.message() != formula_grammar::tooDeepMessage;
    if (!breaksOff) return misread(error.message(), plain, at, typed, 1);
    return {Error::Kind::invalid,
            say(MX_TEXT("core", "The text of the rules breaks off at column %1: something is missing there."),
                columnOf(plain, at))};
}

tl::unexpected<Error> namedAlready(const WrittenWord& name, std::string_view plain) {
    return invalid(say(MX_TEXT("core", "“%1” at column %2 is named already: call it otherwise."), name.text,
                       columnOf(plain, name.at)));
}

namespace {

/// Whether some part without names has no value: then the condition would never hold, and nobody be told.
bool hasConstantWithoutValue(const FormulaTree& tree) {
    if (tree.operation == Operation::name) return false;
    if (std::ranges::any_of(tree.arguments, hasConstantWithoutValue)) return true;
    const bool isKnown =
        std::ranges::all_of(tree.arguments, [](const FormulaTree& argument) { return isConstant(argument); });
    return isKnown && !FormulaProgram(tree).run({});
}

} // namespace

Expected<Formula> conditionOf(const WrittenWord& condition, const std::vector<std::string>& names,
                              std::string_view plain) {
    const std::size_t column = columnOf(plain, condition.at);
    auto formula = Formula::parse(condition.text, names, column);
    if (formula && !formula->isCondition())
        return invalid(
            say(MX_TEXT("core", "“%1” at column %2 is a number: after “where” a condition belongs, "
                                "for example k <= n/2."),
                formula->text(), column));
    if (formula && hasConstantWithoutValue(formula->tree()))
        return invalid(say(MX_TEXT("core", "“%1” at column %2 has a number in it without a value: it is too "
                                           "large, or divides by 0."),
                           formula->text(), column));
    return formula;
}

std::string playText(std::optional<Play> play) {
    if (!play) return {};
    return *play == Play::misere ? "; play misere" : "; play normal";
}

} // namespace mexplorer
