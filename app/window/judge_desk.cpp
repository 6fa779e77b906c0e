#include "app/window/judge_desk.h"

#include "ui/judge/judge_panel.h"

#include <QStackedWidget>

namespace mexplorer::app {

JudgeDesk::JudgeDesk(ui::Document& document, QStackedWidget& left)
    : QObject(&left), document_(document), left_(left) {}

void JudgeDesk::make() {
    panel_ = new ui::JudgePanel(document_, &left_);
    panel_->setTheme(theme_);
    emit made(panel_);
    left_.addWidget(panel_);
    connect(panel_, &ui::JudgePanel::closed, this, &JudgeDesk::closed);
}

void JudgeDesk::setVisible(bool visible) {
    if (visible && !panel_) make();
    if (visible)
        left_.setCurrentWidget(panel_);
    else
        left_.setCurrentIndex(0);
}

void JudgeDesk::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    if (panel_) panel_->setTheme(theme);
}

QWidget* JudgeDesk::panel() const {
    return panel_;
}

} // namespace mexplorer::app
