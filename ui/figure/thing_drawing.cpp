#include "ui/figure/thing_drawing.h"

#include "ui/figure/fitted_text.h"
#include "ui/figure/piece_drawing.h"
#include "ui/figure/side_pen.h"
#include "ui/theme/roles.h"

#include <QLinearGradient>
#include <QRadialGradient>

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// The colours of a material: shaded from above, with a rim that shows on the paper.
struct Matter {
    QColor light;
    QColor shade;
    QColor rim;
    QColor text;
};

Matter stoneMatter(const Theme& theme) {
    if (theme.dark) return {0x9DB2D0, 0x5F7698, 0x9DB2D0, 0x121316};
    return {0xA9BAD2, 0x7288A6, 0x4F6684, 0x16181D};
}
Matter goldMatter(const Theme& theme) {
    if (theme.dark) return {0xF3CF7A, 0xB98A2B, 0xF3CF7A, 0x1E1606};
    return {0xF7D98B, 0xD3A243, 0x8A6412, 0x2A1D00};
}
Matter pinMatter(const Theme& theme) {
    if (theme.dark) return {0xF0E3CC, 0xB49C77, 0xD9C6A2, 0x121316};
    return {0xFBF3E3, 0xDCC69F, 0x846A3D, 0x16181D};
}
Matter cakeMatter(const Theme& theme) {
    if (theme.dark) return {0x3A3023, 0x6B5636, 0xB49C77, 0xF0E3CC};
    return {0xFDF3DC, 0xD9B679, 0x846A3D, 0x16181D};
}
Matter tokenMatter(const Theme& theme) {
    if (theme.dark) return {0xA9BCFF, 0x5F7BEA, 0xC3D0FF, 0x0B1030};
    return {0x6F8AF0, 0x2F4CC4, 0x22389A, 0xFFFFFF};
}

QBrush shaded(const QRectF& rect, const Matter& matter) {
    QLinearGradient down(rect.topLeft(), rect.bottomLeft());
    down.setColorAt(0, matter.light);
    down.setColorAt(1, matter.shade);
    return down;
}

QPen rimPen(const Matter& matter, double width) {
    return {matter.rim, width};
}

QRectF aroundMiddle(const QRectF& rect, double share) {
    const double side = share * std::min(rect.width(), rect.height());
    return {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side};
}

void drawFlat(QPainter& painter, const QRectF& rect, const Matter& matter) {
    painter.setPen(rimPen(matter, 1.6));
    painter.setBrush(shaded(rect, matter));
    painter.drawEllipse(rect);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(Qt::white, 0.42));
    painter.drawEllipse(QRectF(rect.left() + 0.19 * rect.width(), rect.top() + 0.14 * rect.height(),
                               0.34 * rect.width(), 0.26 * rect.height()));
}

QPainterPath pinPath(const QRectF& rect) {
    static const QPainterPath unit = [] {
        QPainterPath pin(QPointF(0.5, 0));
        pin.cubicTo({0.74, 0}, {0.80, 0.10}, {0.76, 0.19});
        pin.cubicTo({0.72, 0.28}, {0.68, 0.30}, {0.72, 0.40});
        pin.cubicTo({0.78, 0.52}, {0.96, 0.58}, {0.94, 0.72});
        pin.cubicTo({0.93, 0.86}, {0.82, 0.94}, {0.76, 1});
        pin.lineTo(0.24, 1);
        pin.cubicTo({0.18, 0.94}, {0.07, 0.86}, {0.06, 0.72});
        pin.cubicTo({0.04, 0.58}, {0.22, 0.52}, {0.28, 0.40});
        pin.cubicTo({0.32, 0.30}, {0.28, 0.28}, {0.24, 0.19});
        pin.cubicTo({0.20, 0.10}, {0.26, 0}, {0.5, 0});
        pin.closeSubpath();
        return pin;
    }();
    return QTransform(rect.width(), 0, 0, rect.height(), rect.left(), rect.top()).map(unit);
}

