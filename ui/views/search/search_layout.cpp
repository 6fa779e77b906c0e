#include "ui/views/search/search_layout.h"

#include "ui/figure/tidy_layout.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr double levelHeight = 116;
constexpr double endHalfWidth = 27;
constexpr double gap = 14;
constexpr double subtreeGap = 30;
constexpr double belowNodes = 40;           // for what is written below the lowest
constexpr std::uint32_t mostNeighbours = 9; // shown with a place on the way, in a large tree
constexpr double barsWidth = 840;           // with their names and numbers
constexpr double nameWidth = 290;
constexpr double numberWidth = 100;
constexpr double countsHeight = 44;
constexpr double edge = 16;

/// From the root down to a node.
std::vector<std::uint32_t> wayTo(const SearchRun& run, std::uint32_t node) {
    std::vector<std::uint32_t> way;
    for (; node != SearchNode::none; node = run.nodes[node].parent)
        way.push_back(node);
    std::ranges::reverse(way);
    return way;
}

} // namespace

SearchLayout::SearchLayout(const SearchRun& run, const std::vector<bool>& isEnd, std::uint32_t at,
                           std::size_t bars) {
    choose(run, at);
    place(isEnd);
    const auto current = std::ranges::find(placed_, at, &Placed::node);
    current_ = current == placed_.end() ? QPointF() : current->centre;
    const double below = countsHeight + static_cast<double>(bars) * rowHeight;
    bounds_ = tree_.adjusted(0, 0, 0, below);
    const double missing = std::max(0.0, barsWidth - bounds_.width()) / 2;
    bounds_.adjust(-missing - edge, -edge, missing + edge, edge);
}

void SearchLayout::choose(const SearchRun& run, std::uint32_t at) {
    const bool isWhole = run.nodes.size() <= mostWhole;
    const std::vector<std::uint32_t> way = wayTo(run, at);
    placed_.emplace_back();
    row_.push_back(0);
    for (std::uint32_t i = 0; i < placed_.size(); ++i) {
        const SearchNode& node = run.nodes[placed_[i].node];
        const std::size_t level = node.depth;
        const bool isOnWay = level < way.size() && way[level] == placed_[i].node;
        std::uint32_t first = node.firstChild;
        std::uint32_t count = isWhole || isOnWay ? node.childCount : 0;
        if (!isWhole && count > mostNeighbours) {
            const std::uint32_t next = level + 1 < way.size() ? way[level + 1] - first : 0;
            const std::uint32_t skipped =
                std::min(next - std::min(next, mostNeighbours / 2), count - mostNeighbours);
            first += skipped;
            count = mostNeighbours;
        }
        placed_[i].hidden = node.childCount - count;
        firstChild_.push_back(static_cast<std::uint32_t>(placed_.size()));
        childCount_.push_back(count);
        for (std::uint32_t child = first; child < first + count; ++child) {
            placed_.push_back({.node = child, .parent = i, .centre = {}});
            row_.push_back(row_[i] + 1);
        }
    }
}

void SearchLayout::place(const std::vector<bool>& isEnd) {
    std::vector<float> left;
    std::vector<float> right;
    for (const Placed& placed : placed_) {
        const bool end = isEnd[placed.node];
        left.push_back(static_cast<float>(end ? endHalfWidth : halfSize));
        right.push_back(static_cast<float>(end ? endHalfWidth : halfSize + textWidth));
    }
    const std::vector<double> x = tidyLayout({firstChild_, childCount_, left, right}, {gap, subtreeGap});
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        placed_[i].centre = {x[i], row_[i] * levelHeight};
        tree_ |= QRectF(QPointF(x[i] - left[i], placed_[i].centre.y() - halfSize - 10),
                        QPointF(x[i] + right[i], placed_[i].centre.y() + halfSize + belowNodes));
    }
}

QRectF SearchLayout::shape(const Placed& placed) const {
    return {placed.centre.x() - halfSize, placed.centre.y() - halfSize, 2 * halfSize, 2 * halfSize};
}

QRectF SearchLayout::badge(const Placed& placed) const {
    const QRectF above = shape(placed);
    return {above.left() - 10, above.bottom() + 4, above.width() + 20, 26};
}

QRectF SearchLayout::text(const Placed& placed) const {
    return {placed.centre.x() + halfSize + 6, placed.centre.y() - halfSize + 4, textWidth - 8, 52};
}

const SearchLayout::Placed* SearchLayout::at(const QPointF& point) const {
    for (const Placed& placed : placed_)
        if (shape(placed).contains(point)) return &placed;
    return nullptr;
}

const SearchLayout::Placed* SearchLayout::badgeAt(const QPointF& point) const {
    for (const Placed& placed : placed_)
        if (placed.hidden > 0 && badge(placed).contains(point)) return &placed;
    return nullptr;
}

QPointF SearchLayout::heart(const QSizeF& seen) const {
    if (tree_.width() > seen.width() || tree_.height() > seen.height()) return current_;
    return {tree_.center().x(), bounds_.top()};
}

QRectF SearchLayout::counts() const {
    return {tree_.center().x() - barsWidth / 2, tree_.bottom(), barsWidth, countsHeight - 12};
}

QRectF SearchLayout::barName(std::size_t row) const {
    const QRectF top = counts();
    return {top.left(), tree_.bottom() + countsHeight + static_cast<double>(row) * rowHeight, nameWidth,
            rowHeight};
}

QRectF SearchLayout::bar(std::size_t row) const {
    const QRectF name = barName(row);
    return {name.right() + 12, name.top() + 5, barsWidth - nameWidth - 12 - numberWidth, rowHeight - 10};
}

} // namespace mexplorer::ui
