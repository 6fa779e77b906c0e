// What keeps the window's document and its file from being lost: other programs, other windows, sudden ends.
#include "app/window/main_window.h"
#include "app/window/notice.h"
#include "app/window/panels.h"
#include "app/window/safety.h"
#include "app/window/tell.h"
#include "core/catalogue/catalogue.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"
#include "ui/views/end_line.h"

#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace mexplorer::app {

void MainWindow::setPath(const QString& path, const QByteArray& known) {
    path_ = path;
    fileGame_ = document_.kept().state.game;
    claim_.take(path);
    watch_.follow(path, known);
    fileNotice_->hide();
    showTitle();
}

bool MainWindow::isSaved() {
    return document_.undoStack().isClean() && watch_.told() != ui::FileWatch::State::gone;
}

bool MainWindow::maySharePath(const QString& path) {
    if (!claim_.isElsewhere(path)) return true;
    const int answer = tell(QMessageBox::Question, this, tr("Open the document twice?"),
                            tr("“%1” is open in another window. Changes made there are not seen here until "
                               "they are saved.")
                                .arg(ui::shownFileName(path)),
                            QMessageBox::Open | QMessageBox::Cancel, QMessageBox::Cancel);
    return answer == QMessageBox::Open;
}

void MainWindow::showFileState(ui::FileWatch::State state) {
    showTitle();
    const auto name = [this] { return ui::shownFileName(path_); };
    if (state == ui::FileWatch::State::same) return fileNotice_->hide();
    if (state == ui::FileWatch::State::gone) {
        fileNotice_->ask(
            [name] { return tr("“%1” was moved or deleted. Saving writes it again.").arg(name()); },
            {{[] { return tr("Close"); }, [] {}}});
        return;
    }
    fileNotice_->ask(
        [this, name] {
            return document_.undoStack().isClean()
                       ? tr("“%1” was changed by another program.").arg(name())
                       : tr("“%1” was changed by another program. Reloading discards your changes.")
                             .arg(name());
        },
        {{[] { return tr("Reload"); }, [this] { openFile(path_); }},
         {[] { return tr("Keep what is here"); }, [] {}}});
}

bool MainWindow::resolveConflict() {
    QMessageBox box(
        QMessageBox::Warning, tr("Overwrite the other changes?"),
        tr("“%1” was changed by another program since it was read. Overwriting discards what that "
           "program wrote; reloading discards your changes.")
            .arg(ui::shownFileName(path_)),
        QMessageBox::NoButton, this);
    box.setTextFormat(Qt::PlainText);
    const auto* overwrite = box.addButton(tr("&Overwrite"), QMessageBox::DestructiveRole);
    const auto* reload = box.addButton(tr("&Reload"), QMessageBox::DestructiveRole);
    auto* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.addButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == overwrite) return write(path_);
    if (box.clickedButton() == reload) openFile(path_);
    return box.clickedButton() == elsewhere && saveAs();
}

bool MainWindow::saveOtherGame() {
    const auto titleOf = [](const std::string& id) {
        return ui::translated((*findGame(id))->description.title);
    };
    QMessageBox box(
        QMessageBox::Question, tr("Replace the game in the file?"),
        tr("“%1” has the game “%2”, and “%3” is open now.")
            .arg(ui::shownFileName(path_), titleOf(fileGame_), titleOf(document_.kept().state.game)),
        QMessageBox::Cancel, this);
    box.setTextFormat(Qt::PlainText);
    const auto* replace = box.addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    auto* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == replace) return saveTo(path_);
    return box.clickedButton() == elsewhere && saveAs();
}

void MainWindow::offerUnsaved() {
    auto copy = std::make_unique<ui::SafetyCopy>();
    const auto unsaved = copy->takeOver();
    if (!unsaved) return;
    offered_ = std::move(copy);
    unsavedNotice_->ask(
        [path = unsaved->path, when = unsaved->written] {
            const QString name = path.isEmpty() ? tr("untitled") : ui::shownFileName(path);
            return tr("Mexplorer ended before “%1” was saved. There is a copy of %2.")
                .arg(name, QLocale(ui::currentLanguage()).toString(when, QLocale::ShortFormat));
        },
        {{[] { return tr("Restore"); }, [this, unsaved = *unsaved] { restore(unsaved); }},
         {[] { return tr("Discard"); },
          [this] {
              offered_->remove();
              offered_.reset();
          }}});
}

/// The copy of the other window is removed only when this window has one of its own.
void MainWindow::restore(const ui::Unsaved& unsaved) {
    if (!mayLeave() || !maySharePath(unsaved.path)) return unsavedNotice_->show();
    opening_.run(
        ui::isQuicklyOpened(unsaved.document), tr("Opening the copy"),
        [bytes = unsaved.document](Task& task) -> Expected<ui::Opened> { return ui::fromMex(bytes, task); },
        [this, unsaved](Expected<ui::Opened> opened) {
            if (!opened) {
                unsavedNotice_->show();
                return tellNotOpened(opened.error());
            }
            showContents(std::get<ui::Contents>(std::move(*opened)), unsaved.path);
            watch_.follow(unsaved.path, unsaved.known);
            document_.undoStack().setUnsaved();
            safety_->keepNow();
            offered_->remove();
            offered_.reset();
        });
}

void MainWindow::keepForNextStart() {
    ui::EndLine::enterIn(*this);
    panels_->remember();
    rememberWhere();
    safety_->keepNow();
    isEnding_ = true;
}

} // namespace mexplorer::app
