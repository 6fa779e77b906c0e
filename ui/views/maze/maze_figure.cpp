#include "ui/views/maze/maze_figure.h"

#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/left_out_note.h"
#include "ui/figure/piece_drawing.h"
#include "ui/text/translated.h"
#include "ui/theme/colour_maps.h"
#include "ui/theme/roles.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace mexplorer::ui {

namespace {

constexpr double headlinePixels = 18;
constexpr double linePixels = 14;
constexpr double leastFramed = 14;      // pixels of a cell; smaller ones have only their colour
constexpr double numberShare = 0.36;    // of a cell
constexpr double rim = 0.05;            // in cells, so that rings around the outermost cells are seen whole
constexpr double litGap = 3;            // pixels between the ring around a lit cell and its colour
constexpr std::size_t mostMoving = 300; // cells; of more, only what the step finds moves
constexpr std::size_t mostFound = 150;  // of a large maze; of more, numbers and lights only fade

/// A frame that tells outcomes apart without colours: single, double or dashed.
void drawOutcomeFrame(QPainter& painter, const Theme& theme, double line, Outcome outcome,
                      const QRectF& rect) {
    const double inset = std::max(1.5, 0.06 * rect.width());
    const QRectF outer = rect.adjusted(inset, inset, -inset, -inset);
    painter.setBrush(Qt::NoBrush);
    if (isDrawn(outcome)) {
        painter.setPen(QPen(theme.draw, 1.2 * line, Qt::DashLine));
        painter.drawRect(outer);
        return;
    }
    painter.setPen(QPen(isLost(outcome) ? pAmongColours(theme).on : theme.nText, 1.2 * line));
    painter.drawRect(outer);
    if (isWon(outcome)) return;
    const double gap = std::max(2.5, 0.07 * rect.width());
    painter.drawRect(outer.adjusted(gap, gap, -gap, -gap));
}

/// How strong the colour of an outcome is on the paper.
struct Strength {
    double early;
    double late;
};

/// P fades less than N, so that a late P, too, stands out beside an early N.
Strength strengthOf(Outcome outcome) {
    return isLost(outcome) ? Strength{1, 0.8} : Strength{0.8, 0.3};
}

/// Paper, as a piece may be as dark as its cell.
void drawBehindPiece(QPainter& painter, const Theme& theme, const QRectF& cell) {
    constexpr double share = 0.78; // of the cell
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.paper);
    painter.drawEllipse(cell.center(), share * cell.width() / 2, share * cell.height() / 2);
}

} // namespace

QColor endingColour(const Theme& theme, Outcome outcome, double late) {
    if (isDrawn(outcome)) return theme.paper;
    const QRgb colour = isLost(outcome) ? pAmongColours(theme).fill.rgb() : besideP(theme.n.rgb(), theme);
    const Strength strength = strengthOf(outcome);
    const double share = std::lerp(strength.early, strength.late, late);
    return {mixed(theme.paper.rgb(), colour, static_cast<unsigned>(std::lround(255 * share)))};
}

MazeFigure::MazeFigure(std::shared_ptr<const MazePicture> picture, MazeLook look)
    : picture_(std::move(picture)), look_(std::move(look)) {
    for (const auto& ending : picture_->endings)
        if (ending && ending->plies) furthest_ = std::max(furthest_, *ending->plies);
    for (Maze::Cell cell = 0; cell < picture_->maze.cells.size(); ++cell)
        lit_ += isLit(cell) ? 1 : 0;
}

QRectF MazeFigure::bounds() const {
    return QRectF(0, 0, static_cast<double>(picture_->maze.columns),
                  static_cast<double>(picture_->maze.rows()))
        .adjusted(-rim, -rim, rim, rim);
}

QMarginsF MazeFigure::margins(const Style& style) const {
    const double head = 1.4 * (style.typeOf(headlinePixels) + style.typeOf(linePixels));
    return {24, 16 + head, 24, 12 + legendRowHeight(style)};
}

std::optional<Maze::Cell> MazeFigure::cellAt(const QPointF& world) const {
    if (world.x() < 0 || world.y() < 0) return std::nullopt;
    return picture_->maze.cellAt(
        {static_cast<std::uint32_t>(world.y()), static_cast<std::uint32_t>(world.x())});
}

