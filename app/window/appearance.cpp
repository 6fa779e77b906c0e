#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/notice.h"
#include "app/window/presentation.h"
#include "ui/file/settings.h"
#include "ui/judge/judge_panel.h"
#include "ui/lesson/player.h"
#include "ui/lesson/quiz_cover.h"
#include "ui/lesson/quiz_panel.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/why_panel.h"
#include "ui/play/game_panel.h"
#include "ui/theme/language.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedWidget>

#include <algorithm>
#include <cmath>

namespace mexplorer::app {

namespace {
constexpr int chromePixels = 13;
constexpr int presentedSide = 400;        // least width of the right panel, in pixels: its type is larger
constexpr QSize presentedSize{1280, 720}; // the window size for which presenting is designed
} // namespace

void MainWindow::setDark(bool dark) {
    dark_ = dark;
    ui::changeSetting("dark", dark);
    applyStyle();
}

void MainWindow::setPresenting(bool presenting) {
    presenting_ = presenting;
    if (!presenting) presentation_->end();
    if (!presenting) dressApplication(); // before the panels are seen: in large type their lists would scroll
    if (presenting) wasWelcoming_ = !welcome_->isHidden();
    welcome_->setVisible(!presenting && wasWelcoming_ && document_.state().game == "nim");
    menuWidget()->setVisible(!presenting);
    tabRow_->setVisible(!presenting);
    explorer_->setVisible(!presenting && actions_->explorerPanel->isChecked());
    const bool asks = actions_->quiz->isChecked(); // a quiz may be for the audience
    right_->setVisible((!presenting || asks) && actions_->whyPanel->isChecked());
    if (presenting) widths_ = columns_->sizes();
    right_->setMinimumWidth(presenting ? presentedSide : leastSide);
    if (!presenting) columns_->setSizes(widths_);
    if (judge_) judge_->setVisible(!presenting && actions_->judge->isChecked());
    player_->setPresenting(presenting);
    if (presenting) wasMaximized_ = isMaximized();
    if (presenting)
        showFullScreen();
    else if (wasMaximized_)
        showMaximized();
    else
        showNormal();
    makeRoom(); // the window's size may have changed
    applyStyle();
    if (focusWidget())
        focusWidget()->clearFocus(); // and with it the ring that Tab has left: a slide has none
    view_->setFocus();
}

bool MainWindow::chooseView(const QKeyEvent& event) {
    const auto number = static_cast<std::size_t>(event.key() - Qt::Key_1);
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || event.key() < Qt::Key_1 || event.key() > Qt::Key_9 || number >= shownViews_.size())
        return false;
    actions_->views[shownViews_[number]]->trigger();
    return true;
}

const ui::Theme& MainWindow::theme() const {
    return dark_ ? ui::darkTheme() : ui::lightTheme();
}

void MainWindow::dressApplication() {
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

void MainWindow::dressDialog(QWidget& dialog) const {
    if (!presenting_) return; // it is dressed as the program is
    const double pixels = chromePixels * figureStyle().type / ui::Style::presenting(theme()).type;
    dialog.setStyleSheet(ui::styleSheetOf(theme(), pixels) +
                         QStringLiteral("QLabel, QPushButton { font-size: %1px; }").arg(std::lround(pixels)));
}

void MainWindow::applyStyle() {
    dressApplication();
    const ui::Theme& chosen = theme();
    actions_->setTheme(chosen);
    player_->setTheme(chosen);
    why_->setTheme(chosen);
    game_->setTheme(chosen);
    if (judge_) judge_->setTheme(chosen);
    if (quiz_) quiz_->setTheme(chosen);
    if (cover_) cover_->setStyle(figureStyle());
    for (const auto& [id, view] : views_)
        view->canvas().setStyle(figureStyle());
}

ui::Style MainWindow::figureStyle() const {
    if (!presenting_) return {.theme = theme()};
    // Scaled to look the same on every screen, so that it is as readable on each.
    const double wide = width() / static_cast<double>(presentedSize.width());
    const double high = height() / static_cast<double>(presentedSize.height());
    const double size = std::clamp(std::min(wide, high), 0.5, 2.0);
    ui::Style style = ui::Style::presenting(theme());
    style.type *= size;
    style.leastType *= size;
    style.line *= size;
    return style;
}

void MainWindow::setInterfaceLanguage(const QString& language) {
    ui::changeSetting("language", language);
    ui::setLanguage(language);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && view_) {
        actions_->retranslate();
        applyStyle(); // another script may need another font
        showTabs();
        showTitle();
    }
    QMainWindow::changeEvent(event);
}

} // namespace mexplorer::app
