// How the window opens and saves documents.
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/panels.h"
#include "app/window/recent_files.h"
#include "app/window/safety.h"
#include "app/window/tell.h"
#include "ui/file/chosen_file.h"
#include "ui/file/file_filters.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/end_line.h"

#include <QClipboard>
#include <QCloseEvent>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>

namespace mexplorer::app {

namespace {

/// The dragged or copied file, if it is a single one on this machine; else empty.
QString fileOf(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

} // namespace

void MainWindow::openFile(const QString& path) {
    open(path, [this](const QString& shared) { return maySharePath(shared); });
}

void MainWindow::openAny(const QString& path) {
    open(path, [this](const QString& shared) { return maySharePath(shared) && mayLeave(); });
}

/// Asks only when it is known that there is a document, and that it can be opened.
void MainWindow::open(const QString& path, std::function<bool(const QString&)> mayReplace) {
    opening_.run(
        ui::isQuicklyOpened(path), tr("Opening %1").arg(ui::shownFileName(path)),
        [path](Task& task) { return ui::openedFile(path, task); },
        [this, path, mayReplace = std::move(mayReplace)](Expected<ui::Opened> opened) {
            if (!opened) return tellNotOpened(opened.error());
            const QString absolute = QFileInfo(path).absoluteFilePath();
            if (auto* document = std::get_if<ui::Contents>(&*opened)) {
                if (!mayReplace(path)) return;
                showContents(std::move(*document), absolute);
            } else {
                enterGraph(std::get<ui::GraphText>(*opened), ui::History::Step::browsing);
            }
            actions_->recent->add(absolute);
            ui::rememberFolderOf(absolute);
        });
}

void MainWindow::showContents(ui::Contents contents, const QString& path) {
    document_.reset(std::move(contents.content), std::move(contents.cameras), contents.step);
    setPath(path, contents.read);
}

void MainWindow::newDocument() {
    if (!mayLeave()) return;
    document_.reset(ui::firstContent());
    setPath({}, {});
}

/// Opens an example as an unsaved document.
void MainWindow::openExample(const QString& resource) {
    if (!mayLeave()) return;
    QFile file(resource);
    (void)file.open(QIODevice::ReadOnly);
    Task task; // examples are short
    if (auto contents = ui::fromMex(file.readAll(), task))
        showContents(std::move(*contents), {});
    else
        tellNotOpened(contents.error());
}

void MainWindow::openRecent(const QString& path) {
    if (!QFile::exists(path)) {
        actions_->recent->remove(path);
        (void)tell(QMessageBox::Warning, this, tr("This file cannot be opened"),
                   tr("“%1” no longer exists.").arg(ui::shownText(path)));
    } else {
        openAny(path);
    }
}

void MainWindow::enterGraph(const ui::GraphText& graph, ui::History::Step step) {
    document_.enterGraph(graph.text, step, [this](const Expected<void>& entered) {
        if (!entered) tellNotOpened(entered.error());
    });
}

void MainWindow::paste() {
    if (const QMimeData* const copied = QGuiApplication::clipboard()->mimeData())
        openGiven(fileOf(*copied), ui::textOf(copied).toUtf8());
}

/// A text is opened as if it were in a file, without a name.
void MainWindow::openGiven(const QString& path, const QByteArray& text) {
    if (!path.isEmpty()) return openAny(path);
    opening_.run(
        ui::isQuicklyOpened(text), tr("Opening a text"),
        [text](Task& task) { return ui::opened(text, {}, task); },
        [this](Expected<ui::Opened> opened) {
            if (!opened) return tellNotOpened(opened.error(), tr("This text cannot be opened"));
            if (const auto* graph = std::get_if<ui::GraphText>(&*opened))
                return enterGraph(*graph, ui::History::Step::change);
            if (!mayLeave()) return;
            showContents(std::get<ui::Contents>(std::move(*opened)), {});
            document_.undoStack().setUnsaved(); // it is in no file
        });
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QMimeData& dragged = *event->mimeData();
    if (!fileOf(dragged).isEmpty() || (dragged.hasText() && !dragged.hasUrls()))
        event->acceptProposedAction();
}

/// Opens it later: the program that it comes from waits for the drop to end.
void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = fileOf(*event->mimeData());
    const QByteArray text = ui::textOf(event->mimeData()).toUtf8();
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path, text] { openGiven(path, text); }, Qt::QueuedConnection);
}

