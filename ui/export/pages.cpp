#include "ui/export/pages.h"

#include "ui/export/written_file.h"

#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace mexplorer::ui {

namespace {

constexpr double pointsPerPixel = 72.0 / screenDpi;

} // namespace

Expected<void> writePages(QIODevice& device, const QString& title, QSize size, std::size_t count,
                          const std::function<Expected<void>(QPainter&, std::size_t page)>& draw,
                          Task& task) {
    QPdfWriter writer(&device);
    writer.setResolution(screenDpi);
    writer.setPageSize(QPageSize(QSizeF(size) * pointsPerPixel, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins({});
    writer.setTitle(title);
    QPainter painter;
    if (!painter.begin(&writer)) return cannotWrite(device);
    for (std::size_t page = 0; page < count; ++page) {
        if (task.cancelled()) return cancelled();
        task.report(static_cast<double>(page) / static_cast<double>(count));
        if (page > 0 && !writer.newPage()) return cannotWrite(device);
        painter.save();
        auto drawn = draw(painter, page);
        painter.restore();
        if (!drawn) return drawn;
    }
    if (!painter.end()) return cannotWrite(device);
    return {};
}

} // namespace mexplorer::ui
