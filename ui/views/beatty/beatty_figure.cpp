#include "ui/views/beatty/beatty_figure.h"

#include "ui/figure/csv_writer.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/legend_row.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double halfMark = 7; // of the width of a triangle

/// The colour of what belongs to φ or to φ². The former is also filled and the latter hollow, which tells
/// them apart in a grey print.
QColor colourOfKind(const Theme& theme, bool isOfSquare) {
    return isOfSquare ? theme.winning : theme.accent;
}

void drawKindBox(QPainter& painter, const Style& style, const QRectF& where, bool isOfSquare,
                 const QString& text) {
    const QColor colour = colourOfKind(style.theme, isOfSquare);
    const QRectF inside = where.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(colour, 2 * style.line));
    painter.setBrush(isOfSquare ? style.theme.paper : colour);
    painter.drawRoundedRect(inside, 3, 3);
    if (text.isEmpty()) return;
    painter.setPen(isOfSquare ? colour : style.theme.paper);
    painter.setFont(textFont(std::min(26.0, 0.55 * where.width()), QFont::Bold));
    drawFittedText(painter, style, inside, Qt::AlignCenter, text);
}

/// A box in two pieces, the first ending at `x`.
void drawCutBox(QPainter& painter, const Style& style, const QRectF& where, double x) {
    const QRectF inside = where.adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(style.theme.accent, 0.3));
    painter.drawRect(QRectF(inside.topLeft(), QPointF(x, inside.bottom())));
    painter.setBrush(faded(style.theme.winning, 0.12));
    painter.drawRect(QRectF(QPointF(x, inside.top()), inside.bottomRight()));
    painter.setPen(QPen(style.theme.ink, 3 * style.line));
    painter.drawLine(QPointF(x, where.top() - 5), QPointF(x, where.bottom() + 5));
}

} // namespace

BeattyFigure::BeattyFigure(std::shared_ptr<const BeattySubject> subject, std::optional<BeattyState> step)
    : subject_(std::move(subject)), isWhole_(!step), stage_(step ? step->stage : Stage::position),
      layout_(*subject_) {}

QMarginsF BeattyFigure::margins(const Style& style) const {
    return {24, 20, 24, legendRowHeight(style) + 8};
}

std::size_t BeattyFigure::tableColumns() const {
    if (!reached(Stage::pairs)) return 0;
    return isWhole_ ? layout_.listed() : subject_->lit + 1;
}

void BeattyFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        painter.setTransform(frame.toArea(), true);
        drawLights(painter, style);
        drawWhatIsToCome(painter, style);
        drawEnds(painter, style);
        drawLine(painter, style);
        drawMarks(painter, style, false);
        if (reached(Stage::squares)) drawMarks(painter, style, true);
        if (reached(Stage::cut)) drawBar(painter, style, 0);
        if (reached(Stage::next)) drawBar(painter, style, 1);
        drawTable(painter, style);
        drawRings(painter, style);
    });
}

QStringList BeattyFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style()));
}

/// The highlights behind the rows that the step is about.
void BeattyFigure::drawLights(QPainter& painter, const Style& style) const {
    std::uint64_t lights = 0; // they wander from what one step is about to what the next one is
    const auto light = [&](const QRectF& where) {
        const Keyed wandering(painter, {"light", lights++}, Growth::stretches);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.theme.spotlight);
        painter.drawRoundedRect(where, 6, 6);
    };
    const auto n = static_cast<double>(subject_->n);
    const auto last = static_cast<double>(subject_->last);
    if (isAbout(Stage::multiples)) light(layout_.marks(false, last));
    if (isAbout(Stage::squares)) light(layout_.marks(true, last));
    if (isAbout(Stage::cut)) light(layout_.bar(0).adjusted(-6, -2, 6, 2));
    if (isAbout(Stage::counted)) light(layout_.marks(false, n));
    if (isAbout(Stage::countedSquares)) light(layout_.marks(true, n));
    if (isAbout(Stage::next)) light(layout_.bar(1).adjusted(-6, -2, 6, 2));
    if (isAbout(Stage::gap)) {
        const QRectF both = layout_.marks(false, last).united(layout_.marks(true, last));
        light({layout_.x(n), both.top(), layout_.unit(), both.height()});
    }
    if (reached(Stage::pairs) && !isWhole_)
        light(layout_.cell(0, subject_->lit + 1).united(layout_.cell(2, subject_->lit + 1)));
}

