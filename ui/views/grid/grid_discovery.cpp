#include "ui/views/grid/grid_discovery.h"

#include "ui/figure/motion/keyed.h"
#include "ui/theme/colour_maps.h"
#include "ui/views/grid/grid_colours.h"
#include "ui/views/grid/grid_labels.h"
#include "ui/views/grid/label_run.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace mexplorer::ui {

namespace {

constexpr double gapOfCell = 0.04;    // between two cells, as a part of one
constexpr double askedHeight = 0.42;  // of a question mark, by the cell's side
constexpr double leastAskedCell = 12; // pixels of a cell with a question mark, at least
constexpr unsigned paleShare = 107;   // opacity of N’s colour on the paper, of 255

QColor colourOf(const GridPicture& picture, const Discovered& discovered, const GridCell& cell,
                const Theme& theme) {
    const Nimber value = discovered.valueOf(cell);
    if (!discovered.isOfOutcomes()) return picture.colours.of(static_cast<GridValues::Value>(value), theme);
    if (value == 0) return pAmongColours(theme).fill;
    return discovered.sightOf(cell) == Discovered::Sight::lit ? QColor(nAmongCells(theme)) : paleN(theme);
}

/// The label of a known cell.
QString labelOf(const Discovered& discovered, Nimber value) {
    if (!discovered.isOfOutcomes()) return QString::number(value);
    return value == 0 ? QStringLiteral("P") : QString();
}

/// The cells that have a move to a P-cell, and their colours, by the way that they lie from it.
using ShotRays = std::array<std::vector<std::pair<QRectF, QColor>>, 9>;

/// Which way a cell lies from another: along a row or a column of the table, or slanting.
std::size_t wayTo(const GridCell& from, const GridCell& to) {
    const auto side = [](std::uint64_t one, std::uint64_t other) {
        return one == other ? 0U : one < other ? 1U : 2U;
    };
    return 3 * side(from.a, to.a) + side(from.b, to.b);
}

/// From step to step the P-cell shoots them: each is seen further and further from there. `finding` tells
/// them from those of other P-cells.
void shootRays(QPainter& painter, const QPointF& from, const ShotRays& rays, std::size_t finding) {
    for (std::size_t way = 0; way < rays.size(); ++way) {
        const Keyed ray(painter, {"ray", finding, way}, from, Growth::uncovers);
        for (const auto& [cell, colour] : rays[way])
            painter.fillRect(cell, colour);
    }
}

} // namespace

QColor paleN(const Theme& theme) {
    return {mixed(theme.paper.rgb(), nAmongCells(theme), paleShare)};
}

void drawUnknown(QPainter& painter, const QRectF& cell, const Style& style, bool isAsked) {
    painter.setBrush(style.theme.paper);
    painter.setPen(QPen(style.theme.line, style.line));
    painter.drawRect(cell.adjusted(0.5, 0.5, -0.5, -0.5));
    const double height = std::max(cell.height() * askedHeight, style.leastType);
    if (!isAsked || cell.width() < leastAskedCell || height > cell.height()) return;
    painter.setPen(style.theme.quiet);
    painter.setFont(textFont(height));
    painter.drawText(cell, Qt::AlignCenter, QStringLiteral("?"));
}

void drawDiscovered(QPainter& painter, const Frame& frame, const GridPicture& picture,
                    const Discovered& discovered) {
    const GridLayout layout = picture.layout();
    const Theme& theme = frame.theme();
    const auto height = numberHeight(picture, frame.scale(), frame.style());
    const QFont plain = textFont(height.value_or(1));
    const RoleColours& p = pAmongColours(theme);
    LabelRun onP(painter, textFont(height.value_or(1), QFont::Bold), p.on);
    LabelRun dark(painter, plain, Qt::black);
    LabelRun light(painter, plain, Qt::white);
    const std::optional<GridCell>& shooter = discovered.state.cell; // a P-cell, where some are lit
    ShotRays rays;
    const CellRange range = layout.visible(frame.visible(), picture.finished());
    for (std::uint32_t row = range.firstRow; row < range.endRow; ++row) {
        for (std::uint32_t column = range.firstColumn; column < range.endColumn; ++column) {
            const GridCell cell = layout.cellOf(column, row);
            const double gap = frame.scale() * gapOfCell / 2;
            const QRectF rect = frame.toArea().mapRect(layout.cellRect(cell)).adjusted(gap, gap, -gap, -gap);
            if (discovered.sightOf(cell) == Discovered::Sight::unknown) {
                drawUnknown(painter, rect, frame.style(), discovered.state.asks);
                continue;
            }
            const Nimber value = discovered.valueOf(cell);
            const QColor colour = colourOf(picture, discovered, cell, theme);
            if (shooter && discovered.sightOf(cell) == Discovered::Sight::lit)
                rays[wayTo(*shooter, cell)].emplace_back(rect, colour);
            else
                painter.fillRect(rect, colour);
            if (value == 0 && frame.scale() >= leastCellWithRing) drawRing(painter, rect, p);
            if (!height) continue;
            LabelRun& run = value == 0 ? onP : readableOn(colour.rgb()) == QColor(Qt::white) ? light : dark;
            run.add(labelOf(discovered, value), rect.center());
        }
    }
    for (LabelRun* run : {&dark, &light, &onP})
        run->draw();
    if (shooter && discovered.state.lit)
        shootRays(painter, frame.toArea().map(layout.cellRect(*shooter).center()), rays,
                  *discovered.state.lit);
}

} // namespace mexplorer::ui
