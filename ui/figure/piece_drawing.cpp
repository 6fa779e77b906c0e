#include "ui/figure/piece_drawing.h"

#include "ui/figure/cross.h"
#include "ui/theme/roles.h"

#include <QPainterPath>

namespace mexplorer::ui {

namespace {

constexpr double smallCell = 16; // pixels; below, a piece has no details

/// Draws in a cell as if its side were one unit.
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
    /// With bevelled corners: round ones take twice the time, pointed ones are too long in a pawn.
    void outline(const QColor& colour, double width, const QBrush& brush = Qt::NoBrush) {
        painter_.setPen(QPen(colour, width * side_, Qt::SolidLine, Qt::RoundCap, Qt::BevelJoin));
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

/// One line around the foot, the collar and the head, of few curves: QPainterPath::united() makes hundreds of
/// straight lines of them, whose outline takes milliseconds.
const QPainterPath& pawnPath() {
    static const QPainterPath path = [] {
        constexpr double belowHead = 55.85; // degrees from its middle to where the collar meets it
        const QRectF head(0.355, 0.155, 0.29, 0.29);
        QPainterPath pawn(QPointF(0.26, 0.84));
        pawn.lineTo(0.74, 0.84);
        pawn.lineTo(0.70, 0.73);
        pawn.cubicTo(QPointF(0.60, 0.66), QPointF(0.575, 0.57), QPointF(0.565, 0.49));
        pawn.lineTo(0.605, 0.49);
        pawn.arcTo(QRectF(0.57, 0.42, 0.07, 0.07), -90, 180);
        pawn.arcTo(head, -belowHead, 180 + 2 * belowHead);
        pawn.arcTo(QRectF(0.36, 0.42, 0.07, 0.07), 90, 180);
        pawn.lineTo(0.435, 0.49);
        pawn.cubicTo(QPointF(0.425, 0.57), QPointF(0.40, 0.66), QPointF(0.30, 0.73));
        pawn.closeSubpath();
        return pawn;
    }();
    return path;
}

/// The theme's `light` and `dark` are so in both themes; the outline can be seen on either.
void drawPawn(CellPen& pen, bool isWhite) {
    const Theme& theme = pen.theme();
    const QColor& light = theme.dark ? theme.ink : theme.paper;
    const QColor& dark = theme.dark ? theme.paper : theme.ink;
    pen.outline(theme.ink, pen.isSmall() ? 0.07 : 0.045, isWhite ? light : dark);
    pen.path(pawnPath());
}

const QPainterPath& catPath() {
    static const QPainterPath path = [] {
        QPainterPath cat;
        cat.setFillRule(Qt::WindingFill);
        cat.addEllipse(QPointF(0.5, 0.57), 0.30, 0.26);
        cat.addPolygon(QPolygonF({{0.77, 0.56}, {0.54, 0.36}, {0.77, 0.16}}));
        cat.addPolygon(QPolygonF({{0.23, 0.56}, {0.23, 0.16}, {0.46, 0.36}}));
        return cat;
    }();
    return path;
}

void drawCat(CellPen& pen) {
    const Theme& theme = pen.theme();
    pen.fill(playerColours(theme, false).fill);
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
        QPainterPath mouse(QPointF(0.5, 0.84)); // the nose
        mouse.setFillRule(Qt::WindingFill);
        mouse.cubicTo(QPointF(0.34, 0.80), QPointF(0.26, 0.64), QPointF(0.28, 0.52));
        mouse.cubicTo(QPointF(0.32, 0.36), QPointF(0.68, 0.36), QPointF(0.72, 0.52));
        mouse.cubicTo(QPointF(0.74, 0.64), QPointF(0.66, 0.80), QPointF(0.5, 0.84));
        mouse.addEllipse(QPointF(0.28, 0.32), 0.16, 0.16);
        mouse.addEllipse(QPointF(0.72, 0.32), 0.16, 0.16);
        return mouse;
    }();
    return path;
}

void drawMouse(CellPen& pen) {
    const Theme& theme = pen.theme();
    pen.fill(playerColours(theme, true).fill);
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

/// The second player's discs have a mark, too, which tells them apart in a grey print.
void drawDisc(CellPen& pen, bool isFirst) {
    const Theme& theme = pen.theme();
    pen.fill(playerColours(theme, isFirst).fill);
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
        return pen.cross(0.25, playerColours(theme, true).fill, 0.14);
    case Piece::nought:
        pen.outline(playerColours(theme, false).fill, 0.13);
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
