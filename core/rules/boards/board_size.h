#pragma once

#include "core/rules/description.h"

namespace mexplorer {

inline constexpr const char* columnsId = "columns";
inline constexpr const char* rowsId = "rows";

/// The numbers that the size of a board may be chosen from.
struct BoardSizes {
    std::int64_t least;
    std::int64_t most;
    std::int64_t fallback;
    Message hint;
};

[[nodiscard]] Parameter columnsParameter(const BoardSizes& sizes);
[[nodiscard]] Parameter rowsParameter(const BoardSizes& sizes);

/// The values of both.
[[nodiscard]] Parameters boardSize(std::int64_t columns, std::int64_t rows);

/// Why a board is too large.
[[nodiscard]] Message sayTooManyCells(std::uint64_t columns, std::uint64_t rows, std::uint64_t most);

} // namespace mexplorer
