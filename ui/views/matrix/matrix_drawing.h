#pragma once

#include "ui/figure/figure.h"
#include "ui/views/matrix/matrix_layout.h"

namespace mexplorer::ui {

/// What the drawings of a matrix share, in the pixels of its frame.
struct MatrixDrawing {
    const MatrixSubject& subject;
    const MatrixState& state;
    const std::optional<MatrixCell>& hovered;
    const MatrixLayout& layout;
    const Frame& frame;

    [[nodiscard]] const Style& style() const { return frame.style(); }
    [[nodiscard]] const Theme& theme() const { return frame.theme(); }
    [[nodiscard]] QRectF placed(const QRectF& world) const { return frame.toArea().mapRect(world); }
    [[nodiscard]] double scale() const { return frame.scale(); }
    /// A font of so many pixels of the world, at least the style's least type.
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(style().leastType, pixels * scale()), weight);
    }
    /// Whether an action is struck out so far.
    [[nodiscard]] bool isStruck(const MatrixLine& line) const;
    /// The equilibrium whose mixtures are shown beside the table; null if none are.
    [[nodiscard]] const Equilibrium* mixed() const {
        return state.mixed ? &subject.answer->equilibria.extreme[*state.mixed] : nullptr;
    }
};

/// A large matrix as a heat map, with its names.
void drawMatrixMap(QPainter& painter, const MatrixDrawing& drawing);
/// The least and the greatest payoff of the row player, and the colour of one of them in the map.
[[nodiscard]] std::pair<Rational, Rational> payoffRange(const MatrixSubject& subject);
[[nodiscard]] QRgb payoffColour(const std::pair<Rational, Rational>& range, double payoff);

/// The cells with their payoffs and marks, the names, and what is struck out.
void drawMatrixTable(QPainter& painter, const MatrixDrawing& drawing);
/// Probabilities and expected payoffs beside the rows and below the columns.
void drawMatrixMixtures(QPainter& painter, const MatrixDrawing& drawing);
/// The panel with the envelope or the equilibria.
void drawMatrixPanel(QPainter& painter, const MatrixDrawing& drawing);

/// As fittingNumber, but where that has no room for a digit, in a narrower way if there is room for it:
/// “≈−.05”, “≈3”.
[[nodiscard]] QString shortNumber(const Rational& number, double width, const QFont& font);

/// The marks of best replies: a ring is the row player’s, a box the column player’s.
[[nodiscard]] QColor colourOf(const Theme& theme, MatrixSide side);
void drawReplyMark(QPainter& painter, const Style& style, MatrixSide side, const QRectF& place);

} // namespace mexplorer::ui
