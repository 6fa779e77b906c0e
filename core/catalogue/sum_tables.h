#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/table.h"
#include "core/sum/sum_way.h"

namespace mexplorer {

/// The components of a sum, each on the table of its own game. The texts of moves and positions are those of
/// the whole.
class SumTables final : public PositionAspectOf<Sum, TableAspect> {
public:
    using PositionAspectOf<Sum, TableAspect>::PositionAspectOf;

    [[nodiscard]] Expected<std::vector<Table>> laidOut() const override;
    [[nodiscard]] Expected<TableMoves> moves(const TouchedThing& touched, Task& task) const override;

private:
    /// The moves in one component; the spot of `touched` is numbered on its own table.
    [[nodiscard]] Expected<TableMoves> movesIn(std::size_t component, const TouchedThing& touched,
                                               Task& task) const;
};

} // namespace mexplorer
