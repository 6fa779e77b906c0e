#include "app/window/own_games.h"

#include "app/window/file_keeper.h"
#include "app/window/label_dialog.h"
#include "app/window/opener.h"
#include "app/window/shelf_menu.h"
#include "app/window/tell.h"
#include "core/own/own_description.h"
#include "core/own/rules_of_game.h"
#include "ui/document/document_file.h"
#include "ui/file/chosen_file.h"
#include "ui/file/file_filters.h"
#include "ui/form/rules_dialog.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace mexplorer::app {

OwnGames::OwnGames(ui::Document& document, FileKeeper& keeper, Opener& opener, ShelfMenu& shelf,
                   QWidget& window)
    : QObject(&window), document_(document), keeper_(keeper), opener_(opener), window_(window) {
    connect(&shelf, &ShelfMenu::openWanted, &opener, &Opener::openAny);
    connect(&shelf, &ShelfMenu::putWanted, this, &OwnGames::put);
    connect(&shelf, &ShelfMenu::renameWanted, this, &OwnGames::rename);
    connect(&shelf, &ShelfMenu::importWanted, this, &OwnGames::importSeveral);
    connect(&shelf, &ShelfMenu::exportWanted, this, &OwnGames::exportOne);
    connect(&shelf, &ShelfMenu::removeWanted, this, &OwnGames::remove);
    connect(&shelf, &ShelfMenu::folderWanted, this, &OwnGames::showFolder);
}

bool OwnGames::report(const Expected<void>& done) {
    if (!done) tell(QMessageBox::Warning, &window_, tr("This cannot be done"), ui::translated(done.error()));
    return done.has_value();
}

void OwnGames::writeByForm() {
    ui::RulesDialog dialog(&window_);
    if (dialog.exec() == QDialog::Accepted) report(document_.setGame(ownGameId, dialog.written()));
}

/// Of own rules there is nothing to write: their text is only shown.
void OwnGames::changeRules() {
    const ui::DocumentState& state = document_.state();
    if (state.game == ownGameId) return emit rulesWanted();
    const auto version = ownVersionOf(state.game, state.parameters, state.position);
    if (!version) {
        tell(QMessageBox::Information, &window_, tr("These rules cannot be said in words yet"),
             ui::translated(version.error()));
        return;
    }
    Parameters parameters{{ownRulesId, version->rules}};
    if (const auto play = state.parameters.find(playId); play != state.parameters.end())
        parameters.insert(*play);
    if (report(document_.setGame(ownGameId, parameters, version->position, state.view))) emit rulesWanted();
}

void OwnGames::put() {
    LabelDialog dialog(tr("Put on the shelf"), document_.label(), &window_);
    if (dialog.exec() != QDialog::Accepted) return;
    const auto path = ui::shelf::freePath(QString::fromStdString(dialog.label().title));
    if (!path) return void(report(tl::unexpected(path.error())));
    document_.setLabel(dialog.label());
    if (keeper_.saveTo(*path)) emit told(tr("“%1” is on the shelf.").arg(ui::shownFileName(*path)));
}

/// A document that is open in another window is left alone: its window would take it for a change.
void OwnGames::rename(const ui::ShelfBook& book) {
    if (!keeper_.mayShare(book.path)) return;
    LabelDialog dialog(tr("Rename"), {book.title.toStdString(), book.description.toStdString()}, &window_);
    if (dialog.exec() != QDialog::Accepted) return;
    if (!report(ui::shelf::rename(book.path, dialog.label()))) return;
    if (keeper_.path() != book.path) return;
    document_.setLabel(dialog.label());
    if (const auto bytes = ui::readFile(book.path)) keeper_.set(book.path, ui::fingerprint(*bytes));
}

/// Those that are no documents are named, and the others come.
void OwnGames::importSeveral() {
    const QStringList files =
        ui::chooseSeveral(&window_, tr("Import games"), ui::filterFor(FileKind::document));
    QStringList refused;
    for (const QString& file : files)
        if (const auto path = ui::shelf::import(file); !path)
            refused << tr("%1: %2").arg(ui::shownFileName(file), ui::translated(path.error()));
    if (!refused.isEmpty())
        tell(QMessageBox::Warning, &window_, tr("Not all games were imported"),
             refused.mid(0, 10).join(u'\n'));
    if (files.size() > refused.size())
        emit told(tr("Imported: %n", nullptr, static_cast<int>(files.size() - refused.size())));
}

void OwnGames::exportOne(const ui::ShelfBook& book) {
    const QString file = ui::chooseToSave(&window_, tr("Export a game"), QFileInfo(book.path).fileName(),
                                          ui::filterFor(FileKind::document));
    const QString target = withSuffix(&window_, file, QStringLiteral("mex"));
    if (!target.isEmpty()) report(ui::shelf::exportTo(book.path, target));
}

void OwnGames::remove(const ui::ShelfBook& book) {
    const int answer = tell(QMessageBox::Question, &window_, tr("Remove this game?"),
                            tr("“%1” is removed from the shelf.").arg(ui::shownText(book.title)),
                            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Yes) report(ui::shelf::remove(book.path));
}

void OwnGames::showFolder() {
    const QString folder = ui::shelf::folder();
    if (folder.isEmpty() || !QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        tell(QMessageBox::Information, &window_, tr("The folder of your games"), ui::shownText(folder));
}

} // namespace mexplorer::app
