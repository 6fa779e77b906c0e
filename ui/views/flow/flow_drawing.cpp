#include "ui/views/flow/flow_drawing.h"

#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/text/plain.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/flow/flow_labels.h"
#include "ui/views/flow/flow_pipe.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double widest = 20;   // an arrow of the largest capacity, in pixels of the world
constexpr double narrowest = 4; // in thin lines
constexpr double namePixels = 18;
constexpr double notePixels = 14;
constexpr std::size_t mostMoving = 24; // arrows; of more, only those of the path or the cut are told apart
constexpr unsigned ofBehind = 105;     // of 255: the strength of colours behind a path or a cut
constexpr std::size_t mostLit = 40;    // of these; more of them take too much room as images

/// But no limit; at least 1.
std::int64_t largestCapacity(const FlowNetwork& network) {
    std::int64_t most = 1;
    for (const FlowNetwork::Arrow& arrow : network.arrows)
        if (!network.isUnlimited(arrow)) most = std::max(most, arrow.capacity);
    return most;
}

class FlowPainter {
    Q_DECLARE_TR_FUNCTIONS(FlowFigure)

public:
    FlowPainter(QPainter& painter, const FlowDrawing& drawing)
        : painter_(painter), drawing_(drawing), network_(drawing.network()), state_(drawing.state),
          most_(largestCapacity(network_)) {}

    void draw() {
        if (state_.showsCut) drawSides();
        drawArrows();
        if (state_.showsCut) drawCutLine();
        drawNodes();
        FlowLabels labels(painter_, drawing_);
        labels.draw();
        noteUnwritten(labels.unwritten());
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] double line() const { return drawing_.line(); }
    [[nodiscard]] QRectF nodeBox(std::size_t node) const {
        return drawing_.frame.toArea().mapRect(drawing_.picture.plan.node(node));
    }
    [[nodiscard]] QRectF networkBox() const {
        return drawing_.frame.toArea().mapRect(drawing_.picture.network);
    }

