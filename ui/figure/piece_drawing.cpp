#include "ui/figure/piece_drawing.h"

#include "ui/figure/cross.h"

#include <QPainterPath>

#include <initializer_list>

namespace mexplorer::ui {

namespace {

constexpr double smallCell = 16; // pixels; below, a piece has no details

/// Draws in a cell as if it were of one unit.
class CellPen {
public:
    CellPen(QPainter& painter, const Style& style, const QRectF& cell)
        : painter_(painter), theme_(style.theme), cell_(cell), side_(cell.width()),
          isSmall_(side_ * painter.worldTransform().m11() < smallCell) {}

    [[nodiscard]] const Theme& theme() const { return theme_; }
    [[nodiscard]] bool isSmall() const { return isSmall_; }
    [[nodiscard]] QPointF at(double x, double y) const { return cell_.topLeft() + QPointF(x, y) * side_; }

    void fill(const QColor& colour) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
    }
    void outline(const QColor& colour, double width, const QBrush& brush = Qt::NoBrush) {
        painter_.setPen(QPen(colour, width * side_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter_.setBrush(brush);
    }
    void ellipse(double x, double y, double radiusX, double radiusY) {
        painter_.drawEllipse(at(x, y), radiusX * side_, radiusY * side_);
    }
    void circle(double x, double y, double radius) { ellipse(x, y, radius, radius); }
    void line(double x1, double y1, double x2, double y2) { painter_.drawLine(at(x1, y1), at(x2, y2)); }
    void path(const QPainterPath& unit) {
        painter_.drawPath(QTransform(side_, 0, 0, side_, cell_.left(), cell_.top()).map(unit));
    }
    void rect() { painter_.drawRect(cell_); }
    void cross(double half, const QColor& colour, double width) {
        drawCross(painter_, cell_.center(), half * side_,
                  QPen(colour, width * side_, Qt::SolidLine, Qt::RoundCap));
    }

private:
    QPainter& painter_;
    const Theme& theme_;
    QRectF cell_;
    double side_;
    bool isSmall_;
};

/// One path of several, which overlap. Joined at their own size, where a hundredth of a unit is nothing,
/// curves would become corners.
QPainterPath joined(std::initializer_list<QPainterPath> parts) {
    constexpr double scale = 1000;
    QPainterPath all;
    for (const QPainterPath& part : parts)
        all = all.united(QTransform::fromScale(scale, scale).map(part));
    return QTransform::fromScale(1 / scale, 1 / scale).map(all.simplified());
}

QPainterPath circlePath(double x, double y, double radius) {
    QPainterPath path;
    path.addEllipse(QPointF(x, y), radius, radius);
    return path;
}

const QPainterPath& pawnPath() {
    static const QPainterPath path = [] {
        QPainterPath body(QPointF(0.26, 0.84));
        body.lineTo(0.74, 0.84);
        body.lineTo(0.70, 0.73);
        body.cubicTo(QPointF(0.60, 0.66), QPointF(0.57, 0.56), QPointF(0.56, 0.46));
        body.lineTo(0.44, 0.46);
        body.cubicTo(QPointF(0.43, 0.56), QPointF(0.40, 0.66), QPointF(0.30, 0.73));
        body.closeSubpath();
        QPainterPath collar;
        collar.addRoundedRect(QRectF(0.36, 0.42, 0.28, 0.07), 0.03, 0.03);
        return joined({body, collar, circlePath(0.5, 0.30, 0.145)});
    }();
    return path;
}

/// `light` and `dark` are what they say in both themes; the outline is seen on either.
void drawPawn(CellPen& pen, bool isWhite) {
    const Theme& theme = pen.theme();
    const QColor& light = theme.dark ? theme.ink : theme.paper;
    const QColor& dark = theme.dark ? theme.paper : theme.ink;
    pen.outline(theme.ink, pen.isSmall() ? 0.07 : 0.045, isWhite ? light : dark);
    pen.path(pawnPath());
}

const QPainterPath& catPath() {
    static const QPainterPath path = [] {
        const auto ear = [](double side) {
            QPainterPath one;
            one.addPolygon(
                QPolygonF({{0.5 + side * 0.27, 0.56}, {0.5 + side * 0.27, 0.16}, {0.5 + side * 0.04, 0.36}}));
            one.closeSubpath();
            return one;
        };
        QPainterPath head;
        head.addEllipse(QPointF(0.5, 0.57), 0.30, 0.26);
        return joined({head, ear(-1), ear(1)});
    }();
    return path;
}

void drawCat(CellPen& pen) {
    const Theme& theme = pen.theme();
    pen.fill(theme.ink);
    pen.path(catPath());
    if (pen.isSmall()) return;
    pen.fill(theme.paper);
    for (const double side : {-1.0, 1.0})
        pen.ellipse(0.5 + side * 0.12, 0.53, 0.04, 0.055);
    pen.ellipse(0.5, 0.66, 0.035, 0.025);
    pen.outline(theme.ink, 0.02);
    for (const double side : {-1.0, 1.0}) {
        pen.line(0.5 + side * 0.24, 0.66, 0.5 + side * 0.42, 0.62);
        pen.line(0.5 + side * 0.24, 0.70, 0.5 + side * 0.42, 0.73);
    }
}

const QPainterPath& mousePath() {
    static const QPainterPath path = [] {
        QPainterPath head(QPointF(0.5, 0.84)); // the nose
        head.cubicTo(QPointF(0.34, 0.80), QPointF(0.26, 0.64), QPointF(0.28, 0.52));
        head.cubicTo(QPointF(0.32, 0.36), QPointF(0.68, 0.36), QPointF(0.72, 0.52));
        head.cubicTo(QPointF(0.74, 0.64), QPointF(0.66, 0.80), QPointF(0.5, 0.84));
        return joined({head, circlePath(0.28, 0.32, 0.16), circlePath(0.72, 0.32, 0.16)});
    }();
    return path;
}

void drawMouse(CellPen& pen) {
    const Theme& theme = pen.theme();
    pen.fill(theme.accent);
    pen.path(mousePath());
    if (pen.isSmall()) return;
    pen.fill(theme.paper);
    for (const double side : {-1.0, 1.0}) {
        pen.circle(0.5 + side * 0.22, 0.32, 0.08);
        pen.circle(0.5 + side * 0.10, 0.58, 0.035);
    }
    pen.circle(0.5, 0.79, 0.035);
}

const QPainterPath& doorPath() {
    static const QPainterPath path = [] {
        QPainterPath door(QPointF(0.18, 0.9));
        door.lineTo(0.18, 0.46);
        door.arcTo(QRectF(0.18, 0.14, 0.64, 0.64), 180, -180);
        door.lineTo(0.82, 0.9);
        door.closeSubpath();
        return door;
    }();
    return path;
}

/// The mark of the second player, too, tells his discs from the others in a grey print.
void drawDisc(CellPen& pen, bool isFirst) {
    const Theme& theme = pen.theme();
    pen.fill(isFirst ? theme.ink : theme.accent);
    pen.circle(0.5, 0.5, 0.36);
    if (isFirst) return;
    if (pen.isSmall()) {
        pen.fill(theme.paper);
        pen.circle(0.5, 0.5, 0.15);
    } else {
        pen.outline(theme.paper, 0.07);
        pen.circle(0.5, 0.5, 0.2);
    }
}

} // namespace

void drawPiece(QPainter& painter, const Style& style, Piece piece, const QRectF& cell) {
    CellPen pen(painter, style, cell);
    const Theme& theme = style.theme;
    switch (piece) {
    case Piece::cross:
        return pen.cross(0.25, theme.ink, 0.14);
    case Piece::nought:
        pen.outline(theme.accent, 0.13);
        return pen.circle(0.5, 0.5, 0.27);
    case Piece::firstDisc:
        return drawDisc(pen, true);
    case Piece::secondDisc:
        return drawDisc(pen, false);
    case Piece::whitePawn:
        return drawPawn(pen, true);
    case Piece::blackPawn:
        return drawPawn(pen, false);
    case Piece::wall:
        pen.fill(theme.quiet);
        return pen.rect();
    case Piece::hole:
        pen.outline(theme.ink, 0.05, theme.line);
        return pen.path(doorPath());
    case Piece::cat:
        return drawCat(pen);
    case Piece::mouse:
        return drawMouse(pen);
    }
}

} // namespace mexplorer::ui
