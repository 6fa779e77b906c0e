#include "ui/views/grid/grid_overlay.h"

#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/game/aspects/impartial.h"
#include "ui/figure/cross.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/views/grid/grid_cases.h"
#include "ui/views/grid/grid_labels.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double leastBox = 6;            // pixels of a cell that is outlined; smaller ones are filled
constexpr double leastSpot = 2;           // pixels of a cell that is filled
constexpr std::size_t mostLines = 64;     // the most directions that get a line each
constexpr double leastCross = 5;          // pixels
constexpr std::size_t mostCrosses = 4000; // in a picture; of more, evenly chosen ones

/// Dark, as all but P is light; in the dark the other way round.
QColor optionMark(const Theme& theme) {
    return theme.dark ? QColor(Qt::white) : QColor(10, 12, 18);
}
QColor optionHalo(const Theme& theme) {
    return theme.dark ? QColor(0, 0, 0, 190) : QColor(255, 255, 255, 190);
}

/// A line that shows on any colour, with a halo around it.
void strokeMark(QPainter& painter, const Theme& theme, const QPainterPath& path, double width,
                const QColor& colour) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(optionHalo(theme), width * 1.9, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPath(path);
}

QRectF onScreen(const Frame& frame, const GridPicture& picture, const GridCell& cell) {
    return frame.toArea().mapRect(picture.layout().cellRect(cell));
}

QPainterPath boxPath(const QRectF& rect, double inset, double corner) {
    QPainterPath path;
    path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), corner, corner);
    return path;
}

/// A cell too small for an outline: a spot of at least two pixels.
QRectF spot(const QRectF& rect) {
    const double side = std::max(rect.width(), leastSpot);
    return {rect.center().x() - side / 2, rect.center().y() - side / 2, side, side};
}

void drawBoxes(QPainter& painter, const Frame& frame, const GridPicture& picture,
               const std::vector<GridOptions::Mark>& marks) {
    const double cell = frame.scale();
    QPoint last(INT_MIN, INT_MIN);
    for (const auto& [option, wins] : marks) {
        if (!picture.layout().contains(option)) continue;
        const QRectF rect = onScreen(frame, picture, option);
        if (!frame.content().contains(rect.center())) continue;
        if (cell >= leastBox) {
            const double width =
                std::clamp(cell / (wins ? 11 : 14), 1.0, wins ? 3.2 : 2.2) * frame.style().line;
            strokeMark(painter, frame.theme(), boxPath(rect, wins ? width / 2 : cell * 0.08, cell * 0.16),
                       width, wins ? frame.theme().winning : optionMark(frame.theme()));
        } else if (const QPoint pixel = rect.center().toPoint();
                   pixel != last) { // options of one line come one after the other
            painter.fillRect(spot(rect), optionMark(frame.theme()));
            last = pixel;
        }
    }
}

