#include "app/window/file_keeper.h"

#include "app/window/notice.h"
#include "app/window/tell.h"
#include "core/catalogue/catalogue.h"
#include "ui/document/document_file.h"
#include "ui/file/chosen_file.h"
#include "ui/file/file_filters.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/end_line.h"

#include <QFileInfo>
#include <QPushButton>

namespace mexplorer::app {

FileKeeper::FileKeeper(ui::Document& document, Notice& notice, QWidget& window)
    : QObject(&window), document_(document), notice_(notice), window_(window) {
    connect(&watch_, &ui::FileWatch::changed, this, &FileKeeper::tellState);
    connect(&document.undoStack(), &ui::History::cleanChanged, this, &FileKeeper::changed);
}

void FileKeeper::set(const QString& path, const QByteArray& known) {
    path_ = path;
    game_ = document_.kept().state.game;
    claim_.take(path);
    watch_.follow(path, known);
    notice_.hide();
    emit changed();
}

bool FileKeeper::isSaved() const {
    return document_.undoStack().isClean() && watch_.told() != ui::FileWatch::State::gone;
}

bool FileKeeper::mayShare(const QString& path) {
    if (!claim_.isElsewhere(path)) return true;
    const int answer = tell(QMessageBox::Question, &window_, tr("Open the document twice?"),
                            tr("“%1” is open in another window. Changes made there are not seen here until "
                               "they are saved.")
                                .arg(ui::shownFileName(path)),
                            QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Open;
}

void FileKeeper::tellState(ui::FileWatch::State state) {
    emit changed();
    const auto name = [this] { return ui::shownFileName(path_); };
    if (state == ui::FileWatch::State::same) return notice_.hide();
    if (state == ui::FileWatch::State::gone) {
        notice_.ask([name] { return tr("“%1” was moved or deleted. Saving writes it again.").arg(name()); },
                    {{[] { return tr("Close"); }, [] {}}});
        return;
    }
    notice_.ask(
        [this, name] {
            return document_.undoStack().isClean()
                       ? tr("“%1” was changed by another program.").arg(name())
                       : tr("“%1” was changed by another program. Reloading discards your changes.")
                             .arg(name());
        },
        {{[] { return tr("Reload"); }, [this] { emit reloadWanted(path_); }},
         {[] { return tr("Keep what is here"); }, [] {}}});
}

bool FileKeeper::resolveConflict() {
    QMessageBox box(
        QMessageBox::Warning, tr("Overwrite the other changes?"),
        tr("“%1” was changed by another program since it was read. Overwriting discards what that "
           "program wrote; reloading discards your changes.")
            .arg(ui::shownFileName(path_)),
        QMessageBox::NoButton, &window_);
    box.setTextFormat(Qt::PlainText);
    const auto* overwrite = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    const auto* reload = box.addButton(tr("&Reload"), QMessageBox::DestructiveRole);
    auto* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == overwrite) return write(path_);
    if (box.clickedButton() == reload) emit reloadWanted(path_);
    return box.clickedButton() == elsewhere && saveAs();
}

bool FileKeeper::saveOtherGame() {
    const auto titleOf = [](const std::string& id) {
        return ui::translated((*findGame(id))->description.title);
    };
    QMessageBox box(QMessageBox::Question, tr("Replace the game in the file?"),
                    tr("“%1” has the game “%2”, and “%3” is open now.")
                        .arg(ui::shownFileName(path_), titleOf(game_), titleOf(document_.kept().state.game)),
                    QMessageBox::Cancel, &window_);
    box.setTextFormat(Qt::PlainText);
    const auto* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    auto* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == replace) return saveTo(path_);
    return box.clickedButton() == elsewhere && saveAs();
}

bool FileKeeper::saveTo(const QString& path) {
    if (document_.reading().running()) {
        tell(QMessageBox::Information, &window_, tr("Not saved yet"),
             tr("A long text is still being read: save the document when that is done."));
        return false;
    }
    if (QFileInfo(path).absoluteFilePath() == path_) {
        const auto state = watch_.state();
        if (!state) return tellNotSaved(state.error());
        if (*state == ui::FileWatch::State::changed) return resolveConflict();
    } else if (claim_.isElsewhere(path)) {
        tell(QMessageBox::Warning, &window_, tr("This document cannot be saved"),
             tr("“%1” is open in another window.").arg(ui::shownFileName(path)));
        return false;
    }
    return write(path);
}

/// Always false, as what was to be saved is not.
bool FileKeeper::tellNotSaved(const Error& error) {
    tell(QMessageBox::Warning, &window_, tr("This document cannot be saved"), ui::translated(error));
    return false;
}

bool FileKeeper::write(const QString& path) {
    const QByteArray bytes = ui::toMex(document_);
    if (const auto saved = ui::saveFile(path, bytes); !saved) return tellNotSaved(saved.error());
    set(QFileInfo(path).absoluteFilePath(), ui::fingerprint(bytes));
    document_.undoStack().setClean();
    emit saved(path_);
    return true;
}

bool FileKeeper::save() {
    ui::EndLine::enterIn(window_);
    emit saving(); // else another document might be opened before this one is saved
    if (path_.isEmpty()) return saveAs();
    return document_.kept().state.game == game_ ? saveTo(path_) : saveOtherGame();
}

bool FileKeeper::saveAs() {
    ui::EndLine::enterIn(window_);
    emit saving();
    const QString proposed =
        path_.isEmpty() ? QStringLiteral("%1.mex").arg(QString::fromStdString(document_.state().game))
                        : path_;
    const QString path =
        ui::chooseToSave(&window_, tr("Save the document"), proposed, ui::filterFor(FileKind::document));
    const QString target = withSuffix(&window_, path, QStringLiteral("mex"));
    return !target.isEmpty() && saveTo(target);
}

bool FileKeeper::mayLeave() {
    ui::EndLine::enterIn(window_);
    if (isSaved() && !document_.reading().running()) return true;
    emit saving();
    const int answer =
        tell(QMessageBox::Question, &window_, tr("Save the changes?"),
             tr("The document has changes that are not saved."),
             QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

} // namespace mexplorer::app
