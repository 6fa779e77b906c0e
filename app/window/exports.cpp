// How the window exports its picture: to files, the clipboard, and paper.
#include "app/window/main_window.h"
#include "app/window/tell.h"
#include "core/explain/say_game.h"
#include "core/solve/aspects/board.h"
#include "ui/export/export_dialog.h"
#include "ui/export/print.h"
#include "ui/export/step_export.h"
#include "ui/file/chosen_file.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QMimeData>
#include <QPrintDialog>
#include <QPrinter>
#include <QStatusBar>

namespace mexplorer::app {

bool MainWindow::mayStopExport() {
    if (!export_.running()) return true;
    const int answer = tell(QMessageBox::Question, this, tr("Stop writing?"),
                            tr("The figure is not completely written yet."),
                            QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Discard) export_.cancel();
    return answer == QMessageBox::Discard || !export_.running();
}

namespace {

/// Whether none of the files of these steps exists, or they may be overwritten. The dialog that asked for
/// `path` knows nothing of them.
bool mayWriteSteps(QWidget* parent, const QString& path, std::size_t steps) {
    for (std::size_t step = 1; step <= steps; ++step) {
        const QString file = ui::numbered(path, step, steps);
        if (!QFileInfo::exists(file)) continue;
        return tell(QMessageBox::Question, parent, MainWindow::tr("Overwrite the pictures?"),
                    MainWindow::tr("There is “%1” already, and perhaps others of these names.")
                        .arg(ui::shownText(QFileInfo(file).fileName())),
                    QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Ok;
    }
    return true;
}

} // namespace

/// The game with its parameters, and the position unless its board is drawn, or a question about another is.
QString MainWindow::whatIsShown() const {
    const Game& game = *document_.game();
    const bool isRead = document_.instance() && !game.as<BoardAspect>() && !isCovered();
    return ui::translated(isRead ? sayGameAt(game, document_.position()) : sayGame(game));
}

/// Data have no title, so the name says with which rules they were made.
QString MainWindow::pictureName() const {
    return QString::fromStdString(fileNameOf(*document_.game()) + "-" + document_.state().view);
}

void MainWindow::exportAs(std::size_t index) {
    const std::shared_ptr<const ui::Figure> figure = view_->figure();
    if (!figure) return showFailure(tr("There is no figure here yet."));
    const ui::Exporter& exporter = *ui::exporters()[index];
    const ui::Canvas& canvas = view_->canvas();
    ui::ExportOptions options{canvas.size(), 1.0, canvas.camera(), canvas.figureStyle(), {whatIsShown(), {}}};
    ui::View::StepsMaker everyStep;
    bool saysStep = false;
    const auto trace = view_->trace();
    if (exporter.isPicture()) {
        ui::ExportDialog dialog(exporter, options, {trace, document_.step()}, this);
        if (dialog.exec() != QDialog::Accepted) return;
        options = dialog.options();
        saysStep = dialog.saysStep();
        if (dialog.isOfEveryStep()) everyStep = view_->allSteps();
    }
    const QString proposed = pictureName() + u'.' + exporter.suffix();
    const QString path = ui::chooseToSave(
        this, tr("Export"), proposed, QStringLiteral("%1 (*.%2)").arg(exporter.title(), exporter.suffix()));
    const QString target = withSuffix(this, path, exporter.suffix());
    if (target.isEmpty()) return;
    if (everyStep) {
        const std::size_t count = trace->steps.size();
        if (!exporter.hasPages() && !mayWriteSteps(this, target, count)) return;
        writeFile(tr("Writing the figures of all steps"),
                  exporter.hasPages() ? target : ui::numbered(target, 1, count), exporter.suffix(),
                  [everyStep, options, saysStep, target](const QString&, Task& task) -> Expected<void> {
                      const auto steps = everyStep(task);
                      if (!steps) return tl::unexpected(steps.error());
                      return ui::exportSteps(target, *steps, options, saysStep, task);
                  });
        return;
    }
    writeFile(tr("Writing the figure"), target, exporter.suffix(),
              [figure, options](const QString& file, Task& task) {
                  return ui::exportFile(file, *figure, options, task);
              });
}

void MainWindow::writeFile(const QString& title, const QString& path, const QString& suffix,
                           std::function<Expected<void>(const QString&, Task&)> write) {
    const QString target = withSuffix(this, path, suffix);
    if (target.isEmpty()) return;
    export_.start(
        title, [target, write = std::move(write)](Task& task) { return write(target, task); },
        [this, target](const Expected<void>& written) {
            if (written)
                statusBar()->showMessage(tr("Written: %1").arg(ui::shownText(target)), messageMilliseconds);
            else if (written.error().kind == Error::Kind::cancelled)
                statusBar()->showMessage(ui::translated(written.error()), messageMilliseconds);
            else
                tell(QMessageBox::Warning, this, tr("The file cannot be written"),
                     ui::translated(written.error()));
        });
}

/// Prints what is visible, on white; in landscape if the window is wider than high.
void MainWindow::printPicture() {
    const std::shared_ptr<const ui::Figure> figure = view_->figure();
    if (!figure) return showFailure(tr("There is no figure here yet."));
    const ui::Canvas& canvas = view_->canvas();
    QPrinter printer;
    printer.setPageOrientation(canvas.width() > canvas.height() ? QPageLayout::Landscape
                                                                : QPageLayout::Portrait);
    printer.setDocName(pictureName());
    QPrintDialog dialog(&printer, this);
    if (dialog.exec() != QDialog::Accepted) return;
    ui::ExportOptions options{canvas.size(), 1.0, canvas.camera(), canvas.figureStyle(), {whatIsShown(), {}}};
    options.style.theme = ui::lightTheme();
    if (const auto printed = ui::print(printer, *figure, options); !printed)
        tell(QMessageBox::Warning, this, tr("The figure cannot be printed"), ui::translated(printed.error()));
}

void MainWindow::copyPicture() {
    const std::shared_ptr<const ui::Figure> figure = view_->figure();
    if (!figure) return showFailure(tr("There is no figure here yet."));
    const ui::Canvas& canvas = view_->canvas();
    const ui::ExportOptions options{
        canvas.size(), 2.0, canvas.camera(), canvas.figureStyle(), {whatIsShown(), {}}};
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
