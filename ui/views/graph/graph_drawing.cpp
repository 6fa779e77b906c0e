#include "core/explain/say_signs.h"
#include "ui/figure/legend_row.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/graph/graph_figure.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double branchWidth = 4;
constexpr double winningWidth = 5;
constexpr double arrowWidth = 1.6;
constexpr double arrowHead = 9;       // pixels
constexpr double leastTextScale = 34; // pixels a unit: smaller, there is no room for names
constexpr double namePixels = 15;
constexpr double valuePixels = 13;
constexpr std::size_t longestName = 40; // characters
constexpr double tokenRadius = 5;       // pixels

QColor colourOf(const Theme& theme, const std::optional<Evaluation>& evaluation) {
    if (!evaluation) return theme.paper;
    return evaluation->outcome == Outcome::P ? theme.p : theme.n;
}

/// Of a branch that is not there any more.
QPen gonePen(const Theme& theme, double line) {
    return {faded(theme.quiet, 0.6), 1.5 * line, Qt::DashLine};
}

void drawArrowHead(QPainter& painter, const QPainterPath& path, double size) {
    const QPointF tip = path.pointAtPercent(1);
    const QPointF back = tip - path.pointAtPercent(0.96);
    const double length = std::max(std::hypot(back.x(), back.y()), 1e-9);
    const QPointF along = back / length * size;
    const QPointF aside(-along.y() * 0.45, along.x() * 0.45);
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({tip, tip - along + aside, tip - along - aside}));
}

/// Edges may pass behind the text.
void drawOnPaper(QPainter& painter, const Theme& theme, const QPointF& where, const QString& text) {
    const QRectF behind = QFontMetricsF(painter.font()).tightBoundingRect(text).translated(where);
    painter.fillRect(behind.adjusted(-2, -2, 2, 2), theme.paper);
    painter.drawText(where, text);
}

} // namespace

QMarginsF GraphFigure::margins(const Style& style) const {
    return {32, 24, 32, legendRowHeight(style) + 12};
}

void GraphFigure::draw(QPainter& painter, const Frame& frame) const {
    painter.save();
    painter.fillRect(frame.area(), frame.theme().paper);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.save();
    painter.setClipRect(frame.area().adjusted(0, 0, 0, frame.content().bottom() - frame.area().bottom()));
    if (!picture_->graph.directed) drawGround(painter, frame);
    const auto edgesThat = [&](bool win) {
        for (std::size_t edge = 0; edge < picture_->paths.size(); ++edge) {
            if (picture_->graph.edges[edge].wins() == win) drawEdge(painter, frame, edge);
        }
    };
    edgesThat(false);
    edgesThat(true);
    for (std::size_t node = 0; node < picture_->at.size(); ++node)
        drawNode(painter, frame, node);
    if (frame.scale() >= leastTextScale && !picture_->graph.directed) drawValues(painter, frame);
    painter.restore();
    drawLegend(painter, frame);
    painter.restore();
}

void GraphFigure::drawGround(QPainter& painter, const Frame& frame) const {
    const QRectF seen = frame.area();
    const double y = frame.toArea().map(QPointF(0, 0)).y();
    const double line = frame.style().line;
    painter.setPen(QPen(frame.theme().quiet, 3 * line));
    painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y));
    painter.setPen(QPen(frame.theme().line, 1.5 * line));
    for (double x = seen.left(); x < seen.right() + 12; x += 12 * line)
        painter.drawLine(QPointF(x, y + 2), QPointF(x - 9 * line, y + 11 * line));
}

