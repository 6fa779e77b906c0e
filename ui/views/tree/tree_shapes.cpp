#include "ui/views/tree/tree_shapes.h"

#include "ui/theme/roles.h"
#include "ui/views/tree/tree_sizes.h"

#include <QPainter>

#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double ringWidth = 2.2; // at a scale of 1

constexpr double pointLength = 7;  // beyond the end of the node, in world units
constexpr double pointHeight = 11; // half of it, where it leaves the node

/// The point of a node that is won for one player, on that player’s side: `reach` is from the centre to its
/// end.
void drawPoint(QPainter& painter, const QPointF& centre, double reach, double halfHeight) {
    const double base = reach - std::copysign(1.4 * halfHeight, reach);
    painter.drawPolygon(QPolygonF({centre + QPointF(reach, 0), centre + QPointF(base, -halfHeight),
                                   centre + QPointF(base, halfHeight)}));
}

QRectF around(const QPointF& centre, double halfWidth, double radius) {
    return {centre.x() - halfWidth, centre.y() - radius, 2 * halfWidth, 2 * radius};
}

} // namespace

void drawCapsule(QPainter& painter, const QPointF& centre, double halfWidth, double radius) {
    drawCapsule(painter, around(centre, halfWidth, radius));
}

void drawCapsule(QPainter& painter, const QRectF& rect) {
    const double radius = rect.height() / 2;
    if (rect.width() - rect.height() < 0.5)
        painter.drawEllipse(rect);
    else
        painter.drawRoundedRect(rect, radius, radius);
}

void drawPlate(QPainter& painter, const QPointF& centre, double halfWidth, double halfHeight, double corner) {
    painter.drawRoundedRect(around(centre, halfWidth, halfHeight), corner, corner);
}

QColor colourOf(const Theme& theme, NodeLook look) {
    switch (look) {
    case NodeLook::p:
        return theme.p;
    case NodeLook::n:
        return theme.n;
    case NodeLook::draw:
        return theme.draw;
    case NodeLook::left:
        return playerColours(theme, true).fill;
    case NodeLook::right:
        return playerColours(theme, false).fill;
    case NodeLook::hollow:
        break;
    }
    return theme.paper;
}

QColor inkOn(const Theme& theme, NodeLook look) {
    switch (look) {
    case NodeLook::p:
        return theme.onP;
    case NodeLook::n:
        return theme.onN;
    case NodeLook::draw:
        return theme.paper;
    case NodeLook::left:
        return playerColours(theme, true).on;
    case NodeLook::right:
        return playerColours(theme, false).on;
    case NodeLook::hollow:
        break;
    }
    return theme.ink;
}

QColor dotColour(const Theme& theme, NodeLook look) {
    return look == NodeLook::hollow ? theme.quiet : colourOf(theme, look);
}

void paintNodeShape(QPainter& painter, const Style& style, NodeLook look, const QPointF& centre,
                    double halfWidth, double scale) {
    const Theme& theme = style.theme;
    const double grow = halfWidth - tree::nodeRadius; // how much longer than a circle a capsule is, half
    const auto draw = [&](double radius) {
        drawCapsule(painter, centre, (grow + radius) * scale, radius * scale);
    };
    const QColor colour = colourOf(theme, look);
    const double line = ringWidth * scale * style.line;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (look) {
    case NodeLook::p: // the outer ring, a gap of paper, the disc
        painter.setBrush(theme.paper);
        painter.setPen(QPen(colour, line));
        draw(tree::ringRadius - 1);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        draw(tree::nodeRadius + 0.5);
        break;
    case NodeLook::n:
        draw(tree::nodeRadius + 1);
        break;
    case NodeLook::draw:
        draw(tree::nodeRadius);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, line, Qt::DashLine));
        draw(tree::ringRadius - 1);
        break;
    case NodeLook::left:
    case NodeLook::right:
        draw(tree::nodeRadius);
        drawPoint(painter, centre, (halfWidth + pointLength) * scale * (look == NodeLook::left ? -1 : 1),
                  pointHeight * scale);
        break;
    case NodeLook::hollow:
        painter.setPen(QPen(theme.quiet, line));
        draw(tree::nodeRadius);
        break;
    }
}

QRectF paintBoardShape(QPainter& painter, const Style& style, NodeLook look, const QPointF& centre,
                       double halfWidth, double scale) {
    const Theme& theme = style.theme;
    const auto plate = [&](double grow) {
        const double corner = std::max(0.0, tree::boardCorner + grow) * scale;
        drawPlate(painter, centre, (halfWidth + grow) * scale, (tree::nodeRadius + grow) * scale, corner);
    };
    const QColor colour = look == NodeLook::hollow ? theme.quiet : colourOf(theme, look);
    const double ring = tree::ringRadius - tree::nodeRadius - 1;
    painter.setBrush(theme.paper);
    painter.setPen(
        QPen(colour, ringWidth * scale * style.line, look == NodeLook::draw ? Qt::DashLine : Qt::SolidLine));
    if (look == NodeLook::p || look == NodeLook::draw) plate(ring);
    if (look == NodeLook::hollow) {
        plate(0);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        plate(1);
        painter.setBrush(theme.paper);
        plate(-tree::boardFrame);
    }
    const double inset = tree::boardFrame + tree::boardAir;
    return around(centre, (halfWidth - inset) * scale, (tree::nodeRadius - inset) * scale);
}

void paintPlus(QPainter& painter, const Style& style, const QRectF& rect) {
    constexpr double leastDisc = 8; // pixels across
    const bool onDisc = rect.width() >= leastDisc;
    if (onDisc) {
        painter.setBrush(style.theme.chrome);
        painter.setPen(QPen(style.theme.quiet, 1));
        painter.drawEllipse(rect);
    }
    const double arm = onDisc ? rect.width() / 4 : rect.width() / 2;
    const QPointF centre = rect.center();
    painter.setPen(QPen(style.theme.ink, onDisc ? 1.4 : 1));
    painter.drawLine(centre - QPointF(arm, 0), centre + QPointF(arm, 0));
    painter.drawLine(centre - QPointF(0, arm), centre + QPointF(0, arm));
}

void paintBadgeShape(QPainter& painter, const Style& style, const QRectF& rect, const QString& text,
                     double scale) {
    painter.setBrush(style.theme.chrome);
    painter.setPen(QPen(style.theme.quiet, 1.2 * scale * style.line));
    drawCapsule(painter, rect);
    const QFont font = textFont(std::floor(tree::badgeText * scale), QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(style.theme.ink);
    painter.drawText(rect, Qt::AlignCenter, text);
}

} // namespace mexplorer::ui
