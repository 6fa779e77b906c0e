// How the window opens and saves documents.
#include "app/window/actions.h"
#include "app/window/main_window.h"
#include "app/window/recent_files.h"
#include "app/window/tell.h"
#include "core/file/input_file.h"
#include "ui/file/chosen_file.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/end_line.h"

#include <QCloseEvent>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>

namespace mexplorer::app {

void MainWindow::openFile(const QString& path) {
    if (!maySharePath(path)) return;
    opening_.run(
        QFileInfo(path).size() <= static_cast<qint64>(ui::quicklyRead),
        tr("Opening %1").arg(ui::shownFileName(path)),
        [path](Task&) -> Expected<ui::Contents> {
            const auto bytes = ui::readFile(path);
            if (!bytes) return tl::unexpected(bytes.error());
            return ui::fromMex(*bytes);
        },
        [this, path](Expected<ui::Contents> contents) {
            if (!contents) return tellNotOpened(contents.error());
            showContents(std::move(*contents), QFileInfo(path).absoluteFilePath());
            actions_->recent->add(path_);
            ui::rememberFolderOf(path_);
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
    if (auto contents = ui::fromMex(file.readAll()))
        showContents(std::move(*contents), {});
    else
        tellNotOpened(contents.error());
}

void MainWindow::openRecent(const QString& path) {
    if (!QFile::exists(path)) {
        actions_->recent->remove(path);
        (void)tell(QMessageBox::Warning, this, tr("This file cannot be opened"),
                   tr("“%1” no longer exists.").arg(ui::shownText(path)));
    } else if (mayLeave()) {
        openFile(path);
    }
}

void MainWindow::openGraph(const QString& path) {
    const auto text = readFile(path.toStdString(), ui::largestOpenedGraph);
    if (!text) return tellNotOpened(text.error());
    document_.enterGraph(*text, [this](const Expected<void>& entered) {
        if (!entered) tellNotOpened(entered.error());
    });
}

void MainWindow::openAny(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    const bool isGraph = suffix == u"dot" || suffix == u"gv" || suffix == u"json";
    if (isGraph)
        openGraph(path);
    else if (mayLeave())
        openFile(path);
}

namespace {

/// The dragged file, if it is a single one on this machine; empty if something else is dragged.
QString fileOf(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

} // namespace

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!fileOf(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

/// Opens the file later: the program that it comes from waits for the drop to end.
void MainWindow::dropEvent(QDropEvent* event) {
    const QString path = fileOf(*event->mimeData());
    event->acceptProposedAction();
    QMetaObject::invokeMethod(
        this, [this, path] { openAny(path); }, Qt::QueuedConnection);
}

void MainWindow::tellNotOpened(const Error& error) {
    if (error.kind == Error::Kind::cancelled) {
        statusBar()->showMessage(ui::translated(error), messageMilliseconds);
        return;
    }
    const QString field = ui::shownText(error.field);
    tell(QMessageBox::Warning, this, tr("This file cannot be opened"),
         field.isEmpty() ? ui::translated(error) : tr("%1: %2").arg(field, ui::translated(error)));
}

void MainWindow::giveUpOpening() {
    if (!opening_.running()) return;
    opening_.drop();
    statusBar()->showMessage(tr("The file was not opened: something else was asked for first."),
                             messageMilliseconds);
}

void MainWindow::open() {
    const QString path =
        ui::chooseToOpen(this, tr("Open a document"),
                         tr("Mexplorer documents (*.mex);;Graphs (*.dot *.gv *.json);;All files (*)"));
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
    return path_.isEmpty() ? saveAs() : saveTo(path_);
}

bool MainWindow::saveAs() {
    ui::EndLine::enterIn(*this);
    giveUpOpening();
    const QString proposed =
        path_.isEmpty() ? QStringLiteral("%1.mex").arg(QString::fromStdString(document_.state().game))
                        : path_;
    const QString path =
        ui::chooseToSave(this, tr("Save the document"), proposed, tr("Mexplorer documents (*.mex)"));
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
    rememberLayout();
    rememberWhere();
    if (!isEnding_) safety_->forget();
    event->accept();
}

} // namespace mexplorer::app
