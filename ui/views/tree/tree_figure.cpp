#include "ui/views/tree/tree_figure.h"

#include "core/explain/say_comparison.h"
#include "core/explain/say_position.h"
#include "core/explain/say_short_game.h"
#include "core/explain/say_signs.h"
#include "core/text/csv.h"

#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/views/tree/tree_legend.h"
#include "ui/views/tree/tree_painter.h"
#include "ui/views/tree/tree_rows.h"
#include "ui/views/tree/tree_sizes.h"
#include "ui/views/tree/tree_way.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double plainMargin = 16;
constexpr double farthestFit = 400; // pixels: the size of the whole tree when zoomed out as far as possible
constexpr double nearest = 4;
constexpr double leastTarget = 3; // pixels around a centre that still count as the node
constexpr std::uint32_t mostSpoken = 1000;

} // namespace

std::optional<std::uint32_t> TreeFigure::nodeAt(const QPointF& world, const Frame& frame) const {
    const TreeGeometry& geometry = picture_->geometry;
    std::optional<std::uint32_t> found;
    forEachNear(world, frame, [&](std::uint32_t node, const DrawnRow& row) {
        const double straight = (row.halfWidth(geometry, node) - tree::nodeRadius) * row.scale;
        const QPointF offset = (world - geometry.centre(node)) * frame.scale();
        const double beside = std::max(0.0, std::abs(offset.x()) - straight);
        const bool isSquare = geometry.boards && !row.round;
        const double distance =
            isSquare ? std::max(beside, std::abs(offset.y())) : std::hypot(beside, offset.y());
        if (distance <= std::max(tree::ringRadius * row.scale, leastTarget)) found = node;
    });
    return found;
}

std::optional<std::uint32_t> TreeFigure::badgeAt(const QPointF& world, const Frame& frame) const {
    std::optional<std::uint32_t> found;
    const QPointF at = frame.toArea().map(world);
    double nearestSoFar = INFINITY; // badges of neighbours may overlap
    forEachNear(world, frame, [&](std::uint32_t node, const DrawnRow&) {
        if (!hasBadge(node)) return;
        const QRectF rect = badgeRect(node, frame);
        const double distance = (rect.center() - at).manhattanLength();
        if (!rect.contains(at) || distance >= nearestSoFar) return;
        found = node;
        nearestSoFar = distance;
    });
    return found;
}

template <class Visit>
void TreeFigure::forEachNear(const QPointF& world, const Frame& frame, Visit&& visit) const {
    const TreeRows rows(picture_->geometry, picture_->tree);
    // A node, with its badge, does not reach as far as the next row.
    const std::uint32_t below = std::min(rows.firstAt(world.y()), rows.count() - 1);
    for (std::uint32_t index = below > 0 ? below - 1 : below; index <= below; ++index) {
        const DrawnRow row =
            drawnRow(picture_->geometry, index, frame.scale(), frame.style().type, frame.style().leastType);
        const double reach = (tree::largestHalfWidth + tree::ringRadius) * row.scale / frame.scale();
        rows.forEachNode(index, world.x() - reach, world.x() + reach, 0,
                         [&](std::uint32_t node) { visit(node, row); });
    }
}

bool TreeFigure::hasBadge(std::uint32_t node) const {
    const TreeNode& at = picture_->tree.nodes[node];
    return at.hidden > 0 || (at.edgeCount > 0 && (selected_ == node || picture_->unfolded.contains(node)));
}

DrawnBadge TreeFigure::badge(std::uint32_t node, const Frame& frame) const {
    const TreeNode& at = picture_->tree.nodes[node];
    const TreeGeometry& geometry = picture_->geometry;
    const Style& style = frame.style();
    const double row =
        drawnRow(geometry, geometry.row[node], frame.scale(), style.type, style.leastType).scale;
    const double half = at.hidden > 0 ? tree::badgeHalfWidth(at.hidden) : tree::badgeHeight / 2;
    // The size that all of a row have room for, so that they look alike.
    const double apart = geometry.circleRoom[geometry.row[node]] * 2 * tree::ringRadius;
    const double wanted = (2 * half + tree::badgeGap) / frame.scale();
    const double least = style.leastType;
    const double good = std::max(tree::goodBadgeScale * style.type, (least + 0.5) / tree::badgeText);
    double room = apart / wanted;
    if (tree::badgeText * room < least) { // not all have room for text: does this one?
        const auto [left, right] = TreeRows(geometry, picture_->tree).roomAround(node);
        room = std::min(left, right) / wanted;
    }
    const double scale = std::max(row, std::min(room, good));
    const bool hasText = tree::badgeText * scale >= least;
    const double height = hasText ? tree::badgeHeight * scale
                                  : std::clamp(tree::nodeRadius * row, tree::leastPlus, tree::largestPlus);
    const double width = hasText ? 2 * half * scale : height;
    const double overlap =
        (tree::ringRadius - (tree::badgeDrop - tree::badgeHeight / 2)) * row; // of the badge with the node
    const QPointF top = frame.toArea().map(geometry.centre(node)) +
                        QPointF(0, tree::ringRadius * row - (hasText ? overlap : 0));
    return {{top.x() - width / 2, top.y(), width, height}, hasText ? scale : 0};
}

