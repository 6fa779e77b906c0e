#include "app/window/judge_desk.h"

#include "ui/file/settings.h"
#include "ui/judge/judge_panel.h"

#include <QSplitter>

#include <algorithm>

namespace mexplorer::app {

namespace {
constexpr double judgeShare = 0.3; // of the height, initially
constexpr int leastJudgeHeight = 190;
constexpr int leastAboveJudge = 230; // if there is not enough room for both, the judge gets less
} // namespace

JudgeDesk::JudgeDesk(ui::Document& document, QSplitter& rows)
    : QObject(&rows), document_(document), rows_(rows) {}

void JudgeDesk::make() {
    panel_ = new ui::JudgePanel(document_, &rows_);
    panel_->setTheme(theme_);
    emit made(panel_);
    rows_.addWidget(panel_);
    rows_.setStretchFactor(0, 1);
    const int wanted = std::max(leastJudgeHeight, static_cast<int>(judgeShare * rows_.height()));
    const int usual = std::min(wanted, std::max(0, rows_.height() - leastAboveJudge));
    const int height = ui::setting("judgeHeight", usual).toInt();
    rows_.setSizes({rows_.height() - height, height});
    connect(&rows_, &QSplitter::splitterMoved, this,
            [this] { ui::changeSetting("judgeHeight", panel_->height()); });
    connect(panel_, &ui::JudgePanel::closed, this, &JudgeDesk::closed);
}

void JudgeDesk::setVisible(bool visible) {
    if (visible && !panel_) make();
    if (panel_) panel_->setVisible(visible);
}

void JudgeDesk::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    if (panel_) panel_->setTheme(theme);
}

QWidget* JudgeDesk::panel() const {
    return panel_;
}

} // namespace mexplorer::app
