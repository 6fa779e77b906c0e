#include "ui/views/play/flow_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr QSizeF usualWindow(1000, 540);

/// Row by row, none wider than `width` unless a single box is.
Flow flowWithin(const std::vector<QSizeF>& boxes, const QSizeF& gap, double width) {
    Flow flow;
    flow.corners.resize(boxes.size());
    double top = 0;
    std::vector<std::pair<std::size_t, double>> rows; // the end and the width of each
    for (std::size_t first = 0; first < boxes.size();) {
        double x = 0;
        double height = 0;
        std::size_t end = first;
        for (; end < boxes.size() && (end == first || x + boxes[end].width() <= width); ++end) {
            flow.corners[end] = {x, 0};
            x += boxes[end].width() + gap.width();
            height = std::max(height, boxes[end].height());
        }
        for (std::size_t box = first; box < end; ++box)
            flow.corners[box].setY(top + height - boxes[box].height());
        rows.emplace_back(end, x - gap.width());
        flow.size = {std::max(flow.size.width(), x - gap.width()), top + height};
        top += height + gap.height();
        first = end;
    }
    std::size_t box = 0;
    for (const auto& [end, rowWidth] : rows)
        for (; box < end; ++box)
            flow.corners[box].rx() += (flow.size.width() - rowWidth) / 2;
    return flow;
}

} // namespace

double usualScale(const QSizeF& size) {
    return std::min(usualWindow.width() / std::max(size.width(), 1.0),
                    usualWindow.height() / std::max(size.height(), 1.0));
}

Flow flowOf(const std::vector<QSizeF>& boxes, const QSizeF& gap) {
    constexpr double most = 1; // larger than the usual size is no gain: fewer rows are better
    double all = -gap.width();
    for (const QSizeF& box : boxes)
        all += box.width() + gap.width();
    Flow best = flowWithin(boxes, gap, all);
    for (std::size_t rows = 2; rows <= boxes.size() && usualScale(best.size) < most; ++rows) {
        Flow flow = flowWithin(boxes, gap, 1.04 * all / static_cast<double>(rows));
        if (usualScale(flow.size) > 1.05 * usualScale(best.size)) best = std::move(flow);
    }
    return best;
}

} // namespace mexplorer::ui
