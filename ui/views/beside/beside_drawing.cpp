#include "core/text/csv.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/views/beside/beside_halves.h"

#include <QPainterPath>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double cellWithCorner = 24; // the least in which the mark leaves the number free
constexpr double leastMark = 6;
constexpr double mostMark = 14; // outside of a node

enum class Mark { outcome, value, alone };

Mark markOf(const ValueDifference& at) {
    if (at.isLeftAlone() || at.isRightAlone()) return Mark::alone;
    return at.isOfOutcome() ? Mark::outcome : Mark::value;
}

/// As the data say it.
const char* nameOf(Mark mark) {
    return mark == Mark::outcome ? "outcome" : mark == Mark::value ? "value" : "alone";
}

void addMark(QPainterPath& marks, const QPointF& middle, double reach, Mark mark) {
    if (mark == Mark::alone) {
        marks.addEllipse(middle, 0.7 * reach, 0.7 * reach);
        return;
    }
    marks.moveTo(middle + QPointF(-reach, reach));
    marks.lineTo(middle + QPointF(reach, -reach));
    if (mark == Mark::value) return;
    marks.moveTo(middle + QPointF(-reach, -reach));
    marks.lineTo(middle + QPointF(reach, reach));
}

/// With a rim, to be seen on any colour.
void strokeMarks(QPainter& painter, const QPainterPath& marks, const Style& style, double width) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.paper, 2.4 * width * style.line, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(marks);
    painter.setPen(QPen(style.theme.mismatch, width * style.line, Qt::SolidLine, Qt::RoundCap));
    painter.drawPath(marks);
}

} // namespace

void BesideFigure::draw(QPainter& painter, const Frame& frame) const {
    paintPaper(painter, frame);
    const Halves halves = halvesIn(frame.style(), frame.area());
    for (std::size_t i = 0; i < 2; ++i)
        drawHalf(painter, frame, halves, i);
    drawFoot(painter, frame, halves);
}

void BesideFigure::drawHalf(QPainter& painter, const Frame& frame, const Halves& halves,
                            std::size_t which) const {
    const InPart part(painter, static_cast<std::uint32_t>(which + 1));
    const Style& style = frame.style();
    const Frame own = half(which, frame);
    const Figure& figure = shown(which, halves);
    painter.save();
    painter.setClipRect(own.area());
    figure.draw(painter, own);
    painter.restore();
    drawDifferences(painter, own, figure, which);
    drawRing(painter, own, figure, which);
    const Keyed title(painter, {"half"});
    painter.setFont(style.font(halfTitleType, QFont::Bold));
    painter.setPen(style.theme.ink);
    drawFittedText(painter, style, titleOf(halves, which, own), Qt::AlignCenter,
                   translated(facts().titles[which]));
}

/// Above what is seen of the world, in its middle, if it has room there.
QRectF BesideFigure::titleOf(const Halves& halves, std::size_t which, const Frame& half) const {
    const Style& style = half.style();
    const QFontMetricsF metrics(style.font(halfTitleType, QFont::Bold));
    const double needed = metrics.horizontalAdvance(translated(facts().titles[which])) + 2 * besideAir;
    QRectF band = halves.titles[which];
    if (needed <= half.content().width()) {
        band.setLeft(half.content().left());
        band.setRight(half.content().right());
    }
    return band.adjusted(2, 2, -2, -2);
}

/// In a corner of the cell, where it does not hide its number, or on all of a small one.
void BesideFigure::drawDifferences(QPainter& painter, const Frame& half, const Figure& figure,
                                   std::size_t side) const {
    const Pairable* own = pairable(figure);
    if (!own || !facts().differences) return;
    const auto& listed = facts().differences->listed;
    const std::size_t stride = listed.size() / mostMarks + 1;
    QPainterPath marks;
    double reach = 1;
    for (std::size_t i = 0; i < listed.size(); i += stride) {
        const auto there = facts().differences->placeIn(side, listed[i]);
        const auto place = there ? own->rectOf(*there) : std::nullopt;
        if (!place) continue;
        const QRectF cell = half.toArea().mapRect(*place);
        const double room = std::min(cell.width(), cell.height());
        const bool isInCorner = room >= cellWithCorner;
        const auto free = own->markAt(*there);
        reach = isInCorner || free ? room * 0.13 : std::max(room * 0.22, leastMark / 2);
        if (free) reach = std::clamp(reach, leastMark / 2, mostMark / 2);
        const QPointF corner = cell.topRight() + QPointF(-1.3 * reach, 1.3 * reach);
        const QPointF middle = free ? half.toArea().map(*free) : isInCorner ? corner : cell.center();
        if (half.content().contains(middle)) addMark(marks, middle, reach, markOf(listed[i]));
    }
    if (marks.isEmpty()) return;
    const Keyed all(painter, {"differences"});
    painter.save();
    painter.setClipRect(half.content());
    strokeMarks(painter, marks, half.style(), std::clamp(reach / 2.5, 1.0, 3.0));
    painter.restore();
}

