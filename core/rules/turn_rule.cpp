#include "core/rules/turn_rule.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

struct NamedRule {
    const char* id;
    Message title;
    const char* sets; ///< as TurnSets::parse reads them; empty for the user’s own
};

/// In the order of TurnRule::Name.
std::vector<NamedRule> namedRules() {
    return {{"turtles", say(MX_TEXT("core", "Turning Turtles: one or two coins")), "any 1-2"},
            {"mock-turtles", say(MX_TEXT("core", "Mock Turtles: one, two or three coins")), "any 1-3"},
            {"ruler", say(MX_TEXT("core", "Ruler: any number of coins side by side")), "run 1-"},
            {"twins", say(MX_TEXT("core", "Twins: exactly two coins")), "any 2"},
            {"moebius", say(MX_TEXT("core", "Moebius: one to five coins")), "any 1-5"},
            {"own", say(MX_TEXT("core", "your own sets")), ""}};
}

} // namespace

Parameter TurnRule::parameter(std::string id, Message title, std::string fallback, Message hint) {
    std::vector<Choice> choices;
    for (const NamedRule& rule : namedRules())
        choices.push_back({rule.id, rule.title});
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::choice,
            .fallback = std::move(fallback),
            .choices = std::move(choices),
            .hint = std::move(hint)};
}

Parameter TurnRule::setsParameter(std::string id, Message title, const std::string& ruleId) {
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::text,
            .fallback = "any 1; 0,1; 0,1,2",
            .hint = say(MX_TEXT(
                "core", "for your own rule, separated by “;”: “any 1-3”, one to three coins anywhere; “run "
                        "2-”, two or more side by side; “0,2”, the right-most and the one two to its left")),
            .where = {{ruleId, namedRules()[static_cast<std::size_t>(Name::own)].id}}};
}

Expected<TurnRule> TurnRule::make(const Parameters& parameters, const std::string& ruleId,
                                  const std::string& setsId) {
    const std::vector<NamedRule> rules = namedRules();
    const auto named = std::find_if(rules.begin(), rules.end(),
                                    [&](const NamedRule& rule) { return parameters.at(ruleId) == rule.id; });
    const auto name = static_cast<Name>(named - rules.begin());
    auto sets = TurnSets::parse(name == Name::own ? parameters.at(setsId) : named->sets);
    if (!sets) return invalid(setsId, sets.error().message);
    return TurnRule(name, std::move(*sets));
}

std::string TurnRule::id() const {
    return namedRules()[static_cast<std::size_t>(name_)].id;
}

std::optional<Nimber> TurnRule::value(std::size_t place) const {
    const Nimber n = place;
    switch (name_) {
    case Name::turtles:
        return n;
    case Name::mockTurtles: // 2(n − 1) or one more, whichever has an odd number of ones
        return 2 * (n - 1) + (std::popcount(n - 1) % 2 == 0 ? 1U : 0U);
    case Name::ruler:
        return n & (~n + 1);
    case Name::twins:
        return n - 1;
    case Name::moebius:
    case Name::own:
        break;
    }
    return std::nullopt;
}

std::optional<std::uint64_t> TurnRule::risesFrom() const {
    if (name_ == Name::turtles) return 0;
    if (name_ == Name::twins) return 1;
    return std::nullopt;
}

} // namespace mexplorer
