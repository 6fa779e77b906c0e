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
    ups,    ///< a number, ups and a nimber together
    hot,    ///< a switch: either player moves to a number
    tiny,   ///< Tiny(x) or Miny(x)
    unnamed ///< any other game
};

/// How a sum in which games of two sides take part adds up.
struct SumLedger {
    struct Row {
        std::size_t component = 0;
        std::string form; ///< the canonical form, in the field’s notation
        SummandKind kind = SummandKind::unnamed;
        Rational temperature;
    };
    std::vector<Row> rows; ///< a row for each component, in their order
    std::string exact;     ///< the sum of numbers, nimbers and ups; empty if there are none
    std::string rest;      ///< the sum of all others; empty if there are none
    std::string all;
};

/// A position that is such a sum.
class LedgerAspect : public Aspect {
public:
    /// Errors: a canonical form is out of reach; cancelled.
    [[nodiscard]] virtual Expected<SumLedger> ledger(Task& task) const = 0;
    [[nodiscard]] virtual Expected<HotPlay> hottestFirst(Side first, Task& task) const = 0;
};

[[nodiscard]] SummandKind kindOf(ShortGames::Id game, ShortGames& games);
/// The ledger of these components. Errors: a name is too long; what stopped the games.
[[nodiscard]] Expected<SumLedger> ledgerOf(const std::vector<ShortGames::Id>& components, ShortGames& games);

} // namespace mexplorer
