#include "app/window/view_tabs.h"

#include <QEvent>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace mexplorer::app {

namespace {
constexpr int leastTabs = 28; // least width beside the menu, in pixels

/// The same sign as at folded nodes of a tree.
QString countOf(int hidden) {
    return QStringLiteral("+%1 ▾").arg(hidden);
}
} // namespace

class ViewTabs::Bar : public QTabBar {
public:
    using QTabBar::QTabBar;

    [[nodiscard]] int widthOf(int tab) const { return tabSizeHint(tab).width(); }
    [[nodiscard]] int widthOfAll() const {
        int all = 0;
        for (int tab = 0; tab < count(); ++tab)
            all += widthOf(tab);
        return all;
    }
};

ViewTabs::ViewTabs(QWidget* parent)
    : QWidget(parent), bar_(new Bar(this)), more_(new QToolButton(this)), hidden_(new QMenu(more_)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    bar_->setDrawBase(false);
    bar_->setExpanding(false);
    bar_->setUsesScrollButtons(false);
    bar_->setElideMode(Qt::ElideRight); // only happens to the chosen tab, in the narrowest window
    bar_->setFocusPolicy(Qt::TabFocus); // a click on a tab leaves the focus on the picture
    connect(bar_, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0) emit chosen(bar_->tabData(tab).toString());
    });
    more_->setObjectName("topButton");
    more_->setFocusPolicy(Qt::TabFocus);
    more_->setMenu(hidden_);
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setText(countOf(0)); // determines its width
    more_->hide();
    connect(hidden_, &QMenu::aboutToShow, this, &ViewTabs::listHidden);
    retranslate();
}

ViewTabs::~ViewTabs() = default;

/// Existing tabs are reused, not made anew: one of them may be emitting its signal.
void ViewTabs::show(const std::vector<Tab>& tabs, const std::string& chosen) {
    const QSignalBlocker quiet(bar_);
    const auto count = static_cast<int>(tabs.size());
    for (int i = 0; i < count; ++i) {
        const Tab& tab = tabs[static_cast<std::size_t>(i)];
        if (i == bar_->count()) bar_->addTab({});
        bar_->setTabText(i, tab.title);
        bar_->setTabData(i, tab.id);
        if (tab.id.toStdString() == chosen) bar_->setCurrentIndex(i);
    }
    while (bar_->count() > count)
        bar_->removeTab(count);
    fit();
    updateGeometry();
}

/// Shows the chosen tab, and as many of the others as there is room for. Not done by a QLayout, which would
/// be activated recursively when the button appears or disappears.
void ViewTabs::fit() {
    const QSignalBlocker quiet(bar_);
    const int chosen = bar_->currentIndex();
    if (chosen < 0) return;
    const bool allFit = bar_->widthOfAll() <= width();
    const QSize menu = more_->sizeHint();
    bar_->setTabVisible(chosen, true);
    int left = width() - bar_->widthOf(chosen) - menu.width();
    int hidden = 0;
    for (int tab = 0; tab < bar_->count(); ++tab) {
        if (tab == chosen) continue;
        left -= bar_->widthOf(tab);
        bar_->setTabVisible(tab, allFit || left >= 0);
        hidden += bar_->isTabVisible(tab) ? 0 : 1;
    }
    more_->setText(countOf(hidden));
    const int bar = std::min(bar_->sizeHint().width(), width() - (allFit ? 0 : menu.width()));
    bar_->setGeometry(0, 0, bar, height());
    more_->setGeometry(bar, (height() - menu.height()) / 2, menu.width(), menu.height());
    more_->setVisible(!allFit);
}

void ViewTabs::listHidden() {
    hidden_->clear();
    for (int tab = 0; tab < bar_->count(); ++tab) {
        if (bar_->isTabVisible(tab)) continue;
        connect(hidden_->addAction(bar_->tabText(tab)), &QAction::triggered, bar_,
                [this, tab] { bar_->setCurrentIndex(tab); });
    }
}

int ViewTabs::count() const {
    return bar_->count();
}

bool ViewTabs::isWalked() const {
    return bar_->hasFocus();
}

QSize ViewTabs::sizeHint() const {
    return {bar_->widthOfAll(), bar_->sizeHint().height()};
}

QSize ViewTabs::minimumSizeHint() const {
    return {leastTabs + more_->sizeHint().width(), bar_->sizeHint().height()};
}

void ViewTabs::retranslate() {
    more_->setToolTip(tr("More views"));
    more_->setAccessibleName(tr("More views"));
}

void ViewTabs::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

/// While they are hidden, as when presenting, nothing tells that their size hints have changed.
void ViewTabs::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    bar_->ensurePolished();
    fit();
}

void ViewTabs::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

/// The bar's size hint may have changed; after a change of style that happens later than changeEvent here.
bool ViewTabs::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        fit();
        updateGeometry();
    }
    return QWidget::event(event);
}

} // namespace mexplorer::app
