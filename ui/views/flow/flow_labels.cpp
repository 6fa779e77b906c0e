#include "ui/views/flow/flow_labels.h"

#include "core/coalition/amounts.h"
#include "core/game/aspects/sketch.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/text/plain.h"
#include "ui/views/flow/flow_pipe.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr double numberPixels = 16;
constexpr double besideText = 5;        // pixels in a box
constexpr double leastBeside = 2;       // likewise, if there is little room
constexpr std::size_t longestOwner = 8; // characters on an arrow
constexpr double airInCrowd = 0.3; // by the height of a box: else numbers would stand like a column of digits
constexpr double usualStep = 0.08; // of the arrow, from place to place

/// Away from the share of the arrow that is sought first.
std::vector<double> sharesAway(double step, double furthest) {
    std::vector<double> away{0};
    for (double share = step; share < furthest + step / 2; share += step) {
        away.push_back(share);
        away.push_back(-share);
    }
    return away;
}

bool touches(const std::vector<QRectF>& boxes, const QRectF& box) {
    return std::any_of(boxes.begin(), boxes.end(),
                       [&](const QRectF& other) { return other.intersects(box); });
}

} // namespace

FlowLabels::FlowLabels(QPainter& painter, const FlowDrawing& drawing) : painter_(painter), drawing_(drawing) {
    const QTransform& toArea = drawing.frame.toArea();
    for (const QPolygonF& arrow : drawing.picture.plan.arrows)
        lines_.push_back(toArea.map(arrow));
    for (std::size_t node = 0; node < drawing.network().nodes.size(); ++node)
        nodes_.push_back(toArea.mapRect(drawing.picture.plan.node(node)));
    for (std::size_t arrow = 0; arrow < lines_.size(); ++arrow)
        order_.push_back(arrow);
    std::ranges::stable_sort(order_, {}, [&](std::size_t arrow) {
        return std::pair(!drawing.isLit(arrow), std::round(lengthOf(lines_[arrow])));
    });
}

/// What must give way so that all find room does: first the air between them, then all owners, then the air
/// in their boxes.
void FlowLabels::draw() {
    constexpr double far = 0.4;
    const Packing packings[] = {{.hasAir = drawing_.isCrowd(), .step = usualStep},
                                {.step = 0.04, .furthest = far},
                                {.hasOwners = false, .step = 0.04, .furthest = far},
                                {.hasOwners = false, .isTight = true, .step = 0.04, .furthest = far},
                                {.hasOwners = false, .isTight = true, .step = 0.02, .furthest = far}};
    Packed best = packed(packings[0]);
    for (const Packing& packing : packings) {
        if (best.unwritten == 0) break;
        Packed other = packed(packing);
        if (other.unwritten < best.unwritten) best = std::move(other);
    }
    for (const Placed& placed : best.labels)
        drawLabel(placed);
    unwritten_ = best.unwritten;
}

/// The arrows of the path or the cut come first, and the shorter ones, which have fewer places.
FlowLabels::Packed FlowLabels::packed(const Packing& packing) const {
    Packed all;
    for (const std::size_t arrow : order_) {
        bool isWritten = true;
        for (const Label& label : labelsOf(arrow))
            isWritten = place(all, arrow, label, packing) && isWritten;
        if (!isWritten) ++all.unwritten;
    }
    return all;
}

QFont FlowLabels::fontOf(std::size_t arrow) const {
    return drawing_.font(numberPixels, drawing_.isLit(arrow) ? QFont::Bold : QFont::Normal);
}

QString FlowLabels::amount(std::int64_t units) const {
    return QString::fromStdString(unitsText(units, drawing_.network().parts));
}

/// Of an arrow’s flow and capacity; or of its room, and of what can be taken back.
std::vector<FlowLabels::Label> FlowLabels::labelsOf(std::size_t arrow) const {
    const FlowNetwork& network = drawing_.network();
    const FlowNetwork::Arrow& shown = network.arrows[arrow];
    const std::int64_t through = drawing_.state.through[arrow];
    const QString infinite(QChar(u'∞'));
    const bool isUnlimited = network.isUnlimited(shown);
    if (!drawing_.isResidual()) {
        const QString between =
            network.parts == 1 ? QStringLiteral("/") : QStringLiteral(" ≤ "); // fractions: 1/2 ≤ 3/2
        return {{.text = amount(through) + between + (isUnlimited ? infinite : amount(shown.capacity)),
                 .owner = shownText(network.owners[shown.owner], longestOwner),
                 .isWhole = true}};
    }
    std::vector<Label> labels;
    const bool areBoth = through > 0 && shown.capacity > through;
    if (shown.capacity > through)
        labels.push_back({.text = isUnlimited ? infinite : amount(shown.capacity - through),
                          .from = areBoth ? 0.63 : 0.5,
                          .isWhole = through == 0});
    if (through > 0)
        labels.push_back({.text = amount(through), .isBack = true, .from = areBoth ? 0.37 : 0.5});
    return labels;
}

