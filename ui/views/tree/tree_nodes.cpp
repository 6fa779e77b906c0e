#include "core/explain/say_short_game.h"
#include "core/explain/say_signs.h"
#include "ui/figure/cross.h"
#include "ui/figure/watch/named.h"
#include "ui/figure/whole.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/tree/tree_painter.h"
#include "ui/views/tree/tree_plate.h"
#include "ui/views/tree/tree_shapes.h"
#include "ui/views/tree/tree_sizes.h"

#include <array>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double smallestDisc = 4;       // pixels across; below, nodes are dots
constexpr double smallestDot = 1.6;      // pixels
constexpr std::size_t mostPluses = 1000; // on dots; more would only hide the dots
constexpr double discRing = 2;           // pixels that the ring of a disc of P reaches beyond it
constexpr double discGap = 0.8;          // where that ring begins
constexpr double tallDot = 2;            // height of P's dots, by that of the others
constexpr double leastDotGap = 0.75;
constexpr double shrinkLimit = 0.7; // a text too long for its node shrinks to this share, then it is cut
constexpr double textMargin = 6;    // between a text and the side of its node, in world units
constexpr double valueAside = 10;   // from a node's side, past P's ring, to the left end of its value
constexpr double haloRadius = 36;
constexpr double haloWidth = 5;
constexpr double spotRadius = 42;
constexpr double leastSpot = 12; // pixels: visible however small the node
constexpr double leastCross = 5; // pixels from its middle to a side
constexpr double crossWidth = 3.5;
constexpr int largestType = 1000; // pixels

} // namespace

/// The dots of a row, those of P taller than the others; equal ones less than a pixel apart are joined to one
/// rectangle.
class TreePainter::DotRun {
public:
    DotRun(Dots& dots, double side, double y) : dots_(dots), side_(side), y_(y) {}

    void add(double x, NodeLook look) {
        QList<QRectF>& same = dots_[static_cast<std::size_t>(look)];
        if (&same == last_ && x - side_ / 2 - same.back().right() < leastDotGap)
            same.back().setRight(x + side_ / 2);
        else {
            const double height = look == NodeLook::p ? tallDot * side_ : side_;
            same.append({x - side_ / 2, y_ - height / 2, side_, height});
        }
        last_ = &same;
    }

private:
    Dots& dots_;
    double side_;
    double y_;
    QList<QRectF>* last_ = nullptr; ///< the list with the dot before
};

void TreePainter::paintHalos() {
    const auto paint = [&](std::uint32_t node, double radius, const QPen& pen, const QBrush& brush,
                           double leastRadius = 0) {
        painter_.setPen(pen);
        painter_.setBrush(brush);
        const DrawnRow row = drawn(geometry_.row[node]);
        const double least =
            2 * tree::nodeRadius * row.scale < tree::smallestFull ? 4 : 0; // pixels, to be visible from afar
        const double grow = row.halfWidth(geometry_, node) - tree::nodeRadius;
        const double high = std::max(radius * row.scale + least, leastRadius);
        if (isBoard(row))
            drawPlate(painter_, centre(node), grow * row.scale + high, high, tree::boardCorner * row.scale);
        else
            drawCapsule(painter_, centre(node), grow * row.scale + high, high);
    };
    const TreeStep& step = figure_.step();
    for (const std::uint32_t edge : figure_.spokenEdges())
        paint(picture_.tree.edges[edge].to, haloRadius, QPen(style_.theme.accent, lineWidth(3)), Qt::NoBrush);
    const Keyed spot(painter_, {"spot"}, Growth::stretches);
    if (step.node)
        paint(*step.node, spotRadius, QPen(style_.theme.accent, lineWidth(1.5)), style_.theme.spotlight,
              leastSpot);
    if (figure_.selected())
        paint(*figure_.selected(), haloRadius, QPen(style_.theme.selection, lineWidth(haloWidth)),
              Qt::NoBrush);
}

/// A node that was not there comes out of its parent.
std::optional<MotionSource> TreePainter::sourceOfNode(std::uint32_t node) const {
    const std::uint32_t parent = picture_.tree.nodes[node].parent;
    if (parent == noNode) return std::nullopt;
    return MotionKey{"node", picture_.names[parent]};
}