/// If the document's position lies outside the table, an arrow head at the nearest edge points to it.
void drawOutside(QPainter& painter, const Frame& frame, const GridFigure& figure) {
    const GridMarks& marks = figure.marks();
    const GridLayout layout = figure.picture().layout();
    const QRectF shown = frame.toArea().mapRect(layout.bounds()).intersected(frame.content());
    if (!marks.selected || layout.contains(*marks.selected) || shown.isEmpty()) return;
    const QPointF target = onScreen(frame, figure.picture(), *marks.selected).center();
    const QPointF tip(std::clamp(target.x(), shown.left(), shown.right()),
                      std::clamp(target.y(), shown.top(), shown.bottom()));
    const double angle = std::atan2(target.y() - tip.y(), target.x() - tip.x());
    const double size = 20 * frame.style().type;
    painter.save();
    painter.translate(tip);
    painter.rotate(angle * 180 / M_PI);
    const QPointF head[] = {{-2, 0}, {-size, -size * 0.38}, {-size * 0.75, 0}, {-size, size * 0.38}};
    painter.setPen(QPen(frame.theme().paper, 1.5));
    painter.setBrush(frame.theme().selection);
    painter.drawPolygon(head, 4);
    painter.restore();

    const QString text = QString::fromStdString(mexplorer::shown(marks.selectedText));
    painter.setFont(frame.style().font(12, QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    QRectF pill(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 6);
    pill.moveCenter(tip - QPointF(std::cos(angle), std::sin(angle)) * (size + pill.width() / 2));
    pill.moveLeft(
        std::clamp(pill.left(), shown.left(), std::max(shown.left(), shown.right() - pill.width())));
    pill.moveTop(std::clamp(pill.top(), shown.top(), std::max(shown.top(), shown.bottom() - pill.height())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(frame.theme().paper);
    painter.drawRoundedRect(pill, 4, 4);
    painter.setPen(frame.theme().ink);
    painter.drawText(pill, Qt::AlignCenter, text);
}

/// The selected cell, with a halo.
void drawSelected(QPainter& painter, const Frame& frame, const GridFigure& figure) {
    const GridMarks& marks = figure.marks();
    if (!marks.selected || !figure.picture().layout().contains(*marks.selected)) return;
    QRectF rect = onScreen(frame, figure.picture(), *marks.selected);
    if (!frame.content().contains(rect.center())) return;
    if (rect.width() < leastBox * 2) {
        const QPointF centre = rect.center();
        rect.setSize({leastBox * 2, leastBox * 2});
        rect.moveCenter(centre);
    }
    const double width = std::clamp(frame.scale() / 9, 2.5, 4.5) * frame.style().line;
    const QPainterPath outline = boxPath(rect, -width * 0.35, width * 1.3);
    QColor halo = frame.theme().selection;
    halo.setAlphaF(0.35F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(halo, width * 2.4));
    painter.drawPath(outline);
    painter.setPen(QPen(frame.theme().selection, width));
    painter.drawPath(outline);
}

void drawLight(QPainter& painter, const Frame& frame, const QRectF& cell, const QColor& colour) {
    const QRectF rect = spot(cell);
    const double width = std::clamp(frame.scale() / 8, 2.5, 5.0) * frame.style().line;
    strokeMark(painter, frame.theme(), boxPath(rect, -width / 2, width), width * 1.6,
               optionMark(frame.theme()));
    painter.setPen(QPen(colour, width));
    painter.drawPath(boxPath(rect, -width / 2, width));
}

/// The options whose values are in the set so far, and those that the step highlights.
void drawCounted(QPainter& painter, const Frame& frame, const GridPicture& picture, const GridStep& step) {
    drawBoxes(painter, frame, picture, step.counted.marks);
    std::uint64_t index = 0; // a light wanders from what one step is about to what the next one is
    for (const CellOption& option : step.lights) {
        const bool wins = winsAt(picture, option);
        for (const GridCell& cell : option) {
            const Keyed lit(painter, {"light", index++});
            if (picture.layout().contains(cell))
                drawLight(painter, frame, onScreen(frame, picture, cell),
                          wins ? frame.theme().winning : frame.theme().accent);
        }
    }
}

/// What a step says about its cell in a word; may be empty.
QString wordOf(const GridStep& step) {
    if (step.mark) return step.mark->label.empty() ? QString() : translated(step.mark->label);
    if (step.leavesNothing) return GridFigure::tr("nothing left: 0");
    if (!step.candidate) return {};
    if (step.done) return GridFigure::tr("mex = %1").arg(*step.candidate);
    if (!step.isTried) return translated(sayCandidate(*step.candidate));
    return (step.isInSet ? GridFigure::tr("%1 ∈ S") : GridFigure::tr("%1 ∉ S")).arg(*step.candidate);
}

constexpr double away = 6; // from a cell to the word beside it

/// Above the cell or else below, at its right or else at its left: where nothing of what the step lights is
/// covered; if need be, a little farther away.
QRectF placeBeside(const QRectF& cell, const QSizeF& size, const QRectF& room,
                   const std::vector<QRectF>& lit) {
    const auto place = [&](double right, double up) {
        QRectF at(QPointF(), size);
        at.moveLeft(right > 0 ? cell.right() + right : cell.left() + right - size.width());
        at.moveTop(up > 0 ? cell.top() - up - size.height() : cell.bottom() - up);
        at.moveLeft(std::max(std::min(at.left(), room.right() - size.width()), room.left()));
        at.moveTop(std::max(std::min(at.top(), room.bottom() - size.height()), room.top()));
        return at;
    };
    for (const double farther : {0.0, 1.0, 2.0, 4.0}) {
        const double by = away + farther * cell.height();
        for (const QRectF& at : {place(by, by), place(by, -by), place(-by, by), place(-by, -by)})
            if (std::ranges::none_of(lit, [&](const QRectF& one) { return one.intersects(at); })) return at;
    }
    return place(away, away);
}

/// What must not be covered: the cells that the step is about.
std::vector<QRectF> litCells(const Frame& frame, const GridFigure& figure) {
    const GridPicture& picture = figure.picture();
    const GridStep& step = *figure.marks().step;
    std::vector<QRectF> cells;
    const auto add = [&](const GridCell& cell) {
        if (picture.layout().contains(cell)) cells.push_back(onScreen(frame, picture, cell));
    };
    if (step.centre) add(*step.centre);
    for (const CellOption& option : step.lights)
        for (const GridCell& cell : option)
            add(cell);
    return cells;
}

/// Writes beside the cell; a long text in several lines.
void drawWord(QPainter& painter, const Frame& frame, const GridFigure& figure, const QRectF& cell,
              const QString& word) {
    const QRectF table = frame.toArea().mapRect(figure.picture().layout().bounds());
    constexpr double longestLine = 26; // by the height of a line
    const Keyed said(painter, {"word"});
    painter.setFont(frame.style().font(15, QFont::Bold));
    const QFontMetricsF metrics(painter.font());
    QRectF room = frame.content().adjusted(away, 0, -away, 0);
    room.setRight(std::min(room.right(), table.right())); // beside it is the legend
    const double widest = std::min(room.width() - 20, longestLine * metrics.height());
    const QRectF text = metrics.boundingRect(QRectF(0, 0, widest, room.height()), Qt::TextWordWrap, word);
    const QRectF pill =
        placeBeside(cell, {text.width() + 20, text.height() + 8}, room, litCells(frame, figure));
    const double radius = std::min(pill.height() / 2, metrics.height());
    painter.setPen(QPen(frame.theme().selection, 2 * frame.style().line));
    painter.setBrush(frame.theme().paper);
    painter.drawRoundedRect(pill, radius, radius);
    painter.setPen(frame.theme().ink);
    painter.drawText(pill, Qt::AlignCenter | Qt::TextWordWrap, word);
}

/// A wrong guess, crossed out, and the cell that shows why.
void drawWrong(QPainter& painter, const Frame& frame, const GridFigure& figure, const Guess& guess) {
    const GridPicture& picture = figure.picture();
    const QRectF rect = onScreen(frame, picture, guess.cell);
    if (guess.because) {
        const QRectF reason = onScreen(frame, picture, *guess.because);
        painter.setPen(QPen(frame.theme().accent, 2.5 * frame.style().line, Qt::DashLine));
        painter.drawLine(rect.center(), reason.center());
        drawLight(painter, frame, reason, frame.theme().accent);
    }
    drawCross(painter, rect.center(), std::max(rect.width() * 0.3, leastCross),
              QPen(frame.theme().mismatch, 3.5 * frame.style().line, Qt::SolidLine, Qt::RoundCap));
    drawWord(painter, frame, figure, rect, translated(guess.sentence));
}

/// How many options there are; else what values they have that the step speaks of, where no cell has their
/// numbers: beside the cell of one, with its name beside the position, or all of them there.
void drawSpoken(QPainter& painter, const Frame& frame, const GridFigure& figure) {
    const GridStep& step = *figure.marks().step;
    const GridPicture& picture = figure.picture();
    if (!step.centre || step.leavesNothing) return;
    const bool isWritten = numberHeight(picture, frame.scale(), frame.style()) &&
                           picture.settings.colouring != GridSettings::Colouring::outcome;
    if (!step.told.empty()) {
        const bool areWritten = isWritten && !step.several.empty() &&
                                std::ranges::all_of(step.several, [&](const CellOption& option) {
                                    return option.size() == 1 && picture.layout().contains(option.front());
                                });
        if (!areWritten && picture.layout().contains(*step.centre))
            drawWord(painter, frame, figure, onScreen(frame, picture, *step.centre), translated(step.told));
        return;
    }
    if (!step.spoken) return;
    const QString value = translated(sayValueBriefly(*step.spoken, playOf(*picture.game)));
    const auto write = [&](const GridCell& cell, const QString& text) {
        if (picture.layout().contains(cell))
            drawWord(painter, frame, figure, onScreen(frame, picture, cell), text);
    };
    if (!step.outside.empty())
        return write(*step.centre,
                     GridFigure::tr("%1: %2").arg(QString::fromStdString(shown(step.outside)), value));
    if (!isWritten && !step.lights.empty() && !step.lights.front().empty())
        write(step.lights.front().back(), value);
}

void drawStep(QPainter& painter, const Frame& frame, const GridFigure& figure) {
    const GridStep& step = *figure.marks().step;
    const GridPicture& picture = figure.picture();
    const bool hasCentre = step.centre && picture.layout().contains(*step.centre);
    if (step.discovered && hasCentre) {
        const Keyed found(painter, {"discovered"});
        drawLight(painter, frame, onScreen(frame, picture, *step.centre), frame.theme().accent);
    }
    if (step.mark)
        drawCases(painter, frame, picture, *step.mark);
    else
        drawCounted(painter, frame, picture, step);
    if (step.discovered && step.discovered->wrong) drawWrong(painter, frame, figure, *step.discovered->wrong);
    const QString word = wordOf(step);
    if (hasCentre && !word.isEmpty())
        drawWord(painter, frame, figure, onScreen(frame, picture, *step.centre), word);
    if (word.isEmpty()) drawSpoken(painter, frame, figure);
}

} // namespace

std::vector<GridCell> farthestOptions(const GridCell& centre, const std::vector<GridOptions::Mark>& options) {
    std::map<std::pair<std::int64_t, std::int64_t>, std::pair<std::int64_t, GridCell>> farthest;
    for (const auto& [option, wins] : options) {
        const auto da = static_cast<std::int64_t>(option.a - centre.a);
        const auto db = static_cast<std::int64_t>(option.b - centre.b);
        const std::int64_t steps = std::max<std::int64_t>(std::gcd(da, db), 1);
        auto& [most, cell] = farthest[{da / steps, db / steps}];
        if (steps < most) continue;
        most = steps;
        cell = option;
    }
    std::vector<GridCell> cells;
    cells.reserve(farthest.size());
    for (const auto& [direction, found] : farthest)
        cells.push_back(found.second);
    return cells;
}

void drawOptionLines(QPainter& painter, const Frame& frame, const GridFigure& figure) {
    const GridMarks& marks = figure.marks();
    const std::optional<GridCell>& centre = marks.centre();
    if (!centre || !marks.pointed || marks.step || !marks.options.areCells) return;
    if (frame.scale() < leastBox) return; // lines show the options then
    const std::vector<GridCell> ends = farthestOptions(*centre, marks.options.marks);
    if (ends.size() > mostLines) return;
    QPainterPath path;
    for (const GridCell& end : ends) {
        path.moveTo(onScreen(frame, figure.picture(), *centre).center());
        path.lineTo(onScreen(frame, figure.picture(), end).center());
    }
    QColor faint = optionMark(frame.theme());
    faint.setAlphaF(0.6F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(faint, 1.4 * frame.style().line));
    painter.drawPath(path);
}

void drawDifferences(QPainter& painter, const Frame& frame, const GridPicture& picture) {
    if (!picture.comparison) return;
    const auto& differences = picture.comparison->differences;
    const std::size_t stride = differences.size() / mostCrosses + 1;
    const double reach = std::max(frame.scale() * 0.36, leastCross / 2);
    QPainterPath crosses;
    for (std::size_t i = 0; i < differences.size(); i += stride) {
        const QPointF centre = onScreen(frame, picture, differences[i].place).center();
        if (!frame.content().contains(centre)) continue;
        crosses.moveTo(centre + QPointF(-reach, -reach));
        crosses.lineTo(centre + QPointF(reach, reach));
        crosses.moveTo(centre + QPointF(-reach, reach));
        crosses.lineTo(centre + QPointF(reach, -reach));
    }
    const double width = std::clamp(frame.scale() / 9, 1.2, 5.0) * frame.style().line;
    painter.setPen(QPen(frame.theme().paper, width * 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(crosses);
    painter.setPen(QPen(frame.theme().mismatch, width, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(crosses);
}

void drawMarks(QPainter& painter, const Frame& frame, const GridFigure& figure) {
    const GridMarks& marks = figure.marks();
    if (marks.step) {
        if (!marks.discovered()) drawSelected(painter, frame, figure);
        drawStep(painter, frame, figure);
        return;
    }
    drawBoxes(painter, frame, figure.picture(), marks.options.marks);
    if (marks.pointed && frame.scale() >= leastBox) {
        const QRectF rect = onScreen(frame, figure.picture(), *marks.pointed);
        strokeMark(painter, frame.theme(), boxPath(rect, 0, frame.scale() * 0.16), 2.5 * frame.style().line,
                   optionMark(frame.theme()));
    }
    drawSelected(painter, frame, figure);
    drawOutside(painter, frame, figure);
}

} // namespace mexplorer::ui
