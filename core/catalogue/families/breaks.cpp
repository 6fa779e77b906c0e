#include "core/catalogue/break_game_of.h"
#include "core/catalogue/families/entry_of.h"
#include "core/catalogue/families/families.h"
#include "core/rules/grundy.h"
#include "core/rules/lasker.h"
#include "core/rules/octal.h"

namespace mexplorer {

// What these rules have; a member that is misspelt is an error here.
static_assert(NamesValueTheorem<Octal> && HasValuePeriod<Octal> && HasValueSaltus<Octal>);
static_assert(HasValuePeriod<Lasker> && HasValueSaltus<Lasker>);
static_assert(NamesValueTheorem<Lasker> && SaysValueReason<Lasker>);

template <BreakRules... R>
constexpr bool areWhole = (... && (HasRepresentatives<R> && FindsMoveTo<WayOf<R>, R> &&
                                   FindsWinningMoves<WayOf<R>, R>));
static_assert(areWhole<Octal, Grundy, Lasker>);

std::vector<Entry> breakGames() {
    return {entryOf<BreakGameOf<Octal>>(), entryOf<BreakGameOf<Grundy>>(), entryOf<BreakGameOf<Lasker>>()};
}

} // namespace mexplorer
