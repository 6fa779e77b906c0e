#include "ui/views/grid/grid_legend.h"

#include "core/explain/say_comparison.h"
#include "core/explain/say_signs.h"
#include "core/game/aspects/impartial.h"
#include "ui/figure/cross.h"
#include "ui/figure/fitted_text.h"
#include "ui/figure/motion/keyed.h"
#include "ui/text/translated.h"
#include "ui/views/grid/grid_colours.h"
#include "ui/views/grid/grid_discovery.h"
#include "ui/views/grid/grid_labels.h"

#include <QFontMetricsF>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double type = 12;
constexpr double chipSide = 15;   // side of a chip, and width of the bar
constexpr double rowHeight = 22;  // of a chip and its text
constexpr double textGap = 8;     // between a chip and its text
constexpr double barHeight = 220; // pixels, where there is room
constexpr double leastBar = 40;
constexpr double legendWidth = 136; // longer texts are wrapped, so that no language moves the table
constexpr unsigned mostChips = 10;
constexpr int gradientStops = 24;

QPen dashes(const QColor& colour, double width) {
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({2, 1});
    return pen;
}

} // namespace

double GridLegend::width(const Style& style) {
    return legendWidth * style.type;
}

GridLegend::GridLegend(const GridPicture& picture, const Style& style, const Seen& seen)
    : picture_(picture), style_(style), barHeight_(barHeight * style.type),
      hasKey_(!seen.areWritten || !isReadFromAfar(style)) {
    addSubject();
    if (seen.discovered)
        addDiscovered(*seen.discovered);
    else
        addWhole();
    addExtent();
    if (!seen.outside.isEmpty()) // below what other steps show, too
        entries_.push_back({Entry::Sign::text, tr("%1 is not in this table").arg(seen.outside)});
    measure(seen.room);
}

/// Which positions the table has, where that is not clear.
void GridLegend::addSubject() {
    constexpr std::size_t mostNamed = 6;
    const std::vector<std::uint64_t> kept = picture_.grid().kept();
    QStringList equations;
    for (std::size_t i = 0; i < std::min(mostNamed, kept.size()); ++i)
        equations << QStringLiteral("%1 = %2").arg(numberName(2 + i)).arg(kept[i]);
    if (kept.size() > mostNamed) equations << QStringLiteral("…");
    if (!kept.empty())
        entries_.push_back({Entry::Sign::heading, tr("slice: %1").arg(equations.join(QStringLiteral(", ")))});
}

void GridLegend::addWhole() {
    addColours();
    if (const auto* aspect = picture_.game->as<RaysAspect>(); aspect && picture_.settings.rays) {
        for (const Ray& ray : aspect->rays())
            entries_.push_back({Entry::Sign::dashes, translated(ray.label)});
    }
    addTheorem();
}

void GridLegend::addDiscovered(const Discovered& discovered) {
    using Sign = Entry::Sign;
    addFound(discovered);
    if (const auto& [right, all] = discovered.guesses; all > 0)
        entries_.push_back({Sign::text, tr("guessed at once: %1 of %2").arg(right).arg(all)});
}

/// What is not seen now keeps its place for other steps.
void GridLegend::addFound(const Discovered& discovered) {
    using Sign = Entry::Sign;
    using Sight = Discovered::Sight;
    bool isP = false;
    bool isLit = false;
    bool isKnown = false;
    bool isUnknown = false;
    const GridSize size = picture_.layout().size();
    for (std::uint32_t a = 0; a < size.rows; ++a) {
        for (std::uint32_t b = 0; b < size.columns; ++b) {
            const Sight sight = discovered.sightOf({a, b});
            const bool isFound = sight != Sight::unknown;
            const bool isZero = isFound && discovered.valueOf({a, b}) == 0;
            isP = isP || isZero;
            isLit = isLit || sight == Sight::lit;
            isKnown = isKnown || (sight == Sight::known && !isZero);
            isUnknown = isUnknown || !isFound;
        }
    }
    if (!discovered.isOfOutcomes()) {
        addColours();
    } else {
        const Theme& theme = style_.theme;
        entries_.push_back({Sign::ring, tr("P: every option is N"), pAmongColours(theme).fill, isP});
        entries_.push_back({Sign::chip, tr("N: by the last P"), QColor(nAmongCells(theme)), isLit});
        entries_.push_back({Sign::chip, tr("N: known before"), paleN(theme), isKnown});
    }
    entries_.push_back({Sign::unknown, tr("not known yet"), {}, isUnknown});
}

