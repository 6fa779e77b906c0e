#include "ui/theme/roles.h"
#include "ui/views/tree/tree_curves.h"
#include "ui/views/tree/tree_painter.h"
#include "ui/views/tree/tree_sizes.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double edgeWidth = 1.6;
constexpr double replyWidth = 2.6; // for the move at a P-position on the line of best play
constexpr double winningWidth = 3.4;
constexpr double crowdedWinningWidth = 2.2;
constexpr double lineOfPlayWidth = 6.0;
constexpr double crowdedStrength = 0.28; // of the quiet colour on paper
constexpr double throngedStrength = 0.14;
constexpr std::size_t fewEdges = 150; // more are drawn as hairlines
constexpr std::size_t throng = 5000;
constexpr std::size_t crowd = 500;           // in a merged tree, more are drawn fainter
constexpr std::size_t mostCurvesInRow = 400; // more are drawn straight
constexpr std::size_t mostCurves = 1000;     // the same in all rows
constexpr std::size_t mostSmooth = 1500;     // more are drawn without smoothing, the plain ones first
constexpr std::size_t mostUnfolding = 150;   // nodes of a tree whose edges move with them
constexpr std::size_t mostMerged = 3500;     // more would show nothing new, and take 3 µs each
constexpr std::size_t mostMergedWinning = 3000;
constexpr double farSteps = 32; // an edge that leads d out of sight stands for all within d / farSteps

/// Adds the parts of a curve in `sight`, or near it. Curves may be a thousand times as long as the picture is
/// wide, and Qt takes long to draw parts out of sight.
void addSeen(QPainterPath& path, const Cubic& curve, const QRectF& sight) {
    const auto [left, right] =
        std::minmax({curve.start.x(), curve.leave.x(), curve.arrive.x(), curve.end.x()});
    const auto [top, bottom] =
        std::minmax({curve.start.y(), curve.leave.y(), curve.arrive.y(), curve.end.y()});
    if (right < sight.left() || left > sight.right() || bottom < sight.top() || top > sight.bottom()) return;
    const bool isLong = right - left > 2 * sight.width() || bottom - top > 2 * sight.height();
    if (!isLong) {
        if (path.isEmpty() || path.currentPosition() != curve.start) path.moveTo(curve.start);
        path.cubicTo(curve.leave, curve.arrive, curve.end);
        return;
    }
    const QPointF left1 = (curve.start + curve.leave) / 2; // halves the curve (de Casteljau)
    const QPointF between = (curve.leave + curve.arrive) / 2;
    const QPointF right1 = (curve.arrive + curve.end) / 2;
    const QPointF left2 = (left1 + between) / 2;
    const QPointF right2 = (between + right1) / 2;
    const QPointF middle = (left2 + right2) / 2;
    addSeen(path, {curve.start, left1, left2, middle}, sight);
    addSeen(path, {middle, right2, right1, curve.end}, sight);
}

QColor mixed(const QColor& colour, const QColor& with, double strength) {
    return QColor::fromRgbF(static_cast<float>(colour.redF() * strength + with.redF() * (1 - strength)),
                            static_cast<float>(colour.greenF() * strength + with.greenF() * (1 - strength)),
                            static_cast<float>(colour.blueF() * strength + with.blueF() * (1 - strength)));
}

} // namespace

void TreePainter::paintEdges() {
    Edges plain;
    Edges winning;
    if (picture_.tree.merged)
        collectMergedEdges(plain, winning);
    else
        collectTreeEdges(plain, winning);
    const std::size_t count = plain.curved.size() + plain.straight.size();
    const bool crowded = picture_.tree.merged && count > crowd;
    const QColor grey = !crowded ? style_.theme.rim
                                 : mixed(style_.theme.quiet, style_.theme.paper,
                                         count > throng ? throngedStrength : crowdedStrength);
    const std::size_t winningCount = winning.curved.size() + winning.straight.size();
    const bool many = crowded || winningCount > fewEdges;
    const double width = lineWidth(many ? crowdedWinningWidth : winningWidth);
    const QPen plainPen(grey, count > fewEdges ? 1 : lineWidth(edgeWidth));
    const QPen winningPen(style_.theme.winning, width, Qt::SolidLine, Qt::FlatCap);
    if (isMoving() && picture_.tree.nodes.size() <= mostUnfolding)
        return strokeFamilies(plain, plainPen, winning, winningPen);
    painter_.setRenderHint(QPainter::Antialiasing, count + winningCount <= mostSmooth);
    strokeEdges(plain, plainPen);
    painter_.setRenderHint(QPainter::Antialiasing, winningCount <= mostSmooth);
    strokeEdges(winning, winningPen);
    painter_.setRenderHint(QPainter::Antialiasing);
}

bool TreePainter::wins(std::uint32_t from, std::uint32_t edge) const {
    return figure_.tellsOfWins(from, edge) && figure_.isWinning(from, edge);
}

