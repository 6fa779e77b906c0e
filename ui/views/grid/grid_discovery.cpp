#include "ui/views/grid/grid_discovery.h"

#include "ui/views/grid/grid_labels.h"
#include "ui/views/grid/label_run.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double gapOfCell = 0.04;    // between two cells, as a part of one
constexpr double askedHeight = 0.42;  // of a question mark, by the cell's side
constexpr double leastAskedCell = 12; // pixels of a cell with a question mark, at least
constexpr double paleShare = 0.42;    // opacity of N’s colour on the paper

QColor mixed(const QColor& colour, const QColor& ground, double share) {
    const auto part = [&](double one, double other) {
        return static_cast<float>(other + (one - other) * share);
    };
    return QColor::fromRgbF(part(colour.redF(), ground.redF()), part(colour.greenF(), ground.greenF()),
                            part(colour.blueF(), ground.blueF()));
}

QColor colourOf(const GridPicture& picture, const Discovered& discovered, const GridCell& cell,
                const Theme& theme) {
    const Nimber value = discovered.valueOf(cell);
    if (!discovered.isOfOutcomes()) return picture.colours.of(static_cast<GridValues::Value>(value), theme);
    if (value == 0) return theme.p;
    return discovered.sightOf(cell) == Discovered::Sight::lit ? theme.n : paleN(theme);
}

/// The label of a known cell.
QString labelOf(const Discovered& discovered, Nimber value) {
    if (!discovered.isOfOutcomes()) return QString::number(value);
    return value == 0 ? QStringLiteral("P") : QString();
}

} // namespace

QColor paleN(const Theme& theme) {
    return mixed(theme.n, theme.paper, paleShare);
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
    const RoleColours p =
        discovered.isOfOutcomes() ? RoleColours{theme.p, theme.onP, theme.pText} : pAmongColours(theme);
    LabelRun onP(painter, textFont(height.value_or(1), QFont::Bold), p.on);
    LabelRun dark(painter, plain, Qt::black);
    LabelRun light(painter, plain, Qt::white);
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
            painter.fillRect(rect, colour);
            if (value == 0 && frame.scale() >= leastCellWithRing) drawRing(painter, rect, p);
            if (!height) continue;
            LabelRun& run = value == 0 ? onP : readableOn(colour.rgb()) == QColor(Qt::white) ? light : dark;
            run.add(labelOf(discovered, value), rect.center());
        }
    }
    for (LabelRun* run : {&dark, &light, &onP})
        run->draw();
}

} // namespace mexplorer::ui
