#include "ui/lesson/reason_text.h"

#include "ui/lesson/measure.h"
#include "ui/lesson/sentence_layout.h"
#include "ui/text/terms_tip.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr double leastHeadline = 112; // pixels of width
constexpr double greatestShare = 0.3; // of the height of the headline and the figure together

} // namespace

ReasonText::ReasonText(QWidget* parent) : QWidget(parent), colour_(palette().color(QPalette::WindowText)) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    setMouseTracking(true);
    moment_.setStartValue(0.0);
    moment_.setEndValue(1.0);
    moment_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&moment_, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&moment_, &QVariantAnimation::finished, this, &ReasonText::endChange);
}

void ReasonText::setSentence(SpokenText sentence) {
    point({});
    const bool isOther = std::exchange(isCut_, false);
    if (isOther) expected_.clear();
    // Sentences that follow each other faster than they change are cuts.
    const bool isCut = isOther || change_ || sentence.text == text();
    const bool moves = motion_ > 0 && isVisible() && !isCut;
    std::optional<SentenceLayout> before;
    if (moves) before.emplace(text(), fittingFont(), lineWidth(), alignment());
    const double top = moves ? topOf(*before) : 0;
    endChange();
    sentence_ = std::move(sentence);
    lit_.clear();
    found_.clear();
    setAccessibleName(text());
    setToolTip(termsTip(text()));
    if (isOther)
        fitAnew();
    else
        fit();
    if (moves) move(*before, top);
    update();
    emit changed();
}

void ReasonText::move(const SentenceLayout& before, double top) {
    const SentenceLayout after = layoutIn(fittingFont());
    change_.emplace(SentenceChange::End{before, {0, top}}, SentenceChange::End{after, {0, topOf(after)}});
    moment_.setDuration(motion_);
    moment_.start();
}

void ReasonText::endChange() {
    change_.reset();
    moment_.stop();
    update();
}

std::vector<Topic> ReasonText::topics() const {
    std::vector<Topic> all;
    for (const SpokenText::Part& part : sentence_.parts)
        all.push_back(part.topic);
    return all;
}

void ReasonText::setPresenting(bool presenting) {
    endChange();
    presenting_ = presenting;
    fitAnew();
    updateGeometry();
    update();
}

ReasonText::Sizes ReasonText::sizes() const {
    return presenting_ ? Sizes{26, 14} : Sizes{22, 12};
}

Qt::Alignment ReasonText::alignment() const {
    return presenting_ ? Qt::AlignHCenter : Qt::AlignLeft;
}

void ReasonText::setColour(const QColor& colour) {
    colour_ = colour;
    update();
}

QFont ReasonText::fontOf(double pixels) const {
    return textFont(pixels * typeUnit(*this), presenting_ ? QFont::Normal : QFont::Bold); // a headline
}

SentenceLayout ReasonText::layoutIn(const QFont& font) const {
    return {text(), font, lineWidth(), alignment()};
}

int ReasonText::heightOf(const QString& sentence, const QFont& font) const {
    return SentenceLayout(sentence, font, lineWidth(), alignment()).height();
}

/// Lines are in the middle of the height.
double ReasonText::topOf(const SentenceLayout& layout) const {
    return std::floor((height() - layout.height()) / 2.0);
}

QFont ReasonText::fontFor(const QString& sentence, int height) const {
    const auto [largest, smallest] = sizes();
    for (double pixels = largest; pixels > smallest; --pixels) {
        const QFont font = fontOf(pixels);
        if (heightOf(sentence, font) <= height) return font;
    }
    return fontOf(smallest);
}

QFont ReasonText::fittingFont() const {
    if (!fitting_) fitting_ = fontFor(text(), height());
    return *fitting_;
}

/// Whether the figure below needs every line.
bool ReasonText::hasLittleRoom() const {
    constexpr double little = 400;
    return !presenting_ && parentWidget() && parentWidget()->height() < little * typeUnit(*this);
}

/// Two lines of the largest type; where there is little room, one of the smallest.
int ReasonText::usualHeight() const {
    return hasLittleRoom() ? SentenceLayout::lineHeight(fontOf(sizes().smallest))
                           : 2 * SentenceLayout::lineHeight(fontOf(sizes().largest));
}

/// How high it may be in the largest type; higher, it shrinks.
int ReasonText::room() const {
    const int usual = usualHeight();
    if (presenting_ || !parentWidget() || hasLittleRoom()) return usual;
    return std::max(usual, static_cast<int>(greatestShare * parentWidget()->height()));
}

int ReasonText::wantedHeight(const QString& sentence) const {
    return sentence.isEmpty() ? 0 : heightOf(sentence, fontFor(sentence, room()));
}

/// What a sentence needs is kept for the next ones: the figure must not move up and down with the steps.
void ReasonText::fit() {
    keep(std::max(kept_, wantedHeight(text())));
}

