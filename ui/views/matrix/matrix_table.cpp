#include "core/explain/say_matrix.h"
#include "core/rules/description.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/watch/named.h"
#include "ui/theme/roles.h"
#include "ui/views/matrix/matrix_drawing.h"

#include <QCoreApplication>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double payoffPixels = 21;
constexpr double pairPixels = 18;
constexpr double namePixels = 17;
constexpr double smallPixels = 13;
constexpr std::size_t mostMoving = 150; // cells; of more, all only fade

class TablePainter {
    Q_DECLARE_TR_FUNCTIONS(MatrixFigure)

public:
    TablePainter(QPainter& painter, const MatrixDrawing& drawing)
        : painter_(painter), drawing_(drawing), game_(drawing.subject.game()) {}

    void draw() {
        if (drawing_.layout.isMap()) {
            drawMatrixMap(painter_, drawing_);
            drawStrikes();
            drawRings();
            const Keyed players(painter_, {"players"});
            for (const MatrixSide side : {MatrixSide::row, MatrixSide::column})
                drawPlayer(side);
            return;
        }
        drawGround();
        drawStrikes();
        drawCells();
        drawGridLines();
        drawRings();
        drawNames();
    }

private:
    [[nodiscard]] const Theme& theme() const { return drawing_.theme(); }
    [[nodiscard]] double line() const { return drawing_.style().line; }

    void drawGround() {
        painter_.setPen(Qt::NoPen);
        if (drawing_.state.lit) {
            const Keyed light(painter_, {"light"}, Growth::stretches);
            painter_.setBrush(theme().spotlight);
            painter_.drawRoundedRect(drawing_.placed(drawing_.layout.band(*drawing_.state.lit)), 6, 6);
        }
        if (drawing_.state.cell) {
            const Keyed light(painter_, {"light on a cell"}, MotionKey{"light"});
            painter_.setBrush(theme().spotlight);
            painter_.drawRect(drawing_.placed(drawing_.layout.cell(*drawing_.state.cell)));
        }
        drawLight();
        if (drawing_.hovered) {
            painter_.setBrush(theme().accentSoft);
            painter_.drawRect(drawing_.placed(drawing_.layout.cell(*drawing_.hovered)));
        }
    }

