#pragma once

#include "ui/figure/figure.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace mexplorer::ui {

/// A text in a picture, measured in the picture's pixels.
struct SeenText {
    QString text;
    double pixels = 0; ///< its type size
    QRectF box;        ///< from its baseline to the height of its capitals
};

/// The size of a text's smallest characters: a subscript has 0.6 of the type size.
inline double smallestOf(const QString& text, double pixels) {
    const bool hasSubscript = std::any_of(text.begin(), text.end(),
                                          [](QChar c) { return c >= QChar(0x2080) && c <= QChar(0x209C); });
    return hasSubscript ? 0.63 * pixels : pixels;
}

/// A paint engine that draws nothing and records each text that would be visible.
class TextWatcher : public QPaintEngine {
public:
    TextWatcher() : QPaintEngine(QPaintEngine::AllFeatures) {}

    [[nodiscard]] const std::vector<SeenText>& seen() const { return seen_; }

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawPath(const QPainterPath& path) override { cover(path); }
    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        if (mode == PolylineMode) return;
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        cover(path);
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        constexpr double capitals = 0.7; // the height of capitals relative to the type size
        const QTransform transform = painter()->deviceTransform();
        const QRectF line(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        QRectF picture(0, 0, paintDevice()->width(), paintDevice()->height());
        if (painter()->hasClipping()) picture &= transform.mapRect(painter()->clipBoundingRect());
        if (item.text().trimmed().isEmpty() || !transform.mapRect(line).intersects(picture)) return;
        const double size = item.font().pixelSize();
        const QRectF box(at.x(), at.y() - capitals * size, item.width(), capitals * size);
        seen_.push_back({item.text(),
                         smallestOf(item.text(), size * std::sqrt(std::abs(transform.determinant()))),
                         transform.mapRect(box) & picture});
    }
    /// The type SVG makes Qt pass texts as texts, not as glyph images.
    [[nodiscard]] Type type() const override { return QPaintEngine::SVG; }

private:
    /// Removes recorded texts that a filled shape hides.
    void cover(const QPainterPath& path) {
        const QBrush& brush = painter()->brush();
        if (brush.style() == Qt::NoBrush || !brush.isOpaque() || painter()->opacity() < 1) return;
        const QPainterPath filled = painter()->deviceTransform().map(path);
        std::erase_if(seen_, [&](const SeenText& text) {
            return filled.boundingRect().intersects(text.box) && filled.intersects(text.box);
        });
    }

    std::vector<SeenText> seen_; ///< in drawing order
};

/// A paint device of `size` that only records texts.
class WatchedPicture : public QPaintDevice {
public:
    explicit WatchedPicture(const QSize& size) : size_(size) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] const std::vector<SeenText>& seen() const { return engine_.seen(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override {
        switch (metric) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize size_;
    mutable TextWatcher engine_;
};

/// The visible texts of the picture.
inline std::vector<SeenText> seenTexts(const Figure& figure, const QSize& size,
                                       const std::optional<Camera>& camera, const Style& style) {
    WatchedPicture picture(size);
    QPainter painter(&picture);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), camera, style));
    painter.end();
    return picture.seen();
}

/// The smallest size in pixels of each text.
inline std::map<QString, double> smallestSizes(const std::vector<SeenText>& texts) {
    std::map<QString, double> smallest;
    for (const SeenText& text : texts) {
        const auto [known, isNew] = smallest.try_emplace(text.text, text.pixels);
        if (!isNew) known->second = std::min(known->second, text.pixels);
    }
    return smallest;
}

inline std::map<QString, double> textSizes(const Figure& figure, const QSize& size,
                                           const std::optional<Camera>& camera, const Style& style) {
    return smallestSizes(seenTexts(figure, size, camera, style));
}

/// Two overlapping texts, if there are any.
inline std::optional<std::pair<SeenText, SeenText>> overlapOf(std::vector<SeenText> texts) {
    constexpr double touch = 1; // pixel
    std::sort(texts.begin(), texts.end(),
              [](const SeenText& one, const SeenText& other) { return one.box.left() < other.box.left(); });
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t k = i + 1; k < texts.size() && texts[k].box.left() < texts[i].box.right(); ++k) {
            const QRectF both = texts[i].box & texts[k].box;
            if (both.width() > touch && both.height() > touch) return std::pair(texts[i], texts[k]);
        }
    }
    return std::nullopt;
}

} // namespace mexplorer::ui
