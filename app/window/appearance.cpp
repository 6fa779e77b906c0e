#include "app/window/appearance.h"

#include "app/window/desktop_settings.h"
#include "app/window/undressed.h"
#include "ui/file/settings.h"
#include "ui/theme/language.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <utility>

namespace mexplorer::app {

namespace {
constexpr int chromePixels = 13;
constexpr QSize presentedSize{1280, 720}; // the window size for which presenting is designed
constexpr std::chrono::milliseconds untilAtRest{60};
constexpr std::chrono::milliseconds motion{320};

std::optional<bool> chosenBefore(const QString& key) {
    const QVariant chosen = ui::setting(key);
    return chosen.isValid() ? std::optional(chosen.toBool()) : std::nullopt;
}

} // namespace

Appearance::Appearance(QWidget& window)
    : QObject(&window), window_(window),
      startedDark_(window.palette().color(QPalette::Window).lightness() < 128),
      desktop_(new DesktopSettings(this)), dark_(chosenBefore("dark")), moves_(chosenBefore("motion")) {
    connect(desktop_, &DesktopSettings::motionChanged, this, [this] {
        if (!moves_) emit changed();
    });
    connect(desktop_, &DesktopSettings::darkChanged, this, [this] {
        if (!dark_) apply();
    });
    atRest_.setSingleShot(true);
    atRest_.setInterval(untilAtRest);
    connect(&atRest_, &QTimer::timeout, this, &Appearance::apply);
    recolouring_.setSingleShot(true);
    connect(&recolouring_, &QTimer::timeout, this, [this] {
        recolour();
        changing_.start();
    });
    changing_.setSingleShot(true);
    connect(&changing_, &QTimer::timeout, this, [this] {
        dressing_.start();
        emit changed();
    });
    dressing_.setSingleShot(true);
    connect(&dressing_, &QTimer::timeout, this, &Appearance::dress);
    applyAtOnce();
}

Appearance::~Appearance() {
    if (recolouring_.isActive()) recolour();
    changing_.stop();
    dress(); // other windows wear the same
}

bool Appearance::isDesktopDark() const {
    return desktop_->isDark().value_or(startedDark_);
}

void Appearance::setDark(bool dark) {
    dark_ = dark == isDesktopDark() ? std::nullopt : std::optional(dark);
    ui::changeSetting("dark", dark_ ? QVariant(*dark_) : QVariant());
    apply();
}

void Appearance::setPresenting(bool presenting) {
    presenting_ = presenting;
    atRest_.stop();
    isEntering_ = presenting;
    if (presenting) return;
    // Before the panels are seen and the window has its size again: large type would ask for a larger one.
    applyAtOnce();
}

bool Appearance::moves() const {
    return moves_.value_or(desktop_->moves());
}

void Appearance::setMoving(bool moves) {
    moves_ = moves;
    ui::changeSetting("motion", moves);
    emit changed();
}

const ui::Theme& Appearance::theme() const {
    return isDark() ? ui::darkTheme() : ui::lightTheme();
}

void Appearance::undress() {
    const QFont font = ui::textFont(chromePixels * figureStyle().type);
    if (!undressed_ && font == qApp->font() && sheet() == qApp->styleSheet()) return;
    undressed_ = Undressed::program();
}

void Appearance::recolour() {
    recolouring_.stop();
    qApp->setPalette(ui::paletteOf(theme()));
    qApp->setFont(ui::textFont(chromePixels * figureStyle().type));
}

void Appearance::dress() {
    dressing_.stop();
    if (recolouring_.isActive()) {
        recolour();
        changing_.start();
    }
    if (changing_.isActive()) {
        changing_.stop();
        emit changed();
    }
    if (undressed_) undressed_->dress(sheet());
    undressed_.reset();
}

QString Appearance::sheet() const {
    return ui::styleSheetOf(theme(), chromePixels * figureStyle().type);
}

void Appearance::dressDialog(QWidget& dialog) const {
    if (!presenting_) return; // it is dressed as the program is
    const double pixels = chromePixels * figureStyle().type / ui::Style::presenting(theme()).type;
    dialog.setStyleSheet(ui::styleSheetOf(theme(), pixels) +
                         QStringLiteral("QLabel, QPushButton { font-size: %1px; }").arg(std::lround(pixels)));
}

void Appearance::applyAtOnce() {
    undress();
    if (undressed_) recolour();
    dress();
}

/// In turns, so that events in between are answered: nothing is painted until the last one, which dresses.
void Appearance::apply() {
    undress();
    if (!undressed_) return emit changed();
    changing_.stop();
    dressing_.stop();
    recolouring_.start();
}

void Appearance::applyNext() {
    QMetaObject::invokeMethod(this, &Appearance::apply, Qt::QueuedConnection); // before anything is painted
}

void Appearance::windowResized() {
    if (!presenting_) return;
    if (std::exchange(isEntering_, false)) return apply();
    emit changed();
    atRest_.start();
}

ui::Style Appearance::figureStyle() const {
    const int moving = moves() ? static_cast<int>(motion.count()) : 0;
    if (!presenting_) return {.theme = theme(), .motion = moving};
    // Scaled to look the same on every screen, so that it is as readable on each.
    const double wide = window_.width() / static_cast<double>(presentedSize.width());
    const double high = window_.height() / static_cast<double>(presentedSize.height());
    const double size = std::clamp(std::min(wide, high), 0.5, 2.0);
    ui::Style style = ui::Style::presenting(theme());
    style.type *= size;
    style.leastType *= size;
    style.line *= size;
    style.motion = moving;
    return style;
}

} // namespace mexplorer::app
