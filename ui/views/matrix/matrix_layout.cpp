#include "ui/views/matrix/matrix_layout.h"

#include "ui/figure/whole.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double tableWidth = 470;
constexpr double narrowTable = 330; // largest width of a table beside a panel
constexpr double tableHeight = 330;
constexpr double widestCell = 86;
constexpr double widestBesidePanel = 72;
constexpr double leastWide = 58; // for a fraction when presenting
constexpr double highestCell = 66;
constexpr double leastHigh = 26;
constexpr double mapWidth = 560;
constexpr double mapHeight = 420;
constexpr double leastOfMap = 9; // of a cell
constexpr double mostOfMap = 40;
constexpr double orderWidth = 24;
constexpr double nameWidth = 58;
constexpr double nameHeight = 30;
constexpr double playerHeight = 26;
constexpr double gap = 14;
constexpr double barLength = 48;
constexpr double shareWidth = 72; // for two digits, and for the heading, when presenting
constexpr double getsWidth = 76;
constexpr double textHeight = 24;
constexpr double textGap = MatrixLayout::lowestLine - textHeight;
constexpr double besideTable = 34;
constexpr double envelopeWidth = 380;
constexpr double listWidth = 330;
constexpr double titleHeight = 50;
constexpr double leastPanel = 300;
constexpr double rim = 12;
constexpr double rimAbove = 4; // and below

constexpr double left = orderWidth + nameWidth;
constexpr double top = playerHeight + orderWidth + nameHeight;

} // namespace

MatrixLayout::MatrixLayout(std::size_t rows, std::size_t columns, Panel panel)
    : rows_(rows), columns_(columns), panel_(panel),
      wide_(std::clamp((panel == Panel::none ? tableWidth : narrowTable) / static_cast<double>(columns),
                       leastWide, panel == Panel::none ? widestCell : widestBesidePanel)),
      high_(std::clamp(tableHeight / static_cast<double>(rows), leastHigh, highestCell)) {
    if (isMap()) {
        wide_ = std::clamp(mapWidth / static_cast<double>(columns), leastOfMap, mostOfMap);
        high_ = std::clamp(mapHeight / static_cast<double>(rows), leastOfMap, mostOfMap);
    }
    const double right = panel_ == Panel::none ? gets({MatrixSide::row, 0}).right() : this->panel().right();
    const double below = gets({MatrixSide::column, 0}).bottom();
    const double bottom = panel_ == Panel::none ? below : std::max(below, this->panel().bottom());
    bounds_ = QRectF(0, 0, right, bottom).adjusted(-rim, -rimAbove, rim, rimAbove);
}

QRectF MatrixLayout::table() const {
    return {left, top, static_cast<double>(columns_) * wide_, static_cast<double>(rows_) * high_};
}

QRectF MatrixLayout::cell(const MatrixCell& cell) const {
    return {left + static_cast<double>(cell.column) * wide_, top + static_cast<double>(cell.row) * high_,
            wide_, high_};
}

std::optional<MatrixCell> MatrixLayout::cellAt(const QPointF& point) const {
    const QRectF all = table();
    if (!all.contains(point)) return std::nullopt;
    return MatrixCell{wholeOf<std::size_t>((point.y() - all.top()) / high_, 0, rows_ - 1),
                      wholeOf<std::size_t>((point.x() - all.left()) / wide_, 0, columns_ - 1)};
}

QRectF MatrixLayout::name(const MatrixLine& line) const {
    if (line.side == MatrixSide::row) {
        const QRectF first = cell({line.action, 0});
        return {orderWidth, first.top(), nameWidth, high_};
    }
    return {cell({0, line.action}).left(), top - nameHeight, wide_, nameHeight};
}

QRectF MatrixLayout::order(const MatrixLine& line) const {
    const QRectF self = name(line);
    return line.side == MatrixSide::row
               ? QRectF(0, self.top(), orderWidth, self.height())
               : QRectF(self.left(), self.top() - orderWidth, self.width(), orderWidth);
}

QRectF MatrixLayout::bar(const MatrixLine& line) const {
    const QRectF all = table();
    if (line.side == MatrixSide::row)
        return {all.right() + gap, cell({line.action, 0}).top(), barLength, high_};
    return {cell({0, line.action}).left(), all.bottom() + gap, wide_, barLength};
}

QRectF MatrixLayout::share(const MatrixLine& line) const {
    const QRectF self = bar(line);
    if (line.side == MatrixSide::row) return {self.right() + 4, self.top(), shareWidth, self.height()};
    return {self.left(), self.bottom() + textGap, self.width(), textHeight};
}

QRectF MatrixLayout::gets(const MatrixLine& line) const {
    const QRectF self = share(line);
    if (line.side == MatrixSide::row) return {self.right() + 4, self.top(), getsWidth, self.height()};
    return {self.left(), self.bottom() + textGap, self.width(), textHeight};
}

QRectF MatrixLayout::band(const MatrixLine& line) const {
    const QRectF all = table();
    const QRectF self = name(line);
    return line.side == MatrixSide::row
               ? QRectF(QPointF(self.left(), self.top()), QPointF(all.right(), self.bottom()))
               : QRectF(QPointF(self.left(), self.top()), QPointF(self.right(), all.bottom()));
}

QRectF MatrixLayout::heading(MatrixSide side, bool ofGets) const {
    const MatrixLine first{side, 0};
    const QRectF self = ofGets ? gets(first) : share(first);
    if (side == MatrixSide::row) return {self.left(), top - nameHeight, self.width(), nameHeight};
    return {0, self.top(), left - 8, self.height()};
}

QRectF MatrixLayout::player(MatrixSide side) const {
    if (side == MatrixSide::column) return {left, 0, std::max(table().width(), 200.0), playerHeight};
    return {0, 0, left - 8, top}; // in two lines, if need be
}

QRectF MatrixLayout::result() const {
    const QRectF bars = bar({MatrixSide::row, 0});
    const QRectF below = bar({MatrixSide::column, 0});
    return {QPointF(bars.left(), below.top()),
            QPointF(gets({MatrixSide::row, 0}).right(), gets({MatrixSide::column, 0}).bottom())};
}

QRectF MatrixLayout::panelTitle() const {
    const double x = gets({MatrixSide::row, 0}).right() + besideTable;
    return {x, 0, panel_ == Panel::envelope ? envelopeWidth : listWidth, titleHeight};
}

QRectF MatrixLayout::panel() const {
    const QRectF title = panelTitle();
    const double above = panel_ == Panel::envelope ? 0 : titleHeight;
    const double below = gets({MatrixSide::column, 0}).bottom() - above;
    return {title.left(), above, title.width(), std::max(leastPanel, below)};
}

} // namespace mexplorer::ui
