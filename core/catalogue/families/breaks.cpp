#include "core/catalogue/break_game_of.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/catalogue/families/optionals.h"
#include "core/rules/grundy.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"

namespace mexplorer {

// What these rules have besides; a member that is misspelt is an error here.
namespace optionals {
static_assert(optionalsOf<Octal>() == (representative | valueTheorem | valuePeriod | valueSaltus | wayKnown |
                                       wayMoveTo | wayWinningMoves));
static_assert(optionalsOf<Grundy>() == (representative | wayKnown | wayMoveTo | wayWinningMoves));
static_assert(optionalsOf<Lasker>() == (representative | valueReason | valueTheorem | valuePeriod |
                                        valueSaltus | wayKnown | wayMoveTo | wayWinningMoves));
} // namespace optionals

std::vector<Entry> breakGames() {
    return {entryOf<BreakGameOf<Octal>>(), entryOf<BreakGameOf<Grundy>>(), entryOf<BreakGameOf<Lasker>>()};
}

} // namespace mexplorer
