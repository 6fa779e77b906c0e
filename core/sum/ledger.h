#pragma once

#include "core/game/aspects/aspect.h"
#include "core/partizan/notation.h"
#include "core/sum/hot_play.h"
#include "core/task/task.h"
#include "core/theory/rational.h"

#include <string>
#include <vector>

namespace mexplorer {

/// What a component of a sum is, as far as that decides how it is added.
enum class SummandKind {
    number,
    nimber,
    ups,     ///< a number, ups and a nimber together
    hot,     ///< a switch: either player moves to a number
    tiny,    ///< Tiny(x) or Miny(x)
    unnamed, ///< any other game
    searched ///< beyond the reach of canonical forms: a search tells who wins
};

/// How a sum in which games of two sides take part adds up.
struct SumLedger {
    struct Row {
        std::size_t component = 0;
        std::string form = {}; ///< the canonical form, in the field’s notation; empty if it is out of reach
        SummandKind kind = SummandKind::unnamed;
        Rational temperature = 0; ///< if it has a form
    };
    std::vector<Row> rows; ///< a row for each component, in their order
    std::string exact;     ///< the sum of numbers, nimbers and ups; empty if there are none
    std::string rest;      ///< the sum of all others that have forms; empty if there are none
    std::string all;       ///< empty if some form is out of reach
};

/// A position that is such a sum.
class LedgerAspect : public Aspect {
public:
    /// Errors: a canonical form is out of reach, of a component that is not searched or of the others
    /// together; cancelled.
    [[nodiscard]] virtual Expected<SumLedger> ledger(Task& task) const = 0;
    /// Errors: a canonical form is out of reach; cancelled.
    [[nodiscard]] virtual Expected<HotPlay> hottestFirst(Side first, Task& task) const = 0;
};

[[nodiscard]] SummandKind kindOf(ShortGames::Id game, ShortGames& games);
/// The ledger of these components; none: a form that is out of reach. Errors: a name is too long; what
/// stopped the games.
[[nodiscard]] Expected<SumLedger> ledgerOf(const std::vector<ShortGames::Id>& components, ShortGames& games);

} // namespace mexplorer
