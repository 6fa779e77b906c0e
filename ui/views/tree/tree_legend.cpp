#include "ui/views/tree/tree_legend.h"

#include "ui/views/tree/tree_shapes.h"
#include "ui/views/tree/tree_sizes.h"

#include <QPainter>

#include <algorithm>
#include <functional>

namespace mexplorer::ui {

namespace {

// Pixels, for type of normal size.
constexpr double text = 13;
constexpr double rowHeight = 26;
constexpr double side = 28;
constexpr double sampleRoom = 26;
constexpr double lineRoom = 40;
constexpr double afterSample = 6;
constexpr double afterEntry = 24;
constexpr double sampleScale = 0.36; // of a node

struct Entry {
    QString words;
    double room; ///< for the sample
    std::function<void(QPainter&, const QRectF&)> paintSample;
};

Entry nodeEntry(const QString& words, const Style& style, NodeLook look) {
    return {words, sampleRoom, [style, look](QPainter& painter, const QRectF& room) {
                paintNodeShape(painter, style, look, room.center(), tree::nodeRadius,
                               sampleScale * style.type);
            }};
}

bool shows(const GameTree& tree, const std::function<bool(const std::optional<Evaluation>&)>& what) {
    return std::any_of(tree.evaluations.begin(), tree.evaluations.end(), what);
}

} // namespace

double TreeLegend::height(const Style& style) {
    return 2 * rowHeight * style.type;
}

void TreeLegend::paint(QPainter& painter, const QRectF& area, const Style& style, const TreeFigure& figure) {
    const GameTree& tree = figure.picture().tree;
    std::vector<Entry> entries{nodeEntry(tr("P: lost for the player to move"), style, NodeLook::p),
                               nodeEntry(tr("N: won"), style, NodeLook::n)};
    if (shows(tree, [](const auto& e) { return e && e->outcome == Outcome::draw; }))
        entries.push_back(nodeEntry(tr("draw"), style, NodeLook::draw));
    if (figure.step().rank) entries.push_back(nodeEntry(tr("not labelled yet"), style, NodeLook::hollow));
    entries.push_back({tr("a winning move"), lineRoom, [&](QPainter& p, const QRectF& room) {
                           p.setPen(QPen(style.theme.winning, 4 * style.line, Qt::SolidLine, Qt::RoundCap));
                           p.drawLine(QPointF(room.left() + 2, room.center().y()),
                                      QPointF(room.right() - 2, room.center().y()));
                       }});
    if (tree.folded > 0) {
        entries.push_back({tr("options left folded"), sampleRoom, [&](QPainter& p, const QRectF& room) {
                               QRectF badge(0, 0, 24 * style.type, 16 * style.type);
                               badge.moveCenter(room.center());
                               paintBadgeShape(p, style, badge, QStringLiteral("+n"), style.type);
                           }});
    }

    const QFont font = style.font(text);
    const QFontMetricsF metrics(font);
    double x = area.left() + side;
    double y = area.top();
    const double end = area.right() - side;
    const double row = rowHeight * style.type;
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Entry& entry : entries) {
        const double room = entry.room * style.type;
        const double gap = afterSample * style.type;
        const double width = room + gap + metrics.horizontalAdvance(entry.words);
        if (x + width > end && x > area.left() + side) {
            x = area.left() + side;
            y += row;
        }
        entry.paintSample(painter, {x, y, room, row});
        painter.setFont(font);
        painter.setPen(style.theme.quiet);
        painter.drawText(QRectF(x + room + gap, y, width, row), Qt::AlignLeft | Qt::AlignVCenter,
                         entry.words);
        x += width + afterEntry * style.type;
    }
    const QString note = figure.note();
    const double width = metrics.horizontalAdvance(note);
    if (x + width > end) y += row;
    painter.drawText(QRectF(std::max(area.left() + side, end - width), y, width + 1, row),
                     Qt::AlignLeft | Qt::AlignVCenter, note);
}

} // namespace mexplorer::ui
