#include "core/explain/say_signs.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/graph/graph_board.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/graph/graph_texts.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double branchWidth = 4;
constexpr double winningWidth = 5;
constexpr double arrowWidth = 1.6;
constexpr double arrowHead = 9; // pixels
constexpr double namePixels = 15;
constexpr double tokenRadius = 6; // pixels
constexpr std::size_t mostTokensDrawn = 4;
constexpr std::size_t mostMoving = 100; // nodes and edges; of more, all only fade

QColor colourOf(const Theme& theme, const std::optional<Evaluation>& evaluation) {
    if (!evaluation) return theme.paper;
    return isLost(evaluation->outcome) ? theme.p : theme.n;
}

/// For a branch that was cut off.
QPen gonePen(const Theme& theme, double line) {
    return {faded(theme.quiet, 0.6), 1.5 * line, Qt::DashLine};
}

QPen lightPen(const Theme& theme, double width) {
    return {faded(theme.accent, 0.5), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

QPen weakLightPen(const Theme& theme, double width) {
    return {theme.spotlight, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// A disc, perhaps stretched to both sides, `by` pixels larger.
void drawPill(QPainter& painter, const QRectF& disc, double by = 0) {
    const QRectF larger = disc.adjusted(-by, -by, by, by);
    painter.drawRoundedRect(larger, larger.height() / 2, larger.height() / 2);
}

void drawArrowHead(QPainter& painter, const QPainterPath& path, double size) {
    const QPointF tip = path.pointAtPercent(1);
    const QPointF back = tip - path.pointAtPercent(path.percentAtLength(path.length() - size));
    const double length = std::max(std::hypot(back.x(), back.y()), 1e-9);
    const QPointF along = back / length * size;
    const QPointF aside(-along.y() * 0.45, along.x() * 0.45);
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({tip, tip - along + aside, tip - along - aside}));
}

/// With paper behind the text, as edges may pass there.
void drawOnPaper(QPainter& painter, const Theme& theme, const QPointF& where, const QString& text) {
    const QRectF behind = QFontMetricsF(painter.font()).tightBoundingRect(text).translated(where);
    painter.fillRect(behind.adjusted(-2, -2, 2, 2), theme.paper);
    painter.drawText(where, text);
}

} // namespace

QMarginsF GraphFigure::margins(const Style& style) const {
    const QMarginsF usual(32, 28, 32, legendRowHeight(style) + 12);
    if (!look_.step) return usual;
    return usual + GraphBoard(*look_.subject, look_.step->now, style, picture_->layout.isAcross).room();
}

/// There is room for the numbers of branches then.
double GraphFigure::readableScale() const {
    return 1.4 * leastTextScale;
}

void GraphFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] { drawWorld(painter, frame); });
}

QStringList GraphFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style()));
}

void GraphFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    if (!picture_->graph.directed) drawGround(painter, frame);
    const auto edgesThat = [&](bool win) {
        for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
            if (wins(edge) == win) drawEdge(painter, frame, edge);
        }
    };
    edgesThat(false);
    edgesThat(true);
    if (picture_->graph.directed) drawLights(painter, frame);
    for (std::size_t node = 0; node < picture_->graph.nodes.size(); ++node)
        drawNode(painter, frame, node);
    if (hasTexts(frame)) {
        drawTexts(painter, frame);
        drawEdgeValues(painter, frame);
    }
    if (!look_.step) return;
    GraphBoard(*look_.subject, look_.step->now, frame.style(), picture_->layout.isAcross)
        .draw(painter, frame, picture_->play);
}

bool GraphFigure::isMoving() const {
    return picture_->graph.nodes.size() + picture_->graph.edges.size() <= mostMoving;
}

