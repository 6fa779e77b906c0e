#include "ui/views/grid/grid_figure.h"

#include "core/explain/say_position.h"
#include "core/explain/say_signs.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "ui/figure/csv_writer.h"
#include "ui/figure/slide_title.h"
#include "ui/text/translated.h"
#include "ui/views/grid/grid_axes.h"
#include "ui/views/grid/grid_cells.h"
#include "ui/views/grid/grid_discovery.h"
#include "ui/views/grid/grid_extent.h"
#include "ui/views/grid/grid_labels.h"
#include "ui/views/grid/grid_overlay.h"
#include "ui/views/grid/grid_rays.h"
#include "ui/views/grid/pair_table.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double breath = 24;       // around everything
constexpr double leastPicture = 48; // pixels of the whole table when zoomed out as far as possible
constexpr double leastCell = 0.25;  // pixels; a growing table fills a window with its largest size
constexpr double mostCell = 160;
constexpr double mostFittedCell = 60;
constexpr double edge = 8; // from the legend to the picture’s edge

double titleHeightIn(const Style& style) {
    return hasTitle(style) ? slideTitleHeight(style) : 0;
}

/// The legend's top left corner: beside the part of the table that is in view.
QPointF legendCorner(const GridFigure& figure, const Frame& frame, const GridLegend& legend) {
    const GridLayout layout = figure.picture().layout();
    const QRectF shown = frame.toArea().mapRect(layout.bounds()).intersected(frame.content());
    const double axis = layout.originLeft() ? 0 : rowAxisWidth(figure.picture(), frame.style());
    const double lowest = frame.area().bottom() - legend.size().height() - edge;
    return {
        shown.right() + axis + breath * frame.style().type,
        std::max(frame.area().top() + titleHeightIn(frame.style()) + edge, std::min(shown.top(), lowest))};
}

} // namespace

GridFigure::GridFigure(std::shared_ptr<const GridPicture> picture, GridMarks marks, bool hasLegend)
    : picture_(std::move(picture)), marks_(std::move(marks)), hasLegend_(hasLegend) {}

ValueTable GridFigure::valueTable() const {
    const GridSize part = picture_->finished();
    std::vector<std::uint64_t> shared = picture_->grid().kept();
    shared.insert(shared.begin(), picture_->grid().firstNumber());
    return {.rows = part.rows,
            .columns = part.columns,
            .shared = std::move(shared),
            .at = [picture = picture_](const ValuePlace& place) { return *picture->valueAt(place); },
            .positionAt =
                [picture = picture_](const ValuePlace& place) {
                    return picture->grid().positionAt(place.a, place.b);
                }};
}

std::optional<QRectF> GridFigure::rectOf(const ValuePlace& place) const {
    const Discovered* discovered = marks_.discovered();
    if (discovered && discovered->sightOf(place) == Discovered::Sight::unknown) return std::nullopt;
    return picture_->layout().cellRect(place);
}

std::optional<ValuePlace> GridFigure::placeAt(const QPointF& world, const Frame& /*frame*/) const {
    return picture_->layout().cellAt(world);
}

bool GridFigure::sharesColours(const Pairable& other) const {
    const auto* grid = dynamic_cast<const GridFigure*>(&other);
    return grid && picture_->colours.meanTheSame(grid->picture_->colours);
}

std::unique_ptr<Figure> GridFigure::withoutLegend() const {
    if (marks_.discovered()) return nullptr;
    return std::make_unique<GridFigure>(picture_, marks_, false);
}

std::optional<QRectF> GridFigure::placeOfTopic(const Topic& topic) const {
    if (topic.kind != topic::position) return std::nullopt;
    const auto asked = ask(*picture_->game, topic.text);
    const auto cell = asked ? picture_->grid().cellOf(**asked) : std::nullopt;
    if (!cell || !picture_->layout().contains(*cell)) return std::nullopt;
    return picture_->layout().cellRect(*cell);
}

