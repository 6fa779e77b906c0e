#include "ui/views/beatty/beatty_figure.h"

#include "ui/figure/csv_writer.h"
#include "ui/figure/empty_box.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"
#include "ui/views/beatty/beatty_boxes.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double halfMark = 7;    // of the width of a triangle
constexpr double namePixels = 19; // of the multiple in a box

} // namespace

BeattyFigure::BeattyFigure(std::shared_ptr<const BeattySubject> subject, std::optional<BeattyState> step)
    : subject_(std::move(subject)), isWhole_(!step), stage_(step ? step->stage : Stage::position),
      layout_(*subject_) {}

QMarginsF BeattyFigure::margins(const Style& style) const {
    return {24, 10 + slideTitleHeight(style), 24, legendRowHeight(style) + 8};
}

QString BeattyFigure::title() const {
    return translated(sayHeading(*subject_, stage_));
}

bool BeattyFigure::isCounted(std::size_t bar, bool isOfSquares) const {
    if (bar == 1) return reached(Stage::next);
    return reached(isOfSquares ? Stage::countedSquares : Stage::counted);
}

std::size_t BeattyFigure::tableColumns() const {
    if (!reached(Stage::pairs)) return 0;
    return isWhole_ ? layout_.listed() : subject_->lit + 1;
}

void BeattyFigure::draw(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    drawAboveLegend(painter, frame, legend(style), [&] {
        drawSlideTitle(painter, frame, title());
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
    return textsOf(legend(frame.style())) << title();
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
            const Named named(painter, topic::number, number);
            const Keyed filled(painter, {"number", number}, layout_.markTip(isOfSquare, multiple));
            drawHeld(painter, style, layout_.box(number), pair, isOfSquare);
        }
    }
}

/// The box of a number, with the name of the multiple in it.
void BeattyFigure::drawHeld(QPainter& painter, const Style& style, const QRectF& box, const BeattyPair& pair,
                            bool isOfSquare) const {
    drawKindBox(painter, style, box, isOfSquare);
    painter.setPen(inkOfKind(style.theme, isOfSquare));
    const QString name = QString::fromStdString(multipleText(pair.k, isOfSquare));
    const double low = 0.57 * box.height();
    painter.setFont(style.fontIn(painter, std::min(namePixels, 0.4 * layout_.unit())));
    const bool isNamed = QFontMetricsF(painter.font()).height() < 0.55 * box.height() &&
                         writeInside(painter, box.adjusted(0, low - 3, 0, -3), name);
    painter.setFont(style.fontIn(painter, std::min(26.0, 0.55 * layout_.unit()), QFont::Bold));
    painter.drawText(isNamed ? box.adjusted(0, 2, 0, low - box.height()) : box,
                     int(Qt::AlignCenter) | Qt::TextDontClip, QString::number(isOfSquare ? pair.b : pair.a));
}

void BeattyFigure::drawNumbers(QPainter& painter, const Style& style) const {
    const Keyed line(painter, {"line"});
    painter.setFont(style.fontIn(painter, std::min(26.0, 0.55 * layout_.unit())));
    for (std::uint64_t number = 0; number < subject_->last; ++number) {
        const QRectF box = layout_.box(number);
        const Named named(painter, topic::number, number);
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
    {
        const Keyed name(painter, {"name of a row", isOfSquares ? 1U : 0U});
        painter.setFont(style.fontIn(painter, std::min(26.0, 0.55 * layout_.unit())));
        painter.setPen(theme.quiet);
        painter.drawText(layout_.rowName(isOfSquares),
                         int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextDontClip,
                         isOfSquares ? QStringLiteral("kφ²") : QStringLiteral("kφ"));
    }
    painter.setFont(style.fontIn(painter, std::min(26.0, 0.7 * layout_.unit()), QFont::DemiBold));
    for (const BeattyPair& pair : subject_->pairs) {
        if ((isOfSquares ? pair.b : pair.a) >= subject_->last) return;
        const double at = isOfSquares ? pair.multipleOfSquare : pair.multiple;
        const QColor colour = colourOfKind(theme, isOfSquares);
        const Named named(painter, topic::multiple, pair.k, isOfSquares ? 1 : 0);
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

/// The numbers of a pair come from the line.
std::optional<MotionSource> BeattyFigure::sourceOf(std::size_t row, const BeattyPair& pair) const {
    const std::uint64_t number = row == 1 ? pair.a : pair.b;
    if (row == 0 || number >= subject_->last) return std::nullopt;
    return layout_.box(number).center();
}

void BeattyFigure::drawTable(QPainter& painter, const Style& style) const {
    const QString headings[] = {QStringLiteral("k"), QStringLiteral("a = ⌊kφ⌋"), QStringLiteral("b = ⌊kφ²⌋")};
    const QColor colours[] = {style.theme.quiet, colourOfKind(style.theme, false),
                              colourOfKind(style.theme, true)};
    for (std::size_t row = 0; row < 3; ++row) {
        painter.setPen(colours[row]);
        {
            const Keyed heading(painter, {"heading", row});
            painter.setFont(textFont(beattyTextPixels, QFont::DemiBold));
            drawFittedText(painter, style, layout_.cell(row, 0), Qt::AlignLeft | Qt::AlignVCenter,
                           headings[row]);
        }
        painter.setFont(textFont(beattyTextPixels));
        for (std::size_t i = 0; i < tableColumns(); ++i) {
            const BeattyPair& pair = subject_->pairs[i];
            const Named named(painter, [&] {
                return row == 0 ? Topic{topic::multiple, pair.k, 2}
                                : Topic{topic::number, row == 1 ? pair.a : pair.b};
            });
            const Keyed number(painter, {"cell", row, i}, sourceOf(row, pair));
            drawFittedText(painter, style, layout_.cell(row, i + 1), Qt::AlignCenter,
                           QString::number(row == 0   ? pair.k
                                           : row == 1 ? pair.a
                                                      : pair.b));
        }
    }
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
        return
            [style, isOfSquare](QPainter& p, const QRectF& sign) { drawKindBox(p, style, sign, isOfSquare); };
    };
    LegendEntries entries = {{tr("φ: a = ⌊kφ⌋"), box(false)}};
    addEntry(entries, reached(Stage::squares), true, {tr("φ²: b = ⌊kφ²⌋"), box(true)});
    addEntry(entries, reached(Stage::cut), true,
             {tr("the box that is cut"),
              [style](QPainter& p, const QRectF& sign) {
                  drawCutBox(p, style, sign, sign.left() + 0.7 * sign.width());
              },
              1.8});
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