std::optional<BestPlay> MazeFigure::shownAt(Maze::Cell cell) const {
    const auto ending = picture_->endingAt(cell);
    if (!ending || !look_.step) return ending;
    const bool isFound = ending->plies ? *ending->plies < look_.step->layers : look_.step->areDrawsTold;
    return isFound ? ending : std::nullopt;
}

/// Whether the cell is in the layer found last, or a draw if the step is about these.
bool MazeFigure::isLit(Maze::Cell cell) const {
    if (!look_.step || look_.step->turn) return false;
    const auto ending = picture_->endingAt(cell);
    if (!ending) return false;
    if (!ending->plies) return look_.step->areDrawsTold;
    return !look_.step->areDrawsTold && *ending->plies + 1 == look_.step->layers;
}

QRectF MazeFigure::rectOf(const Frame& frame, Maze::Cell cell) const {
    const BoardCell place = picture_->maze.placeOf(cell);
    return frame.toArea().mapRect(
        QRectF(static_cast<double>(place.column), static_cast<double>(place.row), 1, 1));
}

QColor MazeFigure::fillOf(const Theme& theme, const BestPlay& ending) const {
    const double late = static_cast<double>(ending.plies.value_or(0)) / static_cast<double>(furthest_);
    return endingColour(theme, outcomeOf(ending.score), late);
}

/// None if the cells are too small for numbers.
std::optional<QFont> MazeFigure::numberFont(const Style& style, const QSizeF& cell) const {
    const double size = std::max(style.leastType, numberShare * cell.width());
    const QFont font = textFont(std::min(size, style.typeOf(22)), QFont::DemiBold);
    const double widest = QFontMetricsF(font).horizontalAdvance(QString::number(furthest_));
    const bool fits = widest <= 0.72 * cell.width() && size <= 0.72 * cell.height();
    return fits ? std::optional(font) : std::nullopt;
}

/// What the cells have no room for is not left out silently.
QString MazeFigure::leftOutText(const Frame& frame) const {
    if (numberFont(frame.style(), rectOf(frame, 0).size())) return {};
    for (Maze::Cell cell = 0; cell < picture_->maze.cells.size(); ++cell)
        if (shownAt(cell)) return tr("too small for numbers: zoom in to read them");
    return {};
}

void MazeFigure::drawNumber(QPainter& painter, const Style& style, const QRectF& rect,
                            const BestPlay& ending) const {
    const auto font = numberFont(style, rect.size());
    if (!font) return;
    const QString text = ending.plies ? QString::number(*ending.plies) : QStringLiteral("∞");
    painter.setFont(*font);
    painter.setPen(ending.plies ? readableOn(fillOf(style.theme, ending).rgb()) : style.theme.quiet);
    painter.drawText(rect, Qt::AlignCenter, text);
}

