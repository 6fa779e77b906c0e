#pragma once

#include "core/explain/coalition/flow_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/graph/graph_layout.h"
#include "ui/figure/legend_row.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// A network, where it stands, and a greatest flow in it.
struct FlowPicture {
    FlowSubject subject;
    FlowState last; ///< the whole result
    DrawnGraph graph;
    GraphLayout layout;
    bool showsResidual = false; ///< room left and flow that can be taken back, instead of flow and capacity
};
[[nodiscard]] std::shared_ptr<const FlowPicture> flowPictureOf(const FlowTrace& trace, bool showsResidual);

/// Nodes and arrows with what flows, the path of a step, and the cut.
class FlowFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(FlowFigure)

public:
    explicit FlowFigure(std::shared_ptr<const FlowPicture> picture, std::optional<FlowState> step = {});

    [[nodiscard]] QRectF bounds() const override { return bounds_; }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {8, 400}; }
    [[nodiscard]] double largestFit() const override { return 130; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// from,to,owner,capacity,flow,cut
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

private:
    [[nodiscard]] const FlowNetwork& network() const { return *picture_->subject.network; }
    [[nodiscard]] bool isInCut(std::size_t arrow) const;
    [[nodiscard]] std::optional<PathArrow> stepAlong(std::size_t arrow) const;
    [[nodiscard]] QString labelOf(std::size_t arrow) const;
    void drawArrow(QPainter& painter, const Frame& frame, std::size_t arrow) const;
    void drawLabel(QPainter& painter, const Frame& frame, std::size_t arrow) const;
    void drawNode(QPainter& painter, const Frame& frame, std::size_t node) const;
    void drawHeadline(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const FlowPicture> picture_;
    FlowState state_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
