#include "ui/views/xor/xor_layout.h"
#include "core/text/long_values.h"

#include "ui/figure/whole.h"
#include "ui/text/plain.h"
#include "ui/theme/theme.h"
#include "ui/views/xor/block_shape.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

// Least and usual sizes: with many heaps or columns they move closer together.
constexpr double pitchXRange[] = {34, 106};
constexpr double pitchYRange[] = {30, 72};
constexpr double usualWidth = 720; // of all columns, of all rows
constexpr double usualHeight = 500;
constexpr double windowWidth = 1000; // a larger table is shown smaller to fit a window
constexpr double windowHeight = 560;
constexpr double leastLabel = 15;   // of a row’s number, in a window
constexpr double outsideRows = 235; // for headings, counts and the sentence, above and below the rows
constexpr double pitchYOfBlocks = 72;
constexpr double leastColumn = 180; // of blocks, for “one is alone” on a slide
constexpr double besideBlock = 56;  // for the arcs from block to block
constexpr double widestCell = 56;
constexpr double tallestCell = 52;

constexpr double padding = 28; // inside a row's frame, left of the size and right of the last cell
constexpr double labelGap = 32;
constexpr double valueGap = 14;
constexpr double edge = 16;
constexpr double withClass = 124;  // room for “heap 1: lonely” below the size
constexpr double widestText = 420; // of a component; longer texts are written smaller
constexpr double leastWidth = 720; // needed by the sentence
constexpr double sentenceLines = 2.3;
constexpr double sentenceLinesOfBlocks = 1.5; // their table is wide
constexpr double stairsHeight = 150;          // of the coins above the table, in a window
constexpr double rowOfCoinsHeight = 64;
constexpr double widestPlace = 0.9; // by the height of the coins

// Sizes of type in a window, and the share of a column's width that they may take.
constexpr double headingSize = 24;
constexpr double countSize = 22;
constexpr double blockCountSize = 17;
constexpr double sentenceSize = 23;
constexpr double digitWidth = 0.6; // of a bold digit, by its height
constexpr double wordsWidth = 4.2; // of “13 ones”, by its height

double gapOf(double pitch) {
    return std::clamp(0.12 * pitch, 3.0, 8.0);
}

/// The share of a cell's height that its digit takes: more in smaller cells, to keep digits readable.
double fillOf(double height) {
    return std::clamp(0.72 - 0.2 * (height - 26) / 26, 0.52, 0.72);
}

} // namespace

XorLayout::XorLayout(const XorPicture& picture)
    : areBlocks_(picture.areBlocks), columns_(picture.columns()), heaps_(picture.subject.components.size()),
      places_(picture.coins.size()), rows_(std::min(heaps_, mostRows)),
      changes_(areBlocks_ ? 0 : picture.mostChanges()),
      pitchX_(areBlocks_ ? leastColumn : std::clamp(usualWidth / columns_, pitchXRange[0], pitchXRange[1])),
      pitchY_(areBlocks_ ? pitchYOfBlocks
                         : std::clamp(usualHeight / static_cast<double>(std::max<std::size_t>(rows_, 1)),
                                      pitchYRange[0], pitchYRange[1])) {
    placeColumns();
    if (heaps_ > mostRows) {
        folded_ = heaps_ - (mostRows - 1);
        const std::size_t last = picture.subject.move ? picture.subject.move->changes.back().component : 0;
        if (last >= mostRows - 2) pulled_ = last;
    }
    // Cells stay nearly square, however the pitches differ.
    const double height = std::min(tallestCell, pitchY_ - gapOf(pitchY_));
    const double width = std::min({widestCell, pitchX_ - gapOf(pitchX_), 1.6 * height});
    cell_ = {width, std::min(height, 1.3 * width)};
    measureLabels(picture);
    widenLabels();
    const double shrink =
        std::max({1.0, tableWidth_ / windowWidth,
                  (static_cast<double>(rows_ + 1 + changes_) * pitchY_ + outsideRows) / windowHeight});
    measureType(shrink);
    const double wide = std::max(tableWidth_ + 2 * lane, leastWidth * shrink);
    tableLeft_ = (wide - tableWidth_) / 2;
    if (places_ > 0) coinsHeight_ = (picture.areOnStairs ? stairsHeight : rowOfCoinsHeight) * shrink;
    bounds_ =
        QRectF(0, -coinsHeight_, wide, coinsHeight_ + sentence().bottom()).adjusted(-edge, -edge, edge, edge);
}

