#include "ui/views/board/board_tools.h"

#include "ui/text/plain.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace mexplorer::ui {

BoardTools::BoardTools(QWidget* parent) : QWidget(parent), button_(new QToolButton(this)) {
    setObjectName("boardTools");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(button_);
    layout->addStretch(1);
    button_->setObjectName("topButton");
    button_->setFocusPolicy(Qt::TabFocus);
    connect(button_, &QToolButton::clicked, this, [this] {
        if (searching_)
            emit stopWanted();
        else
            emit searchWanted();
    });
    retranslate();
    hide();
}

void BoardTools::setCanSearch(bool can) {
    canSearch_ = can;
    showIfWanted();
}

void BoardTools::setSearching(bool on) {
    searching_ = on;
    retranslate();
}

void BoardTools::showIfWanted() {
    setVisible(canSearch_ && !window()->isFullScreen());
}

void BoardTools::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange && canSearch_ &&
        isVisibleTo(parentWidget()) == window()->isFullScreen())
        showIfWanted();
    QWidget::changeEvent(event);
}

void BoardTools::retranslate() {
    button_->setText(searching_ ? tr("Stop  S") : tr("Search  S"));
    button_->setToolTip(plainTip(
        searching_ ? tr("Stop searching; what was found stays")
                   : tr("Search deeper and deeper until all is decided, or as many moves ahead as the "
                        "settings say")));
}

} // namespace mexplorer::ui
