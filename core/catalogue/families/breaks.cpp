#include "core/catalogue/break_game_of.h"
#include "core/catalogue/breaking_rules.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/families/optionals.h"
#include "core/rules/grundy.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"

namespace mexplorer {

namespace {

/// The entry of a game whose rules R have exactly the `stated` optional members.
template <BreakRules R, optionals::Set stated>
Entry breakEntry() {
    static_assert(ruleOptionalsOf<R>() == stated && optionalsFit<R>());
    return {R::describe(), GameKind::positions,
            [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                const auto rules = R::make(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return std::make_unique<BreakGameOf<BreakingRules>>(BreakingRules::from(*rules), parameters);
            }};
}

} // namespace

std::vector<Entry> breakGames() {
    using enum optionals::Optional;
    return {breakEntry<Octal, representative | valueTheorem | valuePeriod | valueSaltus>(),
            breakEntry<Grundy, representative>(),
            breakEntry<Lasker, representative | valueReason | valueTheorem | valuePeriod | valueSaltus>()};
}

} // namespace mexplorer
