#include "ui/views/flow/flow_figure.h"

#include "core/coalition/amounts.h"
#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/text/plain.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double columnWidth = 2.6; // units between layers
constexpr double rowHeight = 1.7;
constexpr double headlinePixels = 18;
constexpr double linePixels = 15;
constexpr double labelPixels = 15;
constexpr double namePixels = 17;
constexpr double headPixels = 11;

/// How many arrows each node is from the source; the sink is alone in the last layer, with what is not
/// reached in the one before.
std::vector<std::size_t> layersOf(const FlowNetwork& network, FlowEnds ends) {
    const std::size_t unreached = network.nodes.size();
    std::vector<std::size_t> layer(network.nodes.size(), unreached);
    std::vector<std::uint32_t> queue{ends.source};
    layer[ends.source] = 0;
    std::size_t last = 0;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        if (queue[at] == ends.sink) continue;
        for (const FlowNetwork::Arrow& arrow : network.arrows) {
            if (arrow.from != queue[at] || layer[arrow.to] != unreached) continue;
            layer[arrow.to] = layer[queue[at]] + 1;
            queue.push_back(arrow.to);
            if (arrow.to != ends.sink) last = std::max(last, layer[arrow.to]);
        }
    }
    for (std::size_t node = 0; node < layer.size(); ++node)
        if (layer[node] == unreached) layer[node] = std::max<std::size_t>(1, last);
    layer[ends.sink] = std::max<std::size_t>(1, *std::max_element(layer.begin(), layer.end()));
    for (std::size_t node = 0; node < layer.size(); ++node)
        if (node != ends.sink && layer[node] >= layer[ends.sink]) layer[ends.sink] = layer[node] + 1;
    return layer;
}

/// From left to right, unless the file tells all places.
std::vector<QPointF> placesFor(const FlowNetwork& network, FlowEnds ends) {
    std::vector<QPointF> places;
    for (const FlowNetwork::Node& node : network.nodes)
        if (node.place) places.push_back(pointOf(*node.place));
    if (places.size() == network.nodes.size()) return places;
    const auto layer = layersOf(network, ends);
    std::vector<std::size_t> counts(network.nodes.size() + 1, 0);
    for (const std::size_t one : layer)
        ++counts[one];
    std::vector<std::size_t> used(counts.size(), 0);
    places.clear();
    for (std::size_t node = 0; node < network.nodes.size(); ++node) {
        const auto row = static_cast<double>(used[layer[node]]++);
        const double middle = (static_cast<double>(counts[layer[node]]) - 1) / 2;
        // Slightly askew, so that no arrow runs through the middle of a node.
        places.emplace_back(columnWidth * static_cast<double>(layer[node]), rowHeight * (row - middle));
    }
    return places;
}

void drawHead(QPainter& painter, const QPainterPath& path, double size, bool atBegin) {
    const double near = path.percentAtLength(std::min(size, path.length()));
    const QPointF tip = path.pointAtPercent(atBegin ? 0 : 1);
    const QPointF back = tip - path.pointAtPercent(atBegin ? near : 1 - near);
    const double length = std::max(std::hypot(back.x(), back.y()), 1e-9);
    const QPointF along = back / length * size;
    const QPointF aside(-along.y() * 0.45, along.x() * 0.45);
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({tip, tip - along + aside, tip - along - aside}));
}

} // namespace

std::shared_ptr<const FlowPicture> flowPictureOf(const FlowTrace& trace, bool showsResidual) {
    auto picture = std::make_shared<FlowPicture>();
    picture->subject = trace.subject;
    picture->last = trace.states.back();
    picture->showsResidual = showsResidual;
    const FlowNetwork& network = *trace.subject.network;
    for (const FlowNetwork::Node& node : network.nodes)
        picture->graph.nodes.push_back({.name = node.name});
    for (const FlowNetwork::Arrow& arrow : network.arrows)
        picture->graph.edges.push_back({.from = arrow.from, .to = arrow.to});
    picture->layout = layOutPlaced(picture->graph, placesFor(network, trace.subject.ends));
    return picture;
}

FlowFigure::FlowFigure(std::shared_ptr<const FlowPicture> picture, std::optional<FlowState> step)
    : picture_(std::move(picture)), state_(step ? std::move(*step) : picture_->last) {
    constexpr double around = 0.7;
    for (const QPointF& at : picture_->layout.at)
        bounds_ |= QRectF(at, QSizeF(0, 0)).adjusted(-around, -around, around, around);
    for (const QPainterPath& path : picture_->layout.paths)
        bounds_ |= path.boundingRect().adjusted(-0.3, -0.3, 0.3, 0.3);
}

