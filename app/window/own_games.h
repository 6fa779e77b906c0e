#pragma once

#include "ui/document/shelf.h"

#include <QObject>

class QWidget;

namespace mexplorer::ui {
class Document;
}

namespace mexplorer::app {

class FileKeeper;
class Opener;
class ShelfMenu;

/// Rules of one’s own: by a form, from the open game, and on the shelf. A message box says what could not be
/// done.
class OwnGames : public QObject {
    Q_OBJECT

public:
    OwnGames(ui::Document& document, FileKeeper& keeper, Opener& opener, ShelfMenu& shelf, QWidget& window);

    /// Asks by a form, and opens the game that it writes.
    void writeByForm();
    /// Opens the rules of the open game as a text that can be changed.
    void changeRules();

signals:
    /// What was done, for the status line.
    void told(const QString& sentence);
    /// The text of the rules is to be edited.
    void rulesWanted();

private:
    void put();
    void rename(const ui::ShelfBook& book);
    void importSeveral();
    void exportOne(const ui::ShelfBook& book);
    void remove(const ui::ShelfBook& book);
    void showFolder();
    /// Whether it was done.
    bool report(const Expected<void>& done);

    ui::Document& document_;
    FileKeeper& keeper_;
    Opener& opener_;
    QWidget& window_;
};

} // namespace mexplorer::app
