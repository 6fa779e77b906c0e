#include "ui/views/graph/graph_texts.h"

#include "core/explain/say_short_game.h"
#include "core/explain/say_signs.h"
#include "ui/figure/branch_sign.h"
#include "ui/figure/text_room.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/graph/graph_signs.h"

#include <QFontMetricsF>
#include <QLineF>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double textPixels = 14;
constexpr double tagPixels = 12;
constexpr double besideNumber = 5;  // pixels in a tag
constexpr double jointRoom = 6;     // pixels around where branches meet
constexpr double ringRoom = 5;      // pixels around a disc
constexpr double besideHalf = -4;   // pixels: a value overlaps the rim of its half
constexpr double widestValue = 1.1; // units, beside a half
constexpr double tokenRoom = 16;    // pixels above a disc with tokens

QSizeF sizeOfNumber(const Frame& frame, std::uint32_t number) {
    const QFontMetricsF metrics(tagFont(frame.style()));
    return {metrics.horizontalAdvance(QString::number(number)) + 2 * besideNumber,
            metrics.capHeight() + 2 * besideNumber};
}

/// As wide as the text, and as high as its letters.
QSizeF sizeOf(const Frame& frame, const QString& text) {
    const QFontMetricsF metrics(graphTextFont(frame.style()));
    return {metrics.horizontalAdvance(text) + 2, metrics.ascent()};
}

QRectF around(const QPointF& middle, const QSizeF& size) {
    return {middle - QPointF(size.width(), size.height()) / 2, size};
}

/// A box of this size beside another: `side` is (±1, ±1) for a corner, or has a 0.
QRectF besideBox(const QRectF& box, const QSizeF& size, const QPointF& side) {
    return around(box.center() + QPointF(side.x() * (box.width() + size.width()) / 2,
                                         side.y() * (box.height() + size.height()) / 2),
                  size);
}

/// For a value: below where arrows lead across, else at the upper right; then wherever no arrow is.
std::vector<QRectF> placesOfValue(const GraphPicture& picture, const Frame& frame, std::size_t node,
                                  const QSizeF& size) {
    const double away = 8 * frame.style().line;
    const QRectF disc = discOf(picture, frame, node);
    const QRectF room = disc.adjusted(-away, -away, away, away);
    const double upper = -0.2 * disc.height() - size.height() / 2;
    const QRectF right = besideBox(room, size, {1, 0});
    const QRectF left = besideBox(room, size, {-1, 0});
    const QRectF below = besideBox(room, size, {0, 1});
    const QRectF above = besideBox(room, size, {0, -1});
    std::vector<QRectF> places = {right.translated(0, upper),
                                  left.translated(0, upper),
                                  right.translated(0, -upper),
                                  left.translated(0, -upper),
                                  right,
                                  left};
    places.insert(picture.layout.isAcross ? places.begin() : places.end(), {below, above});
    return places;
}

/// For a name: the corner least in the way of the branches, then others.
std::vector<QRectF> placesOfName(const GraphPicture& picture, const Frame& frame, std::size_t node,
                                 const QSizeF& size) {
    const QPointF at = frame.toArea().map(picture.layout.at[node]);
    const double away = 4 * frame.style().type;
    const QPointF side = picture.layout.nameSides[node];
    std::vector<QRectF> places;
    for (const double further : {1.0, 4.0}) {
        const QRectF joint = around(at, {4 * away, further * away});
        for (const QPointF& corner :
             {side, QPointF(side.x(), -side.y()), QPointF(-side.x(), side.y()), -side})
            places.push_back(besideBox(joint, size, corner));
        for (const double straight : {1.0, -1.0})
            places.push_back(besideBox(joint, size, {straight, 0}));
    }
    return places;
}

/// For the name of a disc with values to both sides: below, above, then at its corners.
std::vector<QRectF> placesAround(const GraphPicture& picture, const Frame& frame, std::size_t node,
                                 const QSizeF& size) {
    const double away = 14 * frame.style().line; // beyond the light
    const QRectF room = discOf(picture, frame, node).adjusted(-away, -away, away, away);
    std::vector<QRectF> places;
    for (const QPointF& side : {QPointF(0, 1), QPointF(0, -1), QPointF(0.6, 1), QPointF(-0.6, 1),
                                QPointF(0.6, -1), QPointF(-0.6, -1)})
        places.push_back(besideBox(room, size, side));
    std::stable_partition(places.begin(), places.end(), [&](const QRectF& place) {
        return place.bottom() <= frame.content().bottom(); // else the legend would hide it
    });
    return places;
}