void TreePainter::paintNodes() {
    const double pixel = 1 / scale_;
    // How far the largest nodes and their texts reach sideways and upwards, in the world.
    const double widest = tree::largestHalfWidth + tree::ringRadius + 8 * tree::valueText;
    const double highest = (tree::badgeDrop + tree::badgeHeight) * std::max(1.0, style_.type / scale_);
    Dots dots;
    std::vector<std::uint32_t> folded; // nodes drawn as dots that have badges
    rows_.forEachRow(sight_.top() - highest, sight_.bottom() + highest, pixel, [&](std::uint32_t index) {
        DrawnRow row = drawn(index);
        row.values = hasRoomForValues(index, row);
        const double across = 2 * tree::nodeRadius * row.scale;
        const double outside = widest * row.scale / scale_;
        DotRun run(dots, std::max(smallestDot, across), mapped(0, geometry_.rowY[index]).y());
        rows_.forEachNode(
            index, sight_.left() - outside, sight_.right() + outside, across < tree::smallestFull ? pixel : 0,
            [&](std::uint32_t node) {
                std::optional<Keyed> one;
                if (isMoving())
                    one.emplace(painter_, MotionKey{"node", picture_.names[node]}, sourceOfNode(node));
                if (across >= tree::smallestFull)
                    paintNode(node, row);
                else if (across >= smallestDisc)
                    paintDisc(node, row);
                else
                    run.add(centre(node).x(), figure_.lookOf(node));
                if (across < smallestDisc && folded.size() <= mostPluses && figure_.hasBadge(node))
                    folded.push_back(node);
            });
    });
    paintDots(dots);
    if (folded.size() > mostPluses) return;
    for (const std::uint32_t node : folded)
        paintBadge(node);
}

void TreePainter::paintDots(const Dots& dots) {
    painter_.setRenderHint(QPainter::Antialiasing, false);
    painter_.setPen(Qt::NoPen);
    for (std::size_t look = 0; look < dots.size(); ++look) {
        painter_.setBrush(dotColour(style_.theme, static_cast<NodeLook>(look)));
        painter_.drawRects(dots[look]);
    }
    painter_.setRenderHint(QPainter::Antialiasing);
}

void TreePainter::paintDisc(std::uint32_t node, const DrawnRow& row) {
    const NodeLook look = figure_.lookOf(node);
    const double halfWidth = row.halfWidth(geometry_, node) * row.scale;
    const double radius = tree::nodeRadius * row.scale;
    const auto draw = [&](double grow, const QColor& colour) {
        painter_.setBrush(colour);
        drawCapsule(painter_, centre(node), halfWidth + grow, radius + grow);
    };
    painter_.setPen(Qt::NoPen);
    if (look == NodeLook::p) { // as large nodes: a ring, a gap of paper
        draw(discRing, style_.theme.p);
        draw(discGap, style_.theme.paper);
    }
    draw(look == NodeLook::p ? discGap - 1 : 0, dotColour(style_.theme, look));
    paintBadge(node);
}

void TreePainter::paintNode(std::uint32_t node, const DrawnRow& row) {
    const Named named(painter_, [&] { return positionTopic(picture_.text(node)); });
    const NodeLook look = figure_.lookOf(node);
    if (isBoard(row)) {
        paintBoard(node, look, row);
    } else {
        paintNodeShape(painter_, style_, look, centre(node), row.halfWidth(geometry_, node), row.scale);
        if (row.round)
            paintTextOutside(node, row);
        else
            paintText(node, look, row);
    }
    paintBadge(node);
    if (row.values) paintValue(node, row);
}

void TreePainter::paintBoard(std::uint32_t node, NodeLook look, const DrawnRow& row) {
    const QRectF area =
        paintBoardShape(painter_, style_, look, centre(node), row.halfWidth(geometry_, node), row.scale);
    paintPlate(painter_, style_, picture_, node, area, drawings_);
}

const TreePainter::Type& TreePainter::type(double pixels, QFont::Weight weight) {
    const int size = wholeOf(pixels, 1, largestType);
    const auto found = types_.find({size, weight});
    if (found != types_.end()) return found->second;
    const QFont font = textFont(size, weight);
    return types_.try_emplace({size, weight}, Type{font, QFontMetricsF(font)}).first->second;
}

