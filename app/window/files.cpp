// What the window does with files and the clipboard.
#include "app/window/main_window.h"

#include "ui/export/export_dialog.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QBuffer>
#include <QClipboard>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QStatusBar>

namespace mexplorer::app {

namespace {

constexpr int messageMilliseconds = 5000;

/// Sentences quote what stands in files and their names: they are no HTML.
int tell(QMessageBox::Icon icon, QWidget* parent, const QString& title, const QString& text,
         QMessageBox::StandardButtons buttons = QMessageBox::Ok,
         QMessageBox::StandardButton usual = QMessageBox::NoButton) {
    QMessageBox box(icon, title, text, buttons, parent);
    box.setDefaultButton(usual);
    box.setTextFormat(Qt::PlainText);
    return box.exec();
}

/// The name that was chosen with the suffix, if it has none; empty if that file is there and is to stay: only
/// the name without the suffix has been asked about.
QString withSuffix(QWidget* parent, const QString& path, const QString& suffix) {
    if (path.isEmpty() || !QFileInfo(path).suffix().isEmpty()) return path;
    const QString whole = path + u'.' + suffix;
    if (!QFileInfo::exists(whole)) return whole;
    const int answer =
        tell(QMessageBox::Question, parent, MainWindow::tr("Replace the file?"),
             MainWindow::tr("“%1” is there already.").arg(whole), QMessageBox::Yes | QMessageBox::Cancel);
    return answer == QMessageBox::Yes ? whole : QString();
}

} // namespace

void MainWindow::openFile(const QString& path) {
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
            document_.reset(std::move(contents->content), std::move(contents->cameras), contents->step);
            path_ = QFileInfo(path).absoluteFilePath();
            showTitle();
        });
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
    if (!mayLeave()) return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a document"), QFileInfo(path_).path(),
                                                      tr("Mexplorer documents (*.mex);;All files (*)"));
    if (path.isEmpty()) return;
    document_.giveUpReading(); // the later wish counts
    openFile(path);
}

bool MainWindow::saveTo(const QString& path) {
    if (document_.reading().running()) {
        tell(QMessageBox::Information, this, tr("Not saved yet"),
             tr("A long text is still being read: save the document when that is done."));
        return false;
    }
    if (const auto saved = ui::saveFile(path, ui::toMex(document_)); !saved) {
        tell(QMessageBox::Warning, this, tr("This document cannot be saved"), ui::translated(saved.error()));
        return false;
    }
    path_ = path;
    document_.undoStack().setClean();
    showTitle();
    return true;
}

bool MainWindow::save() {
    giveUpOpening(); // else the next document might be there before this one is saved
    return path_.isEmpty() ? saveAs() : saveTo(path_);
}

bool MainWindow::saveAs() {
    giveUpOpening();
    const QString proposed =
        path_.isEmpty() ? QStringLiteral("%1.mex").arg(QString::fromStdString(document_.state().game))
                        : path_;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the document"), proposed,
                                                      tr("Mexplorer documents (*.mex)"));
    const QString target = withSuffix(this, path, QStringLiteral("mex"));
    return !target.isEmpty() && saveTo(target);
}

bool MainWindow::mayLeave() {
    const bool isSaved = document_.undoStack().isClean() && !document_.reading().running();
    if (isSaved || path_.isEmpty()) return true; // looking around is not work to be lost
    giveUpOpening();
    const auto answer = QMessageBox::question(
        this, tr("Save the changes?"), tr("The document has changes that are not saved."),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

bool MainWindow::mayStopExport() {
    if (!export_.running()) return true;
    const int answer = tell(QMessageBox::Question, this, tr("Stop writing?"),
                            tr("The figure is not completely written yet."),
                            QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Discard) export_.cancel();
    return answer == QMessageBox::Discard || !export_.running();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->ignore(); // also if saving fails in an unforeseen way
    if (mayStopExport() && mayLeave()) event->accept();
}

void MainWindow::exportAs(std::size_t index) {
    const std::shared_ptr<const ui::Figure> figure = view_->figure();
    if (!figure) return showFailure(tr("There is no figure here yet."));
    const ui::Exporter& exporter = *ui::exporters()[index];
    const ui::Canvas& canvas = view_->canvas();
    ui::ExportOptions options{canvas.size(), 1.0, canvas.camera(), canvas.figureStyle()};
    if (exporter.isPicture()) {
        ui::ExportDialog dialog(exporter, options, this);
        if (dialog.exec() != QDialog::Accepted) return;
        options = dialog.options();
    }
    const QString proposed = QString::fromStdString(document_.state().game + "-" + document_.state().view) +
                             u'.' + exporter.suffix();
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export"), proposed, QStringLiteral("%1 (*.%2)").arg(exporter.title(), exporter.suffix()));
    const QString target = withSuffix(this, path, exporter.suffix());
    if (target.isEmpty()) return;
    export_.start(
        tr("Writing the figure"),
        [target, figure, options](Task& task) { return ui::exportFile(target, *figure, options, task); },
        [this, target](const Expected<void>& written) {
            if (written)
                statusBar()->showMessage(tr("Written: %1").arg(ui::shownText(target)), messageMilliseconds);
            else if (written.error().kind == Error::Kind::cancelled)
                statusBar()->showMessage(ui::translated(written.error()), messageMilliseconds);
            else
                tell(QMessageBox::Warning, this, tr("The figure cannot be exported"),
                     ui::translated(written.error()));
        });
}

void MainWindow::copyPicture() {
    const std::shared_ptr<const ui::Figure> figure = view_->figure();
    if (!figure) return showFailure(tr("There is no figure here yet."));
    const ui::Canvas& canvas = view_->canvas();
    ui::ExportOptions options{canvas.size(), 2.0, canvas.camera(), canvas.figureStyle()};
    const auto image = ui::toImage(*figure, options);
    if (!image) return showFailure(ui::translated(image.error()));
    auto* mime = new QMimeData;
    mime->setImageData(*image);
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    Task task;
    if (const auto exporter = ui::exporterFor(QStringLiteral("x.svg"));
        (*exporter)->write(svg, *figure, options, task)) {
        mime->setData(QStringLiteral("image/svg+xml"), svg.data());
    }
    QGuiApplication::clipboard()->setMimeData(mime);
    statusBar()->showMessage(tr("The picture is on the clipboard."), messageMilliseconds);
}

} // namespace mexplorer::app
