#include "ui/views/regret/regret_layout.h"

#include <algorithm>
#include <array>

namespace mexplorer::ui {

namespace {

constexpr double worldHeight = 580;
constexpr double titleHeight = 34;
constexpr double playerHeight = RegretLayout::lowestLine;
constexpr double headingHeight = 58; // including the player’s name
constexpr double betweenBlocks = 14;
constexpr double highestLine = 58;
constexpr double leastLine = 17;
constexpr double rim = 12;
constexpr double besideBlocks = 30;
constexpr double chartWidth = 450;
constexpr double chartTitle = 28;
constexpr double betweenCharts = 18;
constexpr double columnGap = 12;
constexpr std::array<double, 6> widths = {44, 112, 72, 196, 112, 112};

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
    return {0, blockTop(side), blockWidth(), playerHeight};
}

QRectF RegretLayout::heading(MatrixSide side, Column column) const {
    return {leftOf(column), blockTop(side) + playerHeight, widthOf(column) + columnGap,
            headingHeight - playerHeight};
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

QRectF RegretLayout::strategiesTitle() const {
    return {blockWidth() + besideBlocks, exploitability().bottom() + betweenCharts, chartWidth, chartTitle};
}

QRectF RegretLayout::strategies() const {
    const QRectF title = strategiesTitle();
    const double wide = hasTriangle_ ? 0.54 * chartWidth : chartWidth;
    return {title.left(), title.bottom(), wide, worldHeight - title.bottom()};
}

QRectF RegretLayout::triangle() const {
    const QRectF beside = strategies();
    return {beside.right() + betweenCharts, beside.top(), chartWidth - beside.width() - betweenCharts,
            beside.height()};
}

} // namespace mexplorer::ui
