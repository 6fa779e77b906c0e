#include "ui/views/flow/flow_labels.h"

#include "core/coalition/amounts.h"
#include "core/game/aspects/sketch.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/text/plain.h"
#include "ui/views/flow/flow_pipe.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double numberPixels = 16;
constexpr double besideText = 5;        // pixels in a box
constexpr std::size_t longestOwner = 8; // characters on an arrow
constexpr double airInCrowd = 0.3; // by the height of a box: else numbers would stand like a column of digits
constexpr double shares[] = {0.0, 0.08, -0.08, 0.16, -0.16, 0.23, -0.23};

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
}

void FlowLabels::draw() {
    for (const bool isLit : {true, false}) {
        for (std::size_t arrow = 0; arrow < lines_.size(); ++arrow) {
            if (drawing_.isLit(arrow) != isLit) continue;
            bool isWritten = true;
            for (const Label& label : labelsOf(arrow))
                isWritten = write(arrow, label, isLit) && isWritten;
            if (!isWritten) ++unwritten_;
        }
    }
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

QSizeF FlowLabels::sizeOf(const Label& label) const {
    const QFontMetricsF metrics(painter_.font());
    const double owner = label.owner.isEmpty() ? 0 : metrics.horizontalAdvance(label.owner) + 2 * besideText;
    return {metrics.horizontalAdvance(label.text) + 2 * besideText + owner, metrics.height()};
}

/// Near its share of the arrow, where no node and no other label is; if it is needed, at worst on others.
std::optional<QRectF> FlowLabels::placeOf(std::size_t arrow, const Label& label, const QSizeF& size,
                                          bool isNeeded) {
    std::vector<QRectF> places;
    for (const double away : shares) {
        const QPointF at = pointAt(lines_[arrow], std::clamp(label.from + away, 0.1, 0.9));
        places.emplace_back(at - QPointF(size.width(), size.height()) / 2, size);
    }
    const double air = isNeeded || !isCrowd_ ? 0 : airInCrowd * size.height();
    for (const QRectF& place : places)
        if (!touches(taken_, place.adjusted(-air, -air, air, air)) && !touches(nodes_, place)) return place;
    if (!isNeeded) return std::nullopt;
    for (const QRectF& place : places)
        if (!touches(taken_, place)) return place;
    return places.front();
}

/// If there is too little room, without the owner, whom colour and dashes show, too.
bool FlowLabels::write(std::size_t arrow, const Label& label, bool isNeeded) {
    painter_.setFont(drawing_.font(numberPixels, drawing_.isLit(arrow) ? QFont::Bold : QFont::Normal));
    if (!label.owner.isEmpty()) {
        if (const auto box = placeOf(arrow, label, sizeOf(label), false)) {
            drawLabel(arrow, label, *box);
            return true;
        }
        Label alone = label;
        alone.owner.clear();
        return write(arrow, alone, isNeeded);
    }
    const auto box = placeOf(arrow, label, sizeOf(label), isNeeded);
    if (box) drawLabel(arrow, label, *box);
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

void FlowLabels::drawLabel(std::size_t arrow, const Label& label, const QRectF& box) {
    taken_.push_back(box);
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
