#include "ui/views/board/board_tools.h"

#include "core/game/large_search.h"
#include "ui/text/plain.h"
#include "ui/theme/presented.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace mexplorer::ui {

BoardTools::BoardTools(QWidget* parent)
    : QWidget(parent), button_(new QToolButton(this)), memory_(plainLabel(this)) {
    setObjectName("boardTools");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->addWidget(button_);
    layout->addWidget(memory_, 1);
    memory_->setObjectName("quiet");
    memory_->setWordWrap(true);
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
    setVisible(canSearch_ && !isPresented(*this));
}

void BoardTools::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange && canSearch_ &&
        isVisibleTo(parentWidget()) == isPresented(*this))
        showIfWanted();
    QWidget::changeEvent(event);
}

void BoardTools::retranslate() {
    button_->setText(searching_ ? tr("Stop  S") : tr("Search  S"));
    button_->setToolTip(plainTip(
        searching_ ? tr("Stop searching; what was found stays")
                   : tr("Search deeper and deeper until all is decided, or as many moves ahead as the "
                        "settings say")));
    memory_->setText(tr("A search takes at most %1 MB of memory.").arg(LargeSearchLimits{}.bytes >> 20));
}

} // namespace mexplorer::ui