std::vector<std::uint32_t> TreeFigure::spokenEdges() const {
    std::vector<std::uint32_t> spoken;
    if (!step_.node) return spoken;
    const TreeNode& node = picture_->tree.nodes[*step_.node];
    const std::uint32_t stride = step_.because ? 1 : 1 + node.edgeCount / mostSpoken;
    for (std::uint32_t i = 0; i < node.edgeCount; i += stride) {
        const std::uint32_t edge = node.firstEdge + i;
        if (step_.mover != Side::either && picture_->sides[edge] != step_.mover) continue;
        if (!step_.because || picture_->tree.edges[edge].to == *step_.because) spoken.push_back(edge);
    }
    return spoken;
}

bool TreeFigure::isWinning(std::uint32_t from, std::uint32_t edge) const {
    const auto& evaluation = picture_->tree.evaluationOf(picture_->tree.edges[edge].to);
    if (!evaluation) return false;
    if (!picture_->sides.empty()) return isLost(evaluation->outcome, opponentOf(picture_->sides[edge]));
    return picture_->tree.nodes[from].winning != noNode && isLost(evaluation->outcome);
}

bool TreeFigure::tellsOfWins(std::uint32_t from, std::uint32_t edge) const {
    if (step_.node == from && step_.mover != Side::either) return step_.mover == picture_->sides[edge];
    return !step_.hides(from);
}

NodeLook TreeFigure::lookOf(std::uint32_t node) const {
    return step_.hides(node) ? NodeLook::hollow : foundLookOf(node);
}

NodeLook TreeFigure::foundLookOf(std::uint32_t node) const {
    const auto& evaluation = picture_->tree.evaluationOf(node);
    if (!evaluation) return NodeLook::hollow;
    switch (evaluation->outcome) {
    case Outcome::P:
        return NodeLook::p;
    case Outcome::N:
        return NodeLook::n;
    case Outcome::L:
        return NodeLook::left;
    case Outcome::R:
        return NodeLook::right;
    case Outcome::draw:
        break;
    }
    return NodeLook::draw;
}

QString TreeFigure::valueOf(std::uint32_t node) const {
    const auto& evaluation = picture_->tree.evaluationOf(node);
    if (!picture_->settings.values || !evaluation || !evaluation->value) return {};
    if (!evaluation->nimber()) return QString::fromStdString(printedGame(evaluation->value.text()));
    return translated(sayValueBriefly(*evaluation->nimber(), picture_->play()));
}

std::vector<std::uint32_t> TreeFigure::way() const {
    std::vector<std::uint32_t> way;
    for (std::uint32_t node = step_.node.value_or(selected_.value_or(0)); node != noNode;
         node = picture_->tree.nodes[node].parent)
        way.push_back(node);
    std::ranges::reverse(way);
    return way;
}

QString TreeFigure::note() const {
    return picture_->tree.strategy ? tr("the winning strategy · %1").arg(counts()) : counts();
}

QString TreeFigure::counts() const {
    const GameTree& tree = picture_->tree;
    if (tree.folded == 0)
        return tr("nodes: %1 · distinct positions: %2").arg(tree.nodes.size()).arg(tree.positions);
    return tr("nodes: %1 · distinct positions: %2 · left folded: %3")
        .arg(tree.nodes.size())
        .arg(tree.positions)
        .arg(tree.folded);
}

QString TreeFigure::comparisonText() const {
    return picture_->comparison ? translated(sayComparison(*picture_->comparison->below)) : QString();
}

QMarginsF TreeFigure::margins(const Style& style) const {
    // Nodes enlarged to be readable reach beyond the bounds by pixels that do not depend on the scale.
    const double side = plainMargin + tree::enlargedReach * style.type;
    const double titled = titleHeight(style);
    const double above = titled > 0 ? plainMargin + tree::enlargedReach * style.type / 2 : side;
    const double strip = picture_->isLarge ? TreeWay::height(style, *picture_) : 0;
    return {side, titled + above + strip, side, roomBelow(style) + TreeLegend::height(style, *this)};
}

double TreeFigure::titleHeight(const Style& style) const {
    return title(style).isEmpty() ? 0 : slideTitleHeight(style);
}

/// Not above the strip with the way, which begins with the root.
QString TreeFigure::title(const Style& style) const {
    if (!hasTitle(style) || picture_->isLarge || !picture_->hasTitleRoom) return {};
    QString name = translated(picture_->game->description().title);
    if (!picture_->hasPlates()) name = tr("%1: %2").arg(name, QString::fromStdString(shown(picture_->root)));
    return picture_->tree.strategy ? tr("%1, the winning strategy").arg(name) : name;
}