void TreePainter::paintText(std::uint32_t node, NodeLook look, const DrawnRow& row) {
    const double usual = tree::nodeText * row.scale;
    const bool isEnlarged = usual < style_.leastType;
    const double margin = isEnlarged ? tree::tightMargin : textMargin;
    const double room = 2 * (geometry_.halfWidth[node] - margin) * row.scale;
    QString text = shownText(withMinus(picture_.text(node)), tree::longestText);
    const Type* chosen = &type(std::max(usual, style_.leastType), QFont::Bold);
    double width = chosen->metrics.horizontalAdvance(text);
    if (width > room) {
        if (isEnlarged && geometry_.halfWidth[node] < tree::largestHalfWidth) return; // else cut at any size
        const double least = std::max(usual * shrinkLimit, style_.leastType);
        chosen = &type(std::max(usual * room / width, least), QFont::Bold);
        text = chosen->metrics.elidedText(text, Qt::ElideMiddle, room);
        width = chosen->metrics.horizontalAdvance(text);
    }
    const QPointF at = centre(node);
    painter_.setFont(chosen->font);
    painter_.setPen(inkOn(style_.theme, look));
    painter_.drawText(QPointF(at.x() - width / 2, at.y() + chosen->metrics.capHeight() / 2), text);
}

/// The pixels from the middle between a row and the one above, to that with the one below, or to the end of
/// the drawing.
std::pair<double, double> TreePainter::spaceOfRow(std::uint32_t row) const {
    const double y = geometry_.rowY[row];
    const double top = row > 0 ? mapped(0, (y + geometry_.rowY[row - 1]) / 2).y() : area_.top();
    const double bottom =
        row + 1 < rows_.count() ? mapped(0, (y + geometry_.rowY[row + 1]) / 2).y() : area_.bottom();
    return {top, bottom};
}

/// Writes upright, if neighbours leave room: below a node without children; above any other, on the side from
/// which no edge comes down to it.
void TreePainter::paintTextOutside(std::uint32_t node, const DrawnRow& row) {
    const bool inner = picture_.tree.nodes[node].edgeCount > 0;
    // A board is no text; and where edges pass everywhere, the strip above the tree has what is spoken of.
    if (geometry_.boards || (inner && picture_.tree.merged && picture_.isLarge)) return;
    const auto [before, after] = rows_.roomAround(node);
    const double room = tree::leastRoomOutside * style_.type;
    if (before * scale_ < room || after * scale_ < room) return;
    const QString text = shownText(withMinus(picture_.text(node)), tree::longestText);
    const auto& [font, metrics] = type(style_.typeOf(tree::outsideText), QFont::Normal);
    const double width = metrics.horizontalAdvance(text);
    const QPointF at = centre(node);
    const double radius = tree::ringRadius * row.scale;
    const QRectF badge = figure_.hasBadge(node) ? figure_.badgeRect(node, frame_) : QRectF();
    const double begin = inner ? at.y() - radius - tree::outsideGap
                               : (badge.isEmpty() ? at.y() + radius : badge.bottom()) + tree::outsideGap;
    const auto [top, bottom] = spaceOfRow(geometry_.row[node]);
    if (inner ? begin - width < top : begin + width > bottom) return;
    painter_.save();
    painter_.setFont(font);
    painter_.setPen(style_.theme.ink);
    painter_.translate(at.x(), begin);
    painter_.rotate(inner ? -90 : 90);
    const std::uint32_t parent = picture_.tree.nodes[node].parent;
    const bool fromTheRight = parent != noNode && geometry_.x[parent] > geometry_.x[node];
    const double aside = fromTheRight ? -tree::outsideGap : tree::outsideGap + metrics.capHeight();
    const double base = inner ? aside : metrics.capHeight() / 2;
    painter_.fillRect(QRectF(0, base - metrics.capHeight() - 1, width, metrics.capHeight() + 2),
                      style_.theme.paper);
    painter_.drawText(QPointF(0, base), text); // on paper, as edges may pass there
    painter_.restore();
}

const TreePainter::Type& TreePainter::valueType(const DrawnRow& row) {
    return type(std::max(tree::valueText * row.scale, style_.leastType), QFont::Normal);
}

/// The rectangle of a value, with a little paper around it: at the node's side, where edges neither come nor
/// leave.
QRectF TreePainter::valueRect(std::uint32_t node, const DrawnRow& row, const QString& text) {
    const auto& [font, metrics] = valueType(row);
    const QPointF beside = centre(node) + QPointF(geometry_.halfWidth[node] + valueAside, 0) * row.scale;
    return {beside.x() - 1, beside.y() - metrics.capHeight() / 2 - 1, metrics.horizontalAdvance(text) + 2,
            metrics.capHeight() + 2};
}

