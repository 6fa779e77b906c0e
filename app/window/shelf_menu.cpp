#include "app/window/shelf_menu.h"

#include "ui/text/plain.h"

namespace mexplorer::app {

namespace {

constexpr std::size_t longestTitle = 50; // letters

/// Escapes ampersands, which in menus mark a key.
QString shownTitle(const QString& title) {
    return ui::shownText(title, longestTitle).replace(u'&', QStringLiteral("&&"));
}

} // namespace

ShelfMenu::ShelfMenu(QWidget* parent) : QMenu(parent) {
    setToolTipsVisible(true);
    connect(this, &QMenu::aboutToShow, this, &ShelfMenu::fill);
    retranslate();
}

void ShelfMenu::retranslate() {
    setTitle(tr("&My games"));
    fill();
}

void ShelfMenu::fill() {
    clear();
    for (const ui::ShelfBook& book : ui::shelf::books())
        add(book);
    if (isEmpty()) addAction(tr("none yet"))->setEnabled(false);
    addSeparator();
    connect(addAction(tr("&Put on the shelf…")), &QAction::triggered, this, &ShelfMenu::putWanted);
    connect(addAction(tr("&Import…")), &QAction::triggered, this, &ShelfMenu::importWanted);
    connect(addAction(tr("&Show the folder")), &QAction::triggered, this, &ShelfMenu::folderWanted);
}

void ShelfMenu::add(const ui::ShelfBook& book) {
    QMenu* menu = addMenu(shownTitle(book.title));
    menu->menuAction()->setToolTip(ui::plainTip(book.description));
    connect(menu->addAction(tr("&Open")), &QAction::triggered, this,
            [this, book] { emit openWanted(book.path); });
    connect(menu->addAction(tr("&Rename…")), &QAction::triggered, this,
            [this, book] { emit renameWanted(book); });
    connect(menu->addAction(tr("&Export…")), &QAction::triggered, this,
            [this, book] { emit exportWanted(book); });
    connect(menu->addAction(tr("Re&move…")), &QAction::triggered, this,
            [this, book] { emit removeWanted(book); });
}

} // namespace mexplorer::app