/// The boxes of bars and of the table, empty until their steps.
void BeattyFigure::drawWhatIsToCome(QPainter& painter, const Style& style) const {
    const Keyed empty(painter, {"to come"});
    for (const std::size_t bar : {0U, 1U}) {
        const bool isDrawn = reached(bar == 0 ? Stage::cut : Stage::next);
        for (std::uint64_t number = 0; !isDrawn && number < subject_->cuts.at(bar).length; ++number)
            drawEmptyBox(painter, style, layout_.barBox(bar, number));
    }
    for (std::size_t column = tableColumns() + 1; column <= layout_.listed(); ++column) {
        for (std::size_t row = 0; row < 3; ++row)
            drawEmptyBox(painter, style, layout_.cell(row, column).adjusted(3, 3, -3, -3));
    }
}

/// Lines from the ends of the bars up to the line.
void BeattyFigure::drawEnds(QPainter& painter, const Style& style) const {
    for (const std::size_t bar : {0U, 1U}) {
        if (!reached(bar == 0 ? Stage::cut : Stage::next)) continue;
        const Keyed ends(painter, {"ends", bar});
        painter.setPen(QPen(style.theme.quiet, 1.5 * style.line, Qt::DashLine));
        for (const QLineF& piece : layout_.ends(bar))
            painter.drawLine(piece);
    }
}

/// A number that is held comes from the multiple above or below it.
void BeattyFigure::drawLine(QPainter& painter, const Style& style) const {
    drawNumbers(painter, style);
    for (const BeattyPair& pair : subject_->pairs) {
        for (const bool isOfSquare : {false, true}) {
            const std::uint64_t number = isOfSquare ? pair.b : pair.a;
            const bool isFilled = reached(Stage::all) || (reached(Stage::gap) && number == subject_->n);
            if (!isFilled || number >= subject_->last) continue;
            const double multiple = isOfSquare ? pair.multipleOfSquare : pair.multiple;
            const Keyed filled(painter, {"number", number}, layout_.markTip(isOfSquare, multiple));
            drawKindBox(painter, style, layout_.box(number), isOfSquare, QString::number(number));
        }
    }
}

void BeattyFigure::drawNumbers(QPainter& painter, const Style& style) const {
    const Keyed line(painter, {"line"});
    painter.setFont(style.fontIn(painter, std::min(26.0, 0.55 * layout_.unit())));
    for (std::uint64_t number = 0; number < subject_->last; ++number) {
        const QRectF box = layout_.box(number);
        painter.setBrush(style.theme.paper);
        painter.setPen(QPen(style.theme.rim, style.line));
        painter.drawRect(box);
        painter.setPen(style.theme.quiet);
        painter.drawText(box, Qt::AlignCenter, QString::number(number));
    }
}

void BeattyFigure::drawMarks(QPainter& painter, const Style& style, bool isOfSquares) const {
    const Theme& theme = style.theme;
    const double up = isOfSquares ? 1 : -1; // direction from the tip of a mark
    painter.setFont(style.fontIn(painter, std::min(26.0, 0.7 * layout_.unit()), QFont::DemiBold));
    for (const BeattyPair& pair : subject_->pairs) {
        if ((isOfSquares ? pair.b : pair.a) >= subject_->last) return;
        const double at = isOfSquares ? pair.multipleOfSquare : pair.multiple;
        const QColor colour = colourOfKind(theme, isOfSquares);
        const Keyed mark(painter, {isOfSquares ? "multiple of φ²" : "multiple of φ", pair.k});
        const QPointF tip = layout_.markTip(isOfSquares, at) + QPointF(0, 2 * up);
        painter.setPen(QPen(colour, 1.5 * style.line));
        painter.setBrush(isOfSquares ? theme.paper : colour);
        painter.drawPolygon(
            QPolygonF{tip, tip + QPointF(halfMark, 13 * up), tip + QPointF(-halfMark, 13 * up)});
        painter.setPen(colour);
        painter.drawText(layout_.markName(isOfSquares, at), Qt::AlignCenter,
                         QString::fromStdString(multipleText(pair.k, isOfSquares)));
    }
}

