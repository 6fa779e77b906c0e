// The branches of the tree of a search.
#include "ui/figure/motion/keyed.h"
#include "ui/views/search/search_figure.h"

#include <QPainterPath>

#include <algorithm>
#include <tuple>
#include <vector>

namespace mexplorer::ui {

QPen SearchFigure::edgePen(const Style& style, std::uint32_t child,
                           const std::vector<std::uint32_t>& line) const {
    const Theme& theme = style.theme;
    const Stage stage = progress_.stage(child);
    if (isBlank_) return {theme.quiet, 1.5 * style.line};
    // At a cut no score goes along the branch: it comes back in the next step.
    const bool isGone = child == current() && now()->kind != SearchEvent::Kind::cut;
    if (isGone) return {theme.accent, 4 * style.line};
    if (std::find(line.begin(), line.end(), child) != line.end()) return {theme.winning, 4 * style.line};
    if (isOnlyMinimaxs(child)) return {theme.quiet, 1.5 * style.line};
    if (stage == Stage::leftOut) return {theme.rim, 1.5 * style.line, Qt::DotLine};
    return stage == Stage::unseen ? QPen(theme.rim, style.line) : QPen(theme.quiet, 2 * style.line);
}

/// Each branch is a thing of its own, so that one that is cut off falls with what hangs on it.
void SearchFigure::drawEdges(QPainter& painter, const Style& style) const {
    const std::vector<std::uint32_t> line = findsValues() ? progress_.line() : std::vector<std::uint32_t>();
    std::vector<std::tuple<QPen, QPainterPath, std::uint32_t>> branches;
    branches.reserve(layout_.placed().size());
    for (const Placed& placed : layout_.placed()) {
        if (&placed == &layout_.placed().front()) continue;
        const Placed& parent = layout_.placed()[placed.parent];
        branches.emplace_back(
            edgePen(style, placed.node, line),
            layout_.branch(placed, placed.hasFallen && !parent.hasFallen && !isOnlyMinimaxs(placed.node)),
            placed.node);
    }
    // The broadest last: where branches begin together, the one that matters is seen.
    std::ranges::stable_sort(branches, {},
                             [](const auto& branch) { return std::get<QPen>(branch).widthF(); });
    painter.setBrush(Qt::NoBrush);
    for (const auto& [pen, path, node] : branches) {
        const Keyed branch(painter, {"branch", node}, Growth::stretches);
        painter.setPen(pen);
        painter.drawPath(path);
    }
}

/// A link from the step’s place to where the table's score for it comes from.
void SearchFigure::drawTableLink(QPainter& painter, const Style& style) const {
    const SearchEvent* told = current() == SearchNode::none ? nullptr : progress_.told(current());
    if (!told || told->knownFrom == SearchNode::none) return;
    const Placed* from = layout_.find(current());
    const Placed* to = layout_.find(told->knownFrom);
    if (!from || !to) return;
    const QPointF start = from->centre;
    const QPointF end = to->centre;
    const QPointF lift(0, -SearchLayout::halfHeight);
    QPainterPath path(start);
    path.cubicTo(start + 2 * lift, end + 2 * lift, end);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(style.theme.accent, 2 * style.line, Qt::DashLine));
    painter.drawPath(path);
}

} // namespace mexplorer::ui
