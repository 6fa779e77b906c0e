#include "app/window/appearance.h"

#include "ui/file/settings.h"
#include "ui/theme/language.h"

#include <QApplication>
#include <QEvent>
#include <QScrollArea>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <utility>

namespace mexplorer::app {

namespace {
constexpr int chromePixels = 13;
constexpr QSize presentedSize{1280, 720}; // the window size for which presenting is designed
constexpr std::chrono::milliseconds untilAtRest{60};

/// Leaves out changes of style that only cost time: a scroll area would lay out again all that is in it, for
/// each of the two passes, and again when its contents, dressed as well, ask for it.
class StyleChanges : public QObject {
public:
    enum class Of : std::uint8_t { all, scrollAreas };

    StyleChanges() { qApp->installEventFilter(this); }
    void leaveOut(Of these) { these_ = these; }
    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::StyleChange) return false;
        return these_ == Of::all || qobject_cast<QScrollArea*>(object);
    }

private:
    Of these_ = Of::scrollAreas;
};

} // namespace

Appearance::Appearance(QWidget& window)
    : QObject(&window), window_(window),
      dark_(ui::setting("dark", window.palette().color(QPalette::Window).lightness() < 128).toBool()) {
    atRest_.setSingleShot(true);
    atRest_.setInterval(untilAtRest);
    connect(&atRest_, &QTimer::timeout, this, &Appearance::apply);
    dress();
}

void Appearance::setDark(bool dark) {
    dark_ = dark;
    ui::changeSetting("dark", dark);
    apply();
}

void Appearance::setPresenting(bool presenting) {
    presenting_ = presenting;
    atRest_.stop();
    isEntering_ = presenting;
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
    StyleChanges changes;
    changes.leaveOut(StyleChanges::Of::all); // until it is dressed again
    qApp->setStyleSheet({}); // palette and font are cheap to set without one, and replacing it costs double
    qApp->setPalette(ui::paletteOf(theme()));
    qApp->setFont(font);
    changes.leaveOut(StyleChanges::Of::scrollAreas);
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
