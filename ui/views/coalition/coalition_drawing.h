#pragma once

#include "ui/figure/figure.h"
#include "ui/views/coalition/coalition_figure.h"

#include <QPolygonF>

namespace mexplorer::ui {

/// What a drawing of coalitions is made of, in the pixels of its frame.
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
    /// Type of so many pixels of the world.
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(style().leastType, pixels * scale()), weight);
    }
    /// The parts of the step that is shown; null if it has none.
    [[nodiscard]] const OrderState* order() const {
        return look.step && look.step->order ? &*look.step->order : nullptr;
    }
    [[nodiscard]] const SizesState* sizes() const {
        return look.step && look.step->sizes ? &*look.step->sizes : nullptr;
    }
    [[nodiscard]] const ExcessState* excess() const {
        return look.step && look.step->excess ? &*look.step->excess : nullptr;
    }
    [[nodiscard]] bool isDone() const { return look.step && look.step->done; }
    [[nodiscard]] QString nameOf(unsigned player) const;
    [[nodiscard]] QString nameOf(Coalition coalition) const;
    /// With its end left out, if it is wider.
    [[nodiscard]] QString shortNameOf(unsigned player, double width, const QFontMetricsF& metrics) const;
    /// If that is too wide, without those in between, and with the first letters of their names.
    [[nodiscard]] QString nameOf(Coalition coalition, double width, const QFontMetricsF& metrics) const;
};

/// Text in one line, at its left; what is too wide is written in the least type, and its end is left out.
void drawPlayerName(QPainter& painter, const Style& style, const QRectF& place, const QString& name);

/// The fraction, or “≈ ” and its nearest decimal where there is no room for it: a number is never cut.
[[nodiscard]] QString fittingNumber(const Rational& number, double width, const QFont& font);

/// The interval that bars have room for; 0 is in it.
struct BarScale {
    double least = 0;
    double most = 0;
    void add(double value) {
        least = std::min(least, value);
        most = std::max(most, value);
    }
    /// Where a value stands in a bar’s place.
    [[nodiscard]] double at(double value, const QRectF& place) const;
};
/// A bar from 0 to the value.
void drawAmountBar(QPainter& painter, const Theme& theme, const QRectF& place, const BarScale& scale,
                   double value, const QColor& colour);

/// The sign of a number that is not exact: from `sign`’s left to its right end.
void drawErrorSign(QPainter& painter, const Theme& theme, const QRectF& sign, double line);

/// The values of coalitions, with what the step speaks of lit; or what a player adds by sizes.
void drawCoalitionValues(QPainter& painter, const CoalitionDrawing& drawing);
/// What the players get, and what the step finds above them.
void drawCoalitionPlayers(QPainter& painter, const CoalitionDrawing& drawing);
/// The triangle of payoffs, of three players.
void drawPayoffTriangle(QPainter& painter, const CoalitionDrawing& drawing);

/// The colours of what players get, and the marks of these points in the triangle.
enum class PayoffMark { shapley, banzhaf, nucleolus, order };
[[nodiscard]] QColor payoffColour(const Theme& theme, PayoffMark mark);
void drawPayoffMark(QPainter& painter, const Style& style, PayoffMark mark, const QPointF& middle);
/// The sign of a coalition whose pay is settled.
void drawSettledSign(QPainter& painter, const Style& style, const QRectF& place);

} // namespace mexplorer::ui
