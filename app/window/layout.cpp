// The window's place and visible panels, kept from one start of the program to the next.
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/presentation.h"
#include "ui/file/settings.h"

#include <QResizeEvent>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>

namespace mexplorer::app {

namespace {

constexpr QSize usualSize{1280, 800};
constexpr int leastForPanels = 760; // least width of a window, in pixels, with room for figure and panels
constexpr int leastForStatus = 420; // least height with room for the status bar
constexpr int titleBar = 40;        // pixels that the window system adds above, at most

const QString geometryKey = QStringLiteral("geometry");
const QString columnsKey = QStringLiteral("columns");
const QString gamesKey = QStringLiteral("gamesPanel");
const QString whyKey = QStringLiteral("whyPanel");

} // namespace

/// Without a remembered geometry, the window is no larger than the screen. A geometry remembered from another
/// screen is moved onto this one by Qt.
void MainWindow::restoreLayout() {
    if (!restoreGeometry(ui::setting(geometryKey).toByteArray())) {
        const QSize room = screen()->availableSize() - QSize(0, titleBar);
        resize(usualSize.boundedTo(room));
    }
    columns_->restoreState(ui::setting(columnsKey).toByteArray());
    actions_->explorerPanel->setChecked(ui::setting(gamesKey, true).toBool());
    actions_->whyPanel->setChecked(ui::setting(whyKey, true).toBool());
}

void MainWindow::rememberLayout() {
    actions_->present->setChecked(false); // the window is remembered as it is without presenting
    ui::changeSetting(geometryKey, saveGeometry());
    ui::changeSetting(columnsKey, columns_->saveState());
    const Panels panels = folded_.value_or(shownPanels());
    ui::changeSetting(gamesKey, panels.games);
    ui::changeSetting(whyKey, panels.why);
}

MainWindow::Panels MainWindow::shownPanels() const {
    return {actions_->explorerPanel->isChecked(), actions_->whyPanel->isChecked()};
}

/// Hides the panels when the window becomes narrow (the user may show them again), and restores them when it
/// becomes wide.
void MainWindow::foldPanels() {
    const bool isNarrow = width() < leastForPanels;
    if (presenting_ || isNarrow == folded_.has_value()) return;
    const Panels before = shownPanels();
    const Panels now =
        isNarrow ? Panels{false, false} : Panels{before.games || folded_->games, before.why || folded_->why};
    folded_ = isNarrow ? std::optional(before) : std::nullopt;
    actions_->explorerPanel->setChecked(now.games);
    actions_->whyPanel->setChecked(now.why);
}

void MainWindow::makeRoom() {
    statusBar()->setVisible(!presenting_ && height() >= leastForStatus);
    foldPanels();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    makeRoom();
    presentation_->fit();
    if (presenting_) applyStyle();
}

} // namespace mexplorer::app
