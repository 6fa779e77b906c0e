#pragma once

#include "core/solve/aspects/table.h"
#include "core/solve/inquiry.h"
#include "ui/views/play/table_layout.h"

#include <map>
#include <memory>

namespace mexplorer::ui {

/// A position on its tables, with its moves, and where everything is.
struct TablePicture {
    std::string position;
    std::vector<Table> tables;
    std::vector<std::size_t> firstSpots; ///< of each table
    TableMoves moves;
    TableLayout layout;

    [[nodiscard]] std::size_t tableOf(std::size_t spot) const;
    [[nodiscard]] const Message& nameOf(std::size_t spot) const;
    /// What lies in a place, perhaps of several kinds.
    [[nodiscard]] std::vector<Pile> pilesIn(std::size_t spot) const;
};

/// Errors: more than lies on a table; cancelled.
[[nodiscard]] Expected<std::shared_ptr<const TablePicture>> tablePictureOf(const Inquiry& asked, Task& task);

/// Who wins what moves lead to, by the positions’ texts.
using MoveWorths = std::map<std::string, Outcome>;
/// Errors: out of reach; cancelled.
[[nodiscard]] Expected<std::shared_ptr<const MoveWorths>> moveWorthsOf(const Inquiry& asked, Task& task);

} // namespace mexplorer::ui
