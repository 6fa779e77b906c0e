#include "core/rules/boards/board_size.h"

namespace mexplorer {

namespace {

Parameter sizeParameter(const char* id, Message title, const BoardSizes& sizes) {
    return {.id = id,
            .title = std::move(title),
            .kind = Parameter::Kind::integer,
            .fallback = std::to_string(sizes.fallback),
            .least = sizes.least,
            .most = sizes.most,
            .hint = sizes.hint};
}

} // namespace

Parameter columnsParameter(const BoardSizes& sizes) {
    return sizeParameter(columnsId, say(MX_TEXT("core", "columns")), sizes);
}

Parameter rowsParameter(const BoardSizes& sizes) {
    return sizeParameter(rowsId, say(MX_TEXT("core", "rows")), sizes);
}

Parameters boardSize(std::int64_t columns, std::int64_t rows) {
    return {{columnsId, std::to_string(columns)}, {rowsId, std::to_string(rows)}};
}

Message sayTooManyCells(std::uint64_t columns, std::uint64_t rows, std::uint64_t most) {
    return say(MX_TEXT("core", "%1 columns of %2 cells are %3 cells; at most %4 are allowed."), columns, rows,
               columns * rows, most);
}

} // namespace mexplorer
