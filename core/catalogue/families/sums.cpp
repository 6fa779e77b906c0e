#include "core/catalogue/catalogue.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/game_of.h"
#include "core/catalogue/ledger_of.h"
#include "core/catalogue/rules_sum.h"
#include "core/catalogue/search_limit_of.h"
#include "core/catalogue/short_game_of.h"
#include "core/catalogue/sum_things.h"

namespace mexplorer {

Entry sumEntry() {
    return {Sum::describe, GameKind::positions,
            [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                if (parameters.at(playId) == sidedPlay)
                    return std::make_unique<GameOf<SidedSum, ShortGameOf<SidedSum>, LedgerOf,
                                                   SumThingsOf<SidedSum>, SharedSearchLimit>>(
                        SidedSum(catalogue), parameters);
                return std::make_unique<GameOf<Sum, RulesSum<Sum>, SumThingsOf<Sum>>>(
                    Sum(playOf(parameters), catalogue), parameters);
            }};
}

} // namespace mexplorer
