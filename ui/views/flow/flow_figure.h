#pragma once

#include "core/explain/coalition/flow_trace.h"
#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"
#include "ui/views/flow/network_plan.h"

#include <QCoreApplication>

#include <memory>

namespace mexplorer::ui {

struct FlowDrawing;

/// What a picture of a flow is made from.
struct FlowPicture {
    FlowSubject subject;
    FlowState end; ///< the largest flow, with the cut and the owners' shares of it
    NetworkPlan plan;
    QRectF network;
    QRectF owners;           ///< a row for each owner, below a heading and above the total
    double ownersScale = 1;  ///< of that table: larger beside a large network
    QPainterPath sourceSide; ///< the source's side of the cut
};
[[nodiscard]] std::shared_ptr<const FlowPicture> flowPictureOf(const FlowTrace& trace);
/// The same with a node moved to another point, while it is dragged; without the cut.
[[nodiscard]] std::shared_ptr<const FlowPicture> withNodeAt(const FlowPicture& picture, std::size_t node,
                                                            const QPointF& point);

/// What is shown of a picture.
struct FlowLook {
    std::optional<FlowState> step = {}; ///< none: the final state
    std::optional<std::size_t> hovered = {};
};

/// A flow through a network whose arrows have owners: the flow, the path along which it can grow, the cut
/// that proves it the largest, and what each owner has of the cut.
class FlowFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(FlowFigure)

public:
    explicit FlowFigure(std::shared_ptr<const FlowPicture> picture, FlowLook look = {});

    [[nodiscard]] QRectF bounds() const override;
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.05, 5}; }
    [[nodiscard]] double largestFit() const override { return 1.6; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// from,to,owner,capacity,flow: for each arrow, at the step that is shown.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const FlowPicture& picture() const { return *picture_; }
    [[nodiscard]] const FlowState& state() const { return state_; }
    [[nodiscard]] std::optional<std::size_t> arrowAt(const QPointF& point) const;
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<QPainterPath> outlineOfTopic(const Frame& frame,
                                                             const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;
    /// What is known about an arrow, in one line.
    [[nodiscard]] QString statusOf(std::size_t arrow) const;

    /// How much flows, and what the step says of it.
    [[nodiscard]] QString title() const;

private:
    [[nodiscard]] FlowDrawing drawingIn(const Frame& frame) const;
    /// The arrows of what a sentence speaks of: one, or those of the path.
    [[nodiscard]] std::vector<std::size_t> arrowsOf(const Topic& topic) const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;

    std::shared_ptr<const FlowPicture> picture_;
    FlowLook look_;
    FlowState state_;
};

} // namespace mexplorer::ui
