#include "core/explain/say_game.h"

#include "core/coalition/amounts.h"
#include "core/coalition/coalition_aspect.h"
#include "core/explain/say_position.h"
#include "core/game/aspects/impartial.h"
#include "core/game/instance.h"
#include "core/text/parse.h"
#include "core/text/printable.h"
#include "core/text/say_all.h"
#include "core/text/set_text.h"

#include <algorithm>

namespace mexplorer {

namespace {

constexpr std::size_t longestValue = 60; // bytes; a graph or a table is not read in a line

/// As summaries of games call it: m, p, q, k.
bool isLetter(const std::string& id) {
    return id.size() == 1;
}

Message sayChoice(const Parameter& parameter, const std::string& value) {
    const auto chosen = std::ranges::find(parameter.choices, value, &Choice::id);
    return say(MX_TEXT("core", "%1: %2"), parameter.title, chosen->title);
}

Message sayPlay(Play play) {
    return play == Play::normal ? say(MX_TEXT("core", "normal play")) : say(MX_TEXT("core", "misère play"));
}

/// `index`: among the numbers of the position.
Message sayEntered(std::size_t index, std::int64_t units, std::int64_t parts) {
    Message words = argument(unitsText(units, parts));
    return units % parts == 0 ? about(enteredTopic(positionId, index, units / parts), words) : words;
}

/// The first `most` items, and how many more there are.
template <class Items, class Say>
std::vector<Message> firstOf(const Items& items, std::size_t most, const Say& sayOne) {
    std::vector<Message> said;
    for (std::size_t i = 0; i < std::min(most, items.size()); ++i)
        said.push_back(sayOne(i, items[i]));
    if (items.size() > most) said.push_back(say(MX_TEXT("core", "… and %1 more"), items.size() - most));
    return said;
}

Message sayEntered(std::size_t first, const std::vector<std::int64_t>& units, std::int64_t parts,
                   std::size_t most) {
    return listed(firstOf(
        units, most, [&](std::size_t i, std::int64_t one) { return sayEntered(first + i, one, parts); }));
}

/// In the order of the text.
Message sayVotesOrCosts(const CoalitionGame& game, std::size_t most) {
    if (game.kind == CoalitionKind::airport)
        return say(MX_TEXT("core", "costs %1"), sayEntered(0, game.numbers, game.parts, most));
    if (game.kind != CoalitionKind::vote) return {};
    Message all;
    std::size_t before = 0;
    for (const Majority& majority : game.majorities) {
        Message one =
            say(MX_TEXT("core", "quota %1, votes %2"), sayEntered(before, majority.quota, majority.parts),
                sayEntered(before + 1, majority.weights, majority.parts, most));
        all = all.empty() ? std::move(one) : say(MX_TEXT("core", "%1 · %2"), all, one);
        before += 1 + majority.weights.size();
    }
    return all;
}

bool isNumberOfRules(const Parameter& parameter, const Parameters& values) {
    const bool isNumber = parameter.kind == Parameter::Kind::integer && isLetter(parameter.id);
    const bool isSet = parameter.kind == Parameter::Kind::integers;
    return (isNumber || isSet) && !parameter.hidden && countsWith(parameter, values);
}

} // namespace

Message sayParameter(const Parameter& parameter, const std::string& value) {
    if (parameter.id == playId) return sayPlay(playOf({{playId, value}}));
    switch (parameter.kind) {
    case Parameter::Kind::choice:
        return sayChoice(parameter, value);
    case Parameter::Kind::toggle:
        return value == "on" ? parameter.title : Message();
    case Parameter::Kind::file:
        return {};
    default:
        break;
    }
    if (value.empty() || value.size() > longestValue) return {};
    const bool isList = parameter.kind == Parameter::Kind::integers;
    const Message shownValue = isList
                                   ? listed(joined(integersOf({{parameter.id, value}}, parameter.id), ", "))
                                   : verbatim(printable(value));
    return isLetter(parameter.id) ? say(MX_TEXT("core", "%1 = %2"), parameter.id, shownValue)
                                  : say(MX_TEXT("core", "%1: %2"), parameter.title, shownValue);
}

std::string fileNameOf(const Game& game) {
    constexpr std::size_t longest = 24;
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,.+-";
    std::string name = game.description().id;
    for (const Parameter& parameter : game.description().parameters) {
        const std::string& value = game.parameters().at(parameter.id);
        const bool fits = !value.empty() && value.size() <= longest &&
                          value.find_first_not_of(allowed) == std::string::npos;
        if (fits && value != parameter.fallback && countsWith(parameter, game.parameters()))
            name += "-" + parameter.id + "=" + value;
    }
    return name;
}

Message sayGame(const Game& game) {
    const Parameters& values = game.parameters();
    Message said = game.description().title;
    const auto add = [&](const Message& part) {
        if (!part.empty()) said = say(MX_TEXT("core", "%1 · %2"), said, part);
    };
    for (const Parameter& parameter : game.description().parameters) {
        if (parameter.hidden || parameter.id == playId || !countsWith(parameter, values)) continue;
        add(sayParameter(parameter, values.at(parameter.id)));
    }
    if (const auto* impartial = game.as<ImpartialAspect>()) add(sayPlay(impartial->play()));
    return said;
}

Message sayGameAt(const Game& game, const std::string& position) {
    return say(MX_TEXT("core", "%1: %2"), sayGame(game), sayPosition(position));
}

Message sayNumbers(const Game& game, const Instance* instance, std::size_t most) {
    std::vector<Message> all;
    if (instance)
        if (const auto* coalitions = instance->as<CoalitionAspect>())
            if (Message numbers = sayVotesOrCosts(coalitions->game(), most); !numbers.empty())
                all.push_back(std::move(numbers));
    for (const Parameter& parameter : game.description().parameters) {
        if (!isNumberOfRules(parameter, game.parameters())) continue;
        std::vector<Message> numbers = firstOf(
            integersOf(game.parameters(), parameter.id), most, [&](std::size_t i, std::int64_t number) {
                return about(enteredTopic(parameter.id, i, number), argument(number));
            });
        const bool isSet = parameter.kind == Parameter::Kind::integers;
        all.push_back(isSet ? say(MX_TEXT("core", "S = {%1}"), membersText(std::move(numbers)))
                            : say(MX_TEXT("core", "%1 = %2"), parameter.id, numbers.front()));
    }
    return all.empty() ? Message() : listed(std::move(all));
}

std::vector<SaidLetter> lettersOf(const Game& game) {
    std::vector<SaidLetter> letters;
    for (const Parameter& parameter : game.description().parameters) {
        if (!isLetter(parameter.id) || !isNumberOfRules(parameter, game.parameters())) continue;
        const std::int64_t number = integersOf(game.parameters(), parameter.id).front();
        letters.push_back({parameter.id, enteredTopic(parameter.id, 0, number)});
    }
    return letters;
}

Message sayRules(const Game& game) {
    const Message& turn = game.description().summary;
    const auto* impartial = game.as<ImpartialAspect>();
    if (!impartial) return turn;
    return sayAll({turn, impartial->play() == Play::normal
                             ? say(MX_TEXT("core", "Whoever makes the last move wins."))
                             : say(MX_TEXT("core", "Whoever makes the last move loses."))});
}

} // namespace mexplorer
