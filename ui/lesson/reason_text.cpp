#include "ui/lesson/reason_text.h"

#include "ui/lesson/measure.h"
#include "ui/text/terms_tip.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>

namespace mexplorer::ui {

namespace {

constexpr double leastHeadline = 112; // pixels of width

} // namespace

ReasonText::ReasonText(QWidget* parent) : QWidget(parent), colour_(palette().color(QPalette::WindowText)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ReasonText::setText(const QString& text) {
    text_ = text;
    setAccessibleName(text);
    setToolTip(termsTip(text));
    fit();
    update();
}

void ReasonText::setPresenting(bool presenting) {
    presenting_ = presenting;
    fit();
    updateGeometry();
    update();
}

ReasonText::Sizes ReasonText::sizes() const {
    return presenting_ ? Sizes{26, 14} : Sizes{20, 12};
}

int ReasonText::flags() const {
    return Qt::AlignVCenter | Qt::TextWordWrap | (presenting_ ? Qt::AlignHCenter : Qt::AlignLeft);
}

void ReasonText::setColour(const QColor& colour) {
    colour_ = colour;
    update();
}

QFont ReasonText::fontOf(double pixels) const {
    QFont font = textFont(pixels * typeUnit(*this));
    if (!presenting_) font.setWeight(QFont::DemiBold); // a headline
    return font;
}

int ReasonText::heightIn(const QFont& font) const {
    return QFontMetrics(font).boundingRect(QRect(0, 0, qMax(1, width()), 1 << 16), flags(), text_).height();
}

QFont ReasonText::fittingFont() const {
    const auto [largest, smallest] = sizes();
    for (double pixels = largest; pixels > smallest; --pixels) {
        const QFont font = fontOf(pixels);
        if (heightIn(font) <= height()) return font;
    }
    return fontOf(smallest);
}

/// Only the height of the smallest type is asked for: the player must not grow and shrink from step to step.
void ReasonText::fit() {
    const int needed = text_.isEmpty() ? 0 : heightIn(fontOf(sizes().smallest));
    const int usual = minimumSizeHint().height();
    setMinimumHeight(needed > usual ? needed : 0);
}

QSize ReasonText::sizeHint() const {
    return minimumSizeHint().expandedTo(QSize(qRound(420 * typeUnit(*this)), 0));
}

/// Two lines of the largest type; where there is little room for the figure below, one of the smallest, and
/// more only for a sentence that needs it.
QSize ReasonText::minimumSizeHint() const {
    constexpr double line = 1.35; // in heights of the type, with the space between the lines
    constexpr double little = 400;
    const double unit = typeUnit(*this);
    const auto [largest, smallest] = sizes();
    const bool isShort = !presenting_ && parentWidget() && parentWidget()->height() < little * unit;
    return (QSizeF(leastHeadline, line * (isShort ? smallest : 2 * largest)) * unit).toSize();
}

void ReasonText::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setFont(fittingFont());
    painter.setPen(colour_);
    painter.drawText(rect(), flags(), text_);
}

void ReasonText::resizeEvent(QResizeEvent* event) {
    fit();
    QWidget::resizeEvent(event);
}

bool ReasonText::event(QEvent* event) {
    if (event->type() == QEvent::ParentAboutToChange && parentWidget())
        parentWidget()->removeEventFilter(this);
    if (event->type() == QEvent::ParentChange && parentWidget()) parentWidget()->installEventFilter(this);
    return QWidget::event(event);
}

bool ReasonText::eventFilter(QObject* /*parent*/, QEvent* event) {
    if (event->type() == QEvent::Resize) updateGeometry();
    return false;
}

void ReasonText::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) fit();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
