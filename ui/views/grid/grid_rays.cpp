#include "ui/views/grid/grid_rays.h"

#include "ui/views/grid/grid_labels.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double outlinedCell = 6; // pixels of a cell from which on rays have a halo
constexpr double dashLength = 9;   // pixels
constexpr double leastDash = 0.5;  // of a dash: a shorter rest beside a number would look like a mark
const QSizeF airOfNumber(4, 2);    // pixels around a number, both sides together

const QColor bright = QColor(255, 255, 255, 200);
const QColor dim = QColor(10, 12, 18, 200);

/// A part of a line, as fractions of its length.
struct Stretch {
    double from = 0;
    double to = 1;
};

/// The part of the line inside the box, if any is.
std::optional<Stretch> within(const QLineF& line, const QRectF& box) {
    Stretch in;
    const auto narrow = [&in](double start, double way, double least, double most) {
        if (way == 0) {
            if (start <= least || start >= most) in.to = in.from;
            return;
        }
        const auto [enters, leaves] = std::minmax({(least - start) / way, (most - start) / way});
        in.from = std::max(in.from, enters);
        in.to = std::min(in.to, leaves);
    };
    narrow(line.x1(), line.dx(), box.left(), box.right());
    narrow(line.y1(), line.dy(), box.top(), box.bottom());
    if (in.from >= in.to) return std::nullopt;
    return in;
}

/// The parts of the line that would cover numbers, in order.
std::vector<Stretch> numbersUnder(const QLineF& line, const Frame& frame, const GridPicture& picture) {
    std::vector<Stretch> covered;
    const auto height = numberHeight(picture, frame.scale(), frame.style());
    if (!height) return covered;
    const GridLayout layout = picture.layout();
    const CellRange range = layout.visible(frame.visible(), picture.finished());
    for (std::uint32_t row = range.firstRow; row < range.endRow; ++row) {
        for (std::uint32_t column = range.firstColumn; column < range.endColumn; ++column) {
            const GridCell cell = layout.cellOf(column, row);
            QRectF box({0, 0}, numberSize(picture, *picture.valueAt(cell), *height) + airOfNumber);
            box.moveCenter(frame.toArea().map(layout.cellRect(cell).center()));
            if (const auto in = within(line, box)) covered.push_back(*in);
        }
    }
    std::sort(covered.begin(), covered.end(),
              [](const Stretch& one, const Stretch& other) { return one.from < other.from; });
    return covered;
}

} // namespace

QLineF rayLine(const GridLayout& layout, double slope) {
    const GridSize size = layout.size();
    const double a = std::min(size.rows - 0.5, (size.columns - 0.5) / slope);
    const QPointF start = layout.cellRect({0, 0}).center();
    const QPointF one = layout.cellRect({1, 0}).center() - start; // the direction in which a grows
    const QPointF other = layout.cellRect({0, 1}).center() - start;
    return {start, start + one * a + other * (a * slope)};
}

std::vector<QLineF> rayDashes(const Frame& frame, const GridPicture& picture, const QLineF& line, double dash,
                              double gap) {
    std::vector<QLineF> dashes;
    const auto seen = within(line, frame.content());
    if (!seen) return dashes;
    const double length = line.length();
    const std::vector<Stretch> covered = numbersUnder(line, frame, picture);
    const auto add = [&](double from, double to) {
        if ((to - from) * length >= leastDash * dash)
            dashes.push_back({line.pointAt(from), line.pointAt(to)});
    };
    // Counted from the line's beginning, so that dashes do not move while the picture is dragged.
    for (double at = std::floor(seen->from * length / (dash + gap)) * (dash + gap); at < seen->to * length;
         at += dash + gap) {
        double from = at / length;
        const double to = std::min((at + dash) / length, 1.0);
        for (const Stretch& number : covered) {
            if (number.to <= from || number.from >= to) continue;
            add(from, number.from);
            from = number.to;
        }
        add(from, to);
    }
    return dashes;
}

void drawRays(QPainter& painter, const Frame& frame, const GridPicture& picture) {
    const auto* aspect = picture.game->as<RaysAspect>();
    if (!aspect || !picture.settings.rays) return;
    const bool near = frame.scale() >= outlinedCell;
    const double line = frame.style().line;
    const double gap = near ? 6 : 14; // from afar the P-cells are the line: it must not hide them
    for (const Ray& ray : aspect->rays()) {
        const auto dashes =
            rayDashes(frame, picture, frame.toArea().map(rayLine(picture.layout(), ray.slope)),
                      dashLength * line, gap * line);
        const bool isDark = frame.theme().dark; // and so are the cells
        for (const bool isBehind : {true, false}) {
            if (!near && isBehind) continue;
            const QColor& colour = isBehind == isDark ? dim : bright;
            const double width = isBehind ? 2.6 : 1.4;
            painter.setPen(QPen(colour, width * line, Qt::SolidLine, Qt::FlatCap));
            for (const QLineF& dash : dashes)
                painter.drawLine(dash);
        }
    }
}

} // namespace mexplorer::ui