QMarginsF FlowFigure::margins(const Style& style) const {
    const double head = 1.5 * (style.typeOf(headlinePixels) + style.typeOf(linePixels));
    return {32, 12 + head, 32, legendRowHeight(style) + 8};
}

bool FlowFigure::isInCut(std::size_t arrow) const {
    const auto& cut = picture_->subject.cut.arrows;
    return state_.showsCut && std::find(cut.begin(), cut.end(), arrow) != cut.end();
}

std::optional<PathArrow> FlowFigure::stepAlong(std::size_t arrow) const {
    for (const PathArrow& step : state_.path)
        if (step.arrow == arrow) return step;
    return std::nullopt;
}

QString FlowFigure::labelOf(std::size_t arrow) const {
    const auto& [from, to, capacity, owner] = network().arrows[arrow];
    const auto written = [&](std::int64_t units) {
        return QString::fromStdString(unitsText(units, network().parts));
    };
    const std::int64_t through = state_.through[arrow];
    const QString amounts = picture_->showsResidual
                                ? QStringLiteral("→%1 ⇠%2").arg(written(capacity - through), written(through))
                                : QStringLiteral("%1/%2").arg(written(through), written(capacity));
    return QStringLiteral("%1 %2").arg(amounts, QString::fromStdString(network().owners[owner]));
}

void FlowFigure::drawArrow(QPainter& painter, const Frame& frame, std::size_t arrow) const {
    const Theme& theme = frame.theme();
    const double line = frame.style().line;
    const QPainterPath path = frame.toArea().map(picture_->layout.paths[arrow]);
    const auto step = stepAlong(arrow);
    painter.setBrush(Qt::NoBrush);
    if (step) {
        painter.strokePath(path, QPen(theme.spotlight, 16 * line, Qt::SolidLine, Qt::RoundCap));
    }
    const std::int64_t through = state_.through[arrow];
    const std::int64_t capacity = network().arrows[arrow].capacity;
    const bool isFull = through == capacity;
    QPen pen(through > 0 ? theme.accent : theme.rim, (through > 0 ? 3.5 : 1.8) * line, Qt::SolidLine,
             Qt::FlatCap);
    if (picture_->showsResidual && isFull) pen.setStyle(Qt::DotLine);
    if (step)
        pen = QPen(theme.winning, 4 * line, step->backwards ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap);
    if (isInCut(arrow)) pen = QPen(theme.mismatch, 5 * line, Qt::SolidLine, Qt::FlatCap);
    painter.setPen(pen);
    painter.drawPath(path);
    const double size = (headPixels + pen.widthF() / 2) * line;
    drawHead(painter, path, size, false);
    if (picture_->showsResidual && through > 0) { // it can be taken back
        painter.setPen(QPen(theme.quiet, 1));
        drawHead(painter, path, 0.8 * size, true);
    }
}

