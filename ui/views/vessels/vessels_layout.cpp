#include "ui/views/vessels/vessels_layout.h"

#include "ui/figure/whole.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double usualWidth = 540; // of all vessels together
constexpr double leastColumn = 44;
constexpr double widestColumn = 150;
constexpr double widestChamber = 84;
constexpr double chamberPart = 0.68; // width of a chamber, by that of its column
constexpr double tubeWidth = 7;
constexpr double left = 92; // of the vessels: leaves room for levels and headings
constexpr double textHeight = 28;
constexpr double barHeight = 14;
constexpr double headingHeight = 26;
constexpr double chartTop = textHeight + barHeight + headingHeight + 10;
constexpr double leastChart = 290; // pixels of height
constexpr double highestChart = 700;
constexpr double chartPart = 0.3; // height of the chart by its width
constexpr double pipeDepth = 16;
constexpr double pipeHeight = 7;
constexpr double rowHeight = 27;
constexpr double rows = 4;
constexpr double rim = 10;

} // namespace

VesselsLayout::VesselsLayout(std::size_t vessels)
    : vessels_(vessels),
      wide_(std::clamp(usualWidth / static_cast<double>(vessels), leastColumn, widestColumn)),
      high_(std::clamp(chartPart * static_cast<double>(vessels) * wide_, leastChart, highestChart)) {
    bounds_ = QRectF(0, 0, chart().right(), rowsTop() + rows * rowHeight).adjusted(-rim, -rim, rim, rim);
}

double VesselsLayout::rowsTop() const {
    return chart().bottom() + pipeDepth + pipeHeight + 8;
}

QRectF VesselsLayout::estateText() const {
    return {left, 0, chart().width(), textHeight};
}

QRectF VesselsLayout::estateBar() const {
    return {left, textHeight, chart().width(), barHeight};
}

QRectF VesselsLayout::chart() const {
    return {left, chartTop, static_cast<double>(vessels_) * wide_, high_};
}

double VesselsLayout::levelY(double part) const {
    return chartTop + high_ * (1 - part);
}

QRectF VesselsLayout::levelText(double part) const {
    return {0, levelY(part) - textHeight / 2, left - 12, textHeight};
}

QRectF VesselsLayout::levelHeading() const {
    return {0, chartTop - headingHeight - textHeight / 2, left - 12, headingHeight};
}

QRectF VesselsLayout::chamber(std::size_t vessel, double from, double to) const {
    const double width = std::min(chamberPart * wide_, widestChamber);
    const double middle = left + (static_cast<double>(vessel) + 0.5) * wide_;
    return {middle - width / 2, levelY(to), width, levelY(from) - levelY(to)};
}

QRectF VesselsLayout::tube(std::size_t vessel, double from, double to) const {
    const QRectF wide = chamber(vessel, from, to);
    return {wide.center().x() - tubeWidth / 2, wide.top(), tubeWidth, wide.height()};
}

QRectF VesselsLayout::pipe() const {
    const double first = tube(0, 0, 1).left();
    const double last = tube(vessels_ - 1, 0, 1).right();
    return {first, chart().bottom() + pipeDepth, last - first, pipeHeight};
}

QRectF VesselsLayout::row(Row row) const {
    return {0, rowsTop() + static_cast<double>(row) * rowHeight, chart().right(), rowHeight};
}

QRectF VesselsLayout::heading(Row row) const {
    return {0, this->row(row).top(), left - 12, rowHeight};
}

QRectF VesselsLayout::cell(std::size_t vessel, Row row) const {
    return {left + static_cast<double>(vessel) * wide_, this->row(row).top(), wide_, rowHeight};
}

QRectF VesselsLayout::column(std::size_t vessel) const {
    const double top = chartTop - 8;
    return {left + static_cast<double>(vessel) * wide_, top, wide_, rowsTop() + rows * rowHeight - top};
}

std::optional<std::size_t> VesselsLayout::vesselAt(const QPointF& point) const {
    const QRectF all = column(0) | column(vessels_ - 1);
    if (!all.contains(point)) return std::nullopt;
    return wholeOf<std::size_t>((point.x() - all.left()) / wide_, 0, vessels_ - 1);
}

} // namespace mexplorer::ui
