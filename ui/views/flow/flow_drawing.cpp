#include "ui/views/flow/flow_drawing.h"

#include "core/coalition/amounts.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/plain.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double widest = 15; // an arrow of the largest capacity, in pixels of the world
constexpr double numberPixels = 16;
constexpr double namePixels = 18;
constexpr double titlePixels = 21;
constexpr double headSize = 12;
constexpr double backOffset = 8;
constexpr std::size_t longestOwner = 8; // characters on an arrow
constexpr double ownerRow = 32;
constexpr std::size_t mostMoving = 24; // arrows; more of them take too much room as images: they only fade
constexpr double lineToType = 1.25;    // height of a line by its type, at least

void drawHead(QPainter& painter, const QPolygonF& line, double size, const QColor& colour) {
    const QPointF tip = line.last();
    const auto far = std::find_if(line.rbegin(), line.rend(), [&](const QPointF& point) {
        return std::hypot(tip.x() - point.x(), tip.y() - point.y()) >= size;
    });
    const QPointF back = tip - (far == line.rend() ? line.first() : *far);
    const double length = std::max(std::hypot(back.x(), back.y()), 1e-9);
    const QPointF along = back / length * size;
    const QPointF aside(-along.y() * 0.5, along.x() * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF({tip, tip - along + aside, tip - along - aside}));
}

MotionKey amountKey(std::size_t arrow) {
    return {"amount", arrow};
}

MotionKey totalKey() {
    return {"total"};
}

class FlowPainter {
    Q_DECLARE_TR_FUNCTIONS(FlowFigure)

public:
    FlowPainter(QPainter& painter, const FlowDrawing& drawing)
        : painter_(painter), drawing_(drawing), network_(drawing.network()), state_(drawing.state) {
        for (const FlowNetwork::Arrow& arrow : network_.arrows)
            if (!network_.isUnlimited(arrow)) most_ = std::max(most_, arrow.capacity);
        for (const QPolygonF& arrow : drawing.picture.plan.arrows)
            lines_.push_back(drawing.frame.toArea().map(arrow));
        for (std::size_t node = 0; node < network_.nodes.size(); ++node)
            taken_.push_back(nodeBox(node));
    }

    void draw() {
        if (state_.showsCut) drawSides();
        writeTitle();
        drawArrows();
        if (state_.showsCut) drawCutLine();
        drawNodes();
        for (const bool isLit : {true, false})
            for (std::size_t arrow = 0; arrow < network_.arrows.size(); ++arrow)
                if (lit(arrow) == isLit) writeLabel(arrow);
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] double line() const {
        return drawing_.style().line * std::clamp(drawing_.frame.scale(), 0.4, 1.6);
    }
    [[nodiscard]] QString amount(std::int64_t units) const {
        return QString::fromStdString(unitsText(units, network_.parts));
    }
    [[nodiscard]] QRectF nodeBox(std::size_t node) const {
        return drawing_.frame.toArea().mapRect(drawing_.picture.plan.node(node));
    }
    [[nodiscard]] const PathArrow* onPath(std::size_t arrow) const {
        const auto found = std::find_if(state_.path.begin(), state_.path.end(),
                                        [&](const PathArrow& step) { return step.arrow == arrow; });
        return found == state_.path.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool isInCut(std::size_t arrow) const {
        const auto& cut = drawing_.picture.subject.cut.arrows;
        return state_.showsCut && std::find(cut.begin(), cut.end(), arrow) != cut.end();
    }
    [[nodiscard]] bool lit(std::size_t arrow) const { return onPath(arrow) || isInCut(arrow); }
    [[nodiscard]] std::int64_t room(const PathArrow& step) const {
        const std::int64_t through = state_.through[step.arrow];
        return step.backwards ? through : network_.arrows[step.arrow].capacity - through;
    }
    /// Whether it is the bottleneck that the step names: the first arrow with the least room.
    [[nodiscard]] bool isNarrowest(std::size_t arrow) const {
        if (!drawing_.isResidual()) return false;
        const auto first = std::find_if(state_.path.begin(), state_.path.end(), [&](const PathArrow& step) {
            return room(step) == state_.bottleneck;
        });
        return first != state_.path.end() && first->arrow == arrow;
    }

    void drawSides() {
        painter_.save();
        painter_.setClipRect(drawing_.frame.toArea().mapRect(drawing_.picture.network), Qt::IntersectClip);
        painter_.fillRect(drawing_.frame.area(), faded(theme().n, 0.13));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().accentSoft);
        painter_.drawPath(drawing_.frame.toArea().map(drawing_.picture.sourceSide));
        painter_.restore();
    }

