#pragma once

#include "core/own/own_board.h"
#include "core/solve/search.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// Pieces on a board of one’s own: from the values of all cells; of several pieces their XOR in normal play,
/// and by search in misère play.
template <class R>
class WayOf<R, OwnBoardFamily> {
public:
    using Shared = Kept<OwnBoardValues>; ///< in the game’s play

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(rules), shared_(std::move(shared)), search_(std::move(rules), budget) {}

    /// Errors: play could go on for ever; as for R::values and the search.
    [[nodiscard]] Expected<Nimber> value(const OwnPieces& pieces, Task& task) {
        std::shared_ptr<const OwnBoardValues> table = shared_->get();
        if (!table) {
            auto values = rules_.values(task);
            if (!values) return tl::unexpected(values.error());
            table = std::make_shared<const OwnBoardValues>(std::move(*values));
            shared_->keep(table);
        }
        Nimber sum = 0;
        for (const Cell& piece : pieces.cells) {
            if (table->at(piece) == OwnBoardValues::endless)
                return R::goesRound(rules_.cycleFrom(piece, *table));
            sum ^= table->at(piece);
        }
        if (pieces.size() > 1 && rules_.play() == Play::misere) return search_.value(pieces, task);
        return sum;
    }

    [[nodiscard]] std::optional<Nimber> known(const OwnPieces& pieces) const { return search_.known(pieces); }

private:
    R rules_;
    std::shared_ptr<Shared> shared_;
    Search<R> search_;
};

} // namespace mexplorer