QRectF GridFigure::bounds() const {
    constexpr std::uint64_t leastSide = 12; // cells; fewer would be larger than they need be
    const GridLayout layout = picture_->layout();
    if (!marks_.selected || !marks_.step || marks_.step->discovered) return layout.bounds();
    const std::uint64_t number = std::max(marks_.selected->a, marks_.selected->b);
    const std::uint64_t side = std::max(leastSide, number + number / 2 + 2);
    const auto part = [side](std::uint32_t whole) {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(whole, side));
    };
    return layout.rectOf({0, part(layout.columns()), 0, part(layout.rows())});
}

QMarginsF GridFigure::margins(const Style& style) const {
    const GridLayout layout = picture_->layout();
    const double rows = rowAxisWidth(*picture_, style);
    const double columns = columnAxisHeight(style);
    const double air = breath * style.type;
    const double legend = hasLegend_ ? GridLegend::width(style) + air : 0;
    const double above = hasTitle(style) ? edge : air; // on a slide there is little room
    return {air + (layout.originLeft() ? rows : 0),
            above + titleHeightIn(style) + (layout.originTop() ? columns : 0),
            air + (layout.originLeft() ? 0 : rows) + legend, above + (layout.originTop() ? 0 : columns)};
}

std::pair<double, double> GridFigure::scaleRange() const {
    const GridLayout layout = picture_->settings.layout();
    const double side = std::max(layout.columns(), layout.rows());
    const double least = growsBeyondItsSize(picture_->settings, *picture_->game) ? leastCell : 1.0;
    return {std::min(least, leastPicture / side), mostCell};
}

double GridFigure::largestFit() const {
    return mostFittedCell;
}

QString GridFigure::title(const Style& style) const {
    if (!hasTitle(style)) return {};
    const GridStep* step = marks_.step.get();
    if (step && !step->discovered && marks_.selected) {
        const bool isKnown = step->done || step->mark; // the proof comes after the definition
        const std::optional<Nimber> value = picture_->valueAt(*marks_.selected);
        return translated(sayValueOf(mexplorer::shown(marks_.selectedText), isKnown ? value : std::nullopt,
                                     playOf(*picture_->game)));
    }
    const GridLayout layout = picture_->layout();
    return tr("%1, %2 × %3")
        .arg(translated(picture_->game->description().title))
        .arg(layout.rows())
        .arg(layout.columns());
}

GridLegend GridFigure::legendIn(const Frame& frame) const {
    const GridLegend::Seen seen{.discovered = marks_.discovered(),
                                .room = frame.area().height() - 2 * edge - titleHeightIn(frame.style()),
                                .outside = outside(),
                                .areWritten =
                                    numberHeight(*picture_, frame.scale(), frame.style()).has_value()};
    return GridLegend(*picture_, frame.style(), seen);
}

void GridFigure::draw(QPainter& painter, const Frame& frame) const {
    paintPaper(painter, frame);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxes(painter, frame, *picture_);
    if (hasLegend_) drawLegend(painter, frame);
    drawSlideTitle(painter, frame, title(frame.style()));

    painter.setClipRect(frame.content());
    const QRectF all = frame.toArea().mapRect(bounds()).intersected(frame.content());
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (!picture_->complete()) painter.fillRect(all, frame.theme().chrome);
    if (const Discovered* discovered = marks_.discovered())
        drawDiscovered(painter, frame, *picture_, *discovered);
    else
        drawWhole(painter, frame);
    drawHoles(painter, frame);
    painter.setClipRect(frame.content().adjusted(-8, -8, 8, 8)); // halos stand out a little
    drawMarks(painter, frame, *this);
    painter.restore();
}

/// Where no position is there is no value either.
void GridFigure::drawHoles(QPainter& painter, const Frame& frame) const {
    for (const GridCell& hole : picture_->grid().holes()) {
        const QRectF rect = frame.toArea().mapRect(picture_->layout().cellRect(hole));
        painter.fillRect(rect, frame.theme().paper);
        painter.fillRect(rect, QBrush(frame.theme().quiet, Qt::BDiagPattern));
    }
}

