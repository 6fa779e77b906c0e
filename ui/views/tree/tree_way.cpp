#include "ui/views/tree/tree_way.h"

#include "ui/figure/motion/keyed.h"
#include "ui/text/plain.h"
#include "ui/views/tree/tree_figure.h"
#include "ui/views/tree/tree_plate.h"
#include "ui/views/tree/tree_sizes.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

// Pixels in usual type.
constexpr double textRadius = 11.5; // of a node with a text
constexpr double boardRadius = 19;  // half the height of a board
constexpr double textSize = 12.5;
constexpr double smallSize = 11;
constexpr double mostText = 170; // a longer text is cut
constexpr double stripAir = 4;   // above and below
constexpr double beadBand = 15;
constexpr double beadRadius = 3.4;
constexpr double beadPitch = 10.5;
constexpr std::size_t fewBeads = 9; // are all shown, however narrow their node
constexpr double linkLength = 26;
constexpr double beside = 14; // of the strip

} // namespace

double TreeWay::height(const Style& style, const TreePicture& picture) {
    const double half = picture.hasPlates() ? boardRadius : textRadius;
    return (2 * stripAir + 2 * half * tree::ringRadius / tree::nodeRadius + beadBand) * style.type;
}

TreeWay::TreeWay(const TreeFigure& figure, const Frame& frame)
    : figure_(figure), picture_(figure.picture()), frame_(frame), style_(frame.style()),
      font_(style_.font(textSize, QFont::Bold)), small_(style_.font(smallSize)), metrics_(font_),
      smallMetrics_(small_), drawings_(style_.theme.ink) {
    // A large tree always has it: it would come and go from step to step.
    isShown_ = picture_.isLarge || TreeOverview::isCutOff(figure, frame);
    if (!isShown_) return;
    findStops();
    place();
}

QRectF TreeWay::stripOf(const TreeFigure& figure, const Frame& frame) {
    const QRectF& area = frame.area();
    const Style& style = frame.style();
    return {area.left(), area.top() + figure.titleHeight(style), area.width(),
            height(style, figure.picture())};
}

double TreeWay::radius() const {
    return (picture_.hasPlates() ? boardRadius : textRadius) * style_.type;
}

double TreeWay::ring() const {
    return radius() * tree::ringRadius / tree::nodeRadius;
}

double TreeWay::capsuleY() const {
    return strip().top() + stripAir * style_.type + ring();
}

double TreeWay::valueWidth(const Stop& stop) const {
    return stop.value.isEmpty() ? 0 : smallMetrics_.horizontalAdvance(stop.value) + 4;
}

TreeWay::Stop TreeWay::stopOf(std::uint32_t node) const {
    Stop stop;
    stop.node = node;
    stop.half = radius();
    const GameTree& tree = picture_.tree;
    if (picture_.hasPlates()) {
        stop.half *= picture_.geometry.halfWidth[node] / tree::nodeRadius;
    } else {
        stop.text = metrics_.elidedText(shownText(picture_.text(node), tree::longestText), Qt::ElideMiddle,
                                        mostText * style_.type);
        const double padding = 0.45 * radius();
        stop.half = std::max(stop.half, metrics_.horizontalAdvance(stop.text) / 2 + padding);
    }
    if (!figure_.step().hides(node)) stop.value = figure_.valueOf(node);
    const std::uint32_t parent = tree.nodes[node].parent;
    if (parent != noNode) stop.beads = beadsOf(parent, node, 2 * stop.half);
    return stop;
}

/// All, if they fit; else those around the own one.
TreeWay::Beads TreeWay::beadsOf(std::uint32_t parent, std::optional<std::uint32_t> own, double room) const {
    const TreeNode& at = picture_.tree.nodes[parent];
    const double pitch = beadPitch * style_.type;
    const std::size_t most = std::max(fewBeads, static_cast<std::size_t>(room / pitch));
    const std::size_t count = at.edgeCount;
    Beads beads;
    if (count + at.hidden < 2) return beads;
    const auto nodeOf = [&](std::size_t i) {
        return picture_.tree.edges[at.firstEdge + static_cast<std::uint32_t>(i)].to;
    };
    std::size_t place = 0;
    for (std::size_t i = 0; own && i < count; ++i)
        if (nodeOf(i) == *own) place = i;
    const std::size_t shown = std::min(count, most);
    const std::size_t first = std::min(place - std::min(place, shown / 2), count - shown);
    for (std::size_t i = first; i < first + shown; ++i)
        beads.nodes.push_back(nodeOf(i));
    beads.before = first;
    beads.after = count - first - shown + at.hidden;
    const double gap = 3 * style_.type;
    beads.width = static_cast<double>(shown) * pitch;
    for (const std::uint64_t more : {beads.before, beads.after})
        if (more > 0) beads.width += smallMetrics_.horizontalAdvance(tree::badgeLabel(more)) + gap;
    return beads;
}

