#include "ui/views/regret/regret_layout.h"

#include <algorithm>
#include <array>

namespace mexplorer::ui {

namespace {

constexpr double worldHeight = 560;
constexpr double titleHeight = 40;
constexpr double headingHeight = 40;
constexpr double betweenBlocks = 22;
constexpr double highestLine = 58;
constexpr double leastLine = 17;
constexpr double rim = 12;
constexpr double besideBlocks = 36;
constexpr double chartWidth = 490;
constexpr double betweenCharts = 18;
constexpr double columnGap = 12;
constexpr std::array<double, 6> widths = {62, 104, 62, 190, 104, 104};

double leftOf(RegretLayout::Column column) {
    double left = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(column); ++i)
        left += widths[i] + columnGap;
    return left;
}

double widthOf(RegretLayout::Column column) {
    return widths[static_cast<std::size_t>(column)];
}

double blockWidth() {
    return leftOf(RegretLayout::Column::average) + widthOf(RegretLayout::Column::average);
}

} // namespace

RegretLayout::RegretLayout(std::size_t rows, std::size_t columns, bool hasTriangle)
    : rows_(rows), columns_(columns), hasTriangle_(hasTriangle),
      high_(std::clamp((worldHeight - titleHeight - 2 * headingHeight - betweenBlocks) /
                           static_cast<double>(rows + columns),
                       leastLine, highestLine)),
      bounds_(QRectF(0, 0, blockWidth() + besideBlocks + chartWidth, worldHeight)
                  .adjusted(-rim, -rim, rim, rim)) {}

QRectF RegretLayout::title() const {
    return {0, 0, blockWidth(), titleHeight};
}

double RegretLayout::blockTop(MatrixSide side) const {
    if (side == MatrixSide::row) return titleHeight;
    return titleHeight + headingHeight + static_cast<double>(rows_) * high_ + betweenBlocks;
}

QRectF RegretLayout::player(MatrixSide side) const {
    return {0, blockTop(side), widthOf(Column::name) + columnGap, headingHeight};
}

QRectF RegretLayout::heading(MatrixSide side, Column column) const {
    return {leftOf(column), blockTop(side), widthOf(column), headingHeight};
}

QRectF RegretLayout::cell(MatrixSide side, std::size_t action, Column column) const {
    return {leftOf(column), blockTop(side) + headingHeight + static_cast<double>(action) * high_,
            widthOf(column), high_};
}

QRectF RegretLayout::column(MatrixSide side, Column column) const {
    return {leftOf(column), blockTop(side) + headingHeight, widthOf(column),
            static_cast<double>(side == MatrixSide::row ? rows_ : columns_) * high_};
}

QRectF RegretLayout::exploitability() const {
    return {blockWidth() + besideBlocks, 0, chartWidth, 0.46 * worldHeight};
}

QRectF RegretLayout::strategies() const {
    const double top = exploitability().bottom() + betweenCharts;
    const double wide = hasTriangle_ ? 0.5 * chartWidth : chartWidth;
    return {blockWidth() + besideBlocks, top, wide, worldHeight - top};
}

QRectF RegretLayout::triangle() const {
    const QRectF beside = strategies();
    return {beside.right() + betweenCharts, beside.top(), chartWidth - beside.width() - betweenCharts,
            beside.height()};
}

} // namespace mexplorer::ui
