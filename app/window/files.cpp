// What the window does with files and the clipboard.
#include "app/window/main_window.h"

#include "ui/document/document_file.h"
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

QString withSuffix(const QString& path, const QString& suffix) {
    return QFileInfo(path).suffix().isEmpty() ? path + u'.' + suffix : path;
}

/// Sentences quote what stands in files: they are no HTML.
void warn(QWidget* parent, const QString& title, const QString& sentence) {
    QMessageBox box(QMessageBox::Warning, title, sentence, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

} // namespace

void MainWindow::openFile(const QString& path) {
    const auto bytes = ui::readFile(path);
    const auto opened =
        bytes ? ui::fromMex(*bytes, document_) : Expected<void>(tl::unexpected(bytes.error()));
    if (!opened) {
        const QString field = ui::shownText(opened.error().field);
        warn(this, tr("This file cannot be opened"),
             field.isEmpty() ? ui::translated(opened.error())
                             : tr("%1: %2").arg(field, ui::translated(opened.error())));
        return;
    }
    path_ = path;
    showTitle();
}

void MainWindow::open() {
    if (!mayLeave()) return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a document"), QFileInfo(path_).path(),
                                                      tr("Mexplorer documents (*.mex);;All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

bool MainWindow::saveTo(const QString& path) {
    if (const auto saved = ui::saveFile(path, ui::toMex(document_)); !saved) {
        warn(this, tr("This document cannot be saved"), ui::translated(saved.error()));
        return false;
    }
    path_ = path;
    document_.undoStack().setClean();
    showTitle();
    return true;
}

bool MainWindow::save() {
    return path_.isEmpty() ? saveAs() : saveTo(path_);
}

bool MainWindow::saveAs() {
    const QString proposed =
        path_.isEmpty() ? QStringLiteral("%1.mex").arg(QString::fromStdString(document_.state().game))
                        : path_;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the document"), proposed,
                                                      tr("Mexplorer documents (*.mex)"));
    return !path.isEmpty() && saveTo(withSuffix(path, QStringLiteral("mex")));
}

bool MainWindow::mayLeave() {
    if (document_.undoStack().isClean() || path_.isEmpty())
        return true; // looking around is not work to be lost
    const auto answer = QMessageBox::question(
        this, tr("Save the changes?"), tr("The document has changes that are not saved."),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->ignore(); // also if saving fails in an unforeseen way
    if (mayLeave()) event->accept();
}

void MainWindow::exportAs(std::size_t index) {
    const std::shared_ptr<const ui::Figure> figure = view_->figure();
    if (!figure) return;
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
    if (path.isEmpty()) return;
    const QString target = withSuffix(path, exporter.suffix());
    if (const auto written = ui::exportFile(target, *figure, options); !written) {
        warn(this, tr("The figure cannot be exported"), ui::translated(written.error()));
    } else {
        statusBar()->showMessage(tr("Written: %1").arg(ui::shownText(target)), messageMilliseconds);
    }
}

void MainWindow::copyPicture() {
    const std::shared_ptr<const ui::Figure> figure = view_->figure();
    if (!figure) return;
    const ui::Canvas& canvas = view_->canvas();
    ui::ExportOptions options{canvas.size(), 2.0, canvas.camera(), canvas.figureStyle()};
    const auto image = ui::toImage(*figure, options);
    if (!image) return showFailure(ui::translated(image.error()));
    auto* mime = new QMimeData;
    mime->setImageData(*image);
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    if (const auto exporter = ui::exporterFor(QStringLiteral("x.svg"));
        (*exporter)->write(svg, *figure, options)) {
        mime->setData(QStringLiteral("image/svg+xml"), svg.data());
    }
    QGuiApplication::clipboard()->setMimeData(mime);
    statusBar()->showMessage(tr("The picture is on the clipboard."), messageMilliseconds);
}

} // namespace mexplorer::app
