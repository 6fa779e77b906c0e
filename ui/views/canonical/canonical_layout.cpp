#include "ui/views/canonical/canonical_layout.h"

#include "ui/text/game_name.h"
#include "ui/theme/theme.h"

#include <QFontMetricsF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double boxType = 17;
constexpr double boxHeight = 42;
constexpr double leastBox = 72;
constexpr double widestBox = 210;
constexpr double besideText = 44; // both sides of a box, the tip included
constexpr double betweenBoxes = 14;
constexpr double widestSide = 470; // then the options go on in another row
constexpr double leastSide = 120;
constexpr double betweenSides = 56;
constexpr double rootWidth = 72;
constexpr double rootHeight = 46;
constexpr double optionsTop = 132;
constexpr double rowPitch = 56;
constexpr double answerHeight = 34;
constexpr double nameHeight = 26;
constexpr double abovePlate = 30;
constexpr double leastPlate = 760;
constexpr double inPlate = 18;
constexpr double headingHeight = 30;
constexpr double verdictHeight = 34;
constexpr double lineHeight = 46;
constexpr double boxWidth = 124; // of a difference and what is moved to
constexpr double movedLeft = 196;
constexpr double rim = 8;

double widthOf(const std::string& name) {
    const QFontMetricsF metrics(textFont(boxType, QFont::Bold));
    const QString text = gameName(name.substr(0, 200));
    return std::clamp(metrics.horizontalAdvance(text) + besideText, leastBox, widestBox);
}

} // namespace

CanonicalPicture::CanonicalPicture(const CanonicalTrace& trace)
    : subject(trace.subject), last(trace.states.back()) {
    for (const FormState& state : trace.states)
        mostLines = std::max(mostLines, state.plate.lines.size());
    hasAnswers =
        std::ranges::any_of(trace.states, [](const FormState& state) { return !state.answer.empty(); });
}

CanonicalLayout::CanonicalLayout(const CanonicalPicture& picture)
    : options_(picture.subject.options.size()),
      rows_(static_cast<double>(std::clamp<std::size_t>(picture.mostLines, 2, mostRows))),
      hasAnswers_(picture.hasAnswers) {
    left_ = place(picture.subject, true, 0);
    right_ = place(picture.subject, false, left_.right() + betweenSides);
}

/// In rows from the left; the rows of each player are as high as they need.
QRectF CanonicalLayout::place(const FormSubject& subject, bool isLeft, double left) {
    QRectF all(left, optionsTop, leastSide, boxHeight);
    QPointF at = all.topLeft();
    for (std::size_t i = 0; i < subject.options.size(); ++i) {
        if (subject.options[i].isLeft != isLeft) continue;
        const double width = widthOf(subject.options[i].name);
        if (at.x() > left && at.x() + width > left + widestSide) at = {left, at.y() + rowPitch};
        options_[i] = {at, QSizeF(width, boxHeight)};
        all |= options_[i];
        at.rx() += width + betweenBoxes;
    }
    return all;
}

QRectF CanonicalLayout::root() const {
    return {(left_.right() + right_.left() - rootWidth) / 2, 0, rootWidth, rootHeight};
}

QRectF CanonicalLayout::answer(std::size_t option, bool isLeft) const {
    QRectF box(0, side(isLeft).bottom() + rowPitch - answerHeight,
               std::max(leastBox, options_[option].width()), answerHeight);
    box.moveCenter({options_[option].center().x(), box.center().y()});
    return box;
}

QRectF CanonicalLayout::sideName(bool isLeft) const {
    const QRectF& all = side(isLeft);
    const double top = optionsTop - 2 * nameHeight;
    return isLeft ? QRectF(all.left(), top, leastSide, nameHeight)
                  : QRectF(all.right() - leastSide, top, leastSide, nameHeight);
}

QRectF CanonicalLayout::plate() const {
    const double middle = root().center().x();
    const double reach = std::max({middle - left_.left(), right_.right() - middle, leastPlate / 2});
    const double top = std::max(left_.bottom(), right_.bottom()) + (hasAnswers_ ? rowPitch : 0) + abovePlate;
    return {middle - reach, top, 2 * reach,
            inPlate + headingHeight + rows_ * lineHeight + verdictHeight + inPlate / 2};
}

QRectF CanonicalLayout::bounds() const {
    return (root() | plate() | left_ | right_).adjusted(-rim, -rim, rim, rim);
}

QRectF CanonicalLayout::heading() const {
    const QRectF all = plate();
    return {all.left() + inPlate, all.top() + inPlate / 2, all.width() - 2 * inPlate, headingHeight};
}

QRectF CanonicalLayout::verdict() const {
    const QRectF all = plate();
    return {all.left() + inPlate, all.bottom() - verdictHeight - 0.6 * inPlate, all.width() - 2 * inPlate,
            verdictHeight};
}

QRectF CanonicalLayout::form() const {
    const QRectF all = plate();
    return {heading().left(), all.top(), heading().width(), 0.55 * all.height()};
}

QRectF CanonicalLayout::name() const {
    const QRectF all = plate();
    return {form().left(), form().bottom(), form().width(), all.bottom() - form().bottom() - inPlate};
}

QRectF CanonicalLayout::difference() const {
    const QRectF lines(heading().left(), heading().bottom(), boxWidth, rows_ * lineHeight);
    QRectF box(0, 0, boxWidth, boxHeight);
    box.moveCenter(lines.center());
    return box;
}

QRectF CanonicalLayout::moved(std::size_t row, std::size_t rows) const {
    const double middle = difference().center().y();
    const double y = middle + (static_cast<double>(row) - static_cast<double>(rows - 1) / 2) * lineHeight;
    constexpr double height = boxHeight - 4;
    return {heading().left() + movedLeft, y - height / 2, boxWidth, height};
}

QRectF CanonicalLayout::said(std::size_t row, std::size_t rows) const {
    const QRectF box = moved(row, rows);
    const double left = box.right() + inPlate;
    return {left, box.top(), plate().right() - inPlate - left, box.height()};
}

} // namespace mexplorer::ui