void MazeFigure::drawCell(QPainter& painter, const Frame& frame, Maze::Cell cell) const {
    const Style& style = frame.style();
    const Theme& theme = style.theme;
    const QRectF rect = rectOf(frame, cell);
    if (picture_->maze.isWall(cell)) {
        painter.fillRect(rect.adjusted(0, 0, 0.5, 0.5), theme.quiet);
        return;
    }
    const auto ending = shownAt(cell);
    const double gap = isLit(cell) ? std::min(litGap * style.line, 0.1 * rect.width()) : 0;
    const QRectF coloured = rect.adjusted(gap, gap, -gap, -gap);
    if (ending) painter.fillRect(coloured, fillOf(theme, *ending));
    painter.setPen(QPen(theme.line, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect);
    if (ending && picture_->maze.isHole(cell)) drawBehindPiece(painter, theme, rect);
    if (picture_->maze.isHole(cell)) drawPiece(painter, style, Piece::hole, rect);
    if (ending && rect.width() >= leastFramed)
        drawOutcomeFrame(painter, theme, style.line, outcomeOf(ending->score), coloured);
}

bool MazeFigure::isMoving(Maze::Cell cell) const {
    return picture_->maze.cells.size() <= mostMoving || (isLit(cell) && lit_ <= mostFound);
}

/// What the step finds spreads from a cell beside it that was found before.
std::optional<MotionSource> MazeFigure::sourceOf(const Frame& frame, Maze::Cell cell) const {
    if (!isLit(cell)) return std::nullopt;
    const auto found = [this](Maze::Cell other) {
        const auto ending = picture_->endingAt(other);
        return ending && ending->plies && !isLit(other) && shownAt(other);
    };
    for (const Direction direction : allDirections)
        if (const auto beside = picture_->maze.beside(cell, direction); beside && found(*beside))
            return rectOf(frame, *beside).center();
    return std::nullopt;
}

/// Those that move come last: what lies between two things is a layer, too.
void MazeFigure::drawNumbers(QPainter& painter, const Frame& frame) const {
    for (const bool areMoving : {false, true}) {
        for (Maze::Cell cell = 0; cell < picture_->maze.cells.size(); ++cell) {
            const auto ending = shownAt(cell);
            const QRectF rect = rectOf(frame, cell);
            if (!ending || picture_->pieceAt(cell) || picture_->maze.isHole(cell)) continue;
            if (!rect.intersects(frame.content()) || isMoving(cell) != areMoving) continue;
            std::optional<Keyed> number;
            if (areMoving) number.emplace(painter, MotionKey{"number", cell}, sourceOf(frame, cell));
            drawNumber(painter, frame.style(), rect, *ending);
        }
    }
}

void MazeFigure::drawPieces(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    for (std::size_t piece = picture_->pieces.size(); piece-- > 0;) { // the mouse is below what caught it
        const MazeAspect::Standing& standing = picture_->pieces[piece];
        const Keyed moving(painter, {"piece", piece});
        if (shownAt(standing.cell)) drawBehindPiece(painter, style.theme, rectOf(frame, standing.cell));
        drawPiece(painter, style, standing.piece, rectOf(frame, standing.cell));
    }
    const auto ring = [&](Maze::Cell cell, const QColor& colour, double width) {
        painter.setPen(QPen(colour, width * style.line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rectOf(frame, cell));
    };
    for (Maze::Cell cell = 0; cell < picture_->maze.cells.size(); ++cell) {
        if (!isLit(cell)) continue;
        std::optional<Keyed> light;
        if (isMoving(cell)) light.emplace(painter, MotionKey{"light", cell}, sourceOf(frame, cell));
        ring(cell, style.theme.accent, 3);
    }
    const Keyed chosen(painter, {"chosen"});
    ring(picture_->pieces[picture_->chosen].cell, style.theme.selection, 3);
    if (look_.pointed && !picture_->maze.isWall(*look_.pointed)) ring(*look_.pointed, style.theme.ink, 2);
}

/// As wide at each step.
QString MazeFigure::layerNumber() const {
    constexpr QChar asWideAsADigit(0x2007);
    const qsizetype longest = QString::number(furthest_).size();
    return QString::number(look_.step->layers - 1).rightJustified(longest, asWideAsADigit);
}

/// A move stands before whose turn it is then.
QString MazeFigure::headline() const {
    if (look_.told.empty()) return translated(picture_->headline);
    if (!look_.step->turn) return translated(look_.told);
    return tr("%1 · %2").arg(translated(look_.told), translated(picture_->headline));
}

void MazeFigure::drawHeadline(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const QRectF area = frame.area().adjusted(16, 8, -16, 0);
    const double first = 1.4 * style.typeOf(headlinePixels);
    const double second = 1.4 * style.typeOf(linePixels);
    painter.setFont(style.font(headlinePixels, QFont::DemiBold));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, {area.left(), area.top(), area.width(), first}, Qt::AlignCenter,
                   headline());
    painter.setFont(style.font(linePixels));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, {area.left(), area.top() + first, area.width(), second}, Qt::AlignCenter,
                   tr("each cell: how play ends if %1 stood there")
                       .arg(translated(picture_->pieces[picture_->chosen].name)));
}