    void drawCutLine() {
        painter_.save();
        painter_.setClipRect(drawing_.frame.toArea().mapRect(drawing_.picture.network), Qt::IntersectClip);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme().mismatch, 2.5 * line(), Qt::DashLine));
        painter_.drawPath(drawing_.frame.toArea().map(drawing_.picture.sourceSide));
        painter_.restore();
    }

    void writeTitle() {
        const QString text =
            drawing_.isResidual()
                ? tr("flow %1, and room for %2 more").arg(amount(state_.value), amount(state_.bottleneck))
            : state_.showsCut ? tr("flow %1 = cut %2")
                                    .arg(amount(state_.value), amount(drawing_.picture.subject.cut.capacity))
                              : tr("flow %1").arg(amount(state_.value));
        const Keyed title(painter_, totalKey());
        painter_.setFont(
            drawing_.font(std::min(1.4, drawing_.picture.ownersScale) * titlePixels, QFont::Bold));
        painter_.setPen(theme().ink);
        drawFittedText(painter_, drawing_.style(), drawing_.frame.toArea().mapRect(drawing_.picture.title),
                       Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    void stroke(const QPolygonF& path, const QPen& pen) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(pen);
        painter_.drawPolyline(path);
    }

    [[nodiscard]] double widthOf(std::int64_t units) const {
        return widest * line() * static_cast<double>(std::min(units, most_)) /
               static_cast<double>(std::max<std::int64_t>(most_, 1));
    }

    [[nodiscard]] bool isMoving() const { return network_.arrows.size() <= mostMoving; }

    /// Those that are lit above the others; as one, if they do not move.
    void drawArrows() {
        const Keyed all(painter_, {"arrows"});
        for (const bool isLit : {false, true})
            for (std::size_t arrow = 0; arrow < network_.arrows.size(); ++arrow)
                if (lit(arrow) == isLit) drawArrow(arrow);
    }

    /// A light and a flow that are new run along the arrow: together, from the source to the sink.
    void drawArrow(std::size_t arrow) {
        const auto& [from, to, capacity, owner] = network_.arrows[arrow];
        const QPolygonF& path = lines_[arrow];
        const QColor own = ownerPen(theme(), owner, 1).color();
        const double wide = std::max(widthOf(capacity), 4 * line());
        std::optional<Keyed> part;
        if (lit(arrow)) {
            const PathArrow* step = onPath(arrow);
            const QPointF begin = step && step->backwards ? path.last() : path.first();
            if (isMoving()) part.emplace(painter_, MotionKey{"light", arrow}, begin, Growth::uncovers);
            stroke(path, QPen(faded(isInCut(arrow) ? theme().mismatch : theme().accent, 0.4),
                              wide + 12 * line(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        }
        part.reset();
        if (drawing_.hovered == arrow) stroke(path, QPen(faded(theme().selection, 0.6), wide + 8 * line()));
        if (isMoving()) part.emplace(painter_, MotionKey{"road", arrow});
        stroke(path, QPen(theme().line, wide, Qt::SolidLine, Qt::FlatCap));
        if (const double flow = widthOf(state_.through[arrow]); flow > 0) {
            part.reset();
            if (isMoving()) part.emplace(painter_, MotionKey{"flow", arrow}, path.first(), Growth::uncovers);
            stroke(path, QPen(faded(own, 0.4), std::max(flow, 2 * line()), Qt::SolidLine, Qt::FlatCap));
        }
        part.reset();
        if (isMoving()) part.emplace(painter_, MotionKey{"arrow", arrow});
        stroke(path, ownerPen(theme(), owner, 2 * line()));
        drawHead(painter_, path, headSize * line(), own);
        part.reset();
        if (drawing_.isResidual() && state_.through[arrow] > 0) drawBack(arrow, own);
    }

    /// Flow can be taken back: a thin arrow in the opposite direction.
    void drawBack(std::size_t arrow, const QColor& own) {
        const QPolygonF& path = lines_[arrow];
        QPolygonF back;
        const qsizetype skip = path.size() / 10;
        for (qsizetype i = path.size() - 1 - skip; i > skip; --i) {
            const QPointF way = path[i - 1] - path[i];
            const double length = std::max(std::hypot(way.x(), way.y()), 1e-9);
            back << path[i] + QPointF(-way.y(), way.x()) / length * backOffset * line();
        }
        if (back.size() < 2) return;
        const PathArrow* step = onPath(arrow);
        const bool isTaken = step && step->backwards;
        std::optional<Keyed> part;
        if (isMoving()) part.emplace(painter_, MotionKey{"room back", arrow});
        stroke(back, QPen(own, (isTaken ? 3 : 1.2) * line()));
        drawHead(painter_, back, (isTaken ? 13 : 9) * line(), own);
    }

    void drawNodes() {
        const Keyed nodes(painter_, {"nodes"}); // as one: what lies below them changes its order
        for (std::size_t node = 0; node < network_.nodes.size(); ++node)
            drawNode(node);
    }

    void drawNode(std::size_t node) {
        const bool isEnd =
            node == drawing_.picture.subject.ends.source || node == drawing_.picture.subject.ends.sink;
        const QRectF box = nodeBox(node);
        painter_.setPen(QPen(theme().ink, 2 * line()));
        painter_.setBrush(isEnd ? theme().ink : theme().paper);
        painter_.drawRoundedRect(box, box.height() / 2, box.height() / 2);
        painter_.setFont(drawing_.font(namePixels, QFont::Bold));
        const QFontMetricsF metrics(painter_.font());
        if (metrics.capHeight() > box.height()) return;
        painter_.setPen(isEnd ? theme().paper : theme().ink);
        painter_.drawText(
            box, int(Qt::AlignCenter) | Qt::TextDontClip,
            metrics.elidedText(shownText(network_.nodes[node].name), Qt::ElideMiddle, box.width() - 2));
    }

    [[nodiscard]] QString amountsAt(std::size_t arrow) const {
        const std::int64_t capacity = network_.arrows[arrow].capacity;
        const std::int64_t through = state_.through[arrow];
        const QString between =
            network_.parts == 1 ? QStringLiteral("/") : QStringLiteral(" ≤ "); // fractions: 1/2 ≤ 3/2
        const bool isUnlimited = network_.isUnlimited(network_.arrows[arrow]);
        const QString infinite(QChar(u'∞'));
        if (!drawing_.isResidual())
            return amount(through) + between + (isUnlimited ? infinite : amount(capacity));
        QStringList parts;
        if (capacity > through) parts << QChar(u'+') + (isUnlimited ? infinite : amount(capacity - through));
        if (through > 0) parts << QChar(u'−') + amount(through);
        return parts.join(QChar(u' '));
    }

    /// If there is too little room, without the owner, whom colour and dashes show, too.
    void writeLabel(std::size_t arrow) {
        const QString amounts = amountsAt(arrow);
        const QString name = shownText(network_.owners[network_.arrows[arrow].owner], longestOwner);
        const QString whole = (amounts + QChar(u' ') + name).trimmed();
        if (!writeNear(arrow, whole) && !amounts.isEmpty()) writeNear(arrow, amounts);
    }

    /// Writes near the middle, where no node and no other label is. False if there is no such place.
    bool writeNear(std::size_t arrow, const QString& text) {
        painter_.setFont(drawing_.font(numberPixels, lit(arrow) ? QFont::Bold : QFont::Normal));
        const QFontMetricsF metrics(painter_.font());
        const QSizeF size(metrics.horizontalAdvance(text) + 8, metrics.height());
        const QPolygonF& path = lines_[arrow];
        for (const double part : {0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73}) {
            const QPointF at = path[static_cast<qsizetype>(part * static_cast<double>(path.size() - 1))];
            const QPointF middle = path.size() == 2 ? (path[0] + path[1]) / 2 : at;
            const QRectF box(middle - QPointF(size.width(), size.height()) / 2, size);
            const bool isFree = std::none_of(taken_.begin(), taken_.end(),
                                             [&](const QRectF& other) { return other.intersects(box); });
            if (!isFree) continue;
            taken_.push_back(box);
            const Keyed amounts(painter_, amountKey(arrow));
            painter_.setPen(isNarrowest(arrow) ? QPen(theme().mismatch, 3 * line())
                                               : QPen(theme().line, line()));
            painter_.setBrush(lit(arrow) && drawing_.isStep ? theme().spotlight : theme().paper);
            painter_.drawRoundedRect(box, 4, 4);
            painter_.setPen(theme().ink);
            painter_.drawText(box, int(Qt::AlignCenter) | Qt::TextDontClip, text);
            return true;
        }
        return false;
    }

    QPainter& painter_;
    const FlowDrawing& drawing_;
    const FlowNetwork& network_;
    const FlowState& state_;
    std::int64_t most_ = 0;
    std::vector<QPolygonF> lines_;
    std::vector<QRectF> taken_;
};

/// What an owner gets comes from an arrow of the cut that the owner has; none: from nowhere.
std::optional<MotionSource> sourceOfShare(const FlowDrawing& drawing, unsigned owner) {
    for (const std::size_t arrow : drawing.picture.subject.cut.arrows)
        if (drawing.network().arrows[arrow].owner == owner) return amountKey(arrow);
    return std::nullopt;
}

} // namespace

void drawFlow(QPainter& painter, const FlowDrawing& drawing) {
    FlowPainter(painter, drawing).draw();
}

void drawFlowOwners(QPainter& painter, const FlowDrawing& drawing) {
    const FlowNetwork& network = drawing.network();
    if (network.isPlain()) return;
    const Keyed table(painter, {"owners"}); // whatever number was written before it
    const QRectF all = drawing.picture.owners;
    const double scale = drawing.picture.ownersScale;
    const QRectF area = drawing.frame.toArea().mapRect(all);
    const double unit = scale * drawing.frame.scale();
    const double high = std::max(unit * ownerRow, lineToType * drawing.style().leastType);
    const auto placed = [&](double x, double row, double width) {
        return QRectF(area.left() + unit * x, area.top() + row * high, unit * width, high);
    };
    const auto write = [&](const QRectF& place, const QString& text, const QColor& ink, int flags,
                           QFont::Weight weight) {
        painter.setFont(drawing.font(scale * numberPixels, weight));
        painter.setPen(ink);
        drawFittedText(painter, drawing.style(), place, flags | Qt::AlignVCenter, text);
    };
    const Theme& theme = drawing.theme();
    const auto count = static_cast<double>(network.owners.size());
    const bool showsCore = drawing.state.showsCore;
    if (showsCore && drawing.isStep) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.spotlight);
        const QRectF lit = placed(136, 1, 74);
        painter.drawRoundedRect(QRectF(lit.topLeft(), QSizeF(lit.width(), count * lit.height())), 6, 6);
    }
    write(placed(50, 0, 84), FlowFigure::tr("owner"), theme.quiet, Qt::AlignLeft, QFont::Normal);
    if (showsCore)
        write(placed(136, 0, 70), FlowFigure::tr("gets"), theme.quiet, Qt::AlignRight, QFont::Normal);
    for (unsigned owner = 0; owner < network.owners.size(); ++owner) {
        const QRectF sign = placed(0, owner + 1.0, 40);
        const QPolygonF line(
            {QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y())});
        const QPen pen = ownerPen(theme, owner, 2 * drawing.style().line);
        painter.setPen(pen);
        painter.drawPolyline(line);
        drawHead(painter, line, 9 * drawing.style().line, pen.color());
        write(placed(50, owner + 1.0, 84), shownText(network.owners[owner]), theme.ink, Qt::AlignLeft,
              QFont::Bold);
        if (!showsCore) continue;
        const Keyed gets(painter, {"gets", owner}, sourceOfShare(drawing, owner));
        write(placed(136, owner + 1.0, 68),
              QString::fromStdString(unitsText(drawing.picture.subject.cut.byOwner[owner], network.parts)),
              theme.accent, Qt::AlignRight, QFont::Bold);
    }
    if (!showsCore) return;
    write(placed(50, count + 1, 84), FlowFigure::tr("together"), theme.quiet, Qt::AlignLeft, QFont::Normal);
    const Keyed together(painter, {"together"}, totalKey());
    write(placed(136, count + 1, 68),
          QString::fromStdString(unitsText(drawing.picture.subject.cut.capacity, network.parts)), theme.ink,
          Qt::AlignRight, QFont::Bold);
}

QPen ownerPen(const Theme& theme, unsigned owner, double width) {
    const std::array<QColor, 7> colours = {theme.pText, theme.mismatch, theme.winning, theme.selection,
                                           theme.nText, theme.quiet,    theme.accent};
    const std::array<QList<qreal>, 4> dashes = {QList<qreal>{}, {5, 2.5}, {1.5, 2}, {6, 2, 1.5, 2}};
    QPen pen(colours[owner % colours.size()], width, Qt::SolidLine, Qt::FlatCap);
    if (const auto& dash = dashes[owner % dashes.size()]; !dash.empty()) pen.setDashPattern(dash);
    return pen;
}

} // namespace mexplorer::ui
