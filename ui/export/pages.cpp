#include "ui/export/pages.h"

#include "ui/export/written_file.h"

#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace mexplorer::ui {

namespace {

constexpr double pointsPerPixel = 72.0 / screenDpi;

} // namespace

Expected<bool> drawPages(QPainter& painter, QPagedPaintDevice& device, const QTransform& toPage,
                         const Sequence& sequence, const ExportOptions& options, Task& task) {
    for (std::size_t page = 0; page < sequence.count(); ++page) {
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(page) / static_cast<double>(sequence.count()));
        if (page > 0 && !device.newPage()) return false;
        painter.save();
        if (!toPage.isIdentity()) painter.setTransform(toPage, true); // else a PDF would say so, too
        drawAll(painter, sequence, page, options);
        painter.restore();
    }
    return painter.end();
}

Expected<void> writePages(QIODevice& device, const Sequence& sequence, const ExportOptions& options,
                          Task& task) {
    QPdfWriter writer(&device);
    writer.setResolution(screenDpi);
    writer.setPageSize(
        QPageSize(QSizeF(options.size) * pointsPerPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle(options.about);
    QPainter painter;
    if (!painter.begin(&writer)) return cannotWrite(device);
    const auto whole = drawPages(painter, writer, {}, sequence, options, task);
    if (!whole) return tl::unexpected(whole.error());
    if (!*whole) return cannotWrite(device);
    return {};
}

} // namespace mexplorer::ui