void BeattyFigure::drawBar(QPainter& painter, const Style& style, std::size_t bar) const {
    const BeattyCut& cut = subject_->cuts.at(bar);
    for (std::uint64_t number = 0; number < cut.length; ++number) {
        const QRectF box = layout_.barBox(bar, number);
        const Keyed one(painter, {"box", bar, number}, layout_.box(number).center());
        if (number == cut.left) {
            drawCutBox(painter, style, box, layout_.x(cut.at));
            continue;
        }
        // Boxes are counted from both ends of the bar, as the multiples are.
        const bool isSecond = number > cut.left;
        drawKindBox(painter, style, box, isSecond,
                    QString::number(isSecond ? cut.length - number : number + 1));
    }
    painter.setFont(textFont(26, QFont::DemiBold));
    for (const bool isSecond : {false, true}) {
        const Keyed length(painter, {isSecond ? "length behind" : "length before", bar});
        painter.setPen(colourOfKind(style.theme, isSecond));
        const QString text = isSecond ? QStringLiteral("%1/φ² = %2") : QStringLiteral("%1/φ = %2");
        drawFittedText(painter, style, layout_.length(bar, isSecond), Qt::AlignLeft | Qt::AlignVCenter,
                       text.arg(cut.length).arg(QString::fromStdString(isSecond ? cut.behind : cut.before)));
    }
    drawCounts(painter, style, bar);
}

