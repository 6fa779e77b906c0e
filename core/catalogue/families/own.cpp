#include "core/catalogue/families/families.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/own/own_description.h"
#include "core/own/rules_kind.h"
#include "core/own/told_play.h"

namespace mexplorer {

namespace {

Parameters toldByRules(const Parameters& given) {
    const auto rules = given.find(ownRulesId);
    const auto play = rules == given.end() ? std::nullopt : toldPlay(rules->second);
    return play ? inPlay({}, *play) : Parameters();
}

Expected<std::unique_ptr<Game>> makeOwn(const Parameters& parameters) {
    const auto kind = ownRulesKind(parameters.at(ownRulesId));
    if (!kind) return invalid(ownRulesId, kind.error().message);
    switch (*kind) {
    case OwnRulesKind::heap:
        return makeOwnHeaps(parameters);
    case OwnRulesKind::sidedHeaps:
        return makeOwnSided(parameters);
    case OwnRulesKind::jointHeaps:
        return makeOwnJointHeaps(parameters);
    case OwnRulesKind::board:
        return makeOwnBoard(parameters);
    case OwnRulesKind::word:
        return makeOwnWords(parameters);
    case OwnRulesKind::graph:
        break;
    }
    return makeOwnGraph(parameters);
}

} // namespace

Expected<Play> agreedPlay(const Parameters& parameters, std::optional<Play> told) {
    const Play play = playOf(parameters);
    if (told.value_or(play) == play) return play;
    return invalid(playId,
                   say(MX_TEXT("core", "The rules say “play %1”: take that out of them, or choose the same "
                                       "here."),
                       play == Play::normal ? "misere" : "normal"));
}

std::vector<Entry> ownGames() {
    return {{describeOwn, GameKind::positions, makeOwn, toldByRules}};
}

} // namespace mexplorer
