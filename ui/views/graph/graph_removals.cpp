// The nodes of plain graphs that moves remove, or that a token goes to.
#include "core/explain/say_signs.h"
#include "ui/figure/thing_drawing.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/graph/graph_signs.h"
#include "ui/views/graph/graph_texts.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double worthPixels = 16;

void drawLeftNode(QPainter& painter, const Theme& theme, const QRectF& disc, bool isRemovable, double line) {
    painter.setPen(isRemovable ? QPen(theme.ink, 2 * line) : QPen(theme.quiet, 1.5 * line));
    painter.setBrush(isRemovable ? theme.paper : theme.line);
    painter.drawEllipse(disc);
}

void drawGoneNode(QPainter& painter, const Theme& theme, const QRectF& disc, double line) {
    painter.setPen(gonePen(theme, line));
    painter.setBrush(theme.paper);
    painter.drawEllipse(disc);
}

} // namespace

bool GraphFigure::isRemovable(std::size_t node) const {
    return std::ranges::any_of(picture_->graph.edges, [node](const DrawnGraph::Edge& edge) {
        return edge.atNode && edge.from == node && !edge.leadsTo.empty();
    });
}

/// A node with what its part, or the position whose token is there, is worth, as far as the steps have found
/// it.
void GraphFigure::drawRemovable(QPainter& painter, const Frame& frame, std::size_t node) const {
    const Theme& theme = frame.theme();
    const double line = unitOf(frame);
    const QRectF disc = discOf(*picture_, frame, node);
    const DrawnGraph::Node& drawn = picture_->graph.nodes[node];
    if (!drawn.present) return drawGoneNode(painter, theme, disc, line);
    if (drawn.tokens > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.selection, 0.55));
        painter.drawEllipse(disc.adjusted(-8 * line, -8 * line, 8 * line, 8 * line));
    }
    drawLeftNode(painter, theme, disc, isRemovable(node) || !removesNodes(), line);
    const auto worth = look_.step ? evaluationOfNode(node) : std::nullopt;
    if (!worth || !hasTexts(frame)) return;
    painter.setFont(frame.style().font(worthPixels, QFont::Bold));
    painter.setPen(theme.accent);
    painter.drawText(disc, int(Qt::AlignCenter) | Qt::TextDontClip, briefly(*worth));
}

bool GraphFigure::removesNodes() const {
    return std::ranges::any_of(picture_->graph.edges, &DrawnGraph::Edge::atNode);
}

void GraphFigure::addRemovalsToLegend(LegendEntries& entries, const Style& style) const {
    const Theme& theme = style.theme;
    Style plain = style;
    plain.type = plain.line = 1; // the legend row scales everything
    const auto& nodes = picture_->graph.nodes;
    const auto& edges = picture_->graph.edges;
    bool areWorth = false;
    bool areEverWorth = false;
    for (std::size_t edge = 0; edge < edges.size(); ++edge) {
        areWorth = areWorth || evaluationOfEdge(edge);
        areEverWorth = areEverWorth || edges[edge].evaluation;
    }
    if (std::ranges::any_of(nodes, [](const auto& node) { return node.tokens > 0; }))
        entries.push_back({tr("a token"), [plain](QPainter& p, const QRectF& sign) {
                               drawThing(p, plain, {ThingKind::token}, sign.marginsAdded({3, 3, 3, 3}));
                           }});
    if (removesNodes())
        entries.push_back({tr("may be removed"), [theme](QPainter& p, const QRectF& sign) {
                               drawLeftNode(p, theme, sign, true, 1);
                           }});
    const bool areGone = std::ranges::any_of(nodes, [](const auto& node) { return !node.present; }) ||
                         std::ranges::any_of(edges, [](const auto& edge) { return !edge.present; });
    if (areGone)
        entries.push_back(
            {tr("gone"), [theme](QPainter& p, const QRectF& sign) { drawGoneNode(p, theme, sign, 1); }});
    addEntry(entries, areWorth, areEverWorth && !look_.isQuestion,
             {tr("the value after the move"), [plain](QPainter& p, const QRectF& sign) {
                  p.setFont(textFont(13, QFont::Bold));
                  drawWorth(p, plain, sign.adjusted(-2, -2, 2, 2), QStringLiteral("2"), plain.theme.ink);
              }});
    if (!look_.isQuestion)
        addEntry(
            entries, winsSomewhere(), GraphFigure(picture_).winsSomewhere(),
            {translated(sayWinningMove()), [theme, isRim = removesNodes()](QPainter& p, const QRectF& sign) {
                 p.setPen(QPen(theme.winning, isRim ? 3 : 4));
                 p.setBrush(Qt::NoBrush);
                 const QPointF aside(sign.width() / 2, 0);
                 if (isRim)
                     p.drawEllipse(sign.adjusted(2, 2, -2, -2));
                 else
                     p.drawLine(sign.center() - aside, sign.center() + aside);
             }});
}

} // namespace mexplorer::ui
