#pragma once

#include "core/game/aspects/table.h"
#include "core/game/inquiry.h"
#include "ui/views/play/table_layout.h"

#include <map>
#include <memory>

namespace mexplorer::ui {

/// A position on its tables, with its moves and the layout.
struct TablePicture {
    std::string position;
    std::vector<Table> tables;
    std::vector<std::size_t> firstSpots; ///< index of each table's first place
    TableMoves moves;
    TableLayout layout;
    std::vector<std::size_t> last = {}; ///< the places that the last move changed

    [[nodiscard]] std::size_t tableOf(std::size_t spot) const;
    [[nodiscard]] const Message& nameOf(std::size_t spot) const;
    /// What is in a place, perhaps of several kinds.
    [[nodiscard]] std::vector<Pile> pilesIn(std::size_t spot) const;
};

/// `before`, if not null, is the position from which the last move was made. Errors: too much for a table;
/// cancelled.
[[nodiscard]] Expected<std::shared_ptr<const TablePicture>> tablePictureOf(const Inquiry& asked, Task& task,
                                                                           const Inquiry* before = nullptr);

/// The outcome of each position that moves lead to, by its text.
using MoveWorths = std::map<std::string, Outcome>;
/// Errors: out of reach; cancelled.
[[nodiscard]] Expected<std::shared_ptr<const MoveWorths>> moveWorthsOf(const Inquiry& asked, Task& task);

} // namespace mexplorer::ui
