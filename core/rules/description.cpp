#include "core/rules/description.h"

#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

Parameter playParameter() {
    return {
        .id = playId,
        .title = say(MX_TEXT("core", "play")),
        .kind = Parameter::Kind::choice,
        .fallback = "normal",
        .choices = {{"normal", say(MX_TEXT("core", "normal"))}, {"misere", say(MX_TEXT("core", "misère"))}},
        .hint =
            say(MX_TEXT("core", "normal: whoever makes the last move wins; misère: whoever makes it loses"))};
}

Play playOf(const Parameters& parameters) {
    return parameters.at(playId) == "misere" ? Play::misere : Play::normal;
}

Parameters inPlay(Parameters parameters, Play play) {
    parameters[playId] = play == Play::misere ? "misere" : "normal";
    return parameters;
}

namespace {

auto isIn(const Parameters& values) {
    return [&values](const auto& wanted) {
        const auto found = values.find(wanted.first);
        return found != values.end() && found->second == wanted.second;
    };
}

auto beginsIn(const Parameters& values) {
    return [&values](const auto& wanted) {
        const auto found = values.find(wanted.first);
        return found != values.end() && trimmed(found->second).starts_with(wanted.second);
    };
}

bool haveAll(const Parameters& values, const Parameters& wanted) {
    return std::ranges::all_of(wanted, isIn(values));
}

} // namespace

bool countsWith(const Parameter& parameter, const Parameters& values) {
    return haveAll(values, parameter.where) && std::ranges::none_of(parameter.unless, isIn(values)) &&
           std::ranges::all_of(parameter.begins, beginsIn(values));
}

bool holdsFor(const Theorem& theorem, const Parameters& parameters) {
    return haveAll(parameters, theorem.where);
}

std::int64_t integerOf(const Parameters& parameters, const std::string& id) {
    return parseInteger(parameters.at(id), INT64_MIN, INT64_MAX).value();
}

std::vector<std::int64_t> integersOf(const Parameters& parameters, const std::string& id) {
    return parseIntegers(parameters.at(id), INT64_MIN, INT64_MAX).value();
}

namespace {

Expected<std::string> checkedChoice(const std::vector<std::string>& ids, const std::string& value) {
    if (std::find(ids.begin(), ids.end(), value) != ids.end()) return value;
    return invalid(say(MX_TEXT("core", "“%1” is not one of %2."), shortened(value), joined(ids, ", ")));
}

Expected<std::string> checkedValue(const Parameter& parameter, const std::string& value) {
    switch (parameter.kind) {
    case Parameter::Kind::integer:
        return parseInteger(value, parameter.least, parameter.most).map([](std::int64_t number) {
            return fmt::format("{}", number);
        });
    case Parameter::Kind::integers:
        return parseRanges(value, parameter.least, parameter.most).map([](const auto& numbers) {
            return joined(numbers);
        });
    case Parameter::Kind::choice: {
        std::vector<std::string> ids;
        for (const Choice& choice : parameter.choices)
            ids.push_back(choice.id);
        return checkedChoice(ids, std::string(trimmed(value)));
    }
    case Parameter::Kind::toggle:
        return checkedChoice({"on", "off"}, std::string(trimmed(value)));
    case Parameter::Kind::text:
    case Parameter::Kind::file:
        break; // the rules read these themselves
    }
    return value;
}

} // namespace

tl::unexpected<Error> givenTwice(const std::string& id) {
    return invalid(say(MX_TEXT("core", "The parameter %1 is given twice."), shortened(id)));
}

Expected<Parameters> completed(const std::vector<Parameter>& described, const Parameters& given) {
    for (const auto& named : given) {
        const std::string& id = named.first;
        if (std::none_of(described.begin(), described.end(), [&](const auto& p) { return p.id == id; })) {
            if (described.empty())
                return invalid(say(MX_TEXT("core", "There is no parameter “%1” here: this game has none."),
                                   shortened(id)));
            std::vector<std::string> known;
            known.reserve(described.size());
            for (const Parameter& parameter : described)
                known.push_back(parameter.id);
            return invalid(say(MX_TEXT("core", "There is no parameter “%1” here; the parameters are: %2."),
                               shortened(id), joined(known, ", ")));
        }
    }
    Parameters complete;
    for (const Parameter& parameter : described) {
        const auto found = given.find(parameter.id);
        const std::string& value = found == given.end() ? parameter.fallback : found->second;
        auto checked = checkedValue(parameter, value);
        if (!checked) return invalid(parameter.id, checked.error().message);
        complete[parameter.id] = *checked;
    }
    return complete;
}

} // namespace mexplorer
