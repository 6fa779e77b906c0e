#include "ui/figure/fitted_text.h"
#include "ui/figure/fitting_number.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/matrix/matrix_drawing.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double leastWritten = 34; ///< width of a cell in pixels from which on its payoff is written

/// Draws a large matrix as a heat map of what the row player gets; numbers where there is room for them.
class MapPainter {
public:
    MapPainter(QPainter& painter, const MatrixDrawing& drawing)
        : painter_(painter), drawing_(drawing), game_(drawing.subject.game()),
          range_(payoffRange(drawing.subject)) {}

    void draw() {
        for (std::size_t row = 0; row < game_.rows(); ++row)
            for (std::size_t column = 0; column < game_.columns(); ++column)
                drawCell({row, column});
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(drawing_.theme().rim, drawing_.style().line));
        painter_.drawRect(drawing_.placed(drawing_.layout.table()));
        if (drawing_.state.lit) frame(drawing_.layout.band(*drawing_.state.lit));
        if (drawing_.state.cell) frame(drawing_.layout.cell(*drawing_.state.cell));
        if (drawing_.hovered) frame(drawing_.layout.cell(*drawing_.hovered));
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column})
            drawNames(side);
    }

private:
    void drawCell(const MatrixCell& cell) {
        const QRectF box = drawing_.placed(drawing_.layout.cell(cell));
        const Rational& payoff = game_.payoff(MatrixSide::row, cell.row, cell.column);
        const QRgb colour = payoffColour(range_, nearest(payoff));
        const bool isOut = drawing_.isStruck({MatrixSide::row, cell.row}) ||
                           drawing_.isStruck({MatrixSide::column, cell.column});
        painter_.fillRect(box, drawing_.theme().paper);
        painter_.fillRect(box, isOut ? faded(QColor(colour), 0.35) : QColor(colour));
        painter_.setFont(textFont(drawing_.style().leastType));
        if (box.width() < leastWritten || box.height() < QFontMetricsF(painter_.font()).height()) return;
        painter_.setPen(isOut ? drawing_.theme().ink : readableOn(colour));
        painter_.drawText(box, Qt::AlignCenter | Qt::TextDontClip,
                          fittingNumber(payoff, box.width() - 4, painter_.font()));
    }

    void frame(const QRectF& world) {
        painter_.setBrush(Qt::NoBrush);
        painter_.setPen(QPen(drawing_.theme().selection, 2.5 * drawing_.style().line));
        painter_.drawRect(drawing_.placed(world));
    }

    /// As many names as there is room for, at equal distances.
    void drawNames(MatrixSide side) {
        painter_.setFont(textFont(drawing_.style().leastType, QFont::Bold));
        painter_.setPen(colourOf(drawing_.theme(), side));
        const QFontMetricsF metrics(painter_.font());
        const auto& names = drawing_.subject.matrix().names()[static_cast<std::size_t>(side)];
        const bool isRow = side == MatrixSide::row;
        double needed = metrics.height();
        if (!isRow)
            for (const std::string& name : names)
                needed = std::max(needed, metrics.horizontalAdvance(QString::fromStdString(name)) + 4);
        const QRectF one = drawing_.placed(drawing_.layout.name({side, 0}));
        const double size = isRow ? one.height() : one.width();
        const auto step = static_cast<std::size_t>(std::max(1.0, std::ceil(needed / size)));
        for (std::size_t action = 0; action < names.size(); action += step) {
            QRectF place = drawing_.placed(drawing_.layout.name({side, action}));
            const double more = std::max(0.0, needed - size) / 2;
            place.adjust(isRow ? 0 : -more, isRow ? -more : 0, isRow ? -6 : more, isRow ? more : 0);
            const Qt::Alignment alignment = Qt::AlignVCenter | (isRow ? Qt::AlignRight : Qt::AlignHCenter);
            painter_.drawText(place, int(alignment) | Qt::TextDontClip,
                              QString::fromStdString(names[action]));
        }
    }

    QPainter& painter_;
    const MatrixDrawing& drawing_;
    const MatrixGame& game_;
    std::pair<Rational, Rational> range_;
};

} // namespace

std::pair<Rational, Rational> payoffRange(const MatrixSubject& subject) {
    const auto [least, most] = std::ranges::minmax_element(subject.game().payoffs(MatrixSide::row).cells);
    return {*least, *most};
}

QRgb payoffColour(const std::pair<Rational, Rational>& range, double payoff) {
    const double least = nearest(range.first);
    const double most = nearest(range.second);
    return colourAt(ColourMap::viridis, most > least ? (payoff - least) / (most - least) : 0.5);
}

void drawMatrixMap(QPainter& painter, const MatrixDrawing& drawing) {
    MapPainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