QSizeF FlowLabels::sizeOf(std::size_t arrow, const Label& label, bool isTight) const {
    const QFontMetricsF metrics(fontOf(arrow));
    const double owner = label.owner.isEmpty() ? 0 : metrics.horizontalAdvance(label.owner) + 2 * besideText;
    const double text = metrics.horizontalAdvance(label.text) + owner;
    if (isTight) return {text + 2 * leastBeside, metrics.capHeight() + 2 * leastBeside};
    return {text + 2 * besideText, metrics.height()};
}

/// Near its share of the arrow, where no node and no other label is; if it is needed, at worst on others.
std::optional<QRectF> FlowLabels::placeOf(const Packed& all, std::size_t arrow, const Label& label,
                                          const Packing& packing, bool isNeeded) const {
    const QSizeF size = sizeOf(arrow, label, packing.isTight);
    const auto isTaken = [&](const QRectF& box) {
        return std::ranges::any_of(all.labels,
                                   [&](const Placed& other) { return other.box.intersects(box); });
    };
    const double air = isNeeded || !packing.hasAir ? 0 : airInCrowd * size.height();
    const auto isFree = [&](const QRectF& box) {
        return !isTaken(box.adjusted(-air, -air, air, air)) && !touches(nodes_, box);
    };
    std::vector<QRectF> places;
    for (const double share : sharesAway(packing.step, packing.furthest)) {
        const QPointF at = pointAt(lines_[arrow], std::clamp(label.from + share, 0.1, 0.9));
        places.emplace_back(at - QPointF(size.width(), size.height()) / 2, size);
        if (isFree(places.back())) return places.back();
    }
    for (const QRectF& place : packing.isTight ? places : std::vector<QRectF>()) // half beside the arrow
        for (const QPointF aside : {QPointF(size.width(), 0), QPointF(0, size.height())})
            for (const double half : {0.5, -0.5})
                if (isFree(place.translated(half * aside))) return place.translated(half * aside);
    if (!isNeeded) return std::nullopt;
    const auto free = std::ranges::find_if_not(places, isTaken);
    return free == places.end() ? places.front() : *free;
}

/// If there is too little room, without the owner, whom colour and dashes show, too.
bool FlowLabels::place(Packed& all, std::size_t arrow, Label label, const Packing& packing) const {
    std::optional<QRectF> box;
    if (!label.owner.isEmpty() && packing.hasOwners) box = placeOf(all, arrow, label, packing, false);
    if (!box) {
        label.owner.clear();
        box = placeOf(all, arrow, label, packing, drawing_.isLit(arrow));
    }
    if (box) all.labels.push_back({arrow, std::move(label), *box});
    return box.has_value();
}

/// An amount that is the arrow’s capacity, or tells it, is a number that was entered.
void FlowLabels::writeAmount(std::size_t arrow, const Label& label, const QRectF& box) {
    const auto capacity = drawing_.network().wholeCapacity(drawing_.network().arrows[arrow]);
    std::optional<Named> named;
    if (label.isWhole && capacity)
        named.emplace(painter_, [&] { return enteredTopic(edgeNumbersId, arrow, *capacity); });
    painter_.drawText(box, int(Qt::AlignCenter) | Qt::TextDontClip, label.text);
}

void FlowLabels::drawLabel(const Placed& placed) {
    const std::size_t arrow = placed.arrow;
    const Label& label = placed.label;
    const QRectF& box = placed.box;
    painter_.setFont(fontOf(arrow));
    const Theme& theme = drawing_.theme();
    const double line = drawing_.line();
    const QColor own = ownerPen(theme, drawing_.network().arrows[arrow].owner, 1).color();
    const Keyed amounts(painter_, label.isBack ? MotionKey{"amount back", arrow} : amountKey(arrow));
    const bool isOnPath = drawing_.isLit(arrow) && drawing_.isStep;
    painter_.setPen(drawing_.isNarrowest(arrow, label.isBack) ? QPen(theme.mismatch, 3 * line)
                    : label.isBack                            ? QPen(own, 1.5 * line)
                                                              : QPen(theme.rim, line));
    painter_.setBrush(isOnPath && !label.isBack ? theme.spotlight : theme.paper);
    painter_.drawRoundedRect(box, 4, 4);
    const auto tint = [&](const QRectF& part) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(faded(own, 0.25));
        painter_.drawRoundedRect(part.adjusted(line, line, -line, -line), 3, 3);
        painter_.setPen(theme.ink);
    };
    if (label.isBack) tint(box);
    painter_.setPen(theme.ink);
    if (label.owner.isEmpty()) {
        writeAmount(arrow, label, box);
        return;
    }
    const double width = QFontMetricsF(painter_.font()).horizontalAdvance(label.owner) + 2 * besideText;
    const QRectF name = box.adjusted(box.width() - width, 0, 0, 0);
    writeAmount(arrow, label, box.adjusted(0, 0, -width, 0));
    tint(name);
    painter_.drawText(name, int(Qt::AlignCenter) | Qt::TextDontClip, label.owner);
}

} // namespace mexplorer::ui
