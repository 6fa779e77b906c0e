#include "app/window/picture_output.h"

#include "app/window/file_writer.h"
#include "app/window/tell.h"
#include "app/window/view_stack.h"
#include "core/explain/say_game.h"
#include "core/game/aspects/board.h"
#include "ui/export/export_dialog.h"
#include "ui/export/print.h"
#include "ui/export/step_export.h"
#include "ui/file/chosen_file.h"
#include "ui/file/folder_dialog.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QBuffer>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPointer>
#include <QPrintDialog>
#include <QPrinter>

namespace mexplorer::app {

namespace {

const QString svgType = QStringLiteral("image/svg+xml");

/// Whether none of the files of these steps exists, or they may be overwritten. The dialog that asked for
/// `path` knows nothing of them.
bool mayWriteSteps(QWidget& window, const QString& path, std::size_t steps) {
    for (std::size_t step = 1; step <= steps; ++step) {
        const QString file = ui::numbered(path, step, steps);
        if (!QFileInfo::exists(file)) continue;
        return tell(QMessageBox::Question, &window, PictureOutput::tr("Overwrite the pictures?"),
                    PictureOutput::tr("There is “%1” already, and perhaps others of these names.")
                        .arg(ui::shownText(QFileInfo(file).fileName())),
                    QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Ok;
    }
    return true;
}

/// What is to be copied. Who pastes it asks for the whole text at once, so that it must not be too long.
class Copied : public QBuffer {
protected:
    qint64 writeData(const char* data, qint64 size) override {
        if (pos() + size <= PictureOutput::mostCopied) return QBuffer::writeData(data, size);
        setErrorString(PictureOutput::tr("they are too many for the clipboard, export them as a file"));
        return -1;
    }
};

} // namespace

PictureOutput::PictureOutput(const ui::Document& document, const ViewStack& views, FileWriter& writer,
                             QWidget& window)
    : QObject(&window), document_(document), views_(views), writer_(writer), window_(window) {}

QString PictureOutput::title() const {
    const Game& game = *document_.game();
    const bool isRead = document_.instance() && !game.as<BoardAspect>() && !views_.isCovered();
    return ui::translated(isRead ? sayGameAt(game, document_.position()) : sayGame(game));
}

/// Data have no title, so the name says with which rules they were made.
QString PictureOutput::name() const {
    return QString::fromStdString(fileNameOf(*document_.game()) + "-" + document_.state().view);
}

std::shared_ptr<const ui::Figure> PictureOutput::figure() {
    auto figure = views_.current().figure();
    if (!figure) emit failed(tr("There is no figure here yet."));
    return figure;
}

ui::ExportOptions PictureOutput::options(double scale) const {
    const ui::Canvas& canvas = views_.current().canvas();
    const QString what = title();
    return {canvas.size(), scale, canvas.camera(), canvas.figureStyle(), {what, {}}, what};
}

void PictureOutput::exportBy(const ui::Exporter& exporter) {
    const auto picture = figure();
    if (!picture) return;
    ui::ExportOptions chosen = options(1.0);
    ui::View::StepsMaker everyStep;
    const auto trace = views_.current().trace();
    if (exporter.isPicture()) {
        ui::ExportDialog dialog(exporter, chosen, {trace, document_.step()}, &window_);
        if (dialog.exec() != QDialog::Accepted) return;
        chosen = dialog.options();
        if (dialog.isOfEveryStep()) everyStep = views_.current().allSteps();
    }
    const QString path =
        ui::chooseToSave(&window_, tr("Export"), name() + u'.' + exporter.suffix(),
                         QStringLiteral("%1 (*.%2)").arg(exporter.title(), exporter.suffix()));
    const QString target = withSuffix(&window_, path, exporter.suffix());
    if (target.isEmpty()) return;
    if (everyStep) {
        const std::size_t count = trace->steps.size();
        const auto named = ui::exporterFor(target); // another kind of picture may have been typed
        const bool isOneFile = (named ? (*named)->steps() : exporter.steps()) != ui::Exporter::Steps::files;
        if (!isOneFile && !mayWriteSteps(window_, target, count)) return;
        const auto write = [everyStep, chosen, target](const QString&, Task& task) -> Expected<void> {
            const auto steps = everyStep(task);
            if (!steps) return tl::unexpected(steps.error());
            return ui::exportSteps(target, *steps, chosen, task);
        };
        const QString title = tr("Writing the figures of all steps");
        if (isOneFile) return writer_.start(title, target, exporter.suffix(), write);
        return writer_.start(title, ui::numbered(target, 1, count), exporter.suffix(), write,
                             tr("Cancelled; the files of steps that were written stay."));
    }
    writer_.start(tr("Writing the figure"), target, exporter.suffix(),
                  [picture, chosen](const QString& file, Task& task) {
                      return ui::exportFile(file, *picture, chosen, task);
                  });
}

void PictureOutput::print() {
    const auto picture = figure();
    if (!picture) return;
    const ui::Canvas& canvas = views_.current().canvas();
    const auto printer = std::make_shared<QPrinter>();
    printer->setPageOrientation(canvas.width() > canvas.height() ? QPageLayout::Landscape
                                                                 : QPageLayout::Portrait);
    printer->setDocName(name());
    const QPointer dialog = new QPrintDialog(printer.get(), &window_);
    connect(dialog, &QObject::destroyed, [printer] {}); // which must live as long
    ui::takeOnlyPaths(*dialog);
    const bool isAccepted = dialog->exec() == QDialog::Accepted;
    if (!dialog) return;
    ui::deleteAtRest(dialog); // it can print into a file, and shows folders for it
    if (!isAccepted) return;
    ui::ExportOptions seen = options(1.0);
    seen.style.theme = ui::lightTheme();
    if (const auto printed = ui::print(*printer, ui::Still(*picture), seen); !printed)
        tell(QMessageBox::Warning, &window_, tr("The figure cannot be printed"),
             ui::translated(printed.error()));
}

void PictureOutput::copyPicture(double scale,
                                const std::function<void(const ui::PictureCopy&, QMimeData&)>& put,
                                const QString& done) {
    const auto picture = figure();
    if (!picture) return;
    copying_.start(
        {}, [picture, seen = options(scale)](Task& task) { return ui::copyOf(*picture, seen, task); },
        [this, put, done](const Expected<ui::PictureCopy>& copied) {
            if (!copied) return emit failed(ui::translated(copied.error()));
            auto* mime = new QMimeData;
            put(*copied, *mime);
            if (mime->formats().isEmpty()) {
                delete mime;
                return emit failed(tr("The picture has too many parts for a drawing: copy it as a picture."));
            }
            QGuiApplication::clipboard()->setMimeData(mime);
            emit told(done);
        });
}

void PictureOutput::copy() {
    copyPicture(
        2.0,
        [](const ui::PictureCopy& copied, QMimeData& mime) {
            mime.setImageData(copied.image);
            if (!copied.svg.isEmpty()) mime.setData(svgType, copied.svg);
        },
        tr("The picture is on the clipboard."));
}

void PictureOutput::copyDrawing() {
    copyPicture(
        1.0,
        [](const ui::PictureCopy& copied, QMimeData& mime) {
            if (copied.svg.isEmpty()) return;
            mime.setData(svgType, copied.svg);
            mime.setText(QString::fromUtf8(copied.svg));
        },
        tr("The drawing is on the clipboard."));
}

void PictureOutput::copyData() {
    const auto picture = figure();
    if (!picture) return;
    copyingData_.start(
        tr("Copying the data"),
        [picture](Task& task) -> Expected<QString> {
            Copied buffer;
            buffer.open(QIODevice::WriteOnly);
            if (const auto written = picture->writeCsv(buffer, task); !written)
                return tl::unexpected(written.error());
            return QString::fromUtf8(buffer.data());
        },
        [this](const Expected<QString>& data) {
            if (!data && data.error().kind == Error::Kind::cancelled)
                return emit told(ui::translated(data.error()));
            if (!data) return emit failed(ui::translated(data.error()));
            QGuiApplication::clipboard()->setText(*data);
            emit told(tr("The data are on the clipboard."));
        });
}

void PictureOutput::copySentence() {
    const auto trace = views_.isCovered() ? nullptr : views_.current().trace();
    const auto saying = trace ? trace->sayingAt(document_.step()) : std::nullopt;
    QString text = title();
    if (trace) text += u'\n' + ui::translated(saying ? saying->reason : trace->title);
    QGuiApplication::clipboard()->setText(text);
    emit told(tr("The text is on the clipboard."));
}

} // namespace mexplorer::app