void TreeWay::findStops() {
    const std::vector<std::uint32_t> way = figure_.way();
    for (const std::uint32_t node : way)
        stops_.push_back(stopOf(node));
    const TreeStep& step = figure_.step();
    const auto isOnWay = [&](std::uint32_t node) { return std::ranges::find(way, node) != way.end(); };
    if (step.because && !isOnWay(*step.because)) {
        Stop option = stopOf(*step.because);
        option.beads = beadsOf(way.back(), *step.because, 2 * option.half); // a merged one has other parents
        return stops_.push_back(std::move(option));
    }
    Stop options;
    options.beads = beadsOf(way.back(), std::nullopt, 0);
    options.half = options.beads.width / 2;
    if (!options.beads.nodes.empty()) stops_.push_back(std::move(options));
}

double TreeWay::widthOf(const Stop& stop) const {
    const double rings = stop.node ? 2 * (ring() - radius()) : 0;
    return std::max(2 * stop.half + rings + valueWidth(stop), stop.beads.width);
}

/// From the left to the right; if they are too many, those after the root are left out and counted.
void TreeWay::place() {
    const double gap = linkLength * style_.type;
    const TreeOverview overview(figure_, frame_);
    const double end = overview.isShown() ? overview.box().left() : strip().right();
    const double room = end - strip().left() - 2 * beside;
    const double counted = smallMetrics_.horizontalAdvance(QStringLiteral("⋯ 000"));
    const auto total = [&] {
        double width = -gap;
        for (const Stop& stop : stops_)
            width += widthOf(stop) + gap;
        return width;
    };
    const std::size_t kept = 1 + stops_.size() - (figure_.way().size() - 1); // the root, and from the last on
    while (stops_.size() > kept && total() + (leftOut_ > 0 ? counted + gap : 0) > room) {
        stops_.erase(stops_.begin() + 1);
        ++leftOut_;
    }
    if (leftOut_ > 0) {
        Stop gone;
        gone.text = QStringLiteral("⋯ %1").arg(leftOut_);
        gone.half = counted / 2;
        stops_.insert(stops_.begin() + 1, std::move(gone));
    }
    double x = frame_.area().left() + beside;
    for (Stop& stop : stops_) {
        const double width = widthOf(stop);
        stop.box = {x, capsuleY() - ring(), width, 2 * ring()};
        stop.centre = QPointF(x + (width - valueWidth(stop)) / 2, capsuleY());
        x += width + gap;
    }
}

std::optional<std::uint32_t> TreeWay::nodeAt(const QPointF& point) const {
    for (const Stop& stop : stops_)
        if (stop.node && stop.box.contains(point)) return stop.node;
    return std::nullopt;
}

void TreeWay::draw(QPainter& painter) const {
    if (!isShown_) return;
    const QRectF all = strip();
    {
        const Keyed ground(painter, {"way"});
        painter.fillRect(all, style_.theme.paper);
        painter.fillRect(QRectF(all.left(), all.bottom() - 1, all.width(), 1), style_.theme.line);
    }
    for (std::size_t i = 1; i < stops_.size(); ++i)
        drawLink(painter, stops_[i - 1], stops_[i]);
    for (const Stop& stop : stops_)
        drawStop(painter, stop);
}

void TreeWay::drawLink(QPainter& painter, const Stop& from, const Stop& to) const {
    const TreeStep& step = figure_.step();
    const bool decides = to.node && step.because == to.node;
    const auto wins = [&] {
        if (!from.node || !to.node || step.hides(*from.node) || step.hides(*to.node)) return false;
        return figure_.lookOf(*from.node) == NodeLook::n && figure_.lookOf(*to.node) == NodeLook::p;
    };
    const QColor colour = decides ? style_.theme.accent : wins() ? style_.theme.winning : style_.theme.rim;
    painter.setPen(QPen(colour, (decides || wins() ? 3 : 1.6) * style_.line, Qt::SolidLine, Qt::FlatCap));
    const double rings = ring() - radius() + 3 * style_.line;
    const double begin = from.centre.x() + from.half + rings + valueWidth(from);
    painter.drawLine(QPointF(begin, capsuleY()), QPointF(to.centre.x() - to.half - rings, capsuleY()));
}