LegendEntries BesideFigure::marks(const Style& style) const {
    if (!facts().differences) return {{translated(facts().unpaired), [](QPainter&, const QRectF&) {}, 0}};
    const ValueDifferences& found = *facts().differences;
    LegendEntries entries;
    const QString compared =
        ringed_
            ? tr("difference %1 of %2").arg(QString::number(*ringed_ + 1), QString::number(found.differing()))
            : translated(sayCompared(found));
    entries.push_back({compared, [](QPainter&, const QRectF&) {}, 0});
    const auto add = [&](std::uint64_t count, const Message& text, Mark kind) {
        if (count == 0) return;
        entries.push_back({translated(text), [style, kind](QPainter& painter, const QRectF& sign) {
                               QPainterPath mark;
                               addMark(mark, sign.center(), sign.height() * 0.35, kind);
                               strokeMarks(painter, mark, style, 2);
                           }});
    };
    add(found.outcomes, sayOutcomesDiffer(found), Mark::outcome);
    add(found.values, sayValuesDiffer(found), Mark::value);
    add(found.leftAlone, sayAlone(found, 0), Mark::alone);
    add(found.rightAlone, sayAlone(found, 1), Mark::alone);
    return entries;
}

void BesideFigure::drawFoot(QPainter& painter, const Frame& frame, const Halves& halves) const {
    if (halves.foot.isEmpty()) return;
    const Keyed all(painter, {"foot"});
    const Style& style = frame.style();
    const double air = besideAir * style.type;
    QRectF line = halves.foot.adjusted(air, 0, -air, 0);
    line.setHeight(std::min(line.height(), legendRowHeight(style)));
    drawLegendRow(painter, line, style, marks(style));
    const QRectF below = halves.foot.adjusted(0, line.height(), 0, 0);
    if (below.height() < style.leastType) return;
    painter.setFont(style.font(besideReasonType));
    painter.setPen(style.theme.ink);
    for (std::size_t i = 0; i < 2; ++i) {
        QRectF own = below;
        own.setWidth(below.width() / 2);
        own.translate(static_cast<double>(i) * own.width(), 0);
        drawFittedText(painter, style, own.adjusted(air, 0, -air, 0), Qt::AlignHCenter | Qt::AlignTop,
                       translated(facts().reasons[i]));
    }
}

void BesideFigure::drawRing(QPainter& painter, const Frame& half, const Figure& figure,
                            std::size_t side) const {
    const Pairable* own = pairable(figure);
    if (!ringed_ || !own) return;
    const ValueDifferences& found = *facts().differences;
    const auto there = found.placeIn(side, found.listed[*ringed_]);
    const auto place = there ? own->rectOf(*there) : std::nullopt;
    if (!place) return;
    const Keyed ring(painter, {"ring"});
    const double width = 3 * half.style().line;
    const QRectF around = half.toArea().mapRect(*place).adjusted(-width, -width, width, width);
    painter.save();
    painter.setClipRect(half.content().adjusted(-2 * width, -2 * width, 2 * width, 2 * width));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [colour, share] : {std::pair(half.theme().paper, 2.0), {half.theme().mismatch, 1.0}}) {
        painter.setPen(QPen(colour, share * width));
        painter.drawRoundedRect(around, 2 * width, 2 * width);
    }
    painter.restore();
}

QStringList BesideFigure::textsBeside(const Frame& frame) const {
    const Halves halves = halvesIn(frame.style(), frame.area());
    QStringList texts;
    for (std::size_t i = 0; i < 2; ++i) {
        texts << translated(facts().titles[i]);
        for (const QString& text : shown(i, halves).textsBeside(half(i, frame)))
            if (!texts.contains(text)) texts << text;
    }
    if (facts().differences || !facts().unpaired.empty()) texts << textsOf(marks(frame.style()));
    return texts;
}

Expected<void> BesideFigure::writeCsv(QIODevice& device, Task& task) const {
    if (!facts().differences)
        return invalid(say(MX_TEXT("core", "These two pictures have no values that could be compared.")));
    const ValueDifferences& found = *facts().differences;
    const BesideComparison& comparison = picture_->comparison;
    CsvWriter csv(device, task, 1 + found.listed.size());
    bool good = csv.line("position,left,right,differs");
    for (std::size_t i = 0; good && i < found.listed.size(); ++i) {
        const ValueDifference& at = found.listed[i];
        good = csv.line("\"{}\",{},{},{}", comparison.positionIn(found, at, 0),
                        csvField(comparison.textIn(found, at, 0)), csvField(comparison.textIn(found, at, 1)),
                        nameOf(markOf(at)));
    }
    return csv.finish();
}

} // namespace mexplorer::ui
