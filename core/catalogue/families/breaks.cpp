#include "core/catalogue/break_game_of.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/grundy.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"

namespace mexplorer {

std::vector<Entry> breakGames() {
    using enum optionals::Optional;
    return {entryOf<BreakGameOf<Octal>, representative | valueTheorem | valuePeriod | valueSaltus | wayKnown |
                                            wayMoveTo | wayWinningMoves | thingChanges | thingMovesAt>(),
            entryOf<BreakGameOf<Grundy>,
                    representative | wayKnown | wayMoveTo | wayWinningMoves | thingChanges | thingMovesAt>(),
            entryOf<BreakGameOf<Lasker>, representative | valueReason | valueTheorem | valuePeriod |
                                             valueSaltus | wayKnown | wayMoveTo | wayWinningMoves |
                                             thingChanges | thingMovesAt>()};
}

} // namespace mexplorer