/// For a number: beside the value of its edge, then elsewhere along it.
std::vector<QRectF> placesOfNumber(const QPainterPath& path, const QRectF& value, const QSizeF& size) {
    std::vector<QRectF> places;
    for (const double along : {0.5, 0.36, 0.64, 0.24, 0.76}) {
        const QPointF at = path.pointAtPercent(along);
        const QPointF way = path.pointAtPercent(along + 0.02) - path.pointAtPercent(along - 0.02);
        const double length = std::max(std::hypot(way.x(), way.y()), 1e-9);
        const QPointF normal(-way.y() / length, way.x() / length);
        const bool isUpright = std::abs(normal.x()) > 0.3; // then to the right of the edge, else above it
        const QPointF aside = (isUpright ? normal.x() > 0 : normal.y() < 0) ? normal : -normal;
        const auto reach = [&](const QSizeF& of) { // of an ellipse of this size
            return std::hypot(aside.x() * of.width(), aside.y() * of.height()) / 2;
        };
        const bool isAtValue = along == 0.5 && !value.isNull();
        const double away =
            reach(size) + (isAtValue ? reach(value.size()) : 2 * TextRoom::clearOf) + TextRoom::clearOf + 1;
        for (const double side : {1.0, -1.0})
            places.push_back(around(at + side * away * aside, size));
    }
    return places;
}

void addWhatIsDrawn(const GraphPicture& picture, const Frame& frame, TextRoom& room) {
    const QTransform& toArea = frame.toArea();
    for (std::size_t edge = 0; edge < picture.layout.paths.size(); ++edge) {
        const QPainterPath path = toArea.map(picture.layout.paths[edge]);
        room.add(path);
        if (picture.graph.isBush() && picture.hasSides)
            room.add(leafOn(path, picture.graph.edges[edge].side, unitOf(frame)).boundingRect());
    }
    for (std::size_t node = 0; node < picture.layout.at.size(); ++node) {
        if (picture.graph.nodes[node].ground) continue;
        const double joint = 2 * jointRoom * frame.style().line;
        const QRectF disc = discOf(picture, frame, node);
        const double ring = ringRoom * frame.style().line;
        room.add(!picture.graph.isBush() ? disc.adjusted(-ring, -ring, ring, ring)
                                         : around(toArea.map(picture.layout.at[node]), {joint, joint}));
        const double tokens = picture.graph.nodes[node].tokens > 0 ? tokenRoom * frame.style().line : 0;
        if (tokens > 0) room.add(disc.adjusted(disc.width() / 4, -tokens, -disc.width() / 4, 0));
    }
    const double ground = toArea.map(QPointF(0, 0)).y();
    const QRectF area = frame.area();
    if (picture.graph.isBush())
        room.add(QRectF(area.left(), ground - 3, area.width(), area.bottom() - ground + 3));
}

} // namespace

double unitOf(const Frame& frame) {
    return frame.style().line * std::clamp(frame.scale() / leastTextScale, 0.15, 1.0);
}

bool hasTexts(const Frame& frame) {
    return frame.scale() >= leastTextScale;
}

QFont graphTextFont(const Style& style, QFont::Weight weight) {
    return style.font(textPixels, weight);
}

QFont tagFont(const Style& style) {
    return style.font(tagPixels);
}

QString briefly(const Evaluation& evaluation) {
    if (evaluation.value) return QString::fromStdString(printedGame(evaluation.value.text()));
    return QString::fromUtf8(nameOf(evaluation.outcome));
}

QRectF discOf(const GraphPicture& picture, const Frame& frame, std::size_t node) {
    const double rim = 0.02 * frame.scale(); // of paper up to the arrows
    const double high = nodeRadius * frame.scale() - rim;
    const double wide = picture.layout.halfWidths[node] * frame.scale() - rim;
    return around(frame.toArea().map(picture.layout.at[node]), {2 * wide, 2 * high});
}

QString textBeside(const GraphPicture& picture, const Frame& frame, std::size_t node) {
    const DrawnGraph::Node& drawn = picture.graph.nodes[node];
    if (drawn.ground) return {};
    if (picture.graph.isDirected()) {
        const auto& known = drawn.evaluation;
        return known && known->nimber() ? translated(sayValueBriefly(*known->nimber(), picture.play))
                                        : QString();
    }
    const double longest = std::max(0.8 * frame.scale(), 24.0 * frame.style().type);
    return QFontMetricsF(graphTextFont(frame.style()))
        .elidedText(shownText(drawn.name, longestNodeName), Qt::ElideMiddle, longest);
}

