// The nodes of plain graphs, which players colour.
#include "core/explain/say_signs.h"
#include "ui/figure/colouring_sign.h"
#include "ui/figure/graph/graph_paths.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"
#include "ui/theme/roles.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/graph/graph_signs.h"
#include "ui/views/graph/graph_texts.h"

#include <set>

namespace mexplorer::ui {

namespace {
constexpr double winningHalf = 4;
constexpr double wholePixels = 17;
} // namespace

void GraphFigure::drawColourable(QPainter& painter, const Frame& frame, std::size_t node) const {
    const QRectF disc = discOf(*picture_, frame, node);
    const auto& colour = picture_->graph.nodes[node].colour;
    if (colour)
        drawColouredNode(painter, frame.style(), disc, *colour);
    else
        drawClosedNode(painter, frame.theme(), disc, unitOf(frame));
}

/// The half of a node’s disc that is a move.
void GraphFigure::drawHalf(QPainter& painter, const Frame& frame, std::size_t edge) const {
    const Theme& theme = frame.theme();
    const double line = unitOf(frame);
    const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
    const QRectF disc = discOf(*picture_, frame, drawn.from);
    const QPainterPath half = halfOf(disc, drawn.side);
    std::optional<Keyed> one;
    if (isMoving()) one.emplace(painter, MotionKey{"edge", edge});
    if (look_.pointed == edge)
        painter.strokePath(half, QPen(faded(theme.selection, 0.6), (winningHalf + 8) * line));
    if (picture_->graph.isColoured) drawOpenHalf(painter, theme, disc, drawn.side, line);
    if (wins(edge))
        painter.strokePath(
            half, QPen(theme.winning, winningHalf * line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// What the position is worth, once that is found; on slides the title says it.
void GraphFigure::drawWhole(QPainter& painter, const Frame& frame) const {
    if (!look_.step || hasTitle(frame.style()) || !picture_->evaluation || !isPositionFound()) return;
    const Keyed whole(painter, {"whole"});
    painter.setFont(frame.style().font(wholePixels, QFont::Bold));
    painter.setPen(frame.theme().accent);
    const QRectF content = frame.content();
    const QRectF above(content.left(), frame.area().top() + 4, content.width(), 24 * frame.style().type);
    painter.drawText(above, int(Qt::AlignCenter) | Qt::TextDontClip, briefly(*picture_->evaluation));
}

void GraphFigure::addColoursToLegend(LegendEntries& entries, const Style& style) const {
    const Theme& theme = style.theme;
    Style plain = style;
    plain.type = plain.line = 1; // the legend row scales everything
    std::set<Side> open;
    std::set<Side> coloured;
    std::vector<bool> isOpen(picture_->graph.nodes.size(), false);
    bool areWorth = false;
    bool areEverWorth = false;
    for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
        const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
        if (!drawn.atNode) continue;
        open.insert(drawn.side);
        isOpen[drawn.from] = true;
        areWorth = areWorth || evaluationOfEdge(edge);
        areEverWorth = areEverWorth || drawn.evaluation;
    }
    bool areClosed = false;
    for (std::size_t node = 0; node < isOpen.size(); ++node) {
        const auto& colour = picture_->graph.nodes[node].colour;
        if (colour) coloured.insert(*colour);
        areClosed = areClosed || (!colour && !isOpen[node]);
    }
    for (const Side side : open)
        entries.push_back({side == Side::left ? tr("Left may colour it") : tr("Right may colour it"),
                           [theme, side](QPainter& p, const QRectF& sign) {
                               drawClosedNode(p, theme, sign, 1);
                               drawOpenHalf(p, theme, sign, side, 1);
                           }});
    for (const Side side : coloured)
        entries.push_back(
            {side == Side::left ? tr("Left’s") : tr("Right’s"),
             [plain, side](QPainter& p, const QRectF& sign) { drawColouredNode(p, plain, sign, side); }});
    if (areClosed)
        entries.push_back({tr("nobody may colour it"),
                           [theme](QPainter& p, const QRectF& sign) { drawClosedNode(p, theme, sign, 1); }});
    addEntry(entries, areWorth, areEverWorth && !look_.isQuestion,
             {tr("its value or outcome once it is coloured"), [plain](QPainter& p, const QRectF& sign) {
                  p.setFont(textFont(13, QFont::Bold));
                  drawWorth(p, plain, sign.adjusted(-2, -2, 2, 2), QStringLiteral("2"), plain.theme.ink);
              }});
    if (!look_.isQuestion)
        addEntry(entries, winsSomewhere(), GraphFigure(picture_).winsSomewhere(),
                 {translated(sayWinningMove()), [theme](QPainter& p, const QRectF& sign) {
                      p.setPen(QPen(theme.winning, 3));
                      p.setBrush(Qt::NoBrush);
                      p.drawEllipse(sign.adjusted(2, 2, -2, -2));
                  }});
}

} // namespace mexplorer::ui
