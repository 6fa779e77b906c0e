#include "core/catalogue/breaking_game.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/grundy.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"

namespace mexplorer {

namespace {

template <BreakRules R>
Entry breakEntry() {
    return entryBy<R>([](const R& rules, const Parameters& parameters) {
        return makeBreakingGame(BreakingRules::from(rules), parameters);
    });
}

} // namespace

std::vector<Entry> breakGames() {
    return {breakEntry<Octal>(), breakEntry<Grundy>(), breakEntry<Lasker>()};
}

} // namespace mexplorer
