#pragma once

#include "ui/figure/motion/layers.h"
#include "ui/figure/watch/watching_engine.h"

#include <map>
#include <vector>

namespace mexplorer::ui {

/// Paints on one image as usual, and cuts out what was painted whenever another thing begins.
class LayerEngine final : public WatchingEngine {
public:
    explicit LayerEngine(const QSize& pixels);

    /// The engine of a painter, if it is one of these.
    [[nodiscard]] static LayerEngine* of(const QPainter& painter);

    void enter(const MotionKey& key, const std::optional<MotionSource>& source, Growth growth,
               const QPointF& leaving);
    void leave();
    /// From here on, what is named belongs to this part of the picture.
    void enterPart(std::uint32_t part);
    /// From here on, what is painted is in a world that is seen in this window; null: in none.
    void enterWorld(const QRect& window);
    [[nodiscard]] std::vector<PictureLayer> take();

    bool begin(QPaintDevice* device) override;
    bool end() override;
    [[nodiscard]] Type type() const override { return ownType; }

protected:
    void painted(const QRectF& place, const QSizeF& reach) override;

private:
    static constexpr Type ownType = static_cast<Type>(User + 7);

    struct Entered {
        MotionKey key;
        std::optional<MotionSource> source;
        Growth growth;
        QPointF leaving;
    };

    void separate();
    void cut();
    [[nodiscard]] QImage takeOut(const QRect& place);

    QImage image_;
    QRect dirty_; ///< what was painted since the last cut
    double room_; ///< pixels that layers may still take; when none is left, names are no longer heeded
    std::vector<Entered> entered_;
    QRect window_;
    std::uint32_t part_ = 0;
    MotionKey last_; ///< the thing that was left last
    std::map<std::pair<bool, MotionKey>, int> parts_;
    std::vector<PictureLayer> layers_;
};

/// What a figure paints on, to be cut into layers.
class LayerDevice final : public WatchedDevice {
public:
    LayerDevice(const QSize& pixels, double pixelRatio)
        : WatchedDevice(pixels, pixelRatio), engine_(pixels) {}

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] std::vector<PictureLayer> take() { return engine_.take(); }

private:
    mutable LayerEngine engine_;
};

} // namespace mexplorer::ui
