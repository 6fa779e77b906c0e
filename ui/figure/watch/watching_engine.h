#pragma once

#include <QPaintEngine>
#include <QPainter>

namespace mexplorer::ui {

/// Notices where something is painted, and paints it with another painter, if it has one.
class WatchingEngine : public QPaintEngine {
public:
    WatchingEngine() : QPaintEngine(AllFeatures) {}

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPolygon;
    void updateState(const QPaintEngineState& state) override;
    void drawLines(const QLineF* lines, int count) override;
    void drawEllipse(const QRectF& place) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override;
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override;
    void drawTextItem(const QPointF& place, const QTextItem& item) override;

protected:
    /// Paints as usual; not active: nothing is painted.
    [[nodiscard]] QPainter& target() { return target_; }
    /// Something is about to be painted there, in pixels; `reach`: how far lines, slanted letters and accents
    /// may go beyond, on each side.
    virtual void painted(const QRectF& place, const QSizeF& reach) = 0;

private:
    void outlined(const QRectF& world);
    [[nodiscard]] QSizeF inPixels(const QSizeF& world) const;

    QPainter target_;
    QPen pen_;
    QTransform transform_;
};

/// What a figure paints on to be watched: an image's size without its pixels.
class WatchedDevice : public QPaintDevice {
public:
    WatchedDevice(const QSize& pixels, double pixelRatio) : pixels_(pixels), pixelRatio_(pixelRatio) {}

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize pixels_;
    double pixelRatio_;
};

} // namespace mexplorer::ui
