#pragma once

#include "tests/ui/views/tree/pictures.h"
#include "ui/views/tree/tree_figure.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

// A tree as it is drawn, in a picture of one size.
namespace mexplorer::ui {

inline constexpr QSize treeSize(900, 700);

inline Frame frameOf(const TreeFigure& figure, const std::optional<Camera>& camera = {},
                     const Style& style = {}) {
    return {figure, QRectF(QPointF(), QSizeF(treeSize)), camera, style};
}

inline QImage drawn(const TreeFigure& figure, const std::optional<Camera>& camera = {},
                    const Style& style = {}) {
    QImage image(treeSize, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, frameOf(figure, camera, style));
    return image;
}

/// A camera around this node, with one pixel per world unit.
inline Camera closeTo(const TreePicture& picture, std::uint32_t node) {
    QRectF visible(0, 0, 700, 500);
    visible.moveCenter(picture.geometry.centre(node));
    return {visible};
}

inline std::size_t pixelsOf(const QImage& image, const QColor& colour) {
    std::size_t count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == colour.rgb();
    }
    return count;
}

/// The colour at a place relative to a node's centre, in the node's units.
inline QColor colourAt(const QImage& image, const TreeFigure& figure, const Frame& frame, std::uint32_t node,
                       QPointF offset) {
    const TreeGeometry& geometry = figure.picture().geometry;
    const double scale = drawnRow(geometry, geometry.row[node], frame.scale(), 1).scale;
    return image.pixelColor((frame.toArea().map(geometry.centre(node)) + offset * scale).toPoint());
}

inline QByteArray csvOf(const TreeFigure& figure) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    Task task;
    if (const auto written = figure.writeCsv(buffer, task); !written)
        return written.error().english().c_str();
    return buffer.data();
}

} // namespace mexplorer::ui