void TreeWay::drawStop(QPainter& painter, const Stop& stop) const {
    const double rings = ring() - radius();
    if (!stop.node) {
        painter.setFont(small_);
        painter.setPen(style_.theme.quiet);
        painter.drawText(stop.box, Qt::AlignCenter | Qt::TextDontClip, stop.text);
        return drawBeads(painter, stop);
    }
    const Keyed written(painter, {"stop", picture_.names.empty() ? *stop.node : picture_.names[*stop.node]});
    const NodeLook look = figure_.lookOf(*stop.node);
    const double scale = radius() / tree::nodeRadius;
    const QPointF& centre = stop.centre;
    const bool isLit = figure_.step().node == stop.node || figure_.step().because == stop.node;
    if (isLit || figure_.selected() == stop.node) {
        const double grow = rings + 1.5 * style_.line;
        painter.setPen(QPen(isLit ? style_.theme.accent : style_.theme.selection, 2 * style_.line));
        painter.setBrush(figure_.step().node == stop.node ? style_.theme.spotlight : style_.theme.paper);
        if (picture_.hasPlates())
            drawPlate(painter, centre, stop.half + grow, radius() + grow, tree::boardCorner * scale + grow);
        else
            drawCapsule(painter, centre, stop.half + grow, radius() + grow);
    }
    if (picture_.hasPlates()) {
        const QRectF area = paintBoardShape(painter, style_, look, centre, stop.half / scale, scale);
        paintPlate(painter, style_, picture_, *stop.node, area, drawings_);
    } else {
        paintNodeShape(painter, style_, look, centre, stop.half / scale, scale);
        painter.setFont(font_);
        painter.setPen(inkOn(style_.theme, look));
        painter.drawText(QRectF(centre.x() - stop.half, centre.y() - radius(), 2 * stop.half, 2 * radius()),
                         Qt::AlignCenter | Qt::TextDontClip, stop.text);
    }
    painter.setFont(small_);
    painter.setPen(style_.theme.quiet);
    if (!stop.value.isEmpty())
        painter.drawText(
            QPointF(centre.x() + stop.half + rings + 4, centre.y() + smallMetrics_.capHeight() / 2),
            stop.value);
    drawBeads(painter, stop);
}

/// Below their node; in its place, if there is none.
void TreeWay::drawBeads(QPainter& painter, const Stop& stop) const {
    const Beads& beads = stop.beads;
    if (beads.nodes.empty()) return;
    const double pitch = beadPitch * style_.type;
    const double y = stop.node ? stop.box.bottom() + beadBand * style_.type / 2 : capsuleY();
    const double gap = 3 * style_.type;
    double x = stop.box.center().x() - beads.width / 2;
    const double base = y + smallMetrics_.capHeight() / 2;
    painter.setFont(small_);
    const auto count = [&](std::uint64_t more) {
        if (more == 0) return;
        const QString text = tree::badgeLabel(more);
        painter.setPen(style_.theme.quiet);
        painter.drawText(QPointF(x, base), text);
        x += smallMetrics_.horizontalAdvance(text) + gap;
    };
    count(beads.before);
    for (const std::uint32_t node : beads.nodes) {
        drawBead(painter, figure_.lookOf(node), {x + pitch / 2, y}, stop.node == node);
        x += pitch;
    }
    x += gap;
    count(beads.after);
}

/// P has a ring, as large nodes have; the own bead is underlined.
void TreeWay::drawBead(QPainter& painter, NodeLook look, const QPointF& centre, bool isOwn) const {
    const double size = beadRadius * style_.type;
    const Theme& theme = style_.theme;
    painter.setPen(Qt::NoPen);
    painter.setBrush(dotColour(theme, look));
    switch (look) {
    case NodeLook::p:
        painter.setPen(QPen(theme.p, 1.2 * style_.line));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(centre, size + 0.6 * style_.line, size + 0.6 * style_.line);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.p);
        painter.drawEllipse(centre, 0.62 * size, 0.62 * size);
        break;
    case NodeLook::hollow:
        painter.setBrush(theme.paper);
        painter.setPen(QPen(theme.quiet, 1.2 * style_.line));
        painter.drawEllipse(centre, 0.85 * size, 0.85 * size);
        break;
    default:
        painter.drawEllipse(centre, size, size);
        break;
    }
    if (!isOwn) return;
    const double below = centre.y() + size + 2.4 * style_.type;
    painter.fillRect(QRectF(centre.x() - size, below, 2 * size, 1.6 * style_.line), theme.ink);
}

} // namespace mexplorer::ui
