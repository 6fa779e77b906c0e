#include "core/explain/say_comparison.h"
#include "core/explain/say_signs.h"
#include "ui/figure/cross.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/legend_row.h"
#include "ui/figure/slide_title.h"
#include "ui/figure/watch/named.h"
#include "ui/text/translated.h"
#include "ui/views/line/line_figure.h"
#include "ui/views/line/line_signs.h"

#include <algorithm>

namespace mexplorer::ui {

QString LineFigure::headline() const {
    return look_.period ? periodText() : QString();
}

QString LineFigure::title(const Style& style) const {
    if (!hasTitle(style)) return {};
    if (const MexState* step = mexState(); step && look_.chosen) {
        const bool isFound = step->done && *look_.chosen < data_->known.size();
        return translated(
            sayValueOf(std::to_string(*look_.chosen),
                       isFound ? std::optional<Nimber>(data_->known[*look_.chosen]) : std::nullopt,
                       playOf(*data_->game)));
    }
    return headline().isEmpty() ? translated(data_->game->description().title) : headline();
}

QString LineFigure::noteIn(const Style& style) const {
    const bool isUnsaid = hasTitle(style) && title(style) != headline() && !headline().isEmpty();
    return isUnsaid ? tr("%1 · %2").arg(headline(), noteText()) : noteText();
}

void LineFigure::drawTitles(QPainter& painter, const Frame& frame) const {
    const Style& style = frame.style();
    const double type = style.type;
    const QRectF area = frame.area();
    const QRectF room(area.left() + 16 * type, area.top() + 8 * type, area.width() - 32 * type, 26 * type);
    const Qt::Alignment across = hasTitle(style) ? Qt::AlignHCenter : Qt::AlignLeft;
    std::optional<Named> period;
    if (repeated() && (!hasTitle(style) || title(style) == headline()))
        period.emplace(painter, topic::period);
    if (hasTitle(style)) {
        drawSlideTitle(painter, frame, title(style));
    } else {
        painter.setFont(style.font(17, QFont::DemiBold));
        painter.setPen(style.theme.ink);
        drawFittedText(painter, style, room, Qt::AlignLeft | Qt::AlignVCenter, headline());
    }
    period.reset();
    painter.setFont(style.font(13));
    painter.setPen(style.theme.quiet);
    drawFittedText(painter, style, room.translated(0, 28 * type), static_cast<int>(across | Qt::AlignVCenter),
                   noteIn(style));
}

LegendEntries LineFigure::legend(const Frame& frame) const {
    LegendEntries entries;
    addValueSigns(entries, frame);
    addPeriodSigns(entries, frame);
    addMarkSigns(entries, frame);
    return entries;
}

QStringList LineFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame)) << headline() << title(frame.style()) << noteText() << moreText(frame)
                                  << firstWords() << proofText() << checkedText();
}

void LineFigure::addValueSigns(LegendEntries& entries, const Frame& frame) const {
    const ValueColours colours = coloursIn(frame.theme());
    const auto cell = [style = frame.style()](QRgb colour, bool isP) {
        return [=](QPainter& p, const QRectF& sign) { drawValueCell(p, style, sign, colour, isP); };
    };
    entries.push_back({translated(sayMeaning(Outcome::P)), cell(colours.of(0), true)});
    if (colours.scheme() == ValueColours::Scheme::outcomes)
        entries.push_back({translated(sayMeaning(Outcome::N)), cell(colours.of(1), false)});
    if (colours.scheme() == ValueColours::Scheme::residues)
        entries.push_back(
            {tr("a colour: a value mod %1").arg(data_->period->saltus), cell(colours.of(1), false)});
}

/// Only what is seen is explained.
bool LineFigure::seesAny(const Frame& frame, const std::vector<std::uint64_t>& heaps) const {
    const LineTable::Range range = table_.seen(frame);
    const auto first = std::ranges::lower_bound(heaps, range.firstRow * table_.width());
    return first != heaps.end() && *first < range.endRow * table_.width();
}

void LineFigure::addPeriodSigns(LegendEntries& entries, const Frame& frame) const {
    const Theme& theme = frame.theme();
    if (!look_.period || !data_->period) return;
    if (seesAny(frame, data_->period->exceptions)) {
        entries.push_back({tr("exception"), [colour = theme.selection,
                                             isRing = hasRings(frame)](QPainter& p, const QRectF& sign) {
                               if (isRing)
                                   drawOutline(p, sign.adjusted(1, 1, -1, -1), QPen(colour, 2.5));
                               else
                                   drawSpot(p, sign.center(), 2, colour);
                           }});
    }
}

void LineFigure::addMarkSigns(LegendEntries& entries, const Frame& frame) const {
    const Theme& theme = frame.theme();
    if (const ValueCensus* census = rareCensus(); census && seesAny(frame, census->rare)) {
        entries.push_back({tr("rare: %1 of %2").arg(census->rare.size()).arg(census->heaps),
                           [accent = theme.accent](QPainter& p, const QRectF& sign) {
                               drawDiamond(p, sign.center(), 5, accent);
                           }});
    }
    if (mismatches() && !mismatches()->agrees()) {
        entries.push_back({translated(sayComparison(*mismatches())),
                           [colour = theme.mismatch](QPainter& p, const QRectF& sign) {
                               drawCross(p, sign.center(), 5, QPen(colour, 2.5));
                           }});
    }
    if (focus() && !options_.empty()) {
        const MexState* step = mexState();
        const bool breaks =
            std::ranges::any_of(options_, [](const HeapOption& option) { return option.size() > 1; });
        addEntry(
            entries, !step || step->optionsShown > 0, true,
            {breaks ? tr("heap of an option of n = %1").arg(*focus()) : tr("option of n = %1").arg(*focus()),
             [accent = theme.accent](QPainter& p, const QRectF& sign) {
                 drawOutline(p, sign.adjusted(1, 1, -1, -1), QPen(accent, 2.5));
             }});
    }
}

} // namespace mexplorer::ui
