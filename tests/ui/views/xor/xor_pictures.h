#pragma once

#include "core/catalogue/catalogue.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/positions.h"
#include "core/rules/heap_game.h"
#include "ui/views/xor/xor_figure.h"

#include <QImage>
#include <QPainter>

#include <random>

// Pictures of sums of heaps.
namespace mexplorer::ui {

/// A sum of heaps with values `value(size)`, with all winning moves of normal play, found by trial.
template <class Value>
inline XorPicture pictureOf(const std::vector<std::uint64_t>& sizes, Value value,
                            std::uint64_t mostTaken = 64) {
    XorPicture picture;
    picture.asked = ask(*makeGame("nim").value(), "0").value(); // names the components
    std::uint64_t all = 0;
    for (const std::uint64_t size : sizes) {
        picture.subject.components.push_back(
            {.text = std::to_string(size), .value = value(size), .isHeap = value(size) == size});
        picture.subject.sum ^= value(size);
        all |= value(size);
    }
    picture.subject.columns = std::max(1U, static_cast<unsigned>(std::bit_width(all)));
    picture.outcome = picture.subject.sum == 0 ? Outcome::P : Outcome::N;
    for (std::size_t heap = 0; heap < sizes.size(); ++heap) {
        const Nimber wanted = value(sizes[heap]) ^ picture.subject.sum;
        for (std::uint64_t taken = 1; picture.subject.sum != 0 && taken <= std::min(mostTaken, sizes[heap]);
             ++taken) {
            if (value(sizes[heap] - taken) != wanted) continue;
            picture.winning.push_back(
                {takeText(sizes, {heap, taken}), {{heap, std::to_string(sizes[heap] - taken), wanted}}});
            break;
        }
    }
    if (!picture.winning.empty()) picture.subject.move = picture.winning.front();
    picture.verdict = xorVerdict(picture.subject, Play::normal, picture.outcome, sizes.size());
    return picture;
}
inline XorPicture nim(const std::vector<std::uint64_t>& sizes) {
    return pictureOf(sizes, [](std::uint64_t size) { return size; });
}
inline XorFigure figureOf(const XorPicture& picture, const XorLook& look = {}) {
    return XorFigure(std::make_shared<XorPicture>(picture), look);
}
inline XorLook at(const ColumnsState& step) {
    XorLook look;
    look.step = step;
    return look;
}
inline QImage drawn(const XorFigure& figure, const QSize& size = {1280, 720}, const Style& style = {}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), std::nullopt, style));
    return image;
}
/// The colour in a cell's corner, where no digit is.
inline QColor groundOf(const QImage& image, const XorFigure& figure, const QRectF& cell) {
    const Frame frame(figure, QRectF(QPointF(), image.size()), std::nullopt, Style{});
    return image.pixelColor(
        frame.toArea().map(QPointF(cell.left() + cell.width() / 5, cell.center().y())).toPoint());
}
/// Whether anything is drawn in this area of the world.
inline bool isDrawnIn(const QImage& image, const XorFigure& figure, const QRectF& area) {
    const QRect pixels =
        Frame(figure, QRectF(QPointF(), image.size()), std::nullopt, Style{}).toArea().mapRect(area).toRect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            if (image.pixelColor(x, y) != Style().theme.paper) return true;
    return false;
}

inline std::vector<std::uint64_t> randomSizes(std::mt19937_64& random) {
    std::vector<std::uint64_t> sizes(1 + random() % 80);
    const auto shift = static_cast<unsigned>(2 + random() % 62);
    for (std::uint64_t& size : sizes)
        size = random() >> shift;
    return sizes;
}

} // namespace mexplorer::ui