QPointF TreeFigure::heart(const QSizeF& seen) const {
    const TreeGeometry& geometry = picture_->geometry;
    if (!step_.node) return geometry.centre(0);
    const QPointF node = geometry.centre(*step_.node);
    if (!step_.because) return node;
    const QPointF because = geometry.centre(*step_.because);
    const bool areNear = std::abs(node.x() - because.x()) < seen.width() / 2;
    return areNear ? (node + because) / 2 : node;
}

std::optional<QMarginsF> TreeFigure::holding(const Style& style) const {
    const double covered = titleHeight(style) + TreeWay::height(style, *picture_) - margins(style).top();
    return QMarginsF(0, std::max(0.0, covered), 0, 0);
}

double TreeFigure::coveredAbove(const Frame& frame) const {
    if (picture_->isLarge || !TreeOverview::isCutOff(*this, frame)) return 0;
    return TreeWay::stripOf(*this, frame).bottom() - frame.content().top();
}

bool TreeFigure::isTouchable(const Frame& frame, const QPointF& point) const {
    QRectF all = frame.area(); // badges reach into the margins
    all.setBottom(std::min(all.bottom(), frame.content().bottom() +
                                             std::max(tree::roomBelowContent, roomBelow(frame.style()))));
    return all.contains(point);
}

double TreeFigure::roomBelow(const Style& style) {
    return tree::enlargedReach * style.type * (isReadFromAfar(style) ? 1.3 : 0.7); // for taller badges
}

std::pair<double, double> TreeFigure::scaleRange() const {
    const QRectF world = bounds();
    return {farthestFit / std::max({world.width(), world.height(), farthestFit}), nearest};
}

double TreeFigure::largestFit() const {
    return picture_->geometry.boards ? 2.6 : 1.3;
}

/// On a slide even a small tree fills most of the height or of the width.
double TreeFigure::fullness(const QSizeF& content) const {
    constexpr double filled = 0.7;
    return filled * std::min(content.width() / bounds().width(), content.height() / bounds().height());
}

double TreeFigure::leastFit(const Style& style, const QSizeF& content) const {
    if (!picture_->settings.readable || !isReadFromAfar(style))
        return hasTitle(style) ? fullness(content) : 0;
    const TreeGeometry& geometry = picture_->geometry;
    double least = 0;
    for (std::size_t row = 0; row < geometry.rowY.size(); ++row) {
        const double room = std::max(1.0, static_cast<double>(geometry.nodeRoom[row]));
        least = std::max(least, style.leastType * geometry.textShare[row] / room);
    }
    least = std::max(least, fullness(content));
    const double twoRows = geometry.rowY.size() > 1 ? geometry.rowY[1] + 2 * tree::ringRadius : 0;
    return twoRows > 0 ? std::min(least, content.height() / twoRows) : least;
}

void TreeFigure::draw(QPainter& painter, const Frame& frame) const {
    painter.save();
    paintPaper(painter, frame);
    const TreeWay way(*this, frame);
    TreePainter(painter, frame, *this).paint();
    painter.setRenderHint(QPainter::Antialiasing);
    drawSlideTitle(painter, frame, title(frame.style()));
    way.draw(painter);
    TreeOverview(*this, frame).draw(painter);
    QRectF legend = frame.area().adjusted(plainMargin, 0, -plainMargin, 0);
    legend.setTop(legend.bottom() - TreeLegend::height(frame.style(), *this));
    TreeLegend::draw(painter, legend, frame.style(), *this);
    painter.restore();
}

QStringList TreeFigure::textsBeside(const Frame& frame) const {
    return textsOf(TreeLegend::entries(frame.style(), *this, frame.area().width()))
           << note() << comparisonText() << title(frame.style());
}

Expected<void> TreeFigure::writeCsv(QIODevice& device, Task& task) const {
    const GameTree& tree = picture_->tree;
    CsvWriter csv(device, task, 2 + tree.edges.size());
    const auto writeRow = [&](std::uint32_t node, const std::string& parent, const std::string& move) {
        const auto& evaluation = tree.evaluationOf(node);
        return csv.line("{},{},{},{},{},{},{}", node, parent, csvField(picture_->text(node)),
                        evaluation ? nameOf(evaluation->outcome) : "",
                        evaluation ? evaluation->value.text() : "", move,
                        tree.nodes[node].hidden > 0 ? fmt::format("{}", tree.nodes[node].hidden) : "");
    };
    bool good = csv.line("node,parent,position,outcome,value,move,folded") && writeRow(0, "", "");
    for (std::uint32_t from = 0; good && from < tree.nodes.size(); ++from) {
        const TreeNode& node = tree.nodes[from];
        for (std::uint32_t e = node.firstEdge; good && e < node.firstEdge + node.edgeCount; ++e) {
            const Message move = picture_->graph->moveText(node.position, tree.edges[e].option);
            good = writeRow(tree.edges[e].to, fmt::format("{}", from), csvField(move.english()));
        }
    }
    return csv.finish();
}

} // namespace mexplorer::ui