    void drawSides() {
        painter_.save();
        painter_.setClipRect(networkBox(), Qt::IntersectClip);
        painter_.fillRect(drawing_.frame.area(), faded(theme().draw, 0.13));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme().accentSoft);
        painter_.drawPath(drawing_.frame.toArea().map(drawing_.picture.sourceSide));
        painter_.restore();
    }

    void drawCutLine() {
        painter_.save();
        painter_.setClipRect(networkBox(), Qt::IntersectClip);
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(theme().mismatch, 2.5 * line(), Qt::DashLine));
        painter_.drawPath(drawing_.frame.toArea().map(drawing_.picture.sourceSide));
        painter_.restore();
    }

    [[nodiscard]] FlowPipe pipeOf(std::size_t arrow) const {
        const auto& [from, to, capacity, owner] = network_.arrows[arrow];
        const double width = drawing_.pipeWidth(arrow);
        const double share = static_cast<double>(std::min(state_.through[arrow], most_)) /
                             static_cast<double>(std::clamp<std::int64_t>(capacity, 1, most_));
        QPen pen = ownerPen(theme(), owner, 1);
        if (isCrowd_ && !drawing_.isLit(arrow))
            pen.setColor(mixed(theme().paper.rgb(), pen.color().rgb(), ofBehind));
        QPainterPath nodes;
        for (const std::size_t node : {from, to}) {
            const QRectF box = nodeBox(node);
            nodes.addRoundedRect(box, box.height() / 2, box.height() / 2);
        }
        return {.line = drawing_.frame.toArea().map(drawing_.picture.plan.arrows[arrow]),
                .nodes = nodes,
                .width = width,
                .filled = share * width,
                .owner = pen,
                .unit = line()};
    }

    /// Those that are lit above the others. Of many, the others are one image.
    void drawArrows() {
        std::size_t lit = 0;
        for (std::size_t arrow = 0; arrow < network_.arrows.size(); ++arrow)
            lit += drawing_.isLit(arrow) ? 1 : 0;
        const bool areAllMoving = network_.arrows.size() <= mostMoving;
        for (const bool isLit : {false, true}) {
            const Keyed all(painter_, {"arrows", isLit ? 1U : 0U});
            for (std::size_t arrow = 0; arrow < network_.arrows.size(); ++arrow)
                if (drawing_.isLit(arrow) == isLit)
                    drawArrow(arrow, areAllMoving || (isLit && lit <= mostLit));
        }
    }

    /// A light and a flow that are new run along the arrow: together, from the source to the sink.
    void drawArrow(std::size_t arrow, bool isMoving) {
        const FlowPipe pipe = pipeOf(arrow);
        const PathArrow* step = drawing_.onPath(arrow);
        const QPointF begin = step && step->backwards ? pipe.line.last() : pipe.line.first();
        const auto part = [&](std::string_view kind, const std::optional<MotionSource>& from,
                              const auto& drawPart) {
            if (!isMoving) return drawPart();
            const Keyed named(painter_, {kind, arrow}, from, from ? Growth::uncovers : Growth::turns);
            drawPart();
        };
        if (drawing_.isLit(arrow))
            part("light", begin, [&] {
                stroke(pipe.line,
                       QPen(faded(drawing_.isInCut(arrow) ? theme().mismatch : theme().accent, 0.35),
                            pipe.width + 14 * line(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            });
        if (drawing_.hovered == arrow)
            stroke(pipe.line, QPen(faded(theme().selection, 0.6), pipe.width + 9 * line()));
        if (drawing_.isResidual()) {
            part("arrow", {}, [&] { drawRoom(painter_, theme(), pipe); });
            part("back", {}, [&] { drawBack(painter_, theme(), pipe); });
            return;
        }
        part("arrow", {}, [&] { drawWalls(painter_, theme(), pipe); });
        part("flow", pipe.line.first(), [&] { drawFilling(painter_, pipe); });
    }

    void stroke(const QPolygonF& path, const QPen& pen) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(pen);
        painter_.drawPolyline(path);
    }

    void drawNodes() {
        const Keyed nodes(painter_, {"nodes"}); // as one: what lies below them changes its order
        for (std::size_t node = 0; node < network_.nodes.size(); ++node)
            drawNode(node);
    }

    void drawNode(std::size_t node) {
        const Named named(painter_, topic::vertex, node);
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

    void noteUnwritten(std::size_t arrows) {
        if (arrows == 0) return;
        const Keyed note(painter_, {"unwritten"});
        const double high = 1.3 * drawing_.style().typeOf(notePixels);
        const QRectF area = drawing_.frame.area();
        painter_.setFont(drawing_.style().font(notePixels));
        painter_.setPen(theme().quiet);
        drawFittedText(painter_, drawing_.style(),
                       {area.left() + 16, drawing_.frame.content().bottom() - high, area.width() - 32, high},
                       Qt::AlignRight | Qt::AlignVCenter,
                       tr("numbers without room: %1; point at the arrows").arg(arrows));
    }

    QPainter& painter_;
    const FlowDrawing& drawing_;
    const FlowNetwork& network_;
    const FlowState& state_;
    std::int64_t most_;
    bool isCrowd_ = drawing_.isCrowd();
};

} // namespace

double FlowDrawing::line() const {
    return style().line * std::clamp(frame.scale(), 0.4, 1.6);
}

double FlowDrawing::pipeWidth(std::size_t arrow) const {
    const std::int64_t most = largestCapacity(network());
    const std::int64_t capacity = std::min(network().arrows[arrow].capacity, most);
    const double share = static_cast<double>(capacity) / static_cast<double>(most);
    return std::max(widest * share, narrowest) * line();
}

bool FlowDrawing::isCrowd() const {
    const bool isAnyLit = !state.path.empty() || (state.showsCut && !picture.subject.cut.arrows.empty());
    return isAnyLit && network().arrows.size() > mostMoving;
}

const PathArrow* FlowDrawing::onPath(std::size_t arrow) const {
    const auto found = std::find_if(state.path.begin(), state.path.end(),
                                    [&](const PathArrow& step) { return step.arrow == arrow; });
    return found == state.path.end() ? nullptr : &*found;
}

bool FlowDrawing::isInCut(std::size_t arrow) const {
    const auto& cut = picture.subject.cut.arrows;
    return state.showsCut && std::find(cut.begin(), cut.end(), arrow) != cut.end();
}

bool FlowDrawing::isNarrowest(std::size_t arrow, bool isBack) const {
    if (!isResidual()) return false;
    const auto first = std::find_if(state.path.begin(), state.path.end(), [&](const PathArrow& step) {
        const std::int64_t through = state.through[step.arrow];
        return state.bottleneck ==
               (step.backwards ? through : network().arrows[step.arrow].capacity - through);
    });
    return first != state.path.end() && first->arrow == arrow && first->backwards == isBack;
}

MotionKey amountKey(std::size_t arrow) {
    return {"amount", arrow};
}

void drawFlow(QPainter& painter, const FlowDrawing& drawing) {
    FlowPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
