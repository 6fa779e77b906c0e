#include "core/own/told_play.h"

#include "core/own/board_rules.h"
#include "core/own/graph_rules.h"
#include "core/own/joint_rules.h"
#include "core/own/rule_text.h"
#include "core/own/rules_kind.h"
#include "core/own/word_rules.h"

namespace mexplorer {

namespace {

template <class Rules>
std::optional<Play> playIn(const Expected<Rules>& rules) {
    return rules ? rules->play : std::nullopt;
}

} // namespace

std::optional<Play> toldPlay(std::string_view rules) {
    const auto kind = ownRulesKind(rules);
    if (!kind) return std::nullopt;
    switch (*kind) {
    case OwnRulesKind::heap:
        return playIn(parseHeapRules(rules));
    case OwnRulesKind::sidedHeaps:
        return std::nullopt; // they are not for misère play
    case OwnRulesKind::jointHeaps:
        return playIn(parseJointRules(rules));
    case OwnRulesKind::board:
        return playIn(parseBoardRules(rules));
    case OwnRulesKind::word:
        return playIn(parseWordRules(rules));
    case OwnRulesKind::graph:
        break;
    }
    return playIn(parseGraphRules(rules));
}

} // namespace mexplorer
