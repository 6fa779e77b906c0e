#include "ui/views/atlas/atlas_figure.h"

#include "core/explain/thermograph_trace.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/outcome_legend.h"
#include "ui/text/translated.h"
#include "ui/views/atlas/atlas_drawing.h"

#include <QLinearGradient>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double cellWidth = 104;
constexpr double cellHeight = 62;
constexpr double headWidth = 56;
constexpr double headHeight = 30;
constexpr double countWidth = 84;
constexpr double betweenParts = 10;
constexpr int stops = 16; // of a gradient

/// A scale of colours from the one end to the other.
template <class ColourAt>
std::function<void(QPainter&, const QRectF&)> scale(ColourAt colourAt) {
    return [colourAt](QPainter& painter, const QRectF& sign) {
        QLinearGradient gradient(sign.topLeft(), sign.topRight());
        for (int i = 0; i <= stops; ++i)
            gradient.setColorAt(1.0 * i / stops, colourAt(1.0 * i / stops));
        painter.fillRect(sign, gradient);
    };
}

} // namespace

AtlasFigure::AtlasFigure(std::shared_ptr<const AtlasPicture> picture, AtlasLook look)
    : picture_(std::move(picture)), look_(std::move(look)) {}

QRectF AtlasFigure::bounds() const {
    constexpr double rim = 4;
    return cell(0, 0)
        .united(cell(picture_->atlas->side, picture_->atlas->side))
        .united(count(3))
        .adjusted(-rim, -rim, rim, rim);
}

QRectF AtlasFigure::cell(std::uint32_t a, std::uint32_t b) const {
    return {b == 0 ? 0 : headWidth + (b - 1) * cellWidth, a == 0 ? 0 : headHeight + (a - 1) * cellHeight,
            b == 0 ? headWidth : cellWidth, a == 0 ? headHeight : cellHeight};
}

QRectF AtlasFigure::count(std::size_t index) const {
    const QRectF last = cell(picture_->atlas->side, 0);
    return {headWidth + static_cast<double>(index) * countWidth, last.bottom() + betweenParts,
            countWidth - betweenParts, headHeight};
}

std::size_t AtlasFigure::shown() const {
    return look_.step ? look_.step->known : picture_->atlas->entries.size();
}

const AtlasEntry* AtlasFigure::entryAt(const QPointF& world) const {
    for (std::size_t i = 0; i < shown(); ++i) {
        const AtlasEntry& entry = picture_->atlas->entries[i];
        if (cell(entry.a, entry.b).contains(world)) return &entry;
    }
    return nullptr;
}

QString AtlasFigure::title() const {
    return translated(picture_->title);
}

void AtlasFigure::drawWorld(QPainter& painter, const Frame& frame) const {
    drawAtlas(painter, *this, frame);
}

LegendEntries AtlasFigure::legend(const Style& style) const {
    LegendEntries entries;
    const Theme theme = style.theme;
    const AtlasColours& colours = picture_->colours;
    switch (colours.colouring()) {
    case AtlasColouring::mean:
        addEntry(entries, true, true,
                 {tr("mean from %1 to %2")
                      .arg(translated(sayNumber(Rational(-colours.largestMean()))),
                           translated(sayNumber(colours.largestMean()))),
                  scale([theme](double t) { return AtlasColours::ofMean(2 * t - 1, theme).fill; }), 6});
        break;
    case AtlasColouring::temperature:
        addEntry(entries, true, true,
                 {tr("temperature from −1 to %1").arg(translated(sayNumber(colours.largestTemperature()))),
                  scale([](double t) { return AtlasColours::ofTemperature(t).fill; }), 6});
        break;
    default:
        addOutcomes(
            entries, theme, [&](Outcome outcome) { return picture_->atlas->count(outcome, shown()) > 0; },
            [&](Outcome outcome) {
                return picture_->atlas->count(outcome, picture_->atlas->entries.size()) > 0;
            });
    }
    return entries;
}

Expected<void> AtlasFigure::writeCsv(QIODevice& device, Task& task) const {
    CsvWriter csv(device, task, 1 + shown());
    bool good = csv.line("a,b,outcome,value,mean,temperature");
    for (std::size_t i = 0; good && i < shown(); ++i) {
        const AtlasEntry& entry = picture_->atlas->entries[i];
        good = csv.line("{},{},{}", entry.a, entry.b, entry.worth ? csvOf(*entry.worth) : ",,,");
    }
    return csv.finish();
}

} // namespace mexplorer::ui