void GraphFigure::drawEdge(QPainter& painter, const Frame& frame, std::size_t edge) const {
    const Theme& theme = frame.theme();
    const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
    const QPainterPath path = frame.toArea().map(picture_->paths[edge]);
    const double line = frame.style().line;
    const bool isMove = !drawn.leadsTo.empty();
    QPen pen(isMove && picture_->graph.directed ? theme.ink : theme.quiet,
             (picture_->graph.directed ? arrowWidth : branchWidth) * line, Qt::SolidLine, Qt::RoundCap);
    if (!drawn.present) pen = gonePen(theme, line);
    if (drawn.wins()) pen = QPen(theme.winning, winningWidth * line, Qt::SolidLine, Qt::RoundCap);
    const bool isMarked = !look_.marks.empty() && look_.marks.back().edge == edge;
    if (look_.pointed == edge || isMarked) {
        const QColor light = faded(isMarked ? theme.accent : theme.selection, 0.6);
        painter.setPen(QPen(light, pen.widthF() + 8 * line, Qt::SolidLine, Qt::RoundCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    if (picture_->graph.directed) drawArrowHead(painter, path, (arrowHead + (drawn.wins() ? 4 : 0)) * line);
}

/// What the position is worth once an edge is cut; in a proof, what it has found the edges to be worth.
void GraphFigure::drawValues(QPainter& painter, const Frame& frame) const {
    const Theme& theme = frame.theme();
    for (const ProofMark& mark : look_.marks) {
        if (mark.worth) drawValue(painter, frame, mark.edge, *mark.worth, {theme.accent, theme.accent});
    }
    if (!look_.marks.empty()) return;
    for (std::size_t edge = 0; edge < picture_->paths.size(); ++edge) {
        const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
        if (!drawn.evaluation || !drawn.evaluation->value) continue;
        drawValue(painter, frame, edge, *drawn.evaluation->value,
                  drawn.wins() ? std::pair(theme.winning, theme.winning) : std::pair(theme.line, theme.ink));
    }
}

void GraphFigure::drawValue(QPainter& painter, const Frame& frame, std::size_t edge, Nimber value,
                            const std::pair<QColor, QColor>& lineAndText) const {
    const QString text = QString::number(value);
    const QFont font = frame.style().font(valuePixels, QFont::DemiBold);
    QRectF label = QFontMetricsF(font).boundingRect(text).adjusted(-6, -2, 6, 2);
    label.moveCenter(frame.toArea().map(picture_->paths[edge].pointAtPercent(0.5)));
    painter.setPen(QPen(lineAndText.first, 1.5 * frame.style().line));
    painter.setBrush(frame.theme().paper);
    painter.drawRoundedRect(label, label.height() / 2, label.height() / 2);
    painter.setPen(lineAndText.second);
    painter.setFont(font);
    painter.drawText(label, Qt::AlignCenter, text);
}

void GraphFigure::drawNode(QPainter& painter, const Frame& frame, std::size_t node) const {
    const QPointF at = frame.toArea().map(picture_->at[node]);
    if (!picture_->graph.directed) return drawJoint(painter, frame, node, at);
    const double radius = nodeRadius * frame.scale() * 0.92;
    drawDisc(painter, frame, node, at, radius);
    if (frame.scale() >= leastTextScale) drawBesideDisc(painter, frame, node, at, radius);
}

/// Where branches meet.
void GraphFigure::drawJoint(QPainter& painter, const Frame& frame, std::size_t node,
                            const QPointF& at) const {
    const Style& style = frame.style();
    const DrawnGraph::Node& drawn = picture_->graph.nodes[node];
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.theme.ink);
    painter.drawEllipse(at, 5 * style.line, 5 * style.line);
    if (frame.scale() < leastTextScale || drawn.ground) return;
    painter.setFont(style.font(valuePixels)); // the proof names the nodes
    painter.setPen(style.theme.quiet);
    drawOnPaper(painter, style.theme, at + QPointF(11, -5) * style.type, shownText(drawn.name, longestName));
}

/// What tokens stand on, in the colour of its outcome, with its name if that can be read.
void GraphFigure::drawDisc(QPainter& painter, const Frame& frame, std::size_t node, const QPointF& at,
                           double radius) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const DrawnGraph::Node& drawn = picture_->graph.nodes[node];
    if (drawn.tokens > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.selection, 0.55));
        painter.drawEllipse(at, radius + 9 * style.line, radius + 9 * style.line);
    }
    const bool isP = drawn.evaluation && drawn.evaluation->outcome == Outcome::P;
    painter.setPen(drawn.evaluation ? QPen(theme.paper, 1.5 * style.line)
                                    : QPen(theme.quiet, 1.5 * style.line));
    painter.setBrush(colourOf(theme, drawn.evaluation));
    painter.drawEllipse(at, radius, radius);
    if (isP) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.p, 1.5 * style.line));
        painter.drawEllipse(at, radius + 4 * style.line, radius + 4 * style.line);
    }
    if (frame.scale() < leastTextScale) return;
    painter.setFont(style.font(namePixels, QFont::Bold));
    painter.setPen(!drawn.evaluation ? theme.ink : isP ? theme.onP : theme.onN);
    const QString name = QFontMetricsF(painter.font())
                             .elidedText(shownText(drawn.name, longestName), Qt::ElideMiddle, 2 * radius - 4);
    painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter, name);
}

