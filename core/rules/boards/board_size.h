#pragma once

#include "core/rules/description.h"

namespace mexplorer {

inline constexpr const char* columnsId = "columns";
inline constexpr const char* rowsId = "rows";

/// The range and default for the number of rows or columns of a board.
struct BoardSizes {
    std::int64_t least;
    std::int64_t most;
    std::int64_t fallback;
    Message hint;
};

[[nodiscard]] Parameter columnsParameter(const BoardSizes& sizes);
[[nodiscard]] Parameter rowsParameter(const BoardSizes& sizes);

/// Parameter values for a board of this size.
[[nodiscard]] Parameters boardSize(std::int64_t columns, std::int64_t rows);

/// Why a board is too large.
[[nodiscard]] Message sayTooManyCells(std::uint64_t columns, std::uint64_t rows, std::uint64_t most);

} // namespace mexplorer