void TreePainter::addRow(Edges& edges, const std::vector<EdgeRef>& row) {
    const bool few = row.size() <= mostCurvesInRow && edges.curved.size() + row.size() <= mostCurves;
    std::vector<EdgeRef>& to = few ? edges.curved : edges.straight;
    to.insert(to.end(), row.begin(), row.end());
}

/// Where players have different moves, Left’s edges are solid and Right’s dashed, in the players’ colours
/// unless they win.
void TreePainter::strokeEdges(const Edges& edges, const QPen& pen) {
    if (picture_.sides.empty()) return stroke(edges, pen);
    for (const Side side : {Side::left, Side::right}) {
        QPen own = pen;
        if (pen.color() != style_.theme.winning)
            own.setColor(playerColours(style_.theme, side == Side::left).text);
        if (side == Side::right) own.setDashPattern({3, 2});
        stroke(edgesOf(side, edges), own);
    }
}

TreePainter::Edges TreePainter::edgesOf(Side side, const Edges& edges) const {
    const auto isOwn = [&](const EdgeRef& edge) { return picture_.sides[edge.edge] == side; };
    Edges own;
    std::ranges::copy_if(edges.curved, std::back_inserter(own.curved), isOwn);
    std::ranges::copy_if(edges.straight, std::back_inserter(own.straight), isOwn);
    return own;
}

void TreePainter::stroke(const Edges& edges, const QPen& pen) {
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(pen);
    QList<QLineF> lines;
    lines.reserve(static_cast<qsizetype>(edges.straight.size()));
    for (const auto& [from, edge] : edges.straight)
        lines.append({centre(from), centre(picture_.tree.edges[edge].to)});
    painter_.drawLines(lines);
    for (const auto& [from, edge] : edges.curved)
        painter_.drawPath(edgePath(from, edge));
}

/// The edges of each node are a thing, which unfolds from there.
void TreePainter::strokeFamilies(const Edges& plain, const QPen& plainPen, const Edges& winning,
                                 const QPen& winningPen) {
    std::map<std::uint32_t, std::pair<Edges, Edges>> families; // by the node above
    for (const auto& edges : {&plain.curved, &plain.straight})
        for (const EdgeRef& edge : *edges)
            families[edge.from].first.curved.push_back(edge);
    for (const auto& edges : {&winning.curved, &winning.straight})
        for (const EdgeRef& edge : *edges)
            families[edge.from].second.curved.push_back(edge);
    for (const auto& family : families) {
        const Keyed edges(painter_, {"edges", picture_.names[family.first]},
                          MotionKey{"node", picture_.names[family.first]}, Growth::uncovers);
        strokeEdges(family.second.first, plainPen);
        strokeEdges(family.second.second, winningPen);
    }
}

void TreePainter::collectTreeEdges(Edges& plain, Edges& winning) const {
    const double pixel = 1 / scale_;
    const auto& nodes = picture_.tree.nodes;
    const std::uint32_t above = rows_.firstAt(sight_.top()); // edges to this row come from out of sight
    for (std::uint32_t row = std::max(above, 1U); row < rows_.count();) {
        if (geometry_.rowY[row - 1] > sight_.bottom()) break;
        std::vector<EdgeRef> plainRow;
        std::vector<EdgeRef> winningRow;
        double next = -std::numeric_limits<double>::infinity();
        double nextWinning = -std::numeric_limits<double>::infinity();
        for (const std::uint32_t v : rows_.withEdgesIn(row, sight_.left(), sight_.right())) {
            const std::uint32_t parent = nodes[v].parent;
            const double x = geometry_.x[v];
            if (x < next && x < nextWinning) continue;
            const bool isWinning = wins(parent, v - 1); // the edge to v
            if (isWinning ? x < nextWinning : x < next) continue;
            const double outside = std::max({0.0, sight_.left() - x, x - sight_.right()});
            (isWinning ? nextWinning : next) = x + std::max(pixel, outside / farSteps);
            (isWinning ? winningRow : plainRow).push_back({parent, v - 1});
        }
        addRow(plain, plainRow);
        addRow(winning, winningRow);
        row = rows_.firstAt(geometry_.rowY[row] + pixel, row + 1);
    }
}

std::vector<std::uint32_t> TreePainter::nodesWithEdgesInSight() const {
    const auto& tree = picture_.tree;
    std::vector<std::uint32_t> nodes;
    if (tree.edges.size() <= mostMerged) { // few enough to check each
        nodes.resize(tree.nodes.size());
        std::iota(nodes.begin(), nodes.end(), 0U);
        return nodes;
    }
    const double pixel = 1 / scale_;
    rows_.forEachRow(sight_.top(), sight_.bottom(), pixel, [&](std::uint32_t row) {
        rows_.forEachNode(row, sight_.left(), sight_.right(), pixel,
                          [&](std::uint32_t v) { nodes.push_back(v); });
    });
    return nodes;
}

