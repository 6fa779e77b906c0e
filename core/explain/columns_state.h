#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/sum.h"

#include <optional>
#include <vector>

namespace mexplorer {

/// What a turn changes in one row of a table of columns.
struct RowChange {
    std::size_t component = 0;
    std::string to;      ///< what is left of the component, as text
    Nimber newValue = 0; ///< the value of that
};
/// A turn as such a table shows it. In a sum, it changes one row.
struct ColumnsTurn {
    Message move; ///< what is done
    std::vector<RowChange> changes;
};

/// A table of binary columns: which part of it is shown, and what is highlighted. Everything else is in
/// ColumnsSubject.
struct ColumnsState {
    std::size_t rowsShown = 0;            ///< rows written in binary so far
    std::size_t columnsShown = 0;         ///< columns, from the right, whose ones have been counted
    std::optional<unsigned> column = {};  ///< the highlighted bit
    std::optional<std::size_t> row = {};  ///< the highlighted row
    bool result = false;                  ///< the line of the result is highlighted
    bool misere = false;                  ///< the remark about misère play is highlighted
    std::size_t marked = 0;               ///< how many of the turn's changes have their rows chosen so far
    std::optional<unsigned> written = {}; ///< the new values are written from the left down to this bit
    bool moved = false;                   ///< the turn has been made
    bool told = false;                    ///< the caption says who wins, or what the turn does to the columns

    friend bool operator==(const ColumnsState&, const ColumnsState&) = default;
};
/// What all steps of a columns trace share: the components of a sum, with the ones of each column counted
/// mod 2 (XOR), or the heaps of Moore’s Nim, with them counted mod k + 1.
struct ColumnsSubject {
    std::vector<Component> components;
    Nimber sum = 0;
    unsigned columns = 1; ///< how many binary columns are drawn
    std::optional<ColumnsTurn> move = {};
    std::uint64_t modulus = 2;
};
using ColumnsTrace = TraceOf<ColumnsSubject, ColumnsState>;

} // namespace mexplorer