/// The value and the tokens.
void GraphFigure::drawBesideDisc(QPainter& painter, const Frame& frame, std::size_t node, const QPointF& at,
                                 double radius) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const DrawnGraph::Node& drawn = picture_->graph.nodes[node];
    painter.setFont(style.font(valuePixels));
    painter.setPen(theme.quiet);
    if (drawn.evaluation && drawn.evaluation->value) {
        const QString text = translated(sayValueBriefly(*drawn.evaluation->value, picture_->play));
        const QPointF beside = at + QPointF(radius + 8 * style.line, -0.45 * radius);
        drawOnPaper(painter, theme, beside, text);
    }
    for (std::size_t token = 0; token < std::min<std::size_t>(drawn.tokens, 6); ++token) {
        painter.setPen(QPen(theme.paper, style.line));
        painter.setBrush(theme.selection);
        const double step = 2.2 * tokenRadius * style.line;
        painter.drawEllipse(at + QPointF(radius + step * (1 + static_cast<double>(token)), 0.45 * radius),
                            tokenRadius * style.line, tokenRadius * style.line);
    }
}

void GraphFigure::drawLegend(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const auto dot = [](const QColor& colour, bool ring) {
        return [colour, ring](QPainter& p, const QRectF& sign) {
            p.setPen(Qt::NoPen);
            p.setBrush(colour);
            const QRectF inner = ring ? sign.adjusted(3, 3, -3, -3) : sign;
            p.drawEllipse(inner);
            if (!ring) return;
            p.setBrush(Qt::NoBrush);
            p.setPen(QPen(colour, 1.5));
            p.drawEllipse(sign);
        };
    };
    const auto stroke = [](const QPen& pen) {
        return [pen](QPainter& p, const QRectF& sign) {
            p.setPen(pen);
            p.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
        };
    };
    std::vector<LegendEntry> entries;
    if (picture_->graph.directed) {
        entries = {{translated(sayMeaning(Outcome::P)), dot(style.theme.p, true)},
                   {translated(sayMeaning(Outcome::N)), dot(style.theme.n, false)},
                   {tr("a token"), dot(style.theme.selection, false)}};
    } else {
        entries = {{look_.marks.empty() ? tr("a branch, with the value once it is cut")
                                        : tr("a branch, with what it and all on it are worth"),
                    stroke(QPen(style.theme.quiet, 4)), 2},
                   {tr("gone"), stroke(gonePen(style.theme, 1)), 2}};
    }
    entries.push_back({translated(sayWinningMove()), stroke(QPen(style.theme.winning, 4)), 2});
    const QRectF area = frame.area();
    const double height = legendRowHeight(style);
    drawLegendRow(painter, QRectF(area.left() + 16, area.bottom() - height - 6, area.width() - 32, height),
                  style, entries);
}

} // namespace mexplorer::ui
