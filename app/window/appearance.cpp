#include "app/window/appearance.h"

#include "ui/file/settings.h"
#include "ui/theme/language.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace mexplorer::app {

namespace {
constexpr int chromePixels = 13;
constexpr QSize presentedSize{1280, 720}; // the window size for which presenting is designed
} // namespace

Appearance::Appearance(QWidget& window)
    : QObject(&window), window_(window),
      dark_(ui::setting("dark", window.palette().color(QPalette::Window).lightness() < 128).toBool()) {
    dress();
}

void Appearance::setDark(bool dark) {
    dark_ = dark;
    ui::changeSetting("dark", dark);
    apply();
}

void Appearance::setPresenting(bool presenting) {
    presenting_ = presenting;
    if (!presenting) dress(); // before the panels are seen: in large type their lists would scroll
}

const ui::Theme& Appearance::theme() const {
    return dark_ ? ui::darkTheme() : ui::lightTheme();
}

void Appearance::dress() {
    const double pixels = chromePixels * figureStyle().type;
    const QFont font = ui::textFont(pixels);
    const QString sheet = ui::styleSheetOf(theme(), pixels);
    if (font == qApp->font() && sheet == qApp->styleSheet()) return; // as it would restyle every widget
    qApp->setStyleSheet(
        {}); // removed first: palette and font are cheap to set without one, and replacing it costs double
    qApp->setPalette(ui::paletteOf(theme()));
    qApp->setFont(font);
    qApp->setStyleSheet(sheet);
}

void Appearance::dressDialog(QWidget& dialog) const {
    if (!presenting_) return; // it is dressed as the program is
    const double pixels = chromePixels * figureStyle().type / ui::Style::presenting(theme()).type;
    dialog.setStyleSheet(ui::styleSheetOf(theme(), pixels) +
                         QStringLiteral("QLabel, QPushButton { font-size: %1px; }").arg(std::lround(pixels)));
}

void Appearance::apply() {
    dress();
    emit changed();
}

ui::Style Appearance::figureStyle() const {
    if (!presenting_) return {.theme = theme()};
    // Scaled to look the same on every screen, so that it is as readable on each.
    const double wide = window_.width() / static_cast<double>(presentedSize.width());
    const double high = window_.height() / static_cast<double>(presentedSize.height());
    const double size = std::clamp(std::min(wide, high), 0.5, 2.0);
    ui::Style style = ui::Style::presenting(theme());
    style.type *= size;
    style.leastType *= size;
    style.line *= size;
    return style;
}

} // namespace mexplorer::app