void MainWindow::tellNotOpened(const Error& error, const QString& title) {
    if (error.kind == Error::Kind::cancelled) {
        statusBar()->showMessage(ui::translated(error), messageMilliseconds);
        return;
    }
    const QString field = ui::shownText(error.field);
    tell(QMessageBox::Warning, this, title.isEmpty() ? tr("This file cannot be opened") : title,
         field.isEmpty() ? ui::translated(error) : tr("%1: %2").arg(field, ui::translated(error)));
}

void MainWindow::giveUpOpening() {
    if (!opening_.running()) return;
    opening_.drop();
    statusBar()->showMessage(tr("The file was not opened: something else was asked for first."),
                             messageMilliseconds);
}

void MainWindow::chooseFile() {
    const QString path = ui::chooseToOpen(this, tr("Open a document or a graph"), ui::filterToOpen());
    if (path.isEmpty()) return;
    document_.giveUpReading(); // the latest request counts
    openAny(path);
}

/// Compares first: what another program wrote since is not overwritten unasked.
bool MainWindow::saveTo(const QString& path) {
    if (document_.reading().running()) {
        tell(QMessageBox::Information, this, tr("Not saved yet"),
             tr("A long text is still being read: save the document when that is done."));
        return false;
    }
    if (QFileInfo(path).absoluteFilePath() == path_) {
        const auto state = watch_.state();
        if (!state) return tellNotSaved(state.error());
        if (*state == ui::FileWatch::State::changed) return resolveConflict();
    } else if (claim_.isElsewhere(path)) {
        tell(QMessageBox::Warning, this, tr("This document cannot be saved"),
             tr("“%1” is open in another window.").arg(ui::shownFileName(path)));
        return false;
    }
    return write(path);
}

/// Always false, as what was to be saved is not.
bool MainWindow::tellNotSaved(const Error& error) {
    tell(QMessageBox::Warning, this, tr("This document cannot be saved"), ui::translated(error));
    return false;
}

bool MainWindow::write(const QString& path) {
    const QByteArray bytes = ui::toMex(document_);
    if (const auto saved = ui::saveFile(path, bytes); !saved) return tellNotSaved(saved.error());
    setPath(QFileInfo(path).absoluteFilePath(), ui::fingerprint(bytes));
    document_.undoStack().setClean();
    actions_->recent->add(path_);
    return true;
}

bool MainWindow::save() {
    ui::EndLine::enterIn(*this);
    giveUpOpening(); // else another document might be opened before this one is saved
    if (path_.isEmpty()) return saveAs();
    return document_.kept().state.game == fileGame_ ? saveTo(path_) : saveOtherGame();
}

bool MainWindow::saveAs() {
    ui::EndLine::enterIn(*this);
    giveUpOpening();
    const QString proposed =
        path_.isEmpty() ? QStringLiteral("%1.mex").arg(QString::fromStdString(document_.state().game))
                        : path_;
    const QString path =
        ui::chooseToSave(this, tr("Save the document"), proposed, ui::filterFor(FileKind::document));
    const QString target = withSuffix(this, path, QStringLiteral("mex"));
    return !target.isEmpty() && saveTo(target);
}

bool MainWindow::mayLeave() {
    ui::EndLine::enterIn(*this);
    if (isSaved() && !document_.reading().running()) return true;
    giveUpOpening();
    const int answer =
        tell(QMessageBox::Question, this, tr("Save the changes?"),
             tr("The document has changes that are not saved."),
             QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->ignore(); // also if saving fails in an unforeseen way
    if (!isEnding_ && (!mayStopExport() || !mayLeave())) return;
    panels_->remember();
    rememberWhere();
    if (!isEnding_) safety_->forget();
    event->accept();
}

} // namespace mexplorer::app
