// The bars that are cut, with what is said beside them.
#include "ui/figure/fitted_text.h"
#include "ui/figure/watch/named.h"
#include "ui/views/beatty/beatty_boxes.h"
#include "ui/views/beatty/beatty_figure.h"

#include <algorithm>

namespace mexplorer::ui {

void BeattyFigure::drawBar(QPainter& painter, const Style& style, std::size_t bar) const {
    const BeattyCut& cut = subject_->cuts.at(bar);
    const auto keyed = [&](std::uint64_t number, const auto& draw) {
        const Keyed one(painter, {"box", bar, number}, layout_.box(number).center());
        draw(layout_.barBox(bar, number));
    };
    for (const bool isBehind : {false, true}) {
        const Named piece(painter, topic::part, isBehind ? 1 : 0, bar);
        const std::uint64_t end = isBehind ? cut.length : cut.left;
        for (std::uint64_t number = isBehind ? cut.left + 1 : 0; number < end; ++number)
            keyed(number, [&](const QRectF& box) { drawKindBox(painter, style, box, isBehind); });
    }
    keyed(cut.left, [&](const QRectF& box) { drawCutBox(painter, style, box, layout_.x(cut.at)); });
    drawBarNames(painter, style, bar);
    if (bar == 1 || reached(Stage::sum)) drawFractions(painter, style, bar);
    drawLengths(painter, style, bar);
    drawCounts(painter, style, bar);
}

/// Each whole box stands for a multiple, counted from both ends of the bar, and comes from there with its
/// name.
void BeattyFigure::drawBarNames(QPainter& painter, const Style& style, std::size_t bar) const {
    const BeattyCut& cut = subject_->cuts.at(bar);
    painter.setFont(style.fontIn(painter, std::min(beattyTextPixels, 0.5 * layout_.unit())));
    for (std::uint64_t number = 0; number < cut.length; ++number) {
        const bool isSecond = number > cut.left;
        if (number == cut.left || !isCounted(bar, isSecond)) continue;
        const std::uint64_t k = isSecond ? cut.length - number : number + 1;
        const Keyed name(painter, {isSecond ? "counted of φ²" : "counted of φ", bar, k},
                         MotionKey{isSecond ? "multiple of φ²" : "multiple of φ", k});
        drawKindBox(painter, style, layout_.barBox(bar, number), isSecond);
        painter.setPen(inkOfKind(style.theme, isSecond));
        writeInside(painter, layout_.barBox(bar, number), QString::fromStdString(multipleText(k, isSecond)));
    }
}

/// How the cut divides the box that it goes through.
void BeattyFigure::drawFractions(QPainter& painter, const Style& style, std::size_t bar) const {
    const BeattyCut& cut = subject_->cuts.at(bar);
    for (const bool isSecond : {false, true}) {
        const Keyed share(painter, {isSecond ? "share behind" : "share before", bar},
                          MotionKey{"box", bar, cut.left});
        painter.setFont(textFont(beattyTextPixels));
        painter.setPen(colourOfKind(style.theme, isSecond));
        drawFittedText(painter, style, layout_.fraction(bar, isSecond),
                       static_cast<int>((isSecond ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter),
                       QString::fromStdString(isSecond ? cut.shareBehind : cut.shareBefore));
    }
}

void BeattyFigure::drawLengths(QPainter& painter, const Style& style, std::size_t bar) const {
    const BeattyCut& cut = subject_->cuts.at(bar);
    painter.setFont(textFont(beattyTextPixels, QFont::DemiBold));
    for (const bool isSecond : {false, true}) {
        const Keyed length(painter, {isSecond ? "length behind" : "length before", bar});
        painter.setPen(colourOfKind(style.theme, isSecond));
        const QString text = isSecond ? QStringLiteral("%1/φ² = %2") : QStringLiteral("%1/φ = %2");
        drawFittedText(painter, style, layout_.length(bar, isSecond), Qt::AlignLeft | Qt::AlignVCenter,
                       text.arg(cut.length).arg(QString::fromStdString(isSecond ? cut.behind : cut.before)));
    }
}

void BeattyFigure::drawCounts(QPainter& painter, const Style& style, std::size_t bar) const {
    const BeattyCut& cut = subject_->cuts.at(bar);
    painter.setFont(textFont(beattyTextPixels));
    const auto write = [&](std::string_view kind, const QRectF& where, const QColor& colour,
                           const QString& text, const MotionSource& source) {
        const Keyed written(painter, {kind, bar}, source);
        painter.setPen(colour);
        drawFittedText(painter, style, where, Qt::AlignLeft | Qt::AlignVCenter, text);
    };
    if (isCounted(bar, false))
        write("count", layout_.count(bar, false), colourOfKind(style.theme, false),
              QStringLiteral("⌊%1/φ⌋ = %2").arg(cut.length).arg(cut.left), MotionKey{"light"});
    if (isCounted(bar, true))
        write("count of squares", layout_.count(bar, true), colourOfKind(style.theme, true),
              QStringLiteral("⌊%1/φ²⌋ = %2").arg(cut.length).arg(cut.right()), MotionKey{"light"});
    if (!reached(Stage::sum)) return;
    painter.setFont(textFont(beattyTextPixels, QFont::Bold));
    write("sum", layout_.sum(bar), style.theme.ink,
          QStringLiteral("%1 + %2 = %3 − 1").arg(cut.left).arg(cut.right()).arg(cut.length),
          MotionKey{"count", bar});
}

} // namespace mexplorer::ui
