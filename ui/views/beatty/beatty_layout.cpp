#include "ui/views/beatty/beatty_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double lineWidth = 940;
constexpr double nameHeight = 28;
constexpr double markHeight = 18; ///< of the triangle
constexpr double boxTop = nameHeight + markHeight;
constexpr double boxHeight = 54;
constexpr double markRow = nameHeight + markHeight;
constexpr double barsTop = boxTop + boxHeight + markRow + 30;
constexpr double barHeight = 44;
constexpr double barText = 30;
constexpr double barPitch = barHeight + 2 * barText + 16;
constexpr double textWidth = 210;
constexpr double leastTextWidth = 186;
constexpr double textGap = 16; ///< from the bars to the texts right of them
constexpr double tableTop = barsTop + 2 * barPitch + 4;
constexpr double tableRowHeight = 34;
constexpr double headingWidth = 66;
constexpr double mostColumn = 64;
constexpr double margin = 16;

} // namespace

BeattyLayout::BeattyLayout(const BeattySubject& subject)
    : subject_(&subject), unit_(lineWidth / static_cast<double>(subject.last)) {
    listed_ = static_cast<std::size_t>(
        std::count_if(subject.pairs.begin(), subject.pairs.end(),
                      [&](const BeattyPair& pair) { return pair.b < subject.last; }));
}

QRectF BeattyLayout::bounds() const {
    return QRectF(0, 0, lineWidth, sentence().bottom()).adjusted(-margin, -margin, margin, margin);
}

QRectF BeattyLayout::boxes(std::uint64_t from, std::uint64_t to) const {
    const double left = x(static_cast<double>(from));
    return {left, boxTop, x(static_cast<double>(to)) - left, boxHeight};
}

QRectF BeattyLayout::marks(bool isBelow, double to) const {
    return {0, isBelow ? boxTop + boxHeight : 0, x(to), markRow};
}

QRectF BeattyLayout::markName(bool isBelow, double at) const {
    const double width = 1.6 * unit_;
    const double top = isBelow ? boxTop + boxHeight + markHeight : 0;
    return {x(at) - width / 2, top, width, nameHeight};
}

QPointF BeattyLayout::markTip(bool isBelow, double at) const {
    return {x(at), isBelow ? boxTop + boxHeight : boxTop};
}

QRectF BeattyLayout::barBox(std::size_t bar, std::uint64_t number) const {
    const double top = barsTop + static_cast<double>(bar) * barPitch + barText;
    return {x(static_cast<double>(number)), top, unit_, barHeight};
}

QRectF BeattyLayout::bar(std::size_t bar) const {
    const QRectF last = barBox(bar, subject_->cuts.at(bar).length - 1);
    return QRectF(0, last.top(), last.right(), last.height()).united(sum(bar)).united(length(bar, true));
}

double BeattyLayout::rightOfBars() const {
    return std::max(x(static_cast<double>(subject_->n + 1)), leastTextWidth) + textGap;
}

/// Whether the shorter bar has room, so that both have their texts in the same places.
bool BeattyLayout::hasRoomBelowPieces() const {
    const BeattyCut& cut = subject_->cuts[0];
    const double from = x(cut.at);
    return from >= leastTextWidth && x(static_cast<double>(cut.length)) - from >= leastTextWidth;
}

QRectF BeattyLayout::length(std::size_t bar, bool isSecond) const {
    const double top = barsTop + static_cast<double>(bar) * barPitch;
    if (isSecond && !hasRoomBelowPieces()) return {rightOfBars(), top, textWidth, barText};
    const BeattyCut& cut = subject_->cuts.at(bar);
    const double from = isSecond ? x(cut.at) : 0;
    const double to = isSecond ? x(static_cast<double>(cut.length)) : std::max(leastTextWidth, x(cut.at));
    return {from, top, std::min(textWidth, to - from), barText};
}

QRectF BeattyLayout::count(std::size_t bar, bool isSecond) const {
    return length(bar, isSecond).translated(0, barText + barHeight);
}

QRectF BeattyLayout::sum(std::size_t bar) const {
    const QRectF boxes = barBox(bar, 0);
    return {rightOfBars(), boxes.top(), textWidth, boxes.height()};
}

std::vector<QLineF> BeattyLayout::ends(std::size_t bar) const {
    const double at = x(static_cast<double>(subject_->cuts.at(bar).length));
    std::vector<QLineF> pieces;
    double from = marks(true, 1).bottom();
    const auto leaveOut = [&](const QRectF& text) {
        if (at < text.left() || at > text.right()) return;
        pieces.push_back({at, from, at, text.top()});
        from = text.bottom();
    };
    for (std::size_t passed = 0; passed <= bar; ++passed) {
        leaveOut(length(passed, false));
        if (passed < bar) leaveOut(count(passed, false));
    }
    pieces.push_back({at, from, at, barBox(bar, 0).bottom()});
    return pieces;
}

QRectF BeattyLayout::cell(std::size_t row, std::size_t column) const {
    const double top = tableTop + static_cast<double>(row) * tableRowHeight;
    if (column == 0) return {0, top, headingWidth, tableRowHeight};
    const double width = std::min(mostColumn, (lineWidth - headingWidth) /
                                                  static_cast<double>(std::max<std::size_t>(listed_, 1)));
    return {headingWidth + static_cast<double>(column - 1) * width, top, width, tableRowHeight};
}

QRectF BeattyLayout::sentence() const {
    return {0, tableTop + 3 * tableRowHeight + 10, lineWidth, 44};
}

} // namespace mexplorer::ui