void TreePainter::collectMergedEdges(Edges& plain, Edges& winning) const {
    const auto& tree = picture_.tree;
    const std::vector<std::uint32_t> nodes = nodesWithEdgesInSight();
    std::size_t count = 0;
    for (const std::uint32_t from : nodes)
        count += tree.nodes[from].edgeCount;
    const auto stride = static_cast<std::uint32_t>(1 + count / mostMerged);
    const std::size_t winningStride = 1 + nodes.size() / mostMergedWinning;
    const auto inSight = [&](std::uint32_t from, std::uint32_t to) {
        const auto [left, right] = std::minmax(geometry_.x[from], geometry_.x[to]);
        const bool beside = geometry_.firstBend.empty() && (right < sight_.left() || left > sight_.right());
        return !beside && geometry_.rowY[geometry_.row[from]] <= sight_.bottom() &&
               geometry_.rowY[geometry_.row[to]] >= sight_.top();
    };
    std::vector<EdgeRef> allPlain;
    std::vector<EdgeRef> allWinning;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const TreeNode& node = tree.nodes[nodes[i]];
        const bool said = node.winning != noNode && wins(nodes[i], node.winning);
        if (said && i % winningStride == 0 && inSight(nodes[i], tree.edges[node.winning].to))
            allWinning.push_back({nodes[i], node.winning});
        const std::uint32_t end = node.firstEdge + node.edgeCount;
        for (std::uint32_t e = (node.firstEdge + stride - 1) / stride * stride; e < end; e += stride) {
            if ((said && e == node.winning) || !inSight(nodes[i], tree.edges[e].to)) continue;
            (wins(nodes[i], e) ? allWinning : allPlain).push_back({nodes[i], e});
        }
    }
    (allPlain.size() <= mostCurves ? plain.curved : plain.straight) = std::move(allPlain);
    (allWinning.size() <= mostCurves ? winning.curved : winning.straight) = std::move(allWinning);
}

/// The parts of the edge in sight.
QPainterPath TreePainter::edgePath(std::uint32_t from, std::uint32_t edge) const {
    const double margin = lineWidth(lineOfPlayWidth); // more than half of the widest pen
    const QRectF sight = area_.marginsAdded({margin, margin, margin, margin});
    const auto reach = [this](std::uint32_t row) { return rowReach(geometry_, row, scale_, style_.type); };
    const auto onScreen = [this](const QPointF& world) { return mapped(world.x(), world.y()); };
    QPainterPath path;
    for (const Cubic& curve : edgeCurves(geometry_, picture_.tree, from, edge, reach)) {
        addSeen(path,
                {onScreen(curve.start), onScreen(curve.leave), onScreen(curve.arrive), onScreen(curve.end)},
                sight);
    }
    return path;
}

void TreePainter::paintLine() {
    const auto& tree = picture_.tree;
    const TreeStep& step = figure_.step();
    if (step.rank && step.labelled < step.rank->size()) return; // not known before the last label
    painter_.setBrush(Qt::NoBrush);
    for (std::size_t i = 0, from = 0; i < tree.line.size(); from = tree.edges[tree.line[i++]].to) {
        const std::uint32_t edge = tree.line[i];
        const auto node = static_cast<std::uint32_t>(from);
        const double top = geometry_.rowY[geometry_.row[node]];
        const double bottom = geometry_.rowY[geometry_.row[tree.edges[edge].to]];
        if (bottom < sight_.top()) continue;
        if (top > sight_.bottom()) break;
        const bool wins = tree.nodes[node].winning == edge;
        const QColor colour = wins ? style_.theme.winning : mixed(style_.theme.ink, style_.theme.paper, 0.6);
        painter_.setPen(
            QPen(colour, lineWidth(wins ? lineOfPlayWidth : replyWidth), Qt::SolidLine, Qt::FlatCap));
        painter_.drawPath(edgePath(node, edge));
    }
}

/// In a large tree, where many edges are left out, all those to the node that is spoken of are drawn.
void TreePainter::paintWay() {
    if (!picture_.isLarge) return;
    painter_.setBrush(Qt::NoBrush);
    painter_.setPen(QPen(mixed(style_.theme.ink, style_.theme.paper, 0.6), lineWidth(replyWidth)));
    const std::vector<std::uint32_t> way = figure_.way();
    for (std::size_t i = 1; i < way.size(); ++i) {
        const TreeNode& from = picture_.tree.nodes[way[i - 1]];
        for (std::uint32_t e = from.firstEdge; e < from.firstEdge + from.edgeCount; ++e)
            if (picture_.tree.edges[e].to == way[i]) painter_.drawPath(edgePath(way[i - 1], e));
    }
}

void TreePainter::paintDecision() {
    const TreeStep& step = figure_.step();
    painter_.setBrush(Qt::NoBrush);
    const double width = lineWidth(step.because ? lineOfPlayWidth : winningWidth);
    painter_.setPen(QPen(style_.theme.accent, width, Qt::SolidLine, Qt::FlatCap));
    for (const std::uint32_t edge : figure_.spokenEdges())
        painter_.drawPath(edgePath(*step.node, edge));
}

} // namespace mexplorer::ui
