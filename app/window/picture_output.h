#pragma once

#include "ui/export/exporter.h"
#include "ui/task/job.h"

#include <QObject>

#include <functional>

class QMimeData;
class QWidget;

namespace mexplorer::ui {
class Document;
}

namespace mexplorer::app {

class FileWriter;
class ViewStack;

/// Where the picture of the current view can go: to a file, to paper, to the clipboard.
class PictureOutput : public QObject {
    Q_OBJECT

public:
    PictureOutput(const ui::Document& document, const ViewStack& views, FileWriter& writer, QWidget& window);

    /// The game with its parameters, and the position unless its board is drawn, or a question about another
    /// is.
    [[nodiscard]] QString title() const;
    /// Asks how, and for the file.
    void exportBy(const ui::Exporter& exporter);
    /// Prints what is visible, on white; in landscape if the window is wider than high.
    void print();
    /// Puts it on the clipboard as soon as it is drawn: as a bitmap and, unless it is too large, a drawing.
    void copy();
    /// The drawing alone, also as a text.
    void copyDrawing();
    /// The data of the figure, as CSV.
    void copyData();
    /// The title and what the present step says.
    void copySentence();
    /// The data that are being copied, for their progress.
    [[nodiscard]] ui::JobBase& copyingData() { return copyingData_; }
    static constexpr qint64 mostCopied = qint64{32} << 20; ///< bytes of data that fit on the clipboard

signals:
    /// What was done, for the status line.
    void told(const QString& sentence);
    void failed(const QString& sentence);

private:
    /// Null if there is none yet: then it says so.
    [[nodiscard]] std::shared_ptr<const ui::Figure> figure();
    /// As it is seen.
    [[nodiscard]] ui::ExportOptions options(double scale) const;
    /// Puts what `put` takes from the picture on the clipboard; what cannot be copied is told.
    void copyPicture(double scale, const std::function<void(const ui::PictureCopy&, QMimeData&)>& put,
                     const QString& done);
    /// What a file with the picture is called, without its suffix.
    [[nodiscard]] QString name() const;

    const ui::Document& document_;
    const ViewStack& views_;
    FileWriter& writer_;
    QWidget& window_;
    ui::Job<ui::PictureCopy> copying_;
    ui::Job<QString> copyingData_;
};

} // namespace mexplorer::app
