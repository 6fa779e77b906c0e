#pragma once

#include "core/rules/drawn_graph.h"
#include "core/rules/proof.h"
#include "core/solve/game.h"
#include "core/solve/inquiry.h"
#include "ui/figure/figure.h"

#include <QCoreApplication>
#include <QPainterPath>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// A position drawn as the graph it is played on, and where everything stands.
struct GraphPicture {
    DrawnGraph graph;
    Play play = Play::normal;
    std::vector<QPointF> at;         ///< of the nodes
    std::vector<QPainterPath> paths; ///< of the edges; parallel ones are bent apart, loops are loops
};

/// Errors: as for DrawnAspect::drawing.
[[nodiscard]] Expected<std::shared_ptr<const GraphPicture>> graphPictureOf(const Game& game,
                                                                           const Inquiry& asked, Task& task);

/// What is highlighted in the drawing.
struct GraphLook {
    std::optional<std::size_t> pointed = {}; ///< an edge
    std::vector<ProofMark> marks = {};       ///< of the proof so far; the last one is highlighted
};

/// Nodes with their outcome and value and the tokens on them, or branches on the ground; the moves that win.
class GraphFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(GraphFigure)

public:
    explicit GraphFigure(std::shared_ptr<const GraphPicture> picture, GraphLook look = {});

    [[nodiscard]] QRectF bounds() const override { return bounds_; }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {8, 400}; }
    [[nodiscard]] double largestFit() const override { return 120; }
    void draw(QPainter& painter, const Frame& frame) const override;
    /// from,to,present,position,outcome,value: one line for each edge; the position it leads to, if it is a
    /// move
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const GraphPicture& picture() const { return *picture_; }
    [[nodiscard]] const GraphLook& look() const { return look_; }
    /// The edge that is a move and lies within `near` units of this point of the world.
    [[nodiscard]] std::optional<std::size_t> moveAt(const QPointF& point, double near) const;
    [[nodiscard]] std::optional<std::size_t> nodeAt(const QPointF& point) const;

    static constexpr double nodeRadius = 0.24;

private:
    void drawGround(QPainter& painter, const Frame& frame) const;
    void drawEdge(QPainter& painter, const Frame& frame, std::size_t edge) const;
    void drawValues(QPainter& painter, const Frame& frame) const;
    void drawValue(QPainter& painter, const Frame& frame, std::size_t edge, Nimber value,
                   const std::pair<QColor, QColor>& lineAndText) const;
    void drawNode(QPainter& painter, const Frame& frame, std::size_t node) const;
    void drawJoint(QPainter& painter, const Frame& frame, std::size_t node, const QPointF& at) const;
    void drawDisc(QPainter& painter, const Frame& frame, std::size_t node, const QPointF& at,
                  double radius) const;
    void drawBesideDisc(QPainter& painter, const Frame& frame, std::size_t node, const QPointF& at,
                        double radius) const;
    void drawLegend(QPainter& painter, const Frame& frame) const;

    std::shared_ptr<const GraphPicture> picture_;
    GraphLook look_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