void BeattyFigure::drawCounts(QPainter& painter, const Style& style, std::size_t bar) const {
    const BeattyCut& cut = subject_->cuts.at(bar);
    painter.setFont(textFont(26));
    const auto write = [&](std::string_view kind, const QRectF& where, const QColor& colour,
                           const QString& text, const MotionSource& source) {
        const Keyed written(painter, {kind, bar}, source);
        painter.setPen(colour);
        drawFittedText(painter, style, where, Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    if (reached(Stage::counted))
        write("count", layout_.count(bar, false), style.theme.accent, tr("multiples of φ: %1").arg(cut.left),
              MotionKey{"light"});
    if (reached(Stage::countedSquares))
        write("count of squares", layout_.count(bar, true), style.theme.winning,
              tr("multiples of φ²: %1").arg(cut.right()), MotionKey{"light"});
    if (!reached(Stage::sum)) return;
    painter.setFont(textFont(25, QFont::Bold));
    write("sum", layout_.sum(bar), style.theme.ink,
          QStringLiteral("%1 + %2 = %3 − 1").arg(cut.left).arg(cut.right()).arg(cut.length),
          MotionKey{"count", bar});
}

/// The numbers of a pair come from the line.
std::optional<MotionSource> BeattyFigure::sourceOf(std::size_t row, const BeattyPair& pair) const {
    const std::uint64_t number = row == 1 ? pair.a : pair.b;
    if (row == 0 || number >= subject_->last) return std::nullopt;
    return layout_.box(number).center();
}

void BeattyFigure::drawTable(QPainter& painter, const Style& style) const {
    if (reached(Stage::pairs)) {
        const QStringList headings = {QStringLiteral("k"), QStringLiteral("a"), QStringLiteral("b")};
        for (std::size_t row = 0; row < 3; ++row) {
            {
                const Keyed heading(painter, {"heading", row});
                painter.setFont(style.fontIn(painter, 26, QFont::Bold));
                painter.setPen(style.theme.quiet);
                painter.drawText(layout_.cell(row, 0), Qt::AlignCenter,
                                 headings[static_cast<qsizetype>(row)]);
            }
            painter.setFont(textFont(26));
            for (std::size_t i = 0; i < tableColumns(); ++i) {
                const BeattyPair& pair = subject_->pairs[i];
                const Keyed number(painter, {"cell", row, i}, sourceOf(row, pair));
                const QColor colours[] = {style.theme.quiet, style.theme.accent, style.theme.winning};
                painter.setPen(colours[row]);
                drawFittedText(painter, style, layout_.cell(row, i + 1), Qt::AlignCenter,
                               QString::number(row == 0   ? pair.k
                                               : row == 1 ? pair.a
                                                          : pair.b));
            }
        }
    }
    if (!reached(Stage::all)) return;
    const Keyed sentence(painter, {"sentence"});
    painter.setPen(style.theme.ink);
    painter.setFont(textFont(25, QFont::DemiBold));
    drawFittedText(painter, style, layout_.sentence(), Qt::AlignCenter, translated(sayBeatty()));
}

/// Rings around what the step mentions: boxes that are counted, the one that is cut, numbers on the line.
void BeattyFigure::drawRings(QPainter& painter, const Style& style) const {
    std::uint64_t rings = 0;
    const auto ring = [&](const QRectF& where, const QColor& colour) {
        const Keyed wandering(painter, {"ring", rings++}, Growth::stretches);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 3 * style.line));
        painter.drawRoundedRect(where.adjusted(-3, -3, 3, 3), 6, 6);
    };
    const BeattyCut& cut = subject_->cuts[0];
    const BeattyPair& pair = subject_->pairs[subject_->lit];
    if (isAbout(Stage::counted) && cut.left > 0)
        ring(layout_.barBox(0, 0).united(layout_.barBox(0, cut.left - 1)), style.theme.ink);
    if (isAbout(Stage::countedSquares) && cut.right() > 0)
        ring(layout_.barBox(0, cut.left + 1).united(layout_.barBox(0, cut.length - 1)), style.theme.ink);
    if (isAbout(Stage::sum)) ring(layout_.barBox(0, cut.left), style.theme.ink);
    if (isAbout(Stage::gap)) ring(layout_.box(subject_->n), style.theme.ink);
    if (isAbout(Stage::all)) ring(layout_.boxes(1, subject_->last), style.theme.ink);
    if (isAbout(Stage::pairs)) {
        if (pair.a > 1) ring(layout_.boxes(1, pair.a), style.theme.quiet);
        ring(layout_.box(pair.a), style.theme.ink);
    }
    if (isAbout(Stage::position)) {
        ring(layout_.box(pair.a), style.theme.selection);
        ring(layout_.box(pair.b), style.theme.selection);
    }
}

LegendEntries BeattyFigure::legend(const Style& style) const {
    const auto box = [style](bool isOfSquare) {
        return [style, isOfSquare](QPainter& p, const QRectF& sign) {
            drawKindBox(p, style, sign, isOfSquare, {});
        };
    };
    LegendEntries entries = {{tr("φ: a = ⌊kφ⌋"), box(false)}};
    if (reached(Stage::squares)) entries.push_back({tr("φ²: b = ⌊kφ²⌋"), box(true)});
    if (reached(Stage::cut))
        entries.push_back({tr("the box that is cut"), [style](QPainter& p, const QRectF& sign) {
                               drawCutBox(p, style, sign.adjusted(0, 2, 0, -2), sign.center().x());
                           }});
    return entries;
}

Expected<void> BeattyFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + layout_.listed());
    bool good = csv.line("k,a,b");
    for (std::size_t i = 0; good && i < layout_.listed(); ++i) {
        const BeattyPair& pair = subject_->pairs[i];
        good = csv.line("{},{},{}", pair.k, pair.a, pair.b);
    }
    return csv.finish();
}

} // namespace mexplorer::ui