void XorLayout::placeColumns() {
    rights_.assign(columns_ + 1, 0);
    for (unsigned bit = columns_; bit-- > 0;) {
        const double width =
            areBlocks_ ? std::max(BlockShape(bit).size().width() + besideBlock, pitchX_) : pitchX_;
        rights_[bit] = rights_[bit + 1] + width;
    }
}

QRectF XorLayout::place(std::size_t place) const {
    const double all = bounds_.width() - 2 * edge;
    const double width = std::min(widestPlace * coinsHeight_, all / static_cast<double>(places_));
    const double left = (all - width * static_cast<double>(places_)) / 2;
    return {left + static_cast<double>(place) * width, -coinsHeight_, width, 0.92 * coinsHeight_};
}

/// Measures texts and values.
void XorLayout::measureLabels(const XorPicture& picture) {
    const double fill = fillOf(cell_.height());
    sizePixels_ = qRound(std::min(34.0, 1.1 * fill * cell_.height()));
    reasonPixels_ = qRound(std::max(12.0, 0.5 * sizePixels_));
    digitPixels_ = qRound(fill * std::min(cell_.height(), 1.25 * cell_.width()));
    std::uint64_t largest = picture.subject.sum;
    double longest = 0;
    bool differs = false;
    const QFontMetricsF metrics(textFont(sizePixels_, QFont::Bold));
    const auto width = [&](const std::string& text) {
        return metrics.horizontalAdvance(shownText(withoutLongValues(text), longestComponent));
    };
    for (std::size_t row = 0; row < rows_; ++row) {
        const auto shown = heapIn(row);
        if (!shown) continue;
        const Component& component = picture.subject.components[*shown];
        longest = std::max(longest, width(component.text));
        // What it becomes may be several heaps, and is then written smaller or on two lines.
        if (const ColumnsTurn* turn = picture.winningIn(*shown))
            for (const RowChange& change : turn->changes)
                longest = std::max(longest, width(change.to) / 2);
        largest = std::max(largest, component.value);
        differs = differs || !component.isHeap;
    }
    const double digit = metrics.horizontalAdvance(u'0');
    const double digits = digit * static_cast<double>(std::to_string(largest).size());
    const std::uint64_t modulus = picture.subject.modulus;
    const double result = modulus == 2
                              ? metrics.horizontalAdvance(QStringLiteral("⊕ ")) + digits + 2
                              : metrics.horizontalAdvance(QStringLiteral("mod %1 ").arg(modulus)) + 2;
    const double value = metrics.horizontalAdvance(QStringLiteral("→ ")) + digits + 2;
    sizeWidth_ = std::min(longest, widestText) + 4;
    if (differs) valueWidth_ = valueGap + value;
    sizeWidth_ = std::max({sizeWidth_, result - valueWidth_, picture.verdict.hasClasses ? withClass : 84.0});
}

/// Of a table that is shown smaller the numbers of its rows are written larger, to be read, and need the
/// room.
void XorLayout::widenLabels() {
    const auto measure = [&] { tableWidth_ = padding + sizeWidth_ + valueWidth_ + labelGap + rights_[0]; };
    measure();
    const double larger = leastLabel * tableWidth_ / windowWidth / sizePixels_;
    if (larger <= 1) return;
    sizeWidth_ *= larger;
    valueWidth_ *= larger;
    measure();
}

/// Texts that occur once are enlarged to make up for a table that is shown smaller, as far as columns are
/// wide enough.
void XorLayout::measureType(double shrink) {
    const double headingDigits =
        headingsInFull() ? static_cast<double>(std::to_string(std::uint64_t{1} << (columns_ - 1)).size())
                         : 2.6;
    headingPixels_ = qRound(std::min(headingSize * shrink, 0.85 * pitchX_ / (digitWidth * headingDigits)));
    const double countDigits = std::max(2.0, static_cast<double>(std::to_string(heaps_).size()));
    sentencePixels_ = qRound(sentenceSize * shrink);
    if (areBlocks_) {
        countPixels_ = qRound(std::min(blockCountSize * shrink, 0.105 * pitchX_));
        return;
    }
    countsInWords_ = pitchX_ / wordsWidth >= 0.97 * countSize * shrink;
    countPixels_ = qRound(std::min(countSize * shrink,
                                   0.9 * pitchX_ / (countsInWords_ ? wordsWidth : digitWidth * countDigits)));
}

std::size_t XorLayout::rowOf(std::size_t heap) const {
    if (folded_ == 0) return heap;
    if (pulled_ == heap) return rows_ - 2;
    const std::size_t inOrder = pulled_ ? rows_ - 2 : rows_ - 1;
    return heap < inOrder ? heap : rows_ - 1;
}