/// Tells how much is shown of a table set larger than a discovery can be.
void GridLegend::addExtent() {
    const GridLayout layout = picture_.settings.layout();
    if (layout.columns() == picture_.settings.columns && layout.rows() == picture_.settings.rows) return;
    entries_.push_back(
        {Entry::Sign::text, tr("the first %1 × %2 cells").arg(layout.rows()).arg(layout.columns())});
}

void GridLegend::addColours() {
    using Sign = Entry::Sign;
    using Colouring = GridSettings::Colouring;
    const QString value = translated(sayValueName(playOf(*picture_.game)));
    const QColor p = pAmongColours(style_.theme).fill;
    switch (picture_.colours.colouring()) {
    case Colouring::value:
        addValues(value);
        entries_.push_back({Sign::ring, tr("0 = P"), p});
        break;
    case Colouring::outcome:
        entries_.push_back({Sign::ring, translated(sayMeaning(Outcome::P)), p});
        entries_.push_back(
            {Sign::chip, translated(sayMeaning(Outcome::N)), QColor(nAmongCells(style_.theme))});
        break;
    case Colouring::modulus: {
        const unsigned modulus = picture_.settings.modulus;
        entries_.push_back({Sign::heading, tr("%1 mod %2").arg(value).arg(modulus)});
        if (modulus > mostChips) entries_.push_back({Sign::bar, {}});
        for (unsigned residue = 0; residue < modulus && modulus <= mostChips; ++residue) {
            entries_.push_back({Sign::chip, QString::number(residue),
                                besideP(cyclicColour(residue, modulus), style_.theme)});
        }
        entries_.push_back({Sign::ring, tr("%1 0 = P").arg(value), p});
        break;
    }
    case Colouring::bit:
        entries_.push_back({Sign::heading, tr("%1, bit %2").arg(value).arg(picture_.settings.bit)});
        entries_.push_back({Sign::chip, QStringLiteral("0"), besideP(bitColour(false), style_.theme)});
        entries_.push_back({Sign::chip, QStringLiteral("1"), besideP(bitColour(true), style_.theme)});
        entries_.push_back({Sign::ring, tr("%1 0 = P").arg(value), p});
        break;
    }
}

void GridLegend::addValues(const QString& heading) {
    using Sign = Entry::Sign;
    const ValueRange range = picture_.colours.range();
    entries_.push_back({Sign::heading, heading});
    if (range.most == 0 || !hasKey_) return;
    const auto& bands = picture_.colours.bands();
    for (auto band = bands.rbegin(); band != bands.rend(); ++band) {
        const QString text = band->least == band->most
                                 ? QString::number(band->least)
                                 : QStringLiteral("%1–%2").arg(band->least).arg(band->most);
        entries_.push_back({Sign::chip, text, picture_.colours.of(band->least, style_.theme)});
    }
    if (!bands.empty()) return;
    if (range.most - range.least >= static_cast<int>(mostChips)) {
        entries_.push_back({Sign::bar, {}});
        return;
    }
    for (unsigned value = range.most; value >= range.least; --value) {
        const auto shown = static_cast<GridValues::Value>(value);
        entries_.push_back({Sign::chip, QString::number(value), picture_.colours.of(shown, style_.theme)});
    }
}

void GridLegend::addTheorem() {
    using Sign = Entry::Sign;
    if (!picture_.complete()) entries_.push_back({Sign::chip, tr("not computed yet"), style_.theme.chrome});
    if (!picture_.comparison) return;
    entries_.push_back({Sign::heading, tr("Theorem")});
    const std::size_t first = entries_.size();
    for (const Message& said : sayComparison(*picture_.comparison))
        entries_.push_back({Sign::text, translated(said)});
    if (picture_.comparison->agrees()) return;
    entries_[first].sign = Sign::cross;
    entries_[first].colour = style_.theme.mismatch;
}

double GridLegend::heightOf(const Entry& entry) const {
    if (entry.sign == Entry::Sign::bar) return barHeight_ + type * style_.type;
    const double indent = entry.sign == Entry::Sign::text ? 0 : chipSide + textGap;
    const QFontMetricsF metrics(style_.font(type));
    const QRectF text = metrics.boundingRect(QRectF(0, 0, (legendWidth - indent) * style_.type, 1e4),
                                             Qt::TextWordWrap, entry.text);
    return std::max(rowHeight * style_.type, text.height() + (rowHeight - 1.4 * type) * style_.type);
}

