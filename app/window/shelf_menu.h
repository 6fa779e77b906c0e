#pragma once

#include "ui/document/shelf.h"

#include <QMenu>

namespace mexplorer::app {

/// One’s own games: each with what can be done with it, then how more get there. Made anew whenever it opens,
/// as other windows may have changed the shelf.
class ShelfMenu : public QMenu {
    Q_OBJECT

public:
    explicit ShelfMenu(QWidget* parent);

    void retranslate();

signals:
    void openWanted(const QString& path);
    void renameWanted(const mexplorer::ui::ShelfBook& book);
    void exportWanted(const mexplorer::ui::ShelfBook& book);
    void removeWanted(const mexplorer::ui::ShelfBook& book);
    void putWanted();
    void importWanted();
    void folderWanted();

private:
    void fill();
    void add(const ui::ShelfBook& book);
};

} // namespace mexplorer::app
