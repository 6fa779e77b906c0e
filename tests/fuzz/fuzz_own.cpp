// Rules of one’s own and a position, written “rules\nposition”. Rules that are read are written back in one
// spelling, which is read as the same rules; small positions are answered, and so are the tables.

#include "core/own/board_rules.h"
#include "core/own/joint_rules.h"
#include "core/own/rule_text.h"
#include "core/own/rules_kind.h"
#include "core/own/word_rules.h"
#include "tests/fuzz/check_game.h"

using namespace mexplorer;

namespace {

/// The spelling stays, whatever it was before.
template <class Rules>
void checkSpelling(Expected<Rules> (*parse)(std::string_view), std::string_view typed) {
    const auto rules = parse(typed);
    if (!fuzz::answered(rules)) return;
    const auto again = parse(rules->text);
    if (!again && rules->text.size() > typed.size())
        return; // what is written out may be too long or too deep
    fuzz::require(again.has_value(), rules->text + " is read: " + (again ? "" : again.error().english()));
    fuzz::require(again->text == rules->text, rules->text + " is written back as " + again->text);
}

void checkSpelling(OwnRulesKind kind, std::string_view rules) {
    switch (kind) {
    case OwnRulesKind::heap:
        return checkSpelling(parseHeapRules, rules);
    case OwnRulesKind::jointHeaps:
        return checkSpelling(parseJointRules, rules);
    case OwnRulesKind::board:
        return checkSpelling(parseBoardRules, rules);
    case OwnRulesKind::word:
        return checkSpelling(parseWordRules, rules);
    default:
        return; // the game itself is made and asked
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const char* data, std::size_t size) {
    const std::string_view text(data, size);
    const std::size_t end = std::min(text.rfind('\n'), text.size());
    const std::string rules(text.substr(0, end));
    const auto kind = ownRulesKind(rules);
    if (!fuzz::answered(kind)) return 0;
    checkSpelling(*kind, rules);
    const auto game = makeGame("own", {{"rules", rules}});
    if (!fuzz::answered(game)) return 0;
    fuzz::checkGame(**game);
    fuzz::checkTyped(**game, std::string(text.substr(std::min(end + 1, text.size()))));
    return 0;
}
