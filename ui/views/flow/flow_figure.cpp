#include "ui/views/flow/flow_figure.h"

#include "core/coalition/amounts.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/plain.h"
#include "ui/views/flow/flow_drawing.h"
#include "ui/views/flow/flow_pipe.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double besideNetwork = 24;
constexpr double ownersWidth = 210;
constexpr double ownerHeight = 32;
constexpr double usualWidth = 800; // of a network
constexpr double near = 12;        // to an arrow

} // namespace

std::shared_ptr<const FlowPicture> flowPictureOf(const FlowTrace& trace) {
    auto picture = std::make_shared<FlowPicture>();
    picture->subject = trace.subject;
    picture->end = trace.states.back();
    picture->plan = planNetwork(*trace.subject.network, trace.subject.ends);
    const double rows = static_cast<double>(trace.subject.network->owners.size()) + 2;
    QRectF network = picture->plan.bounds;
    const double high = rows * ownerHeight;
    const double scale =
        std::clamp(network.width() / usualWidth, 1.0, std::max(1.0, network.height() / high));
    picture->ownersScale = scale;
    const double missing = std::max(0.0, scale * high - network.height());
    network.adjust(0, -missing / 2, 0, missing / 2);
    picture->network = network;
    picture->owners =
        QRectF(network.right() + besideNetwork, network.top(), scale * ownersWidth, scale * high);
    picture->sourceSide =
        sourceSideOf(picture->plan, *trace.subject.network, trace.subject.cut.sourceSide, network);
    return picture;
}

std::shared_ptr<const FlowPicture> withNodeAt(const FlowPicture& picture, std::size_t node,
                                              const QPointF& point) {
    auto moved = std::make_shared<FlowPicture>(picture);
    std::vector<QPointF> points = picture.plan.nodes;
    points[node] = point;
    moved->plan = planNetworkAt(*picture.subject.network, points);
    moved->end.showsCut = false;
    return moved;
}

FlowFigure::FlowFigure(std::shared_ptr<const FlowPicture> picture, FlowLook look)
    : picture_(std::move(picture)), look_(std::move(look)), state_(look_.step ? *look_.step : picture_->end) {
}

QRectF FlowFigure::bounds() const {
    const QRectF& flow = picture_->network;
    const bool isPlain = picture_->subject.network->isPlain();
    return (isPlain ? flow : flow | picture_->owners).adjusted(-8, -8, 8, 8);
}

QMarginsF FlowFigure::margins(const Style& style) const {
    return {16, 8 + slideTitleHeight(style), 16, legendRowHeight(style) + 8};
}

QString FlowFigure::title() const {
    const auto amount = [&](std::int64_t units) {
        return QString::fromStdString(unitsText(units, picture_->subject.network->parts));
    };
    if (!state_.path.empty() && !state_.isPushed)
        return tr("flow %1, and room for %2 more").arg(amount(state_.value), amount(state_.bottleneck));
    if (!state_.path.empty())
        return tr("flow %1 + %2 = %3")
            .arg(amount(state_.value - state_.bottleneck), amount(state_.bottleneck), amount(state_.value));
    if (state_.showsCut)
        return tr("flow %1 = cut %2").arg(amount(state_.value), amount(picture_->subject.cut.capacity));
    return tr("flow %1").arg(amount(state_.value));
}

void FlowFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        drawSlideTitle(painter, frame, title());
        const FlowDrawing drawing = drawingIn(frame);
        drawFlow(painter, drawing);
        drawFlowOwners(painter, drawing);
    });
}

FlowDrawing FlowFigure::drawingIn(const Frame& frame) const {
    return {*picture_, state_, look_.step.has_value(), look_.hovered, frame};
}

QStringList FlowFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title();
}

std::optional<std::size_t> FlowFigure::arrowAt(const QPointF& point) const {
    std::optional<std::size_t> found;
    double least = near;
    for (std::size_t arrow = 0; arrow < picture_->plan.arrows.size(); ++arrow) {
        for (const QPointF& at : picture_->plan.arrows[arrow]) {
            const double distance = std::hypot(at.x() - point.x(), at.y() - point.y());
            if (distance >= least) continue;
            least = distance;
            found = arrow;
        }
    }
    return found;
}

std::vector<std::size_t> FlowFigure::arrowsOf(const Topic& topic) const {
    std::vector<std::size_t> arrows;
    if (topic.kind == topic::edge && topic.first < picture_->plan.arrows.size())
        arrows.push_back(topic.first);
    if (topic.kind == topic::path)
        for (const PathArrow& step : state_.path)
            arrows.push_back(step.arrow);
    return arrows;
}

std::optional<QRectF> FlowFigure::placeOfTopic(const Topic& topic) const {
    QRectF place;
    for (const std::size_t arrow : arrowsOf(topic))
        place |= picture_->plan.arrows[arrow].boundingRect().adjusted(-near, -near, near, near);
    return place.isNull() ? std::nullopt : std::optional(place);
}