void drawPin(QPainter& painter, const Theme& theme, const QRectF& rect) {
    const Matter matter = pinMatter(theme);
    const QPainterPath path = pinPath(rect);
    QLinearGradient across(rect.topLeft(), rect.topRight());
    across.setColorAt(0, matter.shade);
    across.setColorAt(0.35, matter.light);
    across.setColorAt(1, matter.shade);
    painter.setPen(Qt::NoPen);
    painter.setBrush(across);
    painter.drawPath(path);
    painter.setBrush(QColor(theme.dark ? 0xE0705C : 0xC8432F));
    for (const double at : {0.25, 0.325})
        painter.drawRect(QRectF(rect.left() + 0.31 * rect.width(), rect.top() + at * rect.height(),
                                0.38 * rect.width(), 0.035 * rect.height()));
    painter.setPen(rimPen(matter, 1.4));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
}

/// Writes on a thing, if it is large enough.
void writeOn(QPainter& painter, const Style& style, const QRectF& rect, const QString& text,
             const QColor& ink, double share) {
    painter.setFont(style.fontIn(painter, share * rect.height(), QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    if (metrics.horizontalAdvance(text) > rect.width() || metrics.capHeight() > 0.8 * rect.height()) return;
    painter.setPen(ink);
    painter.drawText(rect, int(Qt::AlignCenter) | Qt::TextDontClip, text);
}

/// Heads are of gold; tails are hollow.
void drawCoin(QPainter& painter, const Style& style, const QRectF& rect, bool isHeads) {
    const Theme& theme = style.theme;
    const Matter gold = goldMatter(theme);
    const QRectF disc = aroundMiddle(rect, 0.92);
    painter.setPen(isHeads ? rimPen(gold, 2) : QPen(theme.rim, 2));
    painter.setBrush(isHeads ? shaded(disc, gold) : QBrush(theme.chrome));
    painter.drawEllipse(disc);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(isHeads ? QPen(faded(gold.rim, 0.55), 1.4) : QPen(theme.line, 1.4));
    painter.drawEllipse(aroundMiddle(rect, 0.76));
    writeOn(painter, style, aroundMiddle(rect, 0.7), isHeads ? QStringLiteral("H") : QStringLiteral("T"),
            isHeads ? gold.text : theme.quiet, 0.66);
}

void drawNumber(QPainter& painter, const Style& style, const QRectF& rect, const QString& text) {
    const QRectF card = rect.adjusted(2, 2, -2, -2);
    painter.setPen(QPen(style.theme.rim, 1.6));
    painter.setBrush(style.theme.accentSoft);
    painter.drawRoundedRect(card, 9, 9);
    painter.setFont(style.fontIn(painter, 26, QFont::Bold));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, card.adjusted(3, 3, -3, -3), Qt::AlignCenter, text);
}

void drawToken(QPainter& painter, const Theme& theme, const QRectF& rect) {
    const QRectF disc = aroundMiddle(rect, tokenShare);
    const Matter matter = tokenMatter(theme);
    painter.setPen(rimPen(matter, 1.8));
    painter.setBrush(shaded(disc, matter));
    painter.drawEllipse(disc);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(Qt::white, 0.35));
    painter.drawEllipse(QRectF(disc.left() + 0.2 * disc.width(), disc.top() + 0.14 * disc.height(),
                               0.36 * disc.width(), 0.24 * disc.height()));
}

/// Left’s things lean to the left, Right’s to the right.
QPainterPath leaningPath(const QRectF& rect, bool isLefts) {
    const QRectF box = aroundMiddle(rect, 0.9);
    const double lean = (isLefts ? -1 : 1) * 0.16 * box.width();
    const double by = std::abs(lean) / 2;
    const QRectF inner = box.adjusted(by, 0, -by, 0);
    QPainterPath path;
    path.addPolygon(
        QPolygonF({inner.topLeft() + QPointF(lean / 2, 0), inner.topRight() + QPointF(lean / 2, 0),
                   inner.bottomRight() - QPointF(lean / 2, 0), inner.bottomLeft() - QPointF(lean / 2, 0)}));
    path.closeSubpath();
    return path;
}

