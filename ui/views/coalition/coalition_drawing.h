#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/fitting_number.h"
#include "ui/views/coalition/coalition_figure.h"

#include <QPolygonF>

namespace mexplorer::ui {

/// What the drawings of coalitions share, in the pixels of their frame.
struct CoalitionDrawing {
    const CoalitionPicture& picture;
    const CoalitionLook& look;
    const CoalitionLayout& layout;
    const Frame& frame;

    [[nodiscard]] const CoalitionSubject& subject() const { return picture.subject; }
    [[nodiscard]] const Style& style() const { return frame.style(); }
    [[nodiscard]] const Theme& theme() const { return frame.theme(); }
    [[nodiscard]] QRectF placed(const QRectF& world) const { return frame.toArea().mapRect(world); }
    [[nodiscard]] double scale() const { return frame.scale(); }
    /// A font of so many pixels of the world, at least the style's least type.
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(style().leastType, pixels * scale()), weight);
    }
    /// The parts of the step that is shown; null if it has none of the kind.
    [[nodiscard]] const OrderState* order() const {
        return look.step && look.step->order ? &*look.step->order : nullptr;
    }
    [[nodiscard]] const ExcessState* excess() const {
        return look.step && look.step->excess ? &*look.step->excess : nullptr;
    }
    [[nodiscard]] bool isDone() const { return look.step && look.step->done; }
    [[nodiscard]] QString nameOf(unsigned player) const;
    /// Shortened at its end if it is wider than `width`.
    [[nodiscard]] QString shortNameOf(unsigned player, double width, const QFontMetricsF& metrics) const;
};

/// Writes a name in one line, left-aligned; if too wide, in the least type and shortened at its end.
void drawPlayerName(QPainter& painter, const Style& style, const QRectF& place, const QString& name);

/// The interval that bars show; 0 is in it.
struct BarScale {
    double least = 0;
    double most = 0;
    void add(double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    }
    /// The x of a value in a bar’s place.
    [[nodiscard]] double at(double value, const QRectF& place) const;
};
/// A bar from 0 to the value.
void drawAmountBar(QPainter& painter, const Theme& theme, const QRectF& place, const BarScale& scale,
                   double value, const QColor& colour);

/// The sign of an estimate: an interval as wide as `sign`.
void drawErrorSign(QPainter& painter, const Theme& theme, const QRectF& sign, double line);

/// The values of coalitions, with those that the step is about highlighted.
void drawCoalitionValues(QPainter& painter, const CoalitionDrawing& drawing);
/// What the players get, and above them what the step finds.
void drawCoalitionPlayers(QPainter& painter, const CoalitionDrawing& drawing);
/// What the players of a game without a table get, counted or estimated.
void drawManyPlayers(QPainter& painter, const CoalitionDrawing& drawing);
/// The triangle of payoffs, for three players.
void drawPayoffTriangle(QPainter& painter, const CoalitionDrawing& drawing);

/// The ways to divide: their colours, and the marks of their points in the triangle.
enum class PayoffMark { shapley, banzhaf, nucleolus, order, index };
[[nodiscard]] QColor payoffColour(const Theme& theme, PayoffMark mark);
void drawPayoffMark(QPainter& painter, const Style& style, PayoffMark mark, const QPointF& middle);
/// The sign of a coalition whose payment is settled.
void drawSettledSign(QPainter& painter, const Style& style, const QRectF& place);

} // namespace mexplorer::ui
