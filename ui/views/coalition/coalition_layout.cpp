#include "ui/views/coalition/coalition_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double titleHeight = 30;
constexpr double labelWidth = 26;
constexpr double valuesWidth = 450; // beside players, not above them
constexpr double sizeGap = 8;       // between coalitions of different sizes
constexpr double sizeGapAboveTiers = 2;
constexpr double bandHeight = 68;
constexpr double bandAboveTiers = 48;
constexpr double headingOfLine = 40;
constexpr double headingOfTable = 74; // two lines, also when presenting
constexpr double headingOfTier = 71;
constexpr double nameWidth = 62;
constexpr double longNameWidth = 112;
constexpr double playersWidth = 660; // for the longest word of a heading when presenting
constexpr double withoutTriangle = 560;
constexpr double withIndices = 720;   // likewise
constexpr std::size_t mostInTier = 4; // columns
constexpr double lineOfTier = 32;
constexpr double lineBelowValues = 28;
constexpr double between = 34;
constexpr double triangleWidth = 400;
constexpr double leastTriangle = 420;
constexpr double blockWidth = 440;
constexpr unsigned inBlock = 20;
constexpr double rim = 12;
constexpr double rimOfTiers = 8; // above and below

constexpr double left = labelWidth;

double widthFor(unsigned players, bool hasIndices) {
    if (hasIndices) return withIndices;
    return players == CoalitionLayout::triangular ? playersWidth : withoutTriangle;
}

} // namespace

CoalitionLayout::CoalitionLayout(unsigned players, bool hasLongNames, bool hasIndices)
    : players_(players), nameWidth_(hasLongNames ? longNameWidth : nameWidth),
      playersWidth_(widthFor(players, hasIndices)), valuesWidth_(hasTriangle() ? playersWidth_ : valuesWidth),
      tiers_(hasIndices ? 2 : 1) {
    if (hasTable()) placeValues();
    QRectF all = row(0);
    for (unsigned player = 1; player < players_; ++player)
        all |= row(player) | row(player, tiers_ - 1);
    if (hasTable()) all |= values() | valuesTitle() | band();
    for (const SizeLabel& label : sizeLabels_)
        all |= label.place;
    if (hasTriangle()) all |= triangle();
    if (!hasTable()) all |= blockHeading(0, 0, 1);
    const double above = tiers_ > 1 ? rimOfTiers : rim;
    bounds_ = all.adjusted(-rim, -above, rim, above);
}

void CoalitionLayout::placeValues() {
    const std::size_t across = std::max(3U, players_);
    const double wide = valuesWidth_ / static_cast<double>(across);
    double y = titleHeight;
    std::size_t column = 0;
    unsigned size = 0;
    shown_ = inOrder(players_);
    for (const Coalition coalition : shown_) {
        if (sizeOf(coalition) != size) {
            if (size > 0) y += cellHeight() + (tiers_ > 1 ? sizeGapAboveTiers : sizeGap);
            size = sizeOf(coalition);
            column = 0;
            sizeLabels_.push_back({size, {0, y, labelWidth, cellHeight()}});
        } else if (column == across) {
            y += cellHeight();
            column = 0;
        }
        cells_.emplace_back(left + static_cast<double>(column++) * wide, y, wide, cellHeight());
    }
    valuesBottom_ = y + cellHeight();
}

QRectF CoalitionLayout::valuesTitle() const {
    return {left, 0, valuesWidth_, titleHeight};
}

QRectF CoalitionLayout::values() const {
    return {QPointF(left, titleHeight), QPointF(left + valuesWidth_, valuesBottom_)};
}

double CoalitionLayout::lineHeight() const {
    const double usual = hasTable() ? 46 : 25;
    if (tiers_ == 1) return usual;
    return std::min(hasTriangle() ? lineBelowValues : lineOfTier, usual);
}

double CoalitionLayout::cellHeight() const {
    return tiers_ == 1 ? 62 : 56;
}

QRectF CoalitionLayout::playersArea() const {
    if (!hasTable()) return {0, 0, blockWidth - between, 0};
    if (hasTriangle()) return {left, valuesBottom_ + (tiers_ > 1 ? 4 : 10), playersWidth_, 0};
    return {left + valuesWidth_ + between, 0, playersWidth_, 0};
}

QRectF CoalitionLayout::band() const {
    const QRectF area = playersArea();
    const double high = tiers_ > 1 ? bandAboveTiers : bandHeight;
    return {area.left(), area.top(), area.width(), hasTable() ? high : 0};
}

QRectF CoalitionLayout::orderBand() const {
    return band().adjusted(0, 0, 0, tiers_ > 1 ? headingOfTier - headingOfLine : 0);
}

double CoalitionLayout::headingHeight() const {
    if (!hasTable()) return headingOfLine;
    return tiers_ > 1 ? headingOfTier : headingOfTable;
}

/// Above a tier's headings.
double CoalitionLayout::topOf(unsigned tier) const {
    return band().bottom() + tier * (headingHeight() + players_ * lineHeight());
}

unsigned CoalitionLayout::tiers(std::size_t columns) const {
    return columns > mostInTier ? tiers_ : 1;
}

unsigned CoalitionLayout::tierOf(std::size_t column, std::size_t columns) const {
    return tiers(columns) > 1 ? static_cast<unsigned>(column / mostInTier) : 0;
}

QRectF CoalitionLayout::row(unsigned player, unsigned tier) const {
    const QRectF area = playersArea();
    const double top = topOf(tier) + headingHeight();
    if (hasTable())
        return {area.left(), top + static_cast<double>(player) * lineHeight(), area.width(), lineHeight()};
    const unsigned block = player / inBlock;
    return {block * blockWidth, top + static_cast<double>(player % inBlock) * lineHeight(), area.width(),
            lineHeight()};
}

unsigned CoalitionLayout::blocks() const {
    return hasTable() ? 1 : (players_ + inBlock - 1) / inBlock;
}

QRectF CoalitionLayout::columnOf(const QRectF& row, std::size_t column, std::size_t columns) const {
    const bool isTier = tiers(columns) > 1;
    const double wide = (row.width() - nameWidth_) / static_cast<double>(isTier ? mostInTier : columns);
    const auto before = static_cast<double>(isTier ? column % mostInTier : column);
    return {row.left() + nameWidth_ + before * wide, row.top(), wide, row.height()};
}

QRectF CoalitionLayout::heading(std::size_t column, std::size_t columns) const {
    return blockHeading(0, column, columns);
}

QRectF CoalitionLayout::blockHeading(unsigned block, std::size_t column, std::size_t columns) const {
    const QRectF first = row(block * inBlock, tierOf(column, columns));
    const double high = tiers(columns) < tiers_ ? headingOfLine : headingHeight();
    const QRectF above(first.left(), first.top() - high, first.width(), high);
    return columnOf(above, column, columns);
}

QRectF CoalitionLayout::name(unsigned player, unsigned tier) const {
    const QRectF all = row(player, tier);
    return {all.left(), all.top(), nameWidth_, all.height()};
}

QRectF CoalitionLayout::amount(unsigned player, std::size_t column, std::size_t columns) const {
    return columnOf(row(player, tierOf(column, columns)), column, columns);
}

QRectF CoalitionLayout::triangle() const {
    const double bottom = row(players_ - 1, tiers_ - 1).bottom();
    return {left + playersWidth_ + between, 0, triangleWidth, std::max(leastTriangle, bottom)};
}

} // namespace mexplorer::ui