std::optional<std::size_t> XorLayout::heapIn(std::size_t row) const {
    if (folded_ == 0) return row;
    if (row + 1 == rows_) return std::nullopt;
    if (pulled_ && row + 2 == rows_) return pulled_;
    return row;
}

double XorLayout::columnLeft(unsigned bit) const {
    return tableLeft_ + padding + sizeWidth_ + valueWidth_ + labelGap + rights_[bit + 1] - padding / 2;
}

QRectF XorLayout::line(double top, double height) const {
    return {tableLeft_, top, tableWidth_, height};
}

QRectF XorLayout::heading(unsigned bit) const {
    return {columnLeft(bit), 0, widthOf(bit), (areBlocks_ ? 1.9 : 2.4) * headingPixels_};
}

QRectF XorLayout::row(std::size_t row) const {
    return line(heading(0).bottom() + static_cast<double>(row) * pitchY_, pitchY_);
}

QRectF XorLayout::sizeIn(const QRectF& row) const {
    return {row.left() + padding / 2, row.top(), sizeWidth_, row.height()};
}

QRectF XorLayout::valueIn(const QRectF& row) const {
    return {row.left() + padding / 2 + sizeWidth_, row.top(), valueWidth_, row.height()};
}

QRectF XorLayout::cellIn(const QRectF& row, unsigned bit) const {
    QRectF cell(QPointF(), areBlocks_ ? BlockShape(bit).size() : cell_);
    cell.moveCenter({columnLeft(bit) + widthOf(bit) / 2, row.center().y()});
    return cell;
}

bool XorLayout::reasonsShown() const {
    return pitchY_ >= sizePixels_ + 2.6 * reasonPixels_;
}

QRectF XorLayout::reasonLabel(std::size_t row) const {
    const QRectF whole = this->row(row);
    const double height = 1.5 * reasonPixels_;
    const double middle = whole.center().y() + 0.55 * sizePixels_;
    return {whole.left() + padding / 2, middle - height / 2, sizeWidth_ + valueWidth_, height};
}

QLineF XorLayout::rule() const {
    const double y = row(rows_).top() + 5;
    return {tableLeft_, y, tableLeft_ + tableWidth_, y};
}

QRectF XorLayout::resultRow() const {
    return line(rule().y1() + 5, pitchY_);
}

QRectF XorLayout::resultLabel() const {
    const QRectF row = resultRow();
    return {row.left() + padding / 2, row.top(), sizeWidth_ + valueWidth_, row.height()};
}

QRectF XorLayout::count(unsigned bit) const {
    return {columnLeft(bit), resultRow().bottom(), widthOf(bit), (areBlocks_ ? 4.2 : 2.0) * countPixels_};
}

QRectF XorLayout::band(unsigned bit) const {
    const QRectF whole(columnLeft(bit), 0, widthOf(bit), count(bit).bottom());
    return whole.adjusted(gapOf(pitchX_) / 4, 0, -gapOf(pitchX_) / 4, 4);
}

QRectF XorLayout::moveRow(std::size_t change) const {
    const double below = count(0).bottom() + 4;
    return line(below + (hasMove() ? 14 : 0) + static_cast<double>(change) * pitchY_,
                hasMove() ? pitchY_ : 0);
}

QRectF XorLayout::moveCount(unsigned bit, std::size_t rows) const {
    const double top = moveRow(hasMove() ? rows : 0).top();
    return {columnLeft(bit), top, widthOf(bit), hasMove() ? 2.0 * countPixels_ : 0.0};
}

QRectF XorLayout::sentence() const {
    const double wide = 2 * tableLeft_ + tableWidth_;
    return {0, moveCount(0, changes_).bottom() + 0.6 * sentencePixels_, wide,
            (areBlocks_ ? sentenceLinesOfBlocks : sentenceLines) * sentencePixels_};
}

std::optional<std::size_t> XorLayout::rowAt(const QPointF& point) const {
    const double top = row(0).top();
    if (!(point.y() >= top)) return std::nullopt; // also for NaN
    const auto index = wholeOf<std::size_t>((point.y() - top) / pitchY_, 0, rows_);
    if (index >= rows_ || !row(index).contains(point)) return std::nullopt;
    return index;
}

std::optional<unsigned> XorLayout::columnAt(const QPointF& point) const {
    if (!(point.y() >= 0 && point.y() <= count(0).bottom())) return std::nullopt; // also for NaN
    for (unsigned bit = 0; bit < columns_; ++bit)
        if (point.x() >= columnLeft(bit) && point.x() < columnLeft(bit) + widthOf(bit)) return bit;
    return std::nullopt;
}

} // namespace mexplorer::ui
