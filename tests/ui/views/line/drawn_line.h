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
/// The place of a value's dot, by the axes: the chart's plot is the frame's content.
inline QPoint dotOf(const LineFigure& figure, const Frame& frame, std::uint64_t n) {
    const QRectF all = figure.bounds();
    const QRectF plot = frame.content();
    const double up = (figure.data().known[n] + all.bottom()) / all.height();
    return QPointF(frame.toArea().map(QPointF(double(n), 0)).x(), plot.bottom() - up * plot.height())
        .toPoint();
}
inline bool isNear(const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 12;
}
/// All n with the colour close above or below their dots.
inline QList<int> columnsWith(const QImage& image, const LineFigure& figure, const QColor& colour) {
    const Frame frame = frameOf(figure);
    QList<int> found;
    for (int n = 0; n < static_cast<int>(figure.data().size()); ++n) {
        const QPoint dot = dotOf(figure, frame, static_cast<std::uint64_t>(n));
        bool has = false;
        for (int y = dot.y() - 50; y < dot.y() + 30; ++y) {
            for (int x = dot.x() - 2; x <= dot.x() + 2; ++x)
                has = has || (image.rect().contains(x, y) && isNear(image.pixelColor(x, y), colour));
        }
        if (has) found << n;
    }
    return found;
}

} // namespace mexplorer::ui