/// Around the nodes that the step is about. A light wanders from those of one step to those of the next.
void GraphFigure::drawLights(QPainter& painter, const Frame& frame) const {
    const double line = unitOf(frame);
    std::uint64_t light = 0;
    for (std::size_t node = 0; node < picture_->graph.nodes.size(); ++node) {
        if (!isLit(node)) continue;
        std::optional<Keyed> wandering;
        if (isMoving()) wandering.emplace(painter, MotionKey{"light", light++}, Growth::stretches);
        painter.setPen(QPen(frame.theme().accent, 2 * line));
        painter.setBrush(frame.theme().spotlight);
        drawPill(painter, discOf(*picture_, frame, node), 11 * line);
    }
}

/// The value of a node comes from the node that a winning move leads to, or from the candidate that was found
/// to be the mex.
std::optional<MotionSource> GraphFigure::sourceOfNode(std::size_t node) const {
    if (!look_.step) return std::nullopt;
    const DrawnState& now = look_.step->now;
    for (const std::uint32_t edge : now.winning)
        if (picture_->graph.edges[edge].from == node)
            return MotionKey{"text", picture_->graph.edges[edge].to};
    if (now.mex && now.mex->stage == MexBoard::Stage::found) return candidateKey();
    return std::nullopt;
}

/// The value of a branch comes from a branch that lies on it.
std::optional<MotionSource> GraphFigure::sourceOfEdge() const {
    if (!look_.step || look_.step->now.related.empty()) return std::nullopt;
    return MotionKey{"worth", look_.step->now.related.front()};
}

/// The ground, with the value of everything on it once that is found.
void GraphFigure::drawGround(QPainter& painter, const Frame& frame) const {
    const QRectF seen = frame.area();
    const Theme& theme = frame.theme();
    const double y = frame.toArea().map(QPointF(0, 0)).y();
    const double line = frame.style().line;
    const auto& nodes = picture_->graph.nodes;
    const auto ground = static_cast<std::size_t>(
        std::find_if(nodes.begin(), nodes.end(), [](const auto& node) { return node.ground; }) -
        nodes.begin());
    if (isLit(ground)) painter.fillRect(QRectF(seen.left(), y, seen.width(), 13 * line), theme.spotlight);
    painter.setPen(QPen(isLit(ground) ? theme.accent : theme.quiet, 3 * line));
    painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y));
    painter.setPen(QPen(theme.line, 1.5 * line));
    for (double x = seen.left(); x < seen.right() + 12; x += 12 * line)
        painter.drawLine(QPointF(x, y + 2), QPointF(x - 9 * line, y + 11 * line));
    const auto found = evaluationOfNode(ground);
    if (!found || !found->nimber()) return;
    painter.setFont(frame.style().font(namePixels, QFont::Bold));
    painter.setPen(theme.accent);
    const QString text = translated(sayValueBriefly(*found->nimber(), picture_->play));
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
    const double middle = frame.content().center().x();
    drawOnPaper(painter, theme, {middle - width / 2, y + 13 * line + 16 * frame.style().type}, text);
}

void GraphFigure::drawEdge(QPainter& painter, const Frame& frame, std::size_t edge) const {
    const Theme& theme = frame.theme();
    const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
    const QPainterPath path = frame.toArea().map(picture_->layout.paths[edge]);
    const double line = unitOf(frame);
    const bool isMove = !drawn.leadsTo.empty();
    QPen pen(isMove && picture_->graph.directed ? theme.ink : theme.quiet,
             (picture_->graph.directed ? arrowWidth : branchWidth) * line, Qt::SolidLine, Qt::RoundCap);
    if (!drawn.present) pen = gonePen(theme, line);
    if (wins(edge)) pen = QPen(theme.winning, winningWidth * line, Qt::SolidLine, Qt::RoundCap);
    painter.setBrush(Qt::NoBrush);
    const Light light = lightOf(edge);
    const double around = pen.widthF() + 8 * line;
    std::optional<Keyed> one;
    if (isMoving())
        one.emplace(painter, MotionKey{"light on", edge}, path.pointAtPercent(0), Growth::uncovers);
    if (light == Light::weak) painter.strokePath(path, weakLightPen(theme, around));
    if (light == Light::full) painter.strokePath(path, lightPen(theme, around));
    one.reset();
    if (isMoving()) one.emplace(painter, MotionKey{"edge", edge});
    if (look_.pointed == edge) painter.strokePath(path, QPen(faded(theme.selection, 0.6), around));
    painter.setPen(pen);
    painter.drawPath(path);
    if (picture_->graph.directed) drawArrowHead(painter, path, (arrowHead + (wins(edge) ? 4 : 0)) * line);
}

