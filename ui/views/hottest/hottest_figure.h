#pragma once

#include "core/explain/hot_trace.h"
#include "ui/figure/titled_figure.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

/// What is shown of a sum played hottest-first.
struct HottestLook {
    std::optional<HotState> step = {};       ///< none: the end of the play that Left begins
    std::optional<std::string> hovered = {}; ///< a component, by the name of what it is now
};

/// A sum played hottest-first: each component with its temperature and its mean, and who took it when.
class HottestFigure : public TitledFigure {
    Q_DECLARE_TR_FUNCTIONS(HottestFigure)

public:
    static constexpr std::size_t mostTurns = 6; ///< told of a component; the last counts those left out

    explicit HottestFigure(std::shared_ptr<const HotPlays> plays, HottestLook look = {});

    [[nodiscard]] QRectF bounds() const override;
    /// turn,player,component,from,to,temperature: the moves so far.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const HotPlay& play() const { return plays_->startedBy(state_.first); }
    [[nodiscard]] const HotState& state() const { return state_; }
    [[nodiscard]] const std::optional<std::string>& hovered() const { return look_.hovered; }
    /// What the components are now.
    [[nodiscard]] const std::vector<HotPlay::Part>& parts() const { return parts_; }
    /// The largest temperature of all components and times; at least 1.
    [[nodiscard]] double hottest() const { return hottest_; }
    /// “{2|0} + ±1, Left begins”.
    [[nodiscard]] QString title() const override;

    // Where things are, in the figure’s world: pixels at the usual size of type.
    [[nodiscard]] QRectF header() const;
    [[nodiscard]] QRectF thermometer(std::size_t component) const;
    [[nodiscard]] QRectF card(std::size_t component) const;
    [[nodiscard]] QRectF mean(std::size_t component) const;
    [[nodiscard]] QRectF turn(std::size_t component, std::size_t row) const;
    [[nodiscard]] QRectF stop() const;
    [[nodiscard]] QRectF exact() const;
    /// The component at this place, by the name of what it is now.
    [[nodiscard]] std::optional<std::string> gameAt(const QPointF& world) const;

private:
    [[nodiscard]] LegendEntries legend(const Style& style) const override;
    void drawWorld(QPainter& painter, const Frame& frame) const override;

    std::shared_ptr<const HotPlays> plays_;
    HottestLook look_;
    HotState state_;
    std::vector<HotPlay::Part> parts_;
    double hottest_ = 1;
    std::size_t rows_ = 0; ///< for the turns of one component, at the end
};

} // namespace mexplorer::ui