void drawOwned(QPainter& painter, const Style& style, const Thing& thing, const QRectF& rect) {
    const bool isLefts = thing.is(ThingKind::lefts);
    const RoleColours& colours = playerColours(style.theme, isLefts);
    painter.setPen(QPen(colours.fill, 4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colours.fill);
    painter.drawPath(leaningPath(rect, isLefts));
    writeOn(painter, style, aroundMiddle(rect, 0.7), QString::fromStdString(thing.text), colours.on, 0.66);
}

/// On a crust, which shows below.
void drawCake(QPainter& painter, const Theme& theme, const Cake& cake, const QRectF& rect) {
    constexpr double crust = 7;
    const Matter matter = cakeMatter(theme);
    painter.setPen(rimPen(matter, 2));
    painter.setBrush(matter.shade);
    painter.drawRoundedRect(rect.adjusted(0, 0, 0, crust), 5, 5);
    painter.setBrush(matter.light);
    painter.drawRoundedRect(rect, 5, 5);
    const double width = std::max(3.0, 0.8 / painter.worldTransform().m11()); // seen in large cakes, too
    painter.setPen(sidePen(theme, true, width));
    for (std::uint32_t column = 1; column < cake.width; ++column) {
        const double x = rect.left() + rect.width() * column / cake.width;
        painter.drawLine(QPointF(x, rect.top() + 1), QPointF(x, rect.bottom() - 1));
    }
    painter.setPen(sidePen(theme, false, width));
    for (std::uint32_t row = 1; row < cake.height; ++row) {
        const double y = rect.top() + rect.height() * row / cake.height;
        painter.drawLine(QPointF(rect.left() + 1, y), QPointF(rect.right() - 1, y));
    }
}

} // namespace

QColor woodColour(const Theme& theme) {
    return theme.dark ? QColor(0x4A4D55) : QColor(0xD3D7DE);
}

void drawThing(QPainter& painter, const Style& style, const Thing& thing, const QRectF& rect) {
    if (const auto* piece = std::get_if<Piece>(&thing.kind)) return drawPiece(painter, style, *piece, rect);
    const Theme& theme = style.theme;
    if (const auto* cake = std::get_if<Cake>(&thing.kind)) return drawCake(painter, theme, *cake, rect);
    switch (std::get<ThingKind>(thing.kind)) {
    case ThingKind::stone:
        return drawFlat(painter, rect, stoneMatter(theme));
    case ThingKind::coin:
        return drawFlat(painter, rect, goldMatter(theme));
    case ThingKind::pin:
        return drawPin(painter, theme, rect);
    case ThingKind::heads:
        return drawCoin(painter, style, rect, true);
    case ThingKind::tails:
        return drawCoin(painter, style, rect, false);
    case ThingKind::number:
        return drawNumber(painter, style, rect, QString::fromStdString(thing.text));
    case ThingKind::token:
        return drawToken(painter, theme, rect);
    case ThingKind::lefts:
    case ThingKind::rights:
        return drawOwned(painter, style, thing, rect);
    case ThingKind::branch:
        return; // drawn along its path
    }
}

QPainterPath outlineOf(const Thing& thing, const QRectF& rect) {
    QPainterPath path;
    if (thing.is(ThingKind::pin)) return pinPath(rect);
    if (thing.is(ThingKind::lefts) || thing.is(ThingKind::rights))
        return leaningPath(rect, thing.is(ThingKind::lefts));
    if (thing.is(ThingKind::stone) || thing.is(ThingKind::coin))
        path.addEllipse(rect);
    else if (thing.is(ThingKind::number))
        path.addRoundedRect(rect.adjusted(2, 2, -2, -2), 9, 9);
    else if (thing.is(ThingKind::token))
        path.addEllipse(aroundMiddle(rect, tokenShare));
    else if (std::holds_alternative<Cake>(thing.kind))
        path.addRect(rect);
    else
        path.addEllipse(aroundMiddle(rect, 0.92));
    return path;
}

} // namespace mexplorer::ui
