#pragma once

#include "ui/figure/figure.h"

#include <QPaintDevice>
#include <QPaintEngine>

#include <cmath>
#include <map>

namespace mexplorer::ui {

/// A paint engine that draws nothing and notes each text that would be seen, with the size of its type in
/// pixels of the picture.
class TextSizes : public QPaintEngine {
public:
    TextSizes() : QPaintEngine(QPaintEngine::AllFeatures) {}

    [[nodiscard]] const std::map<QString, double>& smallest() const { return smallest_; }

    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    using QPaintEngine::drawPolygon;
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode /*mode*/) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override {
        const QTransform transform = painter()->deviceTransform();
        const QRectF text(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent());
        QRectF seen(0, 0, paintDevice()->width(), paintDevice()->height());
        if (painter()->hasClipping()) seen &= transform.mapRect(painter()->clipBoundingRect());
        if (item.text().trimmed().isEmpty() || !transform.mapRect(text).intersects(seen)) return;
        const double pixels = item.font().pixelSize() * std::sqrt(std::abs(transform.determinant()));
        const auto [known, isNew] = smallest_.try_emplace(item.text(), pixels);
        if (!isNew) known->second = std::min(known->second, pixels);
    }
    /// What draws texts as pictures of glyphs elsewhere draws them as texts here.
    [[nodiscard]] Type type() const override { return QPaintEngine::SVG; }

private:
    std::map<QString, double> smallest_; ///< by text
};

/// A picture of `size` that is only measured.
class TextSizesDevice : public QPaintDevice {
public:
    explicit TextSizesDevice(const QSize& size) : size_(size) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] const std::map<QString, double>& smallest() const { return engine_.smallest(); }

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
    mutable TextSizes engine_;
};

/// The texts that are seen in the picture, each with its smallest size in pixels.
inline std::map<QString, double> textSizes(const Figure& figure, const QSize& size,
                                           const std::optional<Camera>& camera, const Style& style) {
    TextSizesDevice device(size);
    QPainter painter(&device);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), camera, style));
    painter.end();
    return device.smallest();
}

} // namespace mexplorer::ui