LegendEntries MazeFigure::legend(const Style& style) const {
    const Theme& theme = style.theme;
    const auto sign = [theme](Outcome outcome) {
        return [theme, outcome](QPainter& p, const QRectF& rect) {
            p.fillRect(rect, endingColour(theme, outcome, 0));
            drawOutcomeFrame(p, theme, 1, outcome, rect);
        };
    };
    LegendEntries entries;
    std::set<Outcome> seen;
    std::set<Outcome> all;
    bool areHoles = false;
    for (Maze::Cell cell = 0; cell < picture_->maze.cells.size(); ++cell) {
        areHoles = areHoles || picture_->maze.isHole(cell);
        if (const auto ending = picture_->endingAt(cell)) all.insert(outcomeOf(ending->score));
        if (const auto ending = shownAt(cell)) seen.insert(outcomeOf(ending->score));
    }
    const auto add = [&](Outcome outcome, const QString& text) {
        addEntry(entries, seen.count(outcome) > 0, all.count(outcome) > 0, {text, sign(outcome)});
    };
    add(Outcome::N, tr("N: %1 wins; fainter: later").arg(translated(picture_->mover)));
    add(Outcome::P, tr("P: %1 wins").arg(translated(picture_->opponent)));
    add(Outcome::draw, tr("∞: a draw"));
    if (areHoles)
        entries.push_back({tr("hole"), [style](QPainter& p, const QRectF& rect) {
                               drawPiece(p, style, Piece::hole, rect);
                           }});
    if (look_.step)
        addEntry(entries, !look_.step->turn, true,
                 {look_.step->areDrawsTold ? tr("never met") : tr("layer %1").arg(layerNumber()),
                  [theme](QPainter& p, const QRectF& rect) {
                      p.setPen(QPen(theme.accent, 3));
                      p.setBrush(Qt::NoBrush);
                      p.drawRect(rect);
                  }});
    return entries;
}

void MazeFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        painter.save();
        painter.setClipRect(frame.content().adjusted(-2, -2, 2, 2), Qt::IntersectClip);
        for (Maze::Cell cell = 0; cell < picture_->maze.cells.size(); ++cell)
            if (rectOf(frame, cell).intersects(frame.content())) drawCell(painter, frame, cell);
        drawNumbers(painter, frame);
        drawPieces(painter, frame);
        painter.restore();
        drawHeadline(painter, frame);
    });
    drawLeftOutNote(painter, frame.style(), aboveLegend(frame), leftOutText(frame));
}

QStringList MazeFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style()));
}

QPainterPath MazeFigure::wayOf(const Topic& topic) const {
    QPainterPath line;
    if (!look_.trace || !look_.step || !look_.step->turn) return line;
    const MazeSubject& subject = look_.trace->subject;
    std::size_t first = 0;
    std::size_t last = subject.play.size();
    if (topic.kind == topic::position) {
        const auto turn = std::ranges::find(subject.play, topic.text, &CyclicAspect::Turn::to);
        if (turn == subject.play.end()) return line;
        first = static_cast<std::size_t>(turn - subject.play.begin());
        last = first + 1;
    } else if (topic.kind != topic::path) {
        return line;
    }
    const auto middle = [&](Maze::Cell cell) {
        const BoardCell place = picture_->maze.placeOf(cell);
        return QPointF(place.column + 0.5, place.row + 0.5);
    };
    for (const std::vector<Maze::Cell>& way : subject.ways)
        for (std::size_t turn = first; turn < last; ++turn) {
            if (way[turn] == way[turn + 1]) continue;
            line.moveTo(middle(way[turn]));
            line.lineTo(middle(way[turn + 1]));
        }
    return line;
}

std::optional<QRectF> MazeFigure::placeOfTopic(const Topic& topic) const {
    const QPainterPath way = wayOf(topic);
    constexpr double half = 0.5; // of a cell
    return way.isEmpty() ? std::nullopt
                         : std::optional(way.boundingRect().adjusted(-half, -half, half, half));
}

std::optional<QPainterPath> MazeFigure::outlineOfTopic(const Frame& frame, const Topic& topic) const {
    const QPainterPath way = wayOf(topic);
    if (way.isEmpty()) return std::nullopt;
    constexpr double width = 0.3; // of a cell
    return aroundLine(frame.toArea().map(way), width * frame.scale());
}

Expected<void> MazeFigure::writeCsv(QIODevice& device, Task& task) const {
    const Maze& maze = picture_->maze;
    CsvWriter csv(device, task, 1 + maze.cells.size());
    bool good = csv.line("row,column,outcome,distance");
    for (Maze::Cell cell = 0; good && cell < maze.cells.size(); ++cell) {
        const auto ending = picture_->endingAt(cell);
        if (!ending) continue;
        const BoardCell place = maze.placeOf(cell);
        good = csv.line("{},{},{},{}", place.row + 1, place.column + 1,
                        ending->score < 0   ? "P"
                        : ending->score > 0 ? "N"
                                            : "D",
                        ending->plies ? std::to_string(*ending->plies) : "");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
