#include "core/explain/say_signs.h"
#include "ui/figure/branch_sign.h"
#include "ui/figure/left_out_note.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/thing_drawing.h"
#include "ui/figure/watch/named.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/graph/graph_board.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/graph/graph_signs.h"
#include "ui/views/graph/graph_texts.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double branchWidth = 5;
constexpr double winningWidth = 5;
constexpr double winningBranch = 8;
constexpr double scissors = 26; // pixels
constexpr double arrowWidth = 1.6;
constexpr double arrowHead = 9; // pixels
constexpr double namePixels = 15;
constexpr double tokenRadius = 6; // pixels
constexpr std::size_t mostTokensDrawn = 4;
constexpr std::size_t mostMoving = 100; // nodes and edges; of more, edges are one image
constexpr std::size_t mostNamed = 3;    // edges that a step can tell of one by one
constexpr std::size_t mostLights = 40;  // along edges; more of them take too much room as images

QColor colourOf(const Theme& theme, const std::optional<Evaluation>& evaluation) {
    if (!evaluation) return theme.paper;
    return isLost(evaluation->outcome) ? theme.p : theme.n;
}

/// A disc, perhaps stretched to both sides, `by` pixels larger.
void drawPill(QPainter& painter, const QRectF& disc, double by = 0) {
    const QRectF larger = disc.adjusted(-by, -by, by, by);
    painter.drawRoundedRect(larger, larger.height() / 2, larger.height() / 2);
}

/// With paper behind the text, as edges may pass there.
void drawOnPaper(QPainter& painter, const Theme& theme, const QPointF& where, const QString& text) {
    const QRectF behind = QFontMetricsF(painter.font()).tightBoundingRect(text).translated(where);
    painter.fillRect(behind.adjusted(-2, -2, 2, 2), theme.paper);
    painter.drawText(where, text);
}

} // namespace

QMarginsF GraphFigure::margins(const Style& style) const {
    const double top = hasTitle(style) ? 16 + slideTitleHeight(style) : 28;
    const QMarginsF usual(32, top, 32, legendRowHeight(style) + 12);
    if (!look_.step) return usual;
    return usual + GraphBoard(*look_.subject, look_.step->now, style, picture_->layout.isAcross).room();
}

/// There is room for the numbers of branches then.
double GraphFigure::readableScale() const {
    return 1.4 * leastTextScale;
}

void GraphFigure::draw(QPainter& painter, const Frame& frame) const {
    std::size_t unwritten = 0;
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        unwritten = drawWorld(painter, frame);
        drawSlideTitle(painter, frame, title(frame.style()));
    });
    drawLeftOutNote(painter, frame.style(), aboveLegend(frame), leftOutText(frame, unwritten));
}

/// What there is no room for is not left out silently.
QString GraphFigure::leftOutText(const Frame& frame, std::size_t unwritten) {
    if (!hasTexts(frame)) return tr("too small for names and numbers: zoom in to read them");
    return unwritten == 0 ? QString() : tr("numbers without room: %1; zoom in to read them").arg(unwritten);
}

QStringList GraphFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title(frame.style());
}

std::size_t GraphFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    if (picture_->graph.isBush()) drawGround(painter, frame);
    drawEdgeLights(painter, frame);
    for (const bool win : {false, true}) {
        std::optional<Keyed> all;
        if (!isMoving()) all.emplace(painter, MotionKey{"edges", win ? 1U : 0U});
        for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge)
            if (wins(edge) == win && !picture_->graph.edges[edge].atNode) drawEdge(painter, frame, edge);
    }
    if (!picture_->graph.isBush()) drawLights(painter, frame);
    for (std::size_t node = 0; node < picture_->graph.nodes.size(); ++node)
        drawNode(painter, frame, node);
    for (const bool win : {false, true}) // above what touches them
        for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge)
            if (picture_->graph.edges[edge].atNode && wins(edge) == win) drawHalf(painter, frame, edge);
    if (picture_->graph.isPlain()) drawWhole(painter, frame);
    drawStanding(painter, frame);
    const std::size_t unwritten = drawTexts(painter, frame);
    drawEdgeValues(painter, frame);
    if (look_.step)
        GraphBoard(*look_.subject, look_.step->now, frame.style(), picture_->layout.isAcross)
            .draw(painter, frame, picture_->play);
    return unwritten;
}