/// At each edge, the value of the position once it is cut; in a proof, the value found for the edge. Where
/// nodes are positions, the values of moves are shown only at steps.
void GraphFigure::drawEdgeValues(QPainter& painter, const Frame& frame) const {
    const Theme& theme = frame.theme();
    for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
        if (picture_->graph.directed && !look_.step) continue;
        const auto known = evaluationOfEdge(edge);
        if (!known) continue;
        const QString text = briefly(*known);
        const QRectF label = valueBox(*picture_, frame, edge, text);
        const bool isLit = lightOf(edge) == Light::full;
        std::optional<Keyed> worth;
        if (isMoving()) worth.emplace(painter, MotionKey{"worth", edge}, sourceOfEdge());
        painter.setPen(QPen(wins(edge)   ? theme.winning
                            : look_.step ? theme.accent
                                         : theme.line,
                            1.5 * frame.style().line));
        painter.setBrush(isLit ? theme.spotlight : theme.paper);
        painter.drawRoundedRect(label, label.height() / 2, label.height() / 2);
        painter.setPen(wins(edge) ? theme.winning : theme.ink);
        painter.setFont(graphTextFont(frame.style(), QFont::DemiBold));
        painter.drawText(label, Qt::AlignCenter, text);
    }
}

/// The values or names beside nodes, as far as they are known, and the numbers of edges.
void GraphFigure::drawTexts(QPainter& painter, const Frame& frame) const {
    const GraphTexts texts = placeTexts(*picture_, frame);
    const Theme& theme = frame.theme();
    painter.setFont(graphTextFont(frame.style()));
    const auto write = [&](const QRectF& where, const QString& text, bool isCovering) {
        if (isCovering) painter.fillRect(where.adjusted(-1, -1, 1, 1), theme.paper);
        painter.setPen(theme.quiet);
        painter.drawText(where, int(Qt::AlignCenter) | Qt::TextDontClip, text);
    };
    for (std::size_t node = 0; node < texts.nodes.size(); ++node) {
        if (texts.nodes[node].isNull() || (picture_->graph.directed && !evaluationOfNode(node))) continue;
        std::optional<Keyed> text;
        if (isMoving()) text.emplace(painter, MotionKey{"text", node}, sourceOfNode(node));
        write(texts.nodes[node], textBeside(*picture_, frame, node), true);
    }
    const Keyed numbers(painter, {"numbers"});
    for (std::size_t edge = 0; edge < texts.numbers.size(); ++edge)
        if (!texts.numbers[edge].isNull())
            write(texts.numbers[edge], QString::number(picture_->graph.edges[edge].number), false);
}

void GraphFigure::drawNode(QPainter& painter, const Frame& frame, std::size_t node) const {
    std::optional<Keyed> one;
    if (isMoving()) one.emplace(painter, MotionKey{"node", node});
    if (picture_->graph.directed) {
        const QRectF disc = discOf(*picture_, frame, node);
        drawDisc(painter, frame, node, disc);
        return drawTokens(painter, frame, node, disc);
    }
    if (picture_->graph.nodes[node].ground) return; // the line is drawn instead
    painter.setPen(Qt::NoPen);                      // a joint of branches
    painter.setBrush(frame.theme().ink);
    painter.drawEllipse(frame.toArea().map(picture_->layout.at[node]), 5 * unitOf(frame), 5 * unitOf(frame));
}

