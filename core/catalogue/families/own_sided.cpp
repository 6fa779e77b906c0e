#include "core/own/own_sided.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/catalogue/sided_game_of.h"
#include "core/catalogue/things/own_sided.h"
#include "core/own/own_description.h"

namespace mexplorer {

Expected<std::unique_ptr<Game>> makeOwnSided(const Parameters& parameters) {
    const auto rules = parseSidedRules(parameters.at(ownRulesId));
    if (!rules) return invalid(ownRulesId, rules.error().message);
    if (playOf(parameters) == Play::misere) return onlyNormalForSides(playId);
    return std::make_unique<SidedGameOf<OwnSided>>(OwnSided(describeOwn, *rules), parameters);
}

} // namespace mexplorer
