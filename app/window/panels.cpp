#include "app/window/panels.h"

#include "app/window/actions.h"
#include "ui/file/settings.h"

#include <QMainWindow>
#include <QScreen>
#include <QSplitter>

namespace mexplorer::app {

namespace {

constexpr QSize usualSize{1280, 800};
constexpr int leastSide = 220;      // width of a panel, in pixels
constexpr int presentedSide = 400;  // the same of the right one while presenting: its type is larger
constexpr int leastForPanels = 760; // least width of a window, in pixels, with room for figure and panels
constexpr int titleBar = 40;        // pixels that the window system adds above, at most

const QString geometryKey = QStringLiteral("geometry");
const QString columnsKey = QStringLiteral("columns");
const QString gamesKey = QStringLiteral("gamesPanel");
const QString whyKey = QStringLiteral("whyPanel");

} // namespace

Panels::Panels(QMainWindow& window, QSplitter& columns, const Actions& actions)
    : QObject(&window), window_(window), columns_(columns), actions_(actions) {
    for (const int side : {0, 2})
        columns.widget(side)->setMinimumWidth(leastSide);
    connect(actions.explorerPanel, &QAction::toggled, columns.widget(0), &QWidget::setVisible);
    connect(actions.explorerPanel, &QAction::toggled, this, &Panels::placeJudge);
    connect(actions.whyPanel, &QAction::toggled, columns.widget(2), &QWidget::setVisible);
}

/// Without a remembered geometry, the window is no larger than the screen. A geometry remembered from another
/// screen is moved onto this one by Qt.
void Panels::restore() {
    if (!window_.restoreGeometry(ui::setting(geometryKey).toByteArray())) {
        const QSize room = window_.screen()->availableSize() - QSize(0, titleBar);
        window_.resize(usualSize.boundedTo(room));
    }
    columns_.restoreState(ui::setting(columnsKey).toByteArray());
    show({ui::setting(gamesKey, true).toBool(), ui::setting(whyKey, true).toBool()});
}

void Panels::remember() {
    actions_.present->setChecked(false); // the window is remembered as it is without presenting
    ui::changeSetting(geometryKey, window_.saveGeometry());
    ui::changeSetting(columnsKey, columns_.saveState());
    const Shown panels = folded_.value_or(shown());
    ui::changeSetting(gamesKey, panels.games);
    ui::changeSetting(whyKey, panels.why);
}

Panels::Shown Panels::shown() const {
    return {actions_.explorerPanel->isChecked(), actions_.whyPanel->isChecked()};
}

void Panels::show(Shown panels) {
    actions_.explorerPanel->setChecked(panels.games);
    actions_.whyPanel->setChecked(panels.why);
}

/// Hides the panels when the window becomes narrow (the user may show them again), and restores them when it
/// becomes wide.
void Panels::makeRoom() {
    const bool isNarrow = window_.width() < leastForPanels;
    if (actions_.present->isChecked() || isNarrow == folded_.has_value()) return;
    const Shown before = shown();
    const Shown now = isNarrow ? Shown{isJudging_, false}
                               : Shown{before.games || folded_->games, before.why || folded_->why};
    folded_ = isNarrow ? std::optional(before) : std::nullopt;
    show(now);
    placeJudge();
}

void Panels::setJudging(bool judging) {
    isJudging_ = judging;
    if (judging)
        actions_.explorerPanel->setChecked(true);
    else if (folded_)
        actions_.explorerPanel->setChecked(false);
    placeJudge();
}

void Panels::placeJudge() {
    const bool isAlone = isJudging_ && folded_ && actions_.explorerPanel->isChecked();
    columns_.widget(1)->setVisible(!isAlone || actions_.present->isChecked());
}

void Panels::setPresenting(bool presenting) {
    const bool asks = actions_.quiz->isChecked();
    columns_.widget(0)->setVisible(!presenting && actions_.explorerPanel->isChecked());
    columns_.widget(2)->setVisible((!presenting || asks) && actions_.whyPanel->isChecked());
    placeJudge();
    if (presenting) widths_ = columns_.sizes();
    columns_.widget(2)->setMinimumWidth(presenting ? presentedSide : leastSide);
    if (!presenting) columns_.setSizes(widths_);
}

} // namespace mexplorer::app
