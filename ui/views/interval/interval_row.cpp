#include "core/explain/search_trace.h"
#include "ui/figure/motion/keyed.h"
#include "ui/figure/whole.h"
#include "ui/views/interval/interval_colours.h"
#include "ui/views/interval/interval_drawing.h"

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double numberGap = 0.06; // around a number’s box, by the height of the row

/// Who has taken each number: nobody, or the player of this move.
class Takers {
public:
    explicit Takers(const IntervalDrawing& drawing) : mover_(drawing.picture.numbers(), nobody) {
        if (!drawing.look.plays()) return;
        const IntervalSubject& subject = drawing.picture.subject;
        for (std::size_t move = 0; move < drawing.look.moves(subject); ++move) {
            const Stretch& rest = subject.rests[move];
            mover_[subject.takesRight(move) ? rest.end - 1 : rest.begin] = move;
        }
    }

    [[nodiscard]] bool isTaken(std::size_t index) const { return mover_[index] != nobody; }
    [[nodiscard]] bool isFirsts(std::size_t index) const { return mover_[index] % 2 == 0; }

private:
    static constexpr std::size_t nobody = SIZE_MAX;
    std::vector<std::size_t> mover_; ///< by index of the number: the move that took it
};

std::size_t longestNumber(const std::vector<std::int64_t>& row) {
    std::size_t longest = 1;
    for (const std::int64_t number : row)
        longest = std::max(longest, std::to_string(number).size());
    return longest;
}

/// Which numbers are in sight: writing thousands takes long, seen or not.
Stretch numbersInSight(const IntervalDrawing& drawing) {
    const std::size_t numbers = drawing.picture.numbers();
    const QRectF seen = drawing.frame.toArea().inverted().mapRect(drawing.frame.area());
    const double wide = drawing.layout.cellWidth();
    return {wholeOf<std::size_t>(seen.left() / wide, 0, numbers - 1),
            wholeOf<std::size_t>(seen.right() / wide, 0, numbers - 1) + 1};
}

void drawNumbers(QPainter& painter, const IntervalDrawing& drawing, double type) {
    const std::vector<std::int64_t>& row = drawing.picture.values().row();
    const Takers takers(drawing);
    const auto told = drawing.look.told(drawing.picture.values());
    const Stretch seen = numbersInSight(drawing);
    painter.setFont(textFont(type, QFont::Bold));
    for (std::size_t i = seen.begin; i < seen.end; ++i) {
        const QRectF place = drawing.placed(drawing.layout.number(i));
        const double gap = numberGap * place.height();
        const QRectF box = place.adjusted(gap, gap, -gap, -gap);
        const bool isIn = told && told->begin <= i && i < told->end;
        QColor ink = told && !isIn ? drawing.theme().quiet : drawing.theme().ink;
        if (takers.isTaken(i) && !told) {
            drawTaken(painter, box, drawing.style(), takers.isFirsts(i));
            ink = inkOnTaken(drawing.theme(), takers.isFirsts(i));
        }
        painter.setPen(ink);
        painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, QString::fromStdString(scoreText(row[i])));
    }
}

/// Indices from 1, as cells are named.
void drawIndices(QPainter& painter, const IntervalDrawing& drawing) {
    const std::size_t numbers = drawing.picture.numbers();
    const auto type =
        drawing.typeIn(drawing.placed(drawing.layout.index(0)).size(), std::to_string(numbers).size());
    if (!type) return;
    painter.setPen(drawing.theme().quiet);
    painter.setFont(textFont(std::max(drawing.style().leastType, 0.8 * *type)));
    const Stretch seen = numbersInSight(drawing);
    for (std::size_t i = seen.begin; i < seen.end; ++i)
        painter.drawText(drawing.placed(drawing.layout.index(i)), Qt::AlignCenter | Qt::TextDontClip,
                         QString::number(i + 1));
}

/// Numbers too narrow to be written are drawn as bars: in each column of pixels the highest.
void drawNumberBars(QPainter& painter, const IntervalDrawing& drawing) {
    const std::vector<std::int64_t>& row = drawing.picture.values().row();
    const QRectF place = drawing.placed(drawing.layout.numbersOf({0, row.size()}));
    const auto columns = wholeOf<std::size_t>(place.width(), 1, row.size());
    std::vector<double> heights(columns, 0.0);
    double highest = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
        double& height = heights[i * columns / row.size()];
        height = std::max(height, std::abs(static_cast<double>(row[i])));
        highest = std::max(highest, height);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(drawing.theme().rim);
    const double width = place.width() / static_cast<double>(columns);
    for (std::size_t column = 0; column < columns; ++column) {
        const double height = place.height() * heights[column] / highest;
        painter.drawRect(QRectF(place.left() + static_cast<double>(column) * width, place.bottom() - height,
                                width, height));
    }
}

void drawBracket(QPainter& painter, const IntervalDrawing& drawing, const Stretch& stretch,
                 const QColor& colour) {
    const Keyed bracket(painter, {"bracket"}, Growth::stretches);
    const QRectF place = drawing.placed(drawing.layout.numbersOf(stretch));
    painter.setPen(QPen(colour, 2.5 * drawing.style().line));
    painter.setBrush(drawing.theme().accentSoft);
    const double radius = std::min(9.0, place.height() / 4);
    const double gap = std::min(numberGap * place.height(), place.width() / 4);
    painter.drawRoundedRect(place.adjusted(gap, gap, -gap, -gap), radius, radius);
}

} // namespace

void drawIntervalRow(QPainter& painter, const IntervalDrawing& drawing) {
    const IntervalValues& values = drawing.picture.values();
    if (values.row().empty()) return;
    const auto told = drawing.look.told(values);
    const IntervalSubject& subject = drawing.picture.subject;
    if (told)
        drawBracket(painter, drawing, *told, drawing.theme().accent);
    else if (drawing.look.step && drawing.look.plays())
        if (const Stretch& rest = subject.rests[drawing.look.moves(subject)]; rest.length() > 0)
            drawBracket(painter, drawing, rest, drawing.theme().accent);
    const QRectF box = drawing.placed(drawing.layout.number(0));
    const Keyed row(painter, {"numbers"});
    if (const auto type = drawing.typeIn(box.size(), longestNumber(values.row()))) {
        drawNumbers(painter, drawing, *type);
        drawIndices(painter, drawing);
    } else {
        drawNumberBars(painter, drawing);
    }
}

} // namespace mexplorer::ui
