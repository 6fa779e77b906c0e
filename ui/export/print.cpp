#include "ui/export/print.h"

#include "ui/export/pages.h"

#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>

namespace mexplorer::ui {

Expected<void> print(QPagedPaintDevice& device, const Sequence& sequence, const ExportOptions& options) {
    QPainter painter;
    if (!painter.begin(&device))
        return invalid(say(MX_TEXT("core", "The printer cannot be drawn on; another one may do.")));
    const QSizeF page(painter.viewport().size());
    const double scale = std::min(page.width() / options.size.width(), page.height() / options.size.height());
    QTransform toPage;
    toPage.translate((page.width() - scale * options.size.width()) / 2,
                     (page.height() - scale * options.size.height()) / 2);
    toPage.scale(scale, scale);
    Task task;
    const auto whole = drawPages(painter, device, toPage, sequence, options, task);
    if (!whole) return tl::unexpected(whole.error());
    if (!*whole) return invalid(say(MX_TEXT("core", "The page was not printed completely.")));
    return {};
}

} // namespace mexplorer::ui
