#pragma once

#include "taking_game.h"

#include "ui/views/line/line_figure.h"

#include <QImage>

namespace mexplorer::ui {

inline constexpr QSize usual(1280, 720);

inline std::shared_ptr<const LineData> dataOf(const TakingLine& line, std::uint64_t size,
                                              bool compare = false) {
    Task task;
    const auto game = std::make_shared<TakingGame>(line);
    return *computeLine(game, *roomFor(*game, size), compare, task);
}
inline Frame frameOf(const LineFigure& figure, const std::optional<Camera>& camera = std::nullopt,
                     const Style& style = {}) {
    return {figure, QRectF(QPointF(), usual), camera, style};
}
inline QImage drawn(const LineFigure& figure, const std::optional<Camera>& camera = std::nullopt,
                    const Style& style = {}) {
    QImage image(usual, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, frameOf(figure, camera, style));
    return image;
}
/// The middle of a heap’s cell.
inline QPointF cellOf(const LineFigure& figure, const Frame& frame, std::uint64_t n) {
    return frame.toArea().map(figure.table().cell(n).center());
}
/// The colour of a heap’s cell, left of its number.
inline QColor fillOf(const QImage& image, const LineFigure& figure, const Frame& frame, std::uint64_t n) {
    const QRectF cell = frame.toArea().mapRect(figure.table().cell(n));
    return image.pixelColor(
        QPointF(cell.left() + 0.22 * cell.width(), cell.center().y() + 0.2 * cell.height()).toPoint());
}
inline bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 12;
}
/// All n with this colour on the rim of their cells.
inline QList<int> rimmedWith(const QImage& image, const LineFigure& figure, const QColor& colour) {
    const Frame frame = frameOf(figure);
    QList<int> found;
    for (int n = 0; n < static_cast<int>(figure.data().size()); ++n) {
        const QRectF cell = frame.toArea().mapRect(figure.table().cell(static_cast<std::uint64_t>(n)));
        const int y = qRound(cell.center().y());
        bool has = false;
        for (int x = qFloor(cell.left()); x <= qFloor(cell.left()) + 3; ++x)
            has = has || isNear(image.pixelColor(x, y), colour);
        if (has) found << n;
    }
    return found;
}
/// All n with this colour somewhere in their cells.
inline QList<int> cellsWith(const QImage& image, const LineFigure& figure, const QColor& colour) {
    const Frame frame = frameOf(figure);
    QList<int> found;
    for (int n = 0; n < static_cast<int>(figure.data().size()); ++n) {
        const QRect cell = frame.toArea()
                               .mapRect(figure.table().cell(static_cast<std::uint64_t>(n)))
                               .toAlignedRect()
                               .adjusted(1, 1, -1, -1);
        bool has = false;
        for (int y = cell.top(); y <= cell.bottom(); ++y) {
            for (int x = cell.left(); x <= cell.right(); ++x)
                has = has || isNear(image.pixelColor(x, y), colour);
        }
        if (has) found << n;
    }
    return found;
}

} // namespace mexplorer::ui