void GridLegend::measure(double room) {
    double height = 0;
    for (const Entry& entry : entries_)
        height += heightOf(entry);
    const bool hasBar =
        std::ranges::any_of(entries_, [](const Entry& e) { return e.sign == Entry::Sign::bar; });
    if (hasBar && height > room) {
        const double shorter = std::max(leastBar * style_.type, barHeight_ - (height - room));
        height -= barHeight_ - shorter;
        barHeight_ = shorter;
    }
    size_ = {legendWidth * style_.type, height};
}

void GridLegend::draw(QPainter& painter, const QPointF& topLeft) const {
    painter.setRenderHint(QPainter::Antialiasing);
    double y = topLeft.y();
    for (const Entry& entry : entries_) {
        const double height = heightOf(entry);
        if (entry.isSeen) drawEntry(painter, entry, {topLeft.x(), y, legendWidth * style_.type, height});
        y += height;
    }
}

void GridLegend::drawEntry(QPainter& painter, const Entry& entry, const QRectF& rect) const {
    using Sign = Entry::Sign;
    const Keyed named(painter, {"legend", qHash(entry.text)}); // each goes to its new place by itself
    const double chip = chipSide * style_.type;
    const QRectF sign(rect.left(), rect.top() + (rowHeight * style_.type - chip) / 2, chip, chip);
    const bool bare = entry.sign == Sign::heading || entry.sign == Sign::text;
    painter.setPen(Qt::NoPen);
    switch (entry.sign) {
    case Sign::bar:
        drawBar(painter, rect);
        return;
    case Sign::chip:
    case Sign::ring:
        painter.setBrush(entry.colour);
        painter.drawRoundedRect(sign, 2, 2);
        if (entry.sign == Sign::ring) drawRing(painter, sign, pAmongColours(style_.theme));
        break;
    case Sign::unknown:
        drawUnknown(painter, sign, style_, false);
        break;
    case Sign::dashes:
        painter.setPen(dashes(style_.theme.quiet, 2 * style_.line));
        painter.drawLine(QPointF(sign.left(), sign.center().y()), QPointF(sign.right(), sign.center().y()));
        break;
    case Sign::cross:
        drawCross(painter, sign.center(), sign.width() / 2, QPen(entry.colour, 2.5 * style_.line));
        break;
    case Sign::heading:
    case Sign::text:
        break;
    }
    painter.setFont(style_.font(type, entry.sign == Sign::heading ? QFont::Bold : QFont::Normal));
    painter.setPen(entry.sign == Sign::cross ? entry.colour : bare ? style_.theme.quiet : style_.theme.ink);
    const double indent = bare ? 0 : (chipSide + textGap) * style_.type;
    painter.drawText(rect.adjusted(indent, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap,
                     entry.text);
}

void GridLegend::drawBar(QPainter& painter, const QRectF& rect) const {
    const QRectF bar(rect.left(), rect.top() + type * style_.type / 2, chipSide * style_.type, barHeight_);
    const bool cyclic = picture_.colours.colouring() == GridSettings::Colouring::modulus;
    const unsigned least = cyclic ? 0U : picture_.colours.range().least;
    const unsigned most = cyclic ? picture_.settings.modulus - 1 : picture_.colours.range().most;
    QLinearGradient gradient(bar.bottomLeft(), bar.topLeft());
    for (int stop = 0; stop <= gradientStops; ++stop) {
        const double t = double{1} * stop / gradientStops;
        const QRgb colour = cyclic ? cyclicColour(static_cast<unsigned>(t * most), most + 1)
                                   : colourAt(picture_.settings.map, t);
        gradient.setColorAt(t, QColor(besideP(colour, style_.theme)));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(gradient);
    painter.drawRoundedRect(bar, 2, 2);
    painter.setPen(style_.theme.ink);
    painter.setFont(style_.font(type));
    const double lift = QFontMetricsF(painter.font()).capHeight() / 2;
    const double x = bar.right() + textGap * style_.type;
    painter.drawText(QPointF(x, bar.top() + lift * 1.4), QString::number(most));
    painter.drawText(QPointF(x, bar.bottom() + lift * 0.6), QString::number(least));
}

} // namespace mexplorer::ui
