#include "ui/views/beatty/beatty_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double lineWidth = 940;
constexpr double nameHeight = 28;
constexpr double markHeight = 18; ///< of the triangle
constexpr double markRow = nameHeight + markHeight;
constexpr double boxTop = markRow;
constexpr double boxHeight = 62;
constexpr double barsTop = boxTop + boxHeight + markRow + 16;
constexpr double barHeight = 52;
constexpr double textHeight = 29;
constexpr double barPitch = 3 * textHeight + 14; ///< three lines of text beside each bar
constexpr double fractionWidth = 86;
constexpr double fractionGap = 6;   ///< from the cut
constexpr double besideBars = 20;   ///< from the bars to the texts right of them
constexpr double lengthPart = 0.54; ///< of these texts: a length; the rest is the count that follows from it
constexpr double tableTop = barsTop + 2 * barPitch + 2;
constexpr double tableRowHeight = 33;
constexpr double headingWidth = 140;
constexpr double widestColumn = 76;
constexpr double margin = 14;

} // namespace

BeattyLayout::BeattyLayout(const BeattySubject& subject)
    : subject_(&subject), unit_(lineWidth / static_cast<double>(subject.last)) {
    listed_ = static_cast<std::size_t>(
        std::count_if(subject.pairs.begin(), subject.pairs.end(),
                      [&](const BeattyPair& pair) { return pair.b < subject.last; }));
}

QRectF BeattyLayout::bounds() const {
    return QRectF(0, 0, lineWidth, tableTop + 3 * tableRowHeight).adjusted(-margin, -margin, margin, margin);
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

QRectF BeattyLayout::rowName(bool isBelow) const {
    return {0, isBelow ? boxTop + boxHeight + markHeight : 0, unit_, nameHeight};
}

QRectF BeattyLayout::barBox(std::size_t bar, std::uint64_t number) const {
    const double top = barsTop + static_cast<double>(bar) * barPitch;
    return {x(static_cast<double>(number)), top, unit_, barHeight};
}

QRectF BeattyLayout::bar(std::size_t bar) const {
    const QRectF last = barBox(bar, subject_->cuts.at(bar).length - 1);
    return QRectF(0, last.top(), last.right(), last.height()).united(fraction(bar, true)).united(sum(bar));
}

QRectF BeattyLayout::fraction(std::size_t bar, bool isSecond) const {
    const double cut = x(subject_->cuts.at(bar).at);
    const double top = barBox(bar, 0).bottom() + 3;
    const QRectF first(std::max(0.0, cut - fractionGap - fractionWidth), top, fractionWidth, textHeight);
    if (!isSecond) return first;
    return {std::max(cut, first.right()) + fractionGap, top, fractionWidth, textHeight};
}

QRectF BeattyLayout::text(std::size_t bar, std::size_t line) const {
    const double left =
        std::max(x(static_cast<double>(subject_->n + 1)), fraction(1, true).right()) + besideBars;
    const double top = barBox(bar, 0).top() + static_cast<double>(line) * textHeight;
    return {left, top, lineWidth - left, textHeight};
}

QRectF BeattyLayout::length(std::size_t bar, bool isSecond) const {
    QRectF line = text(bar, isSecond ? 1 : 0);
    line.setWidth(lengthPart * line.width());
    return line;
}

QRectF BeattyLayout::count(std::size_t bar, bool isSecond) const {
    QRectF line = text(bar, isSecond ? 1 : 0);
    line.setLeft(length(bar, isSecond).right());
    return line;
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
    for (std::size_t passed = 0; passed < bar; ++passed)
        for (const bool isSecond : {false, true})
            leaveOut(fraction(passed, isSecond));
    pieces.push_back({at, from, at, barBox(bar, 0).bottom()});
    return pieces;
}

QRectF BeattyLayout::cell(std::size_t row, std::size_t column) const {
    const double top = tableTop + static_cast<double>(row) * tableRowHeight;
    if (column == 0) return {0, top, headingWidth, tableRowHeight};
    const double width = std::min(widestColumn, (lineWidth - headingWidth) /
                                                    static_cast<double>(std::max<std::size_t>(listed_, 1)));
    return {headingWidth + static_cast<double>(column - 1) * width, top, width, tableRowHeight};
}

} // namespace mexplorer::ui
