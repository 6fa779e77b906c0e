// Layout and looks of the player, at a desk and in a room.
#include "ui/lesson/measure.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/lesson/speed_control.h"
#include "ui/lesson/timeline.h"
#include "ui/theme/icons.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double buttonSide = 36;
constexpr double iconSide = 20;
constexpr double slim = 0.72; // scale, when presenting, of what nobody has to read
constexpr int playerHeight = 48;
constexpr double thinBar = 5;
constexpr double captionShare = 0.6; // of the width, at most

/// The text, or so many of its parts as there is room for: the first ones and the last, as the end of a
/// number that is cut would be missed.
QString withoutMiddle(const QString& text, const QFontMetrics& metrics, int room) {
    const QString dot = QStringLiteral(" · ");
    QStringList parts = text.split(dot);
    QString shown = text;
    for (qsizetype kept = parts.size() - 2; kept > 0 && metrics.horizontalAdvance(shown) > room; --kept) {
        QStringList some = parts.mid(0, kept);
        shown = (some << QStringLiteral("…") << parts.back()).join(dot);
    }
    return metrics.elidedText(shown, Qt::ElideRight, room);
}

/// What keeps its place while it is hidden moves nothing when it comes back.
void show(QWidget& part, bool shown, bool keepsPlace = true) {
    QSizePolicy policy = part.sizePolicy();
    policy.setRetainSizeWhenHidden(keepsPlace);
    part.setSizePolicy(policy);
    part.setVisible(shown);
}

} // namespace

QSize Player::sizeHint() const {
    if (presenting_ || !headline_) return {1000, rows_->sizeHint().height()};
    return {1000, qRound(playerHeight * typeUnit(*this))};
}

void Player::setHeadline(QBoxLayout& place) {
    headline_ = &place;
    layOut();
}

void Player::layOut() {
    row_->removeWidget(shownCaption_);
    if (presenting_ || !headline_)
        rows_->insertWidget(0, reason_);
    else
        headline_->addWidget(reason_);
    if (presenting_) row_->addWidget(shownCaption_);
    shownCaption_->setVisible(presenting_);
}

void Player::setPresenting(bool presenting) {
    if (presenting == presenting_) return;
    presenting_ = presenting;
    reason_->setPresenting(presenting);
    showSections();
    layOut();
    restyle();
    showButtons();
    showCaption();
}

void Player::setAtRest(bool atRest) {
    atRest_ = atRest;
    showButtons();
    update();
}

void Player::showButtons() {
    for (QToolButton* button : buttons_)
        ui::show(*button, !isBare());
    ui::show(*timeline_, !isBare());
    showSpeed();
}

void Player::showCaption() {
    // The caption gives way to the buttons.
    const QMargins around = rows_->contentsMargins();
    const int left = width() - around.left() - around.right() - row_->minimumSize().width();
    const int room = std::max(0, std::min(static_cast<int>(captionShare * width()), left));
    shownCaption_->setText(withoutMiddle(caption_, QFontMetrics(shownCaption_->font()), room));
}

int Player::speedRoom() const {
    return speedTitle_->minimumSizeHint().width() + speed_->minimumSizeHint().width() + 2 * row_->spacing();
}

QSize Player::minimumSizeHint() const {
    const QSize now = layout()->totalMinimumSize();
    return {now.width() - (speedFits_ ? speedRoom() : 0), now.height()};
}

void Player::showSpeed() {
    speedFits_ = width() >= Player::minimumSizeHint().width() + speedRoom();
    speedTitle_->setVisible(speedFits_ && !presenting_);
    ui::show(*speed_, speedFits_ && !isBare(), speedFits_);
    row_->invalidate(); // else it remembers how much room the speed took
    updateGeometry();
}

void Player::restyle() {
    const double unit = typeUnit(*this) * (presenting_ ? slim : 1.0);
    const int side = qRound(buttonSide * unit);
    for (QSlider* slider : std::initializer_list<QSlider*>{timeline_, speed_}) {
        // What they paint grows with their type.
        slider->setFont(presenting_ ? textFont(QFontInfo(font()).pixelSize() * slim) : QFont());
    }
    const QString sheet =
        QStringLiteral("QToolButton { background: %1; border: 1px solid %2; border-radius: %3px; }"
                       "QToolButton:hover:enabled { background: %4; border-color: %5; }"
                       "QToolButton:pressed { background: %4; }"
                       "QToolButton:focus { border: 2px solid %5; }");
    const auto style = [&](const QColor& ground, const QColor& rim, const QColor& lit) {
        return sheet.arg(ground.name(), rim.name(), QString::number(side / 2), lit.name(),
                         theme_.accent.name());
    };
    for (QToolButton* button : buttons_) {
        button->setFixedSize(side, side);
        button->setIconSize((QSizeF(iconSide, iconSide) * unit).toSize());
        button->setIcon(icon(button->objectName(), theme_.ink));
        button->setStyleSheet(style(theme_.paper, theme_.rim, theme_.accentSoft));
    }
    // With the focus, paper shows between its ring and the disc, which has the ring's colour.
    buttons_[playButton]->setStyleSheet(
        style(theme_.accent, theme_.accent, theme_.accent.lighter(112)) +
        QStringLiteral(
            "QToolButton:disabled { background: %1; border-color: %1; }"
            "QToolButton:focus { background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, "
            "fy: 0.5, stop: 0 %2, stop: 0.74 %2, stop: 0.77 %3, stop: 1 %3); }")
            .arg(theme_.line.name(), theme_.accent.name(), theme_.paper.name()));
    timeline_->setTheme(theme_);
    speed_->setTheme(theme_);
    QFont bold = font();
    bold.setBold(true);
    shownCaption_->setFont(bold);
    for (QLabel* label : {position_, speedTitle_}) {
        label->setStyleSheet(QStringLiteral("QLabel { color: %1; } QLabel:disabled { color: %2; }")
                                 .arg(theme_.quiet.name(), theme_.line.name()));
    }
    showCaption(); // as much of it as the new type leaves room for
    updateGeometry();
    update();
    showState();
}

void Player::setTheme(const Theme& theme) {
    theme_ = theme;
    restyle();
}

void Player::resizeEvent(QResizeEvent* event) {
    showSpeed();
    showCaption();
    QWidget::resizeEvent(event);
}

void Player::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_.paper);
    painter.setPen(theme_.line);
    painter.drawLine(0, 0, width(), 0);
    if (!isBare() || stepCount() == 0) return;
    const double thin = thinBar * typeUnit(*this);
    const double done = width() * (step_ + 1.0) / stepCount();
    painter.fillRect(QRectF(0, height() - thin, width(), thin), theme_.line);
    painter.fillRect(QRectF(0, height() - thin, done, thin), theme_.accent);
}

} // namespace mexplorer::ui