QRectF valueBox(const GraphPicture& picture, const Frame& frame, std::size_t edge, const QString& text) {
    const QFontMetricsF metrics(graphTextFont(frame.style(), QFont::Bold));
    QRectF box = metrics.boundingRect(text).adjusted(-6, -2, 6, 2);
    box.setWidth(std::max(box.width(), box.height())); // at least a circle
    const DrawnGraph::Edge& drawn = picture.graph.edges[edge];
    if (!drawn.atNode) {
        box.moveCenter(frame.toArea().map(picture.layout.paths[edge].pointAtPercent(0.5)));
        return box;
    }
    const QRectF disc = discOf(picture, frame, drawn.from);
    const double away = (disc.width() + box.width()) / 2 + besideHalf * frame.style().line;
    box.moveCenter(disc.center() + QPointF(drawn.side == Side::left ? -away : away, 0));
    return box;
}

std::vector<QString> valueTexts(const GraphPicture& picture, const Frame& frame) {
    const DrawnGraph& graph = picture.graph;
    TextRoom room(frame.area());
    for (std::size_t node = 0; node < graph.nodes.size() && graph.isPlain(); ++node) {
        const double rim = (1 - besideHalf) * frame.style().line; // where values overlap it
        room.add(discOf(picture, frame, node).adjusted(rim, rim, -rim, -rim));
    }
    std::vector<QString> texts(graph.edges.size());
    for (std::size_t edge = 0; edge < texts.size(); ++edge) {
        const auto& known = graph.edges[edge].evaluation;
        if (!known) continue;
        texts[edge] = briefly(*known);
        if (!graph.isPlain()) continue;
        QRectF box = valueBox(picture, frame, edge, texts[edge]);
        const bool fits = box.width() < widestValue * frame.scale() && frame.area().contains(box);
        if (!fits || !room.isApart(box)) {
            texts[edge] = QString::fromUtf8(nameOf(known->outcome));
            box = valueBox(picture, frame, edge, texts[edge]);
        }
        room.add(box);
    }
    return texts;
}

QRectF textBoxAnyway(const GraphPicture& picture, const Frame& frame, std::size_t node, const QString& text) {
    if (text.isEmpty()) return {};
    return placesOfValue(picture, frame, node, sizeOf(frame, text)).front();
}

QRectF tagBoxAnyway(const GraphPicture& picture, const Frame& frame, std::size_t edge,
                    const std::optional<Evaluation>& worth) {
    const DrawnGraph::Edge& drawn = picture.graph.edges[edge];
    const QRectF value = worth ? valueBox(picture, frame, edge, briefly(*worth)) : QRectF();
    return placesOfNumber(frame.toArea().map(picture.layout.paths[edge]), value,
                          sizeOfNumber(frame, drawn.number))
        .front();
}

GraphTexts placeTexts(const GraphPicture& picture, const Frame& frame) {
    const DrawnGraph& graph = picture.graph;
    GraphTexts texts{std::vector<QRectF>(graph.nodes.size()), std::vector<QRectF>(graph.edges.size())};
    if (!hasTexts(frame)) return texts;
    TextRoom room(frame.area());
    addWhatIsDrawn(picture, frame, room);
    const std::vector<QString> written = valueTexts(picture, frame);
    std::vector<QRectF> values(graph.edges.size());
    for (std::size_t edge = 0; edge < values.size() && !graph.isDirected(); ++edge) {
        if (!graph.edges[edge].evaluation) continue;
        values[edge] = valueBox(picture, frame, edge, written[edge]);
        room.add(values[edge]);
    }
    for (std::size_t node = 0; node < graph.nodes.size(); ++node) {
        const QString text = textBeside(picture, frame, node);
        if (text.isEmpty() || !room.sees(frame.toArea().map(picture.layout.at[node]))) continue;
        const QSizeF size = sizeOf(frame, text);
        const auto places = graph.isDirected() ? placesOfValue(picture, frame, node, size)
                            : graph.isPlain()  ? placesAround(picture, frame, node, size)
                                               : placesOfName(picture, frame, node, size);
        texts.nodes[node] = room.take(places, places.front());
    }
    for (std::size_t edge = 0; edge < graph.edges.size(); ++edge) {
        if (graph.edges[edge].number == 0 || !graph.edges[edge].present) continue;
        const QPainterPath path = frame.toArea().map(picture.layout.paths[edge]);
        if (!room.sees(path.pointAtPercent(0.5))) continue;
        const QSizeF size = sizeOfNumber(frame, graph.edges[edge].number);
        texts.numbers[edge] = room.take(placesOfNumber(path, values[edge], size), {});
    }
    return texts;
}

} // namespace mexplorer::ui
