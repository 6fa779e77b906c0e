#pragma once

#include "core/explain/drawn_trace.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"
#include "core/rules/drawn_graph.h"
#include "ui/figure/figure.h"
#include "ui/figure/graph/graph_layout.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/motion/keyed.h"

#include <QCoreApplication>

#include <memory>
#include <optional>

namespace mexplorer::ui {

/// A position as the graph it is played on, and its layout.
struct GraphPicture {
    DrawnGraph graph;
    Play play = Play::normal;
    GraphLayout layout;
    std::string position = {};                 ///< as it is shown; empty if its value is not sought
    std::optional<Evaluation> evaluation = {}; ///< of the position
    bool hasSides = false;                     ///< whether players have different moves
};

/// Nodes are at the places given in the graph's text, if all have one; else they are laid out. Errors: as for
/// DrawnAspect::drawing; the position’s evaluation cannot be found, unless it is a game of two sides.
[[nodiscard]] Expected<std::shared_ptr<const GraphPicture>> graphPictureOf(const Game& game,
                                                                           const Inquiry& asked, Task& task);

/// The same without values, if the graph’s text gives all places, which is quick; else null.
[[nodiscard]] std::shared_ptr<const GraphPicture> outlinePictureOf(const Game& game, const Inquiry& asked);

/// What is highlighted in the drawing.
struct GraphLook {
    std::optional<std::size_t> pointed = {};          ///< an edge
    std::optional<DrawnShown> step = {};              ///< of the explanation: shows only its findings so far
    std::shared_ptr<const DrawnSubject> subject = {}; ///< of the explanation, with a step
    bool isQuestion = false;                          ///< a question: the legend gives no answers away
};

/// Nodes with their outcome and value and the tokens on them, or branches on the ground, or nodes whose
/// halves the players may colour; the moves that win. At a step of the explanation, what it is about is
/// highlighted, and only what was found so far is shown.
class GraphFigure : public Figure {
    Q_DECLARE_TR_FUNCTIONS(GraphFigure)

public:
    explicit GraphFigure(std::shared_ptr<const GraphPicture> picture, GraphLook look = {});

    [[nodiscard]] QRectF bounds() const override { return bounds_; }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {8, 400}; }
    [[nodiscard]] double largestFit() const override { return picture_->graph.isPlain() ? 160 : 120; }
    [[nodiscard]] double readableScale() const override;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// from,to,present,position,outcome,value: one line for each edge; the position is where it leads, if it
    /// is a move. Where edges belong to players, “side” follows: L, R or E, either’s.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;

    [[nodiscard]] const GraphPicture& picture() const { return *picture_; }
    [[nodiscard]] const GraphLook& look() const { return look_; }
    /// The edge that is a move and within `near` units of this point of the world, or the half that holds it;
    /// none if there is none.
    [[nodiscard]] std::optional<std::size_t> moveAt(const QPointF& point, double near) const;
    [[nodiscard]] std::optional<std::size_t> nodeAt(const QPointF& point) const;
    /// An edge by its number here, or by the position that it leads to.
    [[nodiscard]] std::optional<QRectF> placeOfTopic(const Topic& topic) const override;
    [[nodiscard]] std::optional<QPainterPath> outlineOfTopic(const Frame& frame,
                                                             const Topic& topic) const override;
    [[nodiscard]] std::optional<Topic> topicAt(const QPointF& world) const override;

    /// On slides: the position’s value, once it is found.
    [[nodiscard]] QString title(const Style& style) const;

private:
    enum class Light { none, weak, full };
    [[nodiscard]] Light lightOf(std::size_t edge) const;
    [[nodiscard]] bool isLit(std::size_t node) const;
    [[nodiscard]] bool wins(std::size_t edge) const;
    [[nodiscard]] bool winsSomewhere() const;
    /// As far as it may be shown.
    [[nodiscard]] std::optional<Evaluation> evaluationOfNode(std::size_t node) const;
    [[nodiscard]] std::optional<Evaluation> evaluationOfEdge(std::size_t edge) const;

    [[nodiscard]] std::optional<std::size_t> edgeOf(const Topic& topic) const;
    /// Returns how many numbers of edges in sight find no room.
    std::size_t drawWorld(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] static QString leftOutText(const Frame& frame, std::size_t unwritten);
    [[nodiscard]] bool isToldOf(std::size_t edge) const;
    [[nodiscard]] bool isMoving() const;
    void drawEdgeLights(QPainter& painter, const Frame& frame) const;
    void drawLights(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] std::optional<MotionSource> sourceOfNode(std::size_t node) const;
    [[nodiscard]] std::optional<MotionSource> sourceOfEdge() const;
    void drawGround(QPainter& painter, const Frame& frame) const;
    void drawEdge(QPainter& painter, const Frame& frame, std::size_t edge) const;
    void drawEdgeValues(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] QString toldOf(std::size_t node, const QString& known) const;
    void drawStanding(QPainter& painter, const Frame& frame) const;
    [[nodiscard]] bool lacksNumber(const Frame& frame, std::size_t edge) const;
    std::size_t drawTexts(QPainter& painter, const Frame& frame) const;
    void drawNode(QPainter& painter, const Frame& frame, std::size_t node) const;
    void drawDisc(QPainter& painter, const Frame& frame, std::size_t node, const QRectF& disc) const;
    void drawColourable(QPainter& painter, const Frame& frame, std::size_t node) const;
    [[nodiscard]] bool isRemovable(std::size_t node) const;
    [[nodiscard]] bool removesNodes() const;
    void drawRemovable(QPainter& painter, const Frame& frame, std::size_t node) const;
    void drawHalf(QPainter& painter, const Frame& frame, std::size_t edge) const;
    void drawWhole(QPainter& painter, const Frame& frame) const;
    void drawTokens(QPainter& painter, const Frame& frame, std::size_t node, const QRectF& disc) const;
    [[nodiscard]] bool isPositionFound() const;
    [[nodiscard]] LegendEntries legend(const Style& style) const;
    void addToLegend(LegendEntries& entries, const Style& style) const;
    [[nodiscard]] static LegendEntry sideEntry(const Theme& theme, Side side);
    void addBranchesToLegend(LegendEntries& entries, const Style& style) const;
    void addColoursToLegend(LegendEntries& entries, const Style& style) const;
    void addRemovalsToLegend(LegendEntries& entries, const Style& style) const;

    std::shared_ptr<const GraphPicture> picture_;
    GraphLook look_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