/// Whether the step tells of this edge, not only of all edges that are moves.
bool GraphFigure::isToldOf(std::size_t edge) const {
    return lightOf(edge) == Light::full && look_.step->now.edges.size() <= mostNamed;
}

bool GraphFigure::isMoving() const {
    return picture_->graph.nodes.size() + picture_->graph.edges.size() <= mostMoving;
}

/// Along the edges that the step is about or mentions.
void GraphFigure::drawEdgeLights(QPainter& painter, const Frame& frame) const {
    if (!look_.step) return;
    const bool areFew = look_.step->now.edges.size() + look_.step->now.related.size() <= mostLights;
    const double around = (branchWidth + 8) * unitOf(frame);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
        const Light light = lightOf(edge);
        if (light == Light::none) continue;
        const QPainterPath path = frame.toArea().map(picture_->layout.paths[edge]);
        std::optional<Keyed> one;
        if (areFew)
            one.emplace(painter, MotionKey{"light on", edge}, QPointF(path.elementAt(0)), Growth::uncovers);
        painter.strokePath(path, light == Light::full ? lightPen(frame.theme(), around)
                                                      : weakLightPen(frame.theme(), around));
    }
}

/// Around the nodes that the step is about. A light wanders from those of one step to those of the next.
void GraphFigure::drawLights(QPainter& painter, const Frame& frame) const {
    const double line = unitOf(frame);
    std::uint64_t light = 0;
    for (std::size_t node = 0; node < picture_->graph.nodes.size(); ++node) {
        if (!isLit(node)) continue;
        const Keyed wandering(painter, {"light", light++}, Growth::stretches);
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

std::optional<QPainterPath> GraphFigure::outlineOfTopic(const Frame& frame, const Topic& topic) const {
    const auto edge = edgeOf(topic);
    const bool isAtNode = topic.kind == topic::position && picture_->graph.isDirected();
    if (!edge || isAtNode) return std::nullopt;
    return aroundLine(frame.toArea().map(picture_->layout.paths[*edge]), winningBranch * unitOf(frame));
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
    const Named named(painter, topic::vertex, ground);
    if (isLit(ground)) painter.fillRect(QRectF(seen.left(), y, seen.width(), 13 * line), theme.spotlight);
    painter.setPen(QPen(isLit(ground) ? theme.accent : theme.quiet, 3 * line));
    painter.drawLine(QPointF(seen.left(), y), QPointF(seen.right(), y));
    painter.setPen(QPen(theme.line, 1.5 * line));
    for (double x = seen.left(); x < seen.right() + 12; x += 12 * line)
        painter.drawLine(QPointF(x, y + 2), QPointF(x - 9 * line, y + 11 * line));
    const auto found = evaluationOfNode(ground);
    if (!found || !(found->nimber() || picture_->hasSides)) return;
    painter.setFont(frame.style().font(namePixels, QFont::Bold));
    painter.setPen(theme.accent);
    const QString text =
        found->nimber() ? translated(sayValueBriefly(*found->nimber(), picture_->play)) : briefly(*found);
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
    const double middle = frame.content().center().x();
    drawOnPaper(painter, theme, {middle - width / 2, y + 13 * line + 16 * frame.style().type}, text);
}

void GraphFigure::drawEdge(QPainter& painter, const Frame& frame, std::size_t edge) const {
    const Theme& theme = frame.theme();
    const bool isBranch = picture_->graph.isBush();
    const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
    const QPainterPath path = frame.toArea().map(picture_->layout.paths[edge]);
    const double line = unitOf(frame);
    QPen pen = isBranch ? branchPen(theme, drawn.side, branchWidth * line)
                        : QPen(drawn.leadsTo.empty() ? theme.quiet : theme.ink, arrowWidth * line,
                               Qt::SolidLine, Qt::RoundCap);
    if (!drawn.present) pen = gonePen(theme, line);
    if (wins(edge) && isBranch) pen.setWidthF(winningBranch * line);
    if (wins(edge) && !isBranch) pen = QPen(theme.winning, winningWidth * line, Qt::SolidLine, Qt::RoundCap);
    std::optional<Keyed> one;
    if (isMoving()) one.emplace(painter, MotionKey{"edge", edge});
    painter.setBrush(Qt::NoBrush);
    if (look_.pointed == edge)
        painter.strokePath(path, QPen(faded(theme.selection, 0.6), pen.widthF() + 8 * line));
    painter.setPen(pen);
    painter.drawPath(path);
    if (picture_->graph.isDirected() || picture_->graph.hasArrows)
        drawArrowHead(painter, path, (arrowHead + (wins(edge) ? 4 : 0)) * line);
    if (isBranch && picture_->hasSides && drawn.present)
        drawLeaf(painter, theme, leafOn(path, drawn.side, line), drawn.side, line);
    const bool isCut = isBranch || (picture_->graph.isPlain() && !drawn.isWay);
    if (isCut && wins(edge))
        drawCutMark(painter, theme, path, std::min(scissors * line, 0.36 * path.length()));
}

/// At each edge, the value of the position once it is cut; in a proof, the value found for the edge. Where
/// nodes are positions, the values of moves are shown only at steps. What the step tells of is written even
/// where there is no room for the others.
void GraphFigure::drawEdgeValues(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const std::vector<QString> written =
        picture_->graph.isPlain() ? valueTexts(*picture_, frame) : std::vector<QString>();
    painter.setFont(graphTextFont(style, QFont::Bold));
    for (std::size_t edge = 0; edge < picture_->graph.edges.size(); ++edge) {
        if (picture_->graph.isDirected() && !look_.step) continue;
        const bool isTold = isToldOf(edge);
        const auto known = evaluationOfEdge(edge);
        if (!known || (!hasTexts(frame) && !isTold)) continue;
        const QString text = written.empty() ? briefly(*known) : written[edge];
        const Keyed worth(painter, {"worth", edge}, sourceOfEdge());
        drawWorth(painter, style, valueBox(*picture_, frame, edge, text), text,
                  wins(edge) ? style.theme.winning
                  : isTold   ? style.theme.accent
                             : style.theme.ink);
    }
}

/// On the node that the step tells of: what all that stands there is worth.
void GraphFigure::drawStanding(QPainter& painter, const Frame& frame) const {
    if (!look_.step || !look_.step->now.standing) return;
    const auto& [node, worth] = *look_.step->now.standing;
    const Keyed standing(painter, {"standing"});
    painter.setFont(graphTextFont(frame.style(), QFont::Bold));
    const QString text = QString::number(worth);
    QRectF box = QFontMetricsF(painter.font()).boundingRect(text).adjusted(-5, -1, 5, 1);
    box.setWidth(std::max(box.width(), box.height()));
    box.moveCenter(frame.toArea().map(picture_->layout.at[node]));
    painter.setPen(QPen(frame.theme().ink, 2 * frame.style().line));
    painter.setBrush(frame.theme().paper);
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.drawText(box, Qt::AlignCenter, text);
}

/// The name of a node whose disc is too small for it, with what is known about it.
QString GraphFigure::toldOf(std::size_t node, const QString& known) const {
    const DrawnGraph::Node& drawn = picture_->graph.nodes[node];
    if (drawn.ground) return {};
    const QString name = shownText(drawn.name, longestNodeName);
    return known.isEmpty() || known == name ? name : QStringLiteral("%1: %2").arg(name, known);
}

/// Whether the edge is in sight and has a number, for which there is no room.
bool GraphFigure::lacksNumber(const Frame& frame, std::size_t edge) const {
    const DrawnGraph::Edge& drawn = picture_->graph.edges[edge];
    if (!hasTexts(frame) || drawn.number == 0 || !drawn.present) return false;
    return frame.area().contains(frame.toArea().map(picture_->layout.paths[edge].pointAtPercent(0.5)));
}

/// The values or names beside nodes, as far as they are known, and the numbers of edges; those that the step
/// tells of in any case.
std::size_t GraphFigure::drawTexts(QPainter& painter, const Frame& frame) const {
    const GraphTexts texts = placeTexts(*picture_, frame);
    painter.setFont(graphTextFont(frame.style()));
    const bool areNamed = look_.step && look_.step->now.nodes.size() <= mostNamed;
    for (std::size_t node = 0; node < texts.nodes.size(); ++node) {
        QString said = evaluationOfNode(node) || !picture_->graph.isDirected()
                           ? textBeside(*picture_, frame, node)
                           : QString();
        QRectF where = said.isEmpty() ? QRectF() : texts.nodes[node];
        if (where.isNull() && areNamed && isLit(node) && !hasTexts(frame)) {
            said = toldOf(node, said);
            where = textBoxAnyway(*picture_, frame, node, said);
        }
        if (where.isNull()) continue;
        const Keyed text(painter, {"text", node}, sourceOfNode(node));
        const Named named(painter, topic::vertex, node);
        painter.fillRect(where.adjusted(-1, -1, 1, 1), frame.theme().paper);
        painter.setPen(frame.theme().quiet);
        painter.drawText(where, int(Qt::AlignCenter) | Qt::TextDontClip, said);
    }
    painter.setFont(tagFont(frame.style()));
    std::size_t unwritten = 0;
    for (std::size_t edge = 0; edge < texts.numbers.size(); ++edge) {
        const std::uint32_t number = picture_->graph.edges[edge].number;
        const bool isTold = isToldOf(edge) && number > 0;
        const QRectF where = texts.numbers[edge].isNull() && isTold
                                 ? tagBoxAnyway(*picture_, frame, edge, evaluationOfEdge(edge))
                                 : texts.numbers[edge];
        if (where.isNull()) {
            unwritten += lacksNumber(frame, edge) ? 1 : 0;
            continue;
        }
        const Keyed tag(painter, {"number", edge});
        drawTag(painter, frame.style(), where, QString::number(number));
    }
    return unwritten;
}

void GraphFigure::drawNode(QPainter& painter, const Frame& frame, std::size_t node) const {
    const Keyed one(painter, {"node", node});
    const Named named(painter, topic::vertex, node);
    if (picture_->graph.isDirected()) {
        const QRectF disc = discOf(*picture_, frame, node);
        drawDisc(painter, frame, node, disc);
        return drawTokens(painter, frame, node, disc);
    }
    if (picture_->graph.isColoured) return drawColourable(painter, frame, node);
    if (picture_->graph.isPlain()) {
        drawRemovable(painter, frame, node);
        return drawTokens(painter, frame, node, discOf(*picture_, frame, node));
    }
    if (picture_->graph.nodes[node].ground) return; // the line is drawn instead
    painter.setPen(Qt::NoPen);                      // a joint of branches
    painter.setBrush(frame.theme().ink);
    painter.drawEllipse(frame.toArea().map(picture_->layout.at[node]), 4.5 * unitOf(frame),
                        4.5 * unitOf(frame));
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
    const double half = radius / tokenShare;
    const double y = disc.top() - radius;
    double x = disc.center().x() - 1.1 * radius * static_cast<double>(count - 1);
    for (std::size_t token = 0; token < count; ++token, x += 2.2 * radius)
        drawThing(painter, style, {ThingKind::token}, {x - half, y - half, 2 * half, 2 * half});
    if (areDrawn || !hasTexts(frame)) return;
    painter.setFont(graphTextFont(style, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    drawOnPaper(painter, style.theme, {x - 0.8 * radius, y + 0.7 * radius},
                QStringLiteral("× %1").arg(tokens));
}

} // namespace mexplorer::ui