std::optional<QPainterPath> FlowFigure::outlineOfTopic(const Frame& frame, const Topic& topic) const {
    const std::vector<std::size_t> arrows = arrowsOf(topic);
    if (arrows.empty()) return std::nullopt;
    QPainterPath around;
    for (const std::size_t arrow : arrows) {
        QPainterPath line;
        line.addPolygon(frame.toArea().map(picture_->plan.arrows[arrow]));
        around |= aroundLine(line, drawingIn(frame).pipeWidth(arrow));
    }
    return around;
}

std::optional<Topic> FlowFigure::topicAt(const QPointF& world) const {
    const auto arrow = arrowAt(world);
    return arrow ? std::optional(Topic{topic::edge, *arrow}) : std::nullopt;
}

QString FlowFigure::statusOf(std::size_t arrow) const {
    const FlowNetwork& network = *picture_->subject.network;
    const FlowNetwork::Arrow& shown = network.arrows[arrow];
    const QString from = shownText(network.nodes[shown.from].name);
    const QString to = shownText(network.nodes[shown.to].name);
    const QString flow = QString::fromStdString(unitsText(state_.through[arrow], network.parts));
    const QString capacity = QString::fromStdString(network.capacityText(shown));
    if (network.isPlain()) return tr("%1 → %2: %3 of %4 flows").arg(from, to, flow, capacity);
    return tr("%1 → %2, owned by %3: %4 of %5 flows")
        .arg(from, to, shownText(network.owners[shown.owner]), flow, capacity);
}

LegendEntries FlowFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    LegendEntries entries;
    constexpr double wide = 2.2;
    const auto pipe = [theme](const QRectF& sign, double filled) {
        return FlowPipe{.line = QPolygonF({QPointF(sign.left(), sign.center().y()),
                                           QPointF(sign.right(), sign.center().y())}),
                        .width = 7,
                        .filled = filled,
                        .owner = ownerPen(theme, 0, 1),
                        .unit = 0.8};
    };
    const bool isStep = look_.step.has_value();
    const bool hasPath = !state_.path.empty();
    const bool isRoom = hasPath && !state_.isPushed;
    const bool areFlows = std::ranges::any_of(state_.through, [](std::int64_t flow) { return flow > 0; });
    const bool isAnyPath = isStep && picture_->end.value > 0; // at other steps
    addEntry(entries, hasPath, isAnyPath,
             {tr("path"),
              [theme](QPainter& p, const QRectF& sign) {
                  p.fillRect(sign.adjusted(0, 3, 0, -3), faded(theme.accent, 0.45));
              },
              1.6});
    const QString roomText = tr("room for more");
    const QString flowText = picture_->subject.network->parts == 1 ? tr("2/3: flow and capacity")
                                                                   : tr("2/3 ≤ 1: flow and capacity");
    entries.push_back({.text = isRoom ? roomText : flowText,
                       .drawSign =
                           [theme, pipe, isRoom](QPainter& p, const QRectF& sign) {
                               if (isRoom) return drawRoom(p, theme, pipe(sign, 0));
                               drawWalls(p, theme, pipe(sign, 0));
                               drawFilling(p, pipe(sign, 4));
                           },
                       .width = wide,
                       .shared = isAnyPath ? QStringList{roomText, flowText} : QStringList()});
    addEntry(entries, isRoom, isAnyPath, {tr("narrowest"), [theme](QPainter& p, const QRectF& sign) {
                                              p.setPen(QPen(theme.mismatch, 3));
                                              p.drawRoundedRect(sign.adjusted(1, 2, -1, -2), 3, 3);
                                          }});
    addEntry(entries, isRoom && areFlows, isAnyPath,
             {tr("can be taken back"),
              [theme, pipe](QPainter& p, const QRectF& sign) { drawBack(p, theme, pipe(sign, 7)); }, wide});
    addEntry(entries, state_.showsCut, isStep,
             {tr("still reached"), [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.rim, 1));
                  p.setBrush(theme.accentSoft);
                  p.drawRect(sign.adjusted(1, 1, -1, -1));
              }});
    addEntry(entries, state_.showsCut, isStep,
             {tr("cut"),
              [theme](QPainter& p, const QRectF& sign) {
                  p.setPen(QPen(theme.mismatch, 2.5, Qt::DashLine));
                  p.drawLine(QPointF(sign.left(), sign.center().y()),
                             QPointF(sign.right(), sign.center().y()));
              },
              1.7});
    return entries;
}

Expected<void> FlowFigure::writeCsv(QIODevice& device, Task& task) const {
    const FlowNetwork& network = *picture_->subject.network;
    CsvWriter csv(device, task, 1 + network.arrows.size());
    bool good = csv.line("from,to,owner,capacity,flow");
    for (std::size_t i = 0; good && i < network.arrows.size(); ++i) {
        const auto& [from, to, capacity, owner] = network.arrows[i];
        good = csv.line("{},{},{},{},{}", csvField(network.nodes[from].name),
                        csvField(network.nodes[to].name), csvField(network.owners[owner]),
                        network.capacityText(network.arrows[i]), unitsText(state_.through[i], network.parts));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
