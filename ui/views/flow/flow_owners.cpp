// The table of owners, and what each gets from the cut.
#include "core/coalition/amounts.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/text/plain.h"
#include "ui/theme/roles.h"
#include "ui/views/flow/flow_drawing.h"
#include "ui/views/flow/flow_pipe.h"

#include <array>

namespace mexplorer::ui {

namespace {

constexpr double wordPixels = 16;
constexpr double ownerRow = 32;
constexpr double lineToType = 1.25; // height of a line by its type, at least

/// What an owner gets comes from an arrow of the cut that the owner has; none: from nowhere.
std::optional<MotionSource> sourceOfShare(const FlowDrawing& drawing, unsigned owner) {
    for (const std::size_t arrow : drawing.picture.subject.cut.arrows)
        if (drawing.network().arrows[arrow].owner == owner) return amountKey(arrow);
    return std::nullopt;
}

} // namespace

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
        painter.setFont(drawing.font(scale * wordPixels, weight));
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
        const Named named(painter, topic::player, owner);
        const QRectF sign = placed(0, owner + 1.0, 40);
        const double thin = 0.7 * drawing.style().line;
        FlowPipe pipe{.line = QPolygonF({QPointF(sign.left(), sign.center().y()),
                                         QPointF(sign.right(), sign.center().y())}),
                      .width = 6 * thin,
                      .filled = 0,
                      .owner = ownerPen(theme, owner, 1),
                      .unit = thin};
        drawWalls(painter, theme, pipe);
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
    const Keyed together(painter, {"together"}, MotionKey{"title"});
    write(placed(136, count + 1, 68),
          QString::fromStdString(unitsText(drawing.picture.subject.cut.capacity, network.parts)), theme.ink,
          Qt::AlignRight, QFont::Bold);
}

QPen ownerPen(const Theme& theme, unsigned owner, double width) {
    const std::array<QList<qreal>, 4> dashes = {QList<qreal>{}, {5, 2.5}, {1.5, 2}, {6, 2, 1.5, 2}};
    QPen pen(seriesColour(theme, owner), width, Qt::SolidLine, Qt::FlatCap);
    if (const auto& dash = dashes[owner % dashes.size()]; !dash.empty()) pen.setDashPattern(dash);
    return pen;
}

} // namespace mexplorer::ui
