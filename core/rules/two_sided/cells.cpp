#include "core/rules/two_sided/cells.h"

#include "core/rules/description.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

namespace mexplorer {

namespace {

tl::unexpected<Error> tooManyCells() {
    return invalid(positionId, say(MX_TEXT("core", "A board has at most %1 cells."), CellGrid::mostCells));
}

} // namespace

std::uint64_t CellGrid::all() const {
    return count() == mostCells ? ~std::uint64_t{0} : bit(count()) - 1;
}

std::uint64_t CellGrid::column(std::uint32_t column) const {
    std::uint64_t cells = 0;
    for (std::uint32_t row = 0; row < rows; ++row)
        cells |= bit({row, column});
    return cells;
}

std::uint64_t CellGrid::above(std::uint64_t cells) const {
    return columns < mostCells ? cells >> columns : 0;
}

std::uint64_t CellGrid::below(std::uint64_t cells) const {
    return columns < mostCells ? cells << columns & all() : 0;
}

std::uint64_t CellGrid::leftOf(std::uint64_t cells) const {
    return (cells & ~column(0)) >> 1U;
}

std::uint64_t CellGrid::rightOf(std::uint64_t cells) const {
    return (cells & ~column(columns - 1)) << 1U;
}

std::uint64_t CellGrid::beside(std::uint64_t cells) const {
    const std::uint64_t first = column(0); // found once: searches spend their time here
    const std::uint64_t last = first << (columns - 1);
    return above(cells) | below(cells) | (cells & ~first) >> 1U | (cells & ~last) << 1U;
}

std::uint64_t CellGrid::region(std::uint64_t cells, std::uint64_t within) const {
    std::uint64_t region = 0;
    for (std::uint64_t grown = cells; grown != region;) {
        region = grown;
        grown |= beside(region) & within;
    }
    return region;
}

CellView CellView::around(const CellGrid& grid, std::uint64_t cells) {
    BoardCell first{grid.rows, grid.columns};
    BoardCell last{0, 0};
    forEachCell(cells, [&](std::uint32_t number) {
        const BoardCell cell = grid.cell(number);
        first = {std::min(first.row, cell.row), std::min(first.column, cell.column)};
        last = {std::max(last.row, cell.row), std::max(last.column, cell.column)};
    });
    return {first, {last.row - first.row + 1, last.column - first.column + 1}};
}

std::uint64_t CellView::of(const CellGrid& grid, std::uint64_t cells) const {
    std::uint64_t seen = 0;
    const CellGrid image = seenSize();
    forEachCell(cells, [&](std::uint32_t number) {
        BoardCell cell = grid.cell(number);
        cell = {cell.row - from.row, cell.column - from.column};
        if (!size.holds(cell)) return;
        if (upsideDown) cell.row = size.rows - 1 - cell.row;
        if (leftToRight) cell.column = size.columns - 1 - cell.column;
        seen |= image.bit(turned ? BoardCell{cell.column, cell.row} : cell);
    });
    return seen;
}

std::uint64_t WrittenCells::having(char letter) const {
    std::uint64_t cells = 0;
    for (std::uint32_t cell = 0; cell < letters.size(); ++cell)
        if (letters[cell] == letter) cells |= CellGrid::bit(cell);
    return cells;
}

std::optional<Expected<CellGrid>> gridIn(std::string_view text) {
    const std::size_t cross = text.find_first_of("xX*");
    if (cross == std::string_view::npos || text.find_first_not_of("0123456789 xX*") != std::string_view::npos)
        return {};
    const auto rows = parseInteger(text.substr(0, cross), 1, CellGrid::mostCells);
    const auto columns = parseInteger(text.substr(cross + 1), 1, CellGrid::mostCells);
    if (!rows || !columns) return {};
    if (*rows * *columns > CellGrid::mostCells) return tooManyCells();
    return CellGrid{static_cast<std::uint32_t>(*rows), static_cast<std::uint32_t>(*columns)};
}

Expected<WrittenCells> readCells(std::string_view typed, char (*meant)(char letter), const Message& letters) {
    const std::string_view text = trimmed(typed);
    std::vector<std::string> rows(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '/' || c == '\n')
            rows.emplace_back();
        else if (const char letter = meant(c))
            rows.back() += letter;
        else if (c != ' ' && c != '\r' && c != '\t')
            return invalid(positionId,
                           say(MX_TEXT("core", "column %1: “%2” is no cell: write %3"),
                               columnOf(typed, static_cast<std::size_t>(text.data() - typed.data()) + at),
                               shortened(text.substr(at)), letters));
    }
    std::size_t columns = 0;
    for (const std::string& row : rows)
        columns = std::max(columns, row.size());
    if (columns == 0) return invalid(positionId, say(MX_TEXT("core", "A board has at least one cell.")));
    if (columns * rows.size() > CellGrid::mostCells) return tooManyCells();
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (rows[row].size() != columns)
            return invalid(positionId, say(MX_TEXT("core", "Row %1 has %2 cells, and another one %3."),
                                           row + 1, rows[row].size(), columns));
    return WrittenCells{{static_cast<std::uint32_t>(rows.size()), static_cast<std::uint32_t>(columns)},
                        joined(rows, "")};
}

} // namespace mexplorer