/// If values must be larger than the tree was laid out for, a row shows either all those in sight or none.
bool TreePainter::hasRoomForValues(std::uint32_t index, const DrawnRow& row) {
    if (!row.values || tree::valueText * row.scale >= style_.leastType) return row.values;
    bool fit = true;
    rows_.forEachNode(index, sight_.left(), sight_.right(), 0, [&](std::uint32_t node) {
        const double half = geometry_.halfWidth[node] + tree::ringRadius - tree::nodeRadius;
        const double next =
            centre(node).x() + rows_.roomAround(node).second * scale_ - half * row.scale; // as wide
        fit = fit && valueRect(node, row, figure_.valueOf(node)).right() <= next;
    });
    return fit;
}

/// A new value comes from the option that decides it, if one does, else from its node.
std::optional<MotionSource> TreePainter::sourceOfValue(std::uint32_t node) const {
    const TreeStep& step = figure_.step();
    if (step.node != node || !step.because) return MotionKey{"node", picture_.names[node]};
    return MotionKey{"node", picture_.names[*step.because]};
}

void TreePainter::paintValue(std::uint32_t node, const DrawnRow& row) {
    const QString text = figure_.step().hides(node) ? QString() : figure_.valueOf(node);
    if (text.isEmpty()) return;
    std::optional<Keyed> value;
    if (isMoving()) value.emplace(painter_, MotionKey{"value", picture_.names[node]}, sourceOfValue(node));
    const auto& [font, metrics] = valueType(row);
    const QRectF behind = valueRect(node, row, text);
    if (behind.right() > area_.right()) return;
    const std::uint32_t parent = picture_.tree.nodes[node].parent;
    const bool fromTheRight = parent != noNode && geometry_.x[parent] > geometry_.x[node];
    const auto& spoken = figure_.step().node;
    const bool hasHalo = figure_.selected() == node || (spoken && (spoken == node || spoken == parent));
    if (picture_.tree.merged || fromTheRight || hasHalo) // an edge or the halo may pass
        painter_.fillRect(behind, style_.theme.paper);
    painter_.setFont(font);
    painter_.setPen(style_.theme.quiet);
    painter_.drawText(behind.bottomLeft() + QPointF(1, -1), text);
}

void TreePainter::paintBadge(std::uint32_t node) {
    if (!figure_.hasBadge(node)) return;
    std::optional<Keyed> own; // comes and goes, while its node stays as it is
    if (isMoving())
        own.emplace(painter_, MotionKey{"badge", picture_.names[node]},
                    MotionKey{"node", picture_.names[node]});
    const DrawnBadge badge = figure_.badge(node, frame_);
    if (badge.scale == 0) return paintPlus(painter_, style_, badge.rect);
    const TreeNode& at = picture_.tree.nodes[node];
    const QString text = at.hidden > 0 ? tree::badgeLabel(at.hidden) : QStringLiteral("−");
    paintBadgeShape(painter_, style_, badge.rect, text, badge.scale);
}

/// Crosses beside nodes where they hide no text; visible however small the nodes are.
void TreePainter::paintDifferences() {
    if (!picture_.comparison || picture_.comparison->agrees()) return;
    const double high = tree::largestHalfWidth * std::max(1.0, style_.type / scale_);
    rows_.forEachRow(sight_.top() - high, sight_.bottom() + high, 0, [&](std::uint32_t index) {
        const DrawnRow row = drawn(index);
        const double half = std::max(tree::crossHalf * row.scale, leastCross);
        // Nodes may be drawn larger than the scale.
        const double wide = (tree::largestHalfWidth * row.scale + half) / scale_;
        rows_.forEachNode(index, sight_.left() - wide, sight_.right() + wide, 0, [&](std::uint32_t node) {
            if (!picture_.differs(node)) return;
            const QPointF at =
                centre(node) + QPointF(-row.halfWidth(geometry_, node), -tree::crossRise) * row.scale;
            drawCross(painter_, at, half, QPen(style_.theme.paper, lineWidth(2.5 * crossWidth)));
            drawCross(painter_, at, half, QPen(style_.theme.mismatch, lineWidth(crossWidth)));
        });
    });
}

} // namespace mexplorer::ui