void ReasonText::fitAnew() {
    keep(std::max(wantedHeight(text()), wantedHeight(expected_)));
}

void ReasonText::expect(const QString& sentence) {
    expected_ = sentence;
    fitAnew();
}

/// No more than the height of the smallest type is insisted on: a window can be made smaller.
void ReasonText::keep(int height) {
    fitting_.reset();
    const int least = text().isEmpty() ? 0 : heightOf(text(), fontOf(sizes().smallest));
    setMinimumHeight(least > minimumSizeHint().height() ? least : 0);
    if (std::exchange(kept_, height) != height) updateGeometry();
}

QSize ReasonText::sizeHint() const {
    const int width = qRound(420 * typeUnit(*this));
    return QSize(width, std::max(usualHeight(), kept_)).expandedTo(minimumSizeHint());
}

QSize ReasonText::minimumSizeHint() const {
    const int height = presenting_ ? usualHeight() : SentenceLayout::lineHeight(fontOf(sizes().smallest));
    return {qRound(leastHeadline * typeUnit(*this)), height};
}

void ReasonText::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(colour_);
    if (change_) return change_->draw(painter, moment_.currentValue().toDouble());
    const SentenceLayout layout = layoutIn(fittingFont());
    const double top = topOf(layout);
    layout.draw(painter, {0, top});
    underline(painter, layout, top);
}

/// A line under what is pointed at, here or in the picture; dots under what can be.
void ReasonText::underline(QPainter& painter, const SentenceLayout& layout, double top) const {
    const double unit = typeUnit(*this);
    for (std::size_t i = 0; i < sentence_.parts.size(); ++i) {
        const auto& [begin, length, topic] = sentence_.parts[i];
        const bool isLit = i == pointed_ || std::ranges::find(lit_, topic) != lit_.end();
        if (!isLit && (i >= found_.size() || !found_[i])) continue;
        QPen pen(colour_, (isLit ? 2 : 1) * unit);
        if (!isLit) pen.setDashPattern({1, 2});
        pen.setCapStyle(Qt::FlatCap);
        painter.setPen(pen);
        for (const QRectF& place : layout.placesOf(begin, length)) {
            const double y = std::round(top + place.bottom() - unit);
            painter.drawLine(QPointF(place.left(), y), QPointF(place.right(), y));
        }
    }
}

void ReasonText::light(std::vector<Topic> topics) {
    if (topics == lit_) return;
    lit_ = std::move(topics);
    update();
}

std::optional<std::size_t> ReasonText::partAt(const QPointF& place) const {
    const SentenceLayout layout = layoutIn(fittingFont());
    const QPointF inside = place - QPointF(0, topOf(layout));
    // A part that is inside another comes before it.
    for (std::size_t i = 0; i < found_.size(); ++i) {
        if (!found_[i]) continue;
        const auto& part = sentence_.parts[i];
        for (const QRectF& line : layout.placesOf(part.begin, part.length))
            if (line.contains(inside)) return i;
    }
    return std::nullopt;
}

void ReasonText::point(std::optional<std::size_t> part) {
    if (part == pointed_) return;
    pointed_ = part;
    if (part)
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
    update();
    emit pointedAt(part ? std::optional(sentence_.parts[*part].topic) : std::nullopt);
}

void ReasonText::find() {
    found_.clear();
    for (const SpokenText::Part& part : sentence_.parts)
        found_.push_back(finds_(part.topic));
    update();
}

void ReasonText::enterEvent(QEnterEvent* event) {
    QWidget::enterEvent(event);
    find();
}

void ReasonText::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    point({});
    found_.clear();
    update();
}

void ReasonText::mouseMoveEvent(QMouseEvent* event) {
    if (found_.size() != sentence_.parts.size()) find(); // another came while the pointer rested here
    point(partAt(event->position()));
}

void ReasonText::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pointed_) return QWidget::mouseReleaseEvent(event);
    const Topic topic = sentence_.parts[*pointed_].topic; // the click may lead to another sentence
    emit clicked(topic);
}

void ReasonText::resizeEvent(QResizeEvent* event) {
    endChange();
    fitting_.reset();
    if (event->size().width() != event->oldSize().width()) fitAnew();
    QWidget::resizeEvent(event);
}

bool ReasonText::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && pointed_) return true; // it would hide the sentence
    if (event->type() == QEvent::ParentAboutToChange && parentWidget())
        parentWidget()->removeEventFilter(this);
    if (event->type() == QEvent::ParentChange && parentWidget()) {
        parentWidget()->installEventFilter(this);
        fitAnew();
    }
    return QWidget::event(event);
}

bool ReasonText::eventFilter(QObject* /*parent*/, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        fitAnew();
        updateGeometry();
    }
    return false;
}

void ReasonText::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        endChange();
        fitAnew();
    }
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