    /// Highlights all cells, the names of the actions left, or the result.
    void drawLight() {
        const Keyed light(painter_, {"light on all"});
        painter_.setBrush(theme().spotlight);
        const MatrixLayout& layout = drawing_.layout;
        if (drawing_.state.light == MatrixLight::cells) painter_.drawRect(drawing_.placed(layout.table()));
        if (drawing_.state.light == MatrixLight::result)
            painter_.drawRoundedRect(drawing_.placed(layout.result()).adjusted(-8, 0, 0, 0), 6, 6);
        if (drawing_.state.light != MatrixLight::names) return;
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
            for (std::size_t action = 0; action < game_.actions(side); ++action)
                if (!drawing_.isStruck({side, action}))
                    painter_.drawRoundedRect(
                        drawing_.placed(layout.name({side, action})).adjusted(2, 2, -2, -2), 6, 6);
        }
    }

    void drawCells() {
        const bool isMoving = game_.rows() * game_.columns() <= mostMoving;
        const Keyed all(painter_, {"cells"}); // as one, if they do not move
        for (std::size_t row = 0; row < game_.rows(); ++row) {
            for (std::size_t column = 0; column < game_.columns(); ++column) {
                std::optional<Keyed> cell;
                if (isMoving) cell.emplace(painter_, MotionKey{"cell", row, column});
                drawCell({row, column});
            }
        }
    }

    void drawNames() {
        const Keyed names(painter_, {"names"}); // as one, whatever is ringed before
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
            drawPlayer(side);
            for (std::size_t action = 0; action < game_.actions(side); ++action)
                drawName({side, action});
        }
    }

    void drawGridLines() {
        const Keyed grid(painter_, {"grid"});
        const QRectF all = drawing_.placed(drawing_.layout.table());
        painter_.setPen(QPen(theme().line, line()));
        painter_.setBrush(Qt::NoBrush);
        for (std::size_t row = 1; row < game_.rows(); ++row) {
            const double y = drawing_.placed(drawing_.layout.cell({row, 0})).top();
            painter_.drawLine(QPointF(all.left(), y), QPointF(all.right(), y));
        }
        for (std::size_t column = 1; column < game_.columns(); ++column) {
            const double x = drawing_.placed(drawing_.layout.cell({0, column})).left();
            painter_.drawLine(QPointF(x, all.top()), QPointF(x, all.bottom()));
        }
        painter_.setPen(QPen(theme().rim, 1.5 * line()));
        painter_.drawRect(all);
    }

    [[nodiscard]] bool isOut(const MatrixCell& cell) const {
        return drawing_.isStruck({MatrixSide::row, cell.row}) ||
               drawing_.isStruck({MatrixSide::column, cell.column});
    }

    [[nodiscard]] bool isBest(MatrixSide side, const MatrixCell& cell) const {
        if (side == MatrixSide::row)
            return cell.column < drawing_.state.columnsMarked &&
                   hasAction(bestReplies(game_, side, cell.column), cell.row);
        return cell.row < drawing_.state.rowsMarked &&
               hasAction(bestReplies(game_, side, cell.row), cell.column);
    }

    void drawCell(const MatrixCell& cell) {
        const QRectF box = drawing_.placed(drawing_.layout.cell(cell));
        painter_.save();
        if (isOut(cell)) painter_.setOpacity(0.5);
        if (game_.isZeroSum())
            drawSingle(cell, box);
        else
            drawPair(cell, box);
        painter_.restore();
    }

    /// A single payoff, the row player’s, with the marks of both players around it.
    void drawSingle(const MatrixCell& cell, const QRectF& box) {
        const double size = std::min(box.width(), box.height());
        const QFontMetricsF metrics(drawing_.font(payoffPixels, QFont::DemiBold));
        const QString text =
            QString::fromStdString(shownRational(game_.payoff(MatrixSide::row, cell.row, cell.column)));
        const double wide = std::max({0.66 * size, 0.5 * box.width(), metrics.horizontalAdvance(text) + 12});
        QRectF mark(0, 0, std::min(wide, box.width() - 10), 0.66 * size);
        mark.moveCenter(box.center());
        const double more = 0.09 * size;
        if (isBest(MatrixSide::column, cell))
            drawReplyMark(painter_, drawing_.style(), MatrixSide::column,
                          mark.adjusted(-more, -more, more, more));
        if (isBest(MatrixSide::row, cell)) drawReplyMark(painter_, drawing_.style(), MatrixSide::row, mark);
        const Named entered(painter_, [&] { return enteredPayoff(MatrixSide::row, cell); });
        write(box.adjusted(3, 2, -3, -2), game_.payoff(MatrixSide::row, cell.row, cell.column), payoffPixels,
              theme().ink);
    }

    [[nodiscard]] Rational payoffOf(MatrixSide side, const MatrixCell& cell) const {
        return side == MatrixSide::row ? game_.payoff(side, cell.row, cell.column)
                                       : game_.payoff(side, cell.column, cell.row);
    }
    [[nodiscard]] Topic enteredPayoff(MatrixSide side, const MatrixCell& cell) const {
        const Rational payoff = payoffOf(side, cell);
        const std::size_t place = cell.row * game_.columns() + cell.column;
        const std::size_t index = game_.isZeroSum() ? place : 2 * place + static_cast<std::size_t>(side);
        const auto number = wholeNumber(payoff);
        return number ? enteredTopic(positionId, index, *number) : Topic{topic::cell, cell.row, cell.column};
    }

    /// Two payoffs: the row player’s lower left, the column player’s upper right.
    void drawPair(const MatrixCell& cell, const QRectF& box) {
        painter_.setPen(QPen(theme().line, line()));
        painter_.drawLine(box.topLeft(), box.bottomRight());
        const double wide = 0.56 * box.width();
        const double high = 0.5 * box.height();
        const QRectF lower(box.left() + 3, box.bottom() - high - 1, wide - 3, high - 2);
        const QRectF upper(box.right() - wide, box.top() + 3, wide - 3, high - 2);
        if (isBest(MatrixSide::row, cell)) drawReplyMark(painter_, drawing_.style(), MatrixSide::row, lower);
        if (isBest(MatrixSide::column, cell))
            drawReplyMark(painter_, drawing_.style(), MatrixSide::column, upper);
        for (const MatrixSide side : {MatrixSide::row, MatrixSide::column}) {
            const Named entered(painter_, [&] { return enteredPayoff(side, cell); });
            write(side == MatrixSide::row ? lower : upper, payoffOf(side, cell), pairPixels, theme().ink);
        }
    }

    void write(const QRectF& box, const Rational& number, double pixels, const QColor& ink) {
        painter_.setFont(drawing_.font(pixels, QFont::DemiBold));
        painter_.setPen(ink);
        const QFont least = textFont(drawing_.style().leastType, QFont::DemiBold);
        drawFittedText(painter_, drawing_.style(), box, Qt::AlignCenter,
                       shortNumber(number, box.width(), least));
    }

    void drawRings() {
        const auto& pure = drawing_.subject.answer->pure;
        painter_.setBrush(Qt::NoBrush);
        for (std::size_t i = 0; i < std::min(drawing_.state.pure, pure.size()); ++i) {
            const Keyed ring(painter_, {"ring", i});
            painter_.setPen(QPen(theme().winning, (drawing_.layout.isMap() ? 2 : 3.5) * line()));
            painter_.drawRoundedRect(
                drawing_.placed(drawing_.layout.cell(pure[i])).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
        }
    }

    void drawPlayer(MatrixSide side) {
        painter_.setFont(drawing_.font(smallPixels));
        painter_.setPen(colourOf(theme(), side));
        const bool isRow = side == MatrixSide::row;
        drawFittedText(painter_, drawing_.style(), drawing_.placed(drawing_.layout.player(side)),
                       static_cast<int>(Qt::AlignLeft | (isRow ? Qt::AlignBottom : Qt::AlignVCenter)),
                       isRow ? tr("row player") : tr("column player"));
    }

    void drawName(const MatrixLine& self) {
        const Qt::Alignment place =
            (self.side == MatrixSide::row ? Qt::AlignRight : Qt::AlignHCenter) | Qt::AlignVCenter;
        const auto& name =
            drawing_.subject.matrix().names()[static_cast<std::size_t>(self.side)][self.action];
        painter_.setFont(drawing_.font(namePixels, QFont::Bold));
        painter_.setPen(drawing_.isStruck(self) ? theme().quiet : colourOf(theme(), self.side));
        drawFittedText(painter_, drawing_.style(),
                       drawing_.placed(drawing_.layout.name(self)).adjusted(2, 0, -6, 0),
                       static_cast<int>(place), QString::fromStdString(name));
    }

    /// Lines through the cells of what is struck out, with its number in the order.
    void drawStrikes() {
        const auto& all = drawing_.subject.dominance().struck;
        for (std::size_t i = 0; i < std::min(drawing_.state.struck, all.size()); ++i) {
            const MatrixLine self{all[i].side, all[i].action};
            const double beyond = 4;
            const QRectF band =
                drawing_.placed(drawing_.layout.band(self).intersected(drawing_.layout.table()))
                    .adjusted(-beyond, -beyond, beyond, beyond);
            const bool isRow = self.side == MatrixSide::row;
            const QLineF through =
                isRow ? QLineF(band.left(), band.center().y(), band.right(), band.center().y())
                      : QLineF(band.center().x(), band.top(), band.center().x(), band.bottom());
            {
                const Keyed strike(painter_, {"strike", i}, through.p1(), Growth::uncovers);
                painter_.setPen(QPen(theme().mismatch, (drawing_.layout.isMap() ? 1.5 : 3) * line(),
                                     all[i].isStrict ? Qt::SolidLine : Qt::DashLine));
                painter_.drawLine(through);
            }
            const Keyed number(painter_, {"order", i});
            painter_.setFont(drawing_.font(smallPixels, QFont::Bold));
            painter_.setPen(theme().mismatch);
            const QRectF order = drawing_.placed(drawing_.layout.order(self));
            if (drawing_.layout.isMap() &&
                std::min(order.width(), order.height()) < QFontMetricsF(painter_.font()).height())
                continue;
            painter_.drawText(order, Qt::AlignCenter | Qt::TextDontClip, QString::number(i + 1));
        }
    }

    QPainter& painter_;
    const MatrixDrawing& drawing_;
    const MatrixGame& game_;
};

} // namespace

bool MatrixDrawing::isStruck(const MatrixLine& line) const {
    const auto& all = subject.dominance().struck;
    const auto told = all.begin() + static_cast<std::ptrdiff_t>(std::min(state.struck, all.size()));
    return std::any_of(all.begin(), told, [&](const StruckAction& struck) {
        return struck.side == line.side && struck.action == line.action;
    });
}

QColor colourOf(const Theme& theme, MatrixSide side) {
    return playerColours(theme, side == MatrixSide::row).text;
}

void drawReplyMark(QPainter& painter, const Style& style, MatrixSide side, const QRectF& place) {
    const bool isRow = side == MatrixSide::row;
    const QColor colour = colourOf(style.theme, side);
    painter.setPen(QPen(colour, 2.5 * style.line));
    painter.setBrush(faded(colour, 0.12));
    const double radius = isRow ? place.height() / 2 : 2;
    painter.drawRoundedRect(place, radius, radius);
}

void drawMatrixTable(QPainter& painter, const MatrixDrawing& drawing) {
    TablePainter(painter, drawing).draw();
}

} // namespace mexplorer::ui
