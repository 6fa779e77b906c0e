#pragma once

#include "ui/figure/motion/layers.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

#include <map>
#include <vector>

namespace mexplorer::ui {

/// Paints on one image as usual, and cuts out what was painted whenever another thing begins.
class LayerEngine final : public QPaintEngine {
public:
    explicit LayerEngine(const QSize& pixels);

    /// The engine of a painter, if it is one of these.
    [[nodiscard]] static LayerEngine* of(const QPainter& painter);

    void enter(const MotionKey& key, const std::optional<MotionSource>& source, Growth growth);
    void leave();
    [[nodiscard]] std::vector<PictureLayer> take();

    using QPaintEngine::drawEllipse;
    using QPaintEngine::drawLines;
    using QPaintEngine::drawPolygon;
    bool begin(QPaintDevice* device) override;
    bool end() override;
    void updateState(const QPaintEngineState& state) override;
    void drawLines(const QLineF* lines, int count) override;
    void drawEllipse(const QRectF& place) override;
    void drawPath(const QPainterPath& path) override;
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
    void drawPixmap(const QRectF& place, const QPixmap& pixmap, const QRectF& part) override;
    void drawImage(const QRectF& place, const QImage& image, const QRectF& part,
                   Qt::ImageConversionFlags flags) override;
    void drawTextItem(const QPointF& place, const QTextItem& item) override;
    [[nodiscard]] Type type() const override { return ownType; }

private:
    static constexpr Type ownType = static_cast<Type>(User + 7);

    struct Entered {
        MotionKey key;
        std::optional<MotionSource> source;
        Growth growth;
    };

    void painted(const QRectF& world, bool isOutlined);
    void separate();
    void cut();

    QImage image_;
    QPainter painter_;
    QRect dirty_; ///< what was painted since the last cut
    double room_; ///< pixels that layers may still take; when none is left, names are no longer heeded
    std::vector<Entered> entered_;
    MotionKey last_; ///< the thing that was left last
    std::map<std::pair<bool, MotionKey>, int> parts_;
    std::vector<PictureLayer> layers_;
};

/// What a figure paints on, to be cut into layers.
class LayerDevice final : public QPaintDevice {
public:
    LayerDevice(const QSize& pixels, double pixelRatio);

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] std::vector<PictureLayer> take() { return engine_.take(); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    QSize pixels_;
    double pixelRatio_;
    mutable LayerEngine engine_;
};

} // namespace mexplorer::ui
