#pragma once

#include "ui/figure/watch/named.h"
#include "ui/figure/watch/watching_engine.h"

namespace mexplorer::ui {

/// Paints nothing; notes where the topics with names are.
class NamesEngine final : public WatchingEngine {
public:
    /// The engine of a painter, if it is one of these.
    [[nodiscard]] static NamesEngine* of(const QPainter& painter);

    void enter(Topic topic);
    void leave();
    [[nodiscard]] std::vector<NamedPlace> take();

    bool begin(QPaintDevice* device) override;
    bool end() override { return true; }
    [[nodiscard]] Type type() const override { return ownType; }

protected:
    void painted(const QRectF& place, const QSizeF& reach) override;

private:
    static constexpr Type ownType = static_cast<Type>(User + 8);

    [[nodiscard]] QRectF clip() const;

    QRectF area_;
    std::vector<std::size_t> entered_; ///< indices of what is being painted
    std::vector<NamedPlace> places_;
};

/// What a figure paints on to be asked for its names.
class NamesDevice final : public WatchedDevice {
public:
    using WatchedDevice::WatchedDevice;

    [[nodiscard]] QPaintEngine* paintEngine() const override { return &engine_; }
    [[nodiscard]] std::vector<NamedPlace> take() { return engine_.take(); }

private:
    mutable NamesEngine engine_;
};

} // namespace mexplorer::ui