void GridFigure::drawLegend(QPainter& painter, const Frame& frame) const {
    const GridLegend legend = legendIn(frame);
    const QPointF corner = legendCorner(*this, frame, legend);
    legend.draw(painter, corner);
    drawPairs(painter, frame, corner + QPointF(0, legend.size().height() + breath / 2));
}

QStringList GridFigure::textsBeside(const Frame& frame) const {
    if (!hasLegend_) return {title(frame.style())};
    const GridLegend legend = legendIn(frame);
    QStringList texts;
    for (const GridLegend::Entry& entry : legend.entries())
        if (entry.isSeen) texts << entry.text;
    return texts << title(frame.style());
}

QString GridFigure::outside() const {
    if (marks_.step && !marks_.step->outside.empty())
        return QString::fromStdString(mexplorer::shown(marks_.step->outside));
    return marks_.selected ? QString() : QString::fromStdString(mexplorer::shown(marks_.selectedText));
}

/// The pairs found so far; the latest ones if there is no room for all of them below the legend.
void GridFigure::drawPairs(QPainter& painter, const Frame& frame, const QPointF& topLeft) const {
    const Discovered* discovered = marks_.discovered();
    if (!discovered || discovered->trace->subject.pairs.empty()) return;
    PairTable pairs(*discovered, frame.style());
    const double room = frame.area().bottom() - topLeft.y();
    pairs.shrinkTo(room);
    if (pairs.height() <= room) pairs.draw(painter, topLeft);
}

/// The whole table, not as a discovery.
void GridFigure::drawWhole(QPainter& painter, const Frame& frame) const {
    drawCells(painter, frame, *picture_);
    drawHairlines(painter, frame, *picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    drawRays(painter, frame, *picture_);
    drawOptionLines(painter, frame, *this);
    drawLabels(painter, frame, *picture_);
    drawDifferences(painter, frame, *picture_);
}

Expected<void> GridFigure::writeCsv(QIODevice& device, Task& task) const {
    const GridValues& values = *picture_->values;
    const GridSize size = picture_->settings.layout().size();
    const GridSize part = values.finished();
    if (part.rows < size.rows || part.columns < size.columns)
        return invalid(say(MX_TEXT("core", "The table is still being computed.")));
    const std::uint64_t first = picture_->grid().firstNumber();
    CsvWriter csv(device, task, 1 + std::uint64_t{size.rows} * size.columns);
    const std::vector<std::uint64_t> kept = picture_->grid().kept();
    std::string names;
    for (std::size_t i = 0; i < kept.size(); ++i)
        names += "," + numberName(2 + i).toStdString();
    const std::string further = fmt::format("{}{}", kept.empty() ? "" : ",", fmt::join(kept, ","));
    bool good = csv.line("a,b{},value", names);
    for (std::uint32_t a = 0; good && a < size.rows; ++a) {
        for (std::uint32_t b = 0; good && b < size.columns; ++b)
            good = csv.line("{},{}{},{}", a + first, b + first, further, values.at(a, b));
    }
    return csv.finish();
}

bool hasSteps(const GridPicture& picture, const GridMarks& marks) {
    return picture.settings.isDiscovered() || (marks.selected && picture.layout().contains(*marks.selected));
}

GridMarks marksOf(const GridPicture& picture, const Inquiry* asked, const std::optional<GridCell>& pointed) {
    const GridLayout layout = picture.layout();
    GridMarks marks;
    if (asked) {
        marks.selected = picture.grid().cellOf(*asked);
        marks.selectedText = asked->position();
    }
    if (pointed && layout.contains(*pointed)) marks.pointed = pointed;
    const std::optional<GridCell>& listed = marks.pointed ? marks.pointed : marks.selected;
    if (listed && layout.contains(*listed)) marks.options = optionsOf(picture, *listed);
    return marks;
}

} // namespace mexplorer::ui