/// A node of a directed graph in the colour of its outcome, with its name if that can be read.
void GraphFigure::drawDisc(QPainter& painter, const Frame& frame, std::size_t node,
                           const QRectF& disc) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const double line = unitOf(frame);
    const DrawnGraph::Node& drawn = picture_->graph.nodes[node];
    const auto evaluation = evaluationOfNode(node);
    const bool isP = evaluation && isLost(evaluation->outcome);
    if (drawn.tokens > 0) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.selection, 0.55));
        drawPill(painter, disc, 8 * line);
    }
    painter.setPen(evaluation ? QPen(theme.paper, 1.5 * line) : QPen(theme.quiet, 1.5 * line));
    painter.setBrush(colourOf(theme, evaluation));
    drawPill(painter, disc);
    if (isP) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.p, 1.5 * line));
        drawPill(painter, disc, 4 * line);
    }
    if (!hasTexts(frame)) return;
    painter.setFont(style.font(namePixels, QFont::Bold));
    painter.setPen(!evaluation ? theme.ink : isP ? theme.onP : theme.onN);
    const QString name =
        QFontMetricsF(painter.font())
            .elidedText(shownText(drawn.name, longestNodeName), Qt::ElideMiddle, disc.width() - 6);
    painter.drawText(disc, Qt::AlignCenter, name);
}

/// Tokens on the upper rim; of too many, one and their number.
void GraphFigure::drawTokens(QPainter& painter, const Frame& frame, std::size_t node,
                             const QRectF& disc) const {
    const std::size_t tokens = picture_->graph.nodes[node].tokens;
    if (tokens == 0) return;
    const Style& style = frame.style();
    const bool areDrawn = tokens <= mostTokensDrawn;
    const std::size_t count = areDrawn ? tokens : 1;
    const double radius = tokenRadius * std::max(unitOf(frame), 0.5 * style.line);
    const double y = disc.top() - radius;
    double x = disc.center().x() - 1.1 * radius * static_cast<double>(count - 1);
    painter.setPen(QPen(style.theme.paper, unitOf(frame)));
    painter.setBrush(style.theme.selection);
    for (std::size_t token = 0; token < count; ++token, x += 2.2 * radius)
        painter.drawEllipse(QPointF(x, y), radius, radius);
    if (areDrawn || !hasTexts(frame)) return;
    painter.setFont(graphTextFont(style, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    drawOnPaper(painter, style.theme, {x - 0.8 * radius, y + 0.7 * radius},
                QStringLiteral("× %1").arg(tokens));
}

LegendEntries GraphFigure::legend(const Style& style) const {
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
    const auto number = [&style](QPainter& p, const QRectF& sign) {
        p.setPen(style.theme.quiet);
        p.drawText(sign, int(Qt::AlignCenter) | Qt::TextDontClip, QStringLiteral("1"));
    };
    LegendEntries entries;
    if (picture_->graph.directed) {
        entries = {{translated(sayMeaning(Outcome::P)), dot(style.theme.p, true)},
                   {translated(sayMeaning(Outcome::N)), dot(style.theme.n, false)},
                   {tr("a token"), dot(style.theme.selection, false)}};
    } else {
        const bool isProof = look_.step && !look_.step->now.mex;
        entries = {{look_.isQuestion ? tr("a branch")
                    : isProof        ? tr("a branch, with what it and all on it are worth")
                                     : tr("a branch, with the value once it is cut"),
                    stroke(QPen(style.theme.quiet, 4)), 2},
                   {tr("its number"), number},
                   {tr("gone"), stroke(gonePen(style.theme, 1)), 2}};
    }
    if (look_.isQuestion) return entries;
    entries.push_back({translated(sayWinningMove()), stroke(QPen(style.theme.winning, 4)), 2});
    if (look_.step) entries.push_back({tr("what the step tells of"), stroke(lightPen(style.theme, 9)), 2});
    return entries;
}

} // namespace mexplorer::ui