void FlowFigure::drawLabel(QPainter& painter, const Frame& frame, std::size_t arrow) const {
    const Theme& theme = frame.theme();
    const Style& style = frame.style();
    const QPainterPath path = frame.toArea().map(picture_->layout.paths[arrow]);
    const QString text = labelOf(arrow);
    const bool isLit = stepAlong(arrow) || isInCut(arrow);
    painter.setFont(style.font(labelPixels, isLit ? QFont::Bold : QFont::DemiBold));
    const QSizeF size = QFontMetricsF(painter.font()).size(Qt::TextSingleLine, text);
    // Not in the middle, where arrows cross.
    const QPointF at = path.pointAtPercent(path.percentAtLength(0.42 * path.length()));
    const QRectF box(at.x() - size.width() / 2 - 5, at.y() - size.height() / 2 - 1, size.width() + 10,
                     size.height() + 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(box, 5, 5);
    painter.setPen(isInCut(arrow) ? theme.mismatch : theme.ink);
    painter.drawText(box, Qt::AlignCenter, text);
}

void FlowFigure::drawNode(QPainter& painter, const Frame& frame, std::size_t node) const {
    const Theme& theme = frame.theme();
    const Style& style = frame.style();
    const double half = picture_->layout.halfWidths[node];
    const QPointF at = picture_->layout.at[node];
    const QRectF disc =
        frame.toArea().mapRect(QRectF(at.x() - half, at.y() - nodeRadius, 2 * half, 2 * nodeRadius));
    const bool isReached = state_.showsCut && picture_->subject.cut.sourceSide[node];
    const FlowEnds& ends = picture_->subject.ends;
    const bool isEnd = node == ends.source || node == ends.sink;
    painter.setPen(QPen(isReached ? theme.p : theme.ink, (isEnd ? 3 : 1.6) * style.line));
    painter.setBrush(isReached ? theme.p : theme.paper);
    painter.drawRoundedRect(disc, disc.height() / 2, disc.height() / 2);
    painter.setPen(isReached ? theme.onP : theme.ink);
    painter.setFont(style.font(namePixels, QFont::DemiBold));
    drawFittedText(painter, style, disc.adjusted(2, 0, -2, 0), Qt::AlignCenter,
                   QString::fromStdString(network().nodes[node].name));
}

void FlowFigure::drawHeadline(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF area = frame.area().adjusted(16, 8, -16, 0);
    const double first = 1.5 * style.typeOf(headlinePixels);
    const double second = 1.5 * style.typeOf(linePixels);
    const auto written = [&](std::int64_t units) {
        return QString::fromStdString(unitsText(units, network().parts));
    };
    painter.setFont(style.font(headlinePixels, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    const QString flows = tr("flow %1").arg(written(state_.value));
    drawFittedText(painter, style, {area.left(), area.top(), area.width(), first}, Qt::AlignCenter,
                   state_.showsCut ? tr("%1 = cut %2").arg(flows, written(picture_->subject.cut.capacity))
                   : state_.path.empty()
                       ? flows
                       : tr("%1, %2 more along the path").arg(flows, written(state_.bottleneck)));
    if (!state_.showsCore) return;
    QStringList shares;
    for (std::size_t owner = 0; owner < network().owners.size(); ++owner)
        shares << QStringLiteral("%1 %2").arg(QString::fromStdString(network().owners[owner]),
                                              written(picture_->subject.cut.byOwner[owner]));
    painter.setFont(style.font(linePixels));
    painter.setPen(style.theme.mismatch);
    drawFittedText(painter, style, {area.left(), area.top() + first, area.width(), second}, Qt::AlignCenter,
                   tr("a point of the core: %1").arg(shares.join(QStringLiteral("  ·  "))));
}

void FlowFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        for (std::size_t arrow = 0; arrow < network().arrows.size(); ++arrow)
            drawArrow(painter, frame, arrow);
        for (std::size_t node = 0; node < network().nodes.size(); ++node)
            drawNode(painter, frame, node);
        for (std::size_t arrow = 0; arrow < network().arrows.size(); ++arrow)
            drawLabel(painter, frame, arrow);
        drawHeadline(painter, frame);
    });
}

QStringList FlowFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style()));
}

LegendEntries FlowFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    const auto bar = [](const QColor& colour, double width, Qt::PenStyle pen = Qt::SolidLine) {
        return [colour, width, pen](QPainter& p, const QRectF& sign) {
            p.setPen(QPen(colour, width, pen));
            p.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
        };
    };
    LegendEntries entries;
    entries.push_back(
        {picture_->showsResidual ? tr("room →, to be taken back ⇠, owner") : tr("flow/capacity, owner"),
         bar(theme.accent, 3.5), 1.6});
    if (!state_.path.empty()) entries.push_back({tr("path"), bar(theme.winning, 4), 1.6});
    if (state_.showsCut) {
        entries.push_back({tr("smallest cut"), bar(theme.mismatch, 5), 1.6});
        entries.push_back({tr("still reached"), [theme](QPainter& p, const QRectF& sign) {
                               p.setPen(Qt::NoPen);
                               p.setBrush(theme.p);
                               p.drawEllipse(sign.center(), 6, 6);
                           }});
    }
    return entries;
}

Expected<void> FlowFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + network().arrows.size());
    const auto& cut = picture_->subject.cut.arrows;
    bool good = csv.line("from,to,owner,capacity,flow,cut");
    for (std::size_t i = 0; good && i < network().arrows.size(); ++i) {
        const auto& [from, to, capacity, owner] = network().arrows[i];
        good = csv.line("{},{},{},{},{},{}", csvField(network().nodes[from].name),
                        csvField(network().nodes[to].name), csvField(network().owners[owner]),
                        unitsText(capacity, network().parts),
                        unitsText(picture_->last.through[i], network().parts),
                        std::find(cut.begin(), cut.end(), i) != cut.end() ? "yes" : "no");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
