#include "ui/views/search/search_layout.h"

#include "ui/figure/tidy_layout.h"

#include <algorithm>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double levelHeight = 120;
constexpr double boxWidth = 48; // of an end
constexpr double boxHeight = 42;
constexpr double endHalfWidth = 27;
constexpr double boardGap = 8;
constexpr double gap = 14;
constexpr double subtreeGap = 30;
constexpr double belowNodes = 40;           // for texts below the lowest nodes
constexpr std::uint32_t mostNeighbours = 5; // siblings shown on each level of the path, in a large tree
constexpr std::uint32_t mostBoards = 3;     // the same where boards are drawn beside nodes
constexpr std::uint32_t fewest = 2;         // siblings, however broad the picture is
constexpr double countsWidth = 900;
constexpr double pillLeft = 8; // from the node’s centre
constexpr double mostPill = 170;
constexpr double besidePill = 44; // room for the badge of the next node, to its left
constexpr double belowShape = 7;
constexpr double pillHeight = SearchLayout::textsBelow - belowShape;
constexpr double besideBranch = 4;
constexpr double edge = 16;

/// Whether the tree has at most so many nodes.
bool isSmall(const SearchRun& run, std::uint32_t root, std::size_t most) {
    std::vector<std::uint32_t> found = {root};
    for (std::size_t i = 0; i < found.size() && found.size() <= most; ++i) {
        const SearchNode& node = run.nodes[found[i]];
        for (std::uint32_t child = 0; child < node.childCount && found.size() <= most; ++child)
            found.push_back(node.firstChild + child);
    }
    return found.size() <= most;
}

/// At most `most` of a node’s options: those beside `next`, which the path goes on to, or else the first;
/// with the `best`. Either may be SearchNode::none.
std::vector<std::uint32_t> shownOptions(const SearchNode& node, std::uint32_t next, std::uint32_t best,
                                        std::uint32_t most) {
    const std::uint32_t count = std::min(node.childCount, most);
    std::uint32_t first = node.firstChild;
    if (next != SearchNode::none)
        first += std::min(next - first - std::min(next - first, most / 2), node.childCount - count);
    std::vector<std::uint32_t> shown(count);
    std::iota(shown.begin(), shown.end(), first);
    if (count < 2 || best == SearchNode::none || std::ranges::binary_search(shown, best)) return shown;
    (shown.back() == next ? shown.front() : shown.back()) = best;
    std::ranges::sort(shown);
    return shown;
}

} // namespace

SearchLayout::SearchLayout(const SearchSubject& subject, const Part& part, const QSizeF& below,
                           const Beside& beside)
    : boardWidth_(beside.board), textWidth_(beside.text), belowSize_(below) {
    const bool isWhole = isSmall(subject.run, part.path.front(), mostWhole);
    if (isWhole) show(subject, part, all);
    if (!isWhole || (!part.isBroad && tree_.width() > broadestWhole)) showPath(subject, part);
    const Placed* current = find(part.at);
    current_ = current ? current->centre : QPointF();
    for (const std::uint32_t node : part.path)
        if (const Placed* placed = find(node)) path_ |= shape(*placed) | this->beside(*placed);
    bounds_ = tree_.adjusted(0, 0, 0, countsHeight + below.height());
    const double missing = std::max(0.0, countsWidth - bounds_.width()) / 2;
    bounds_.adjust(-missing - edge, -edge, missing + edge, edge);
}

void SearchLayout::showPath(const SearchSubject& subject, const Part& part) {
    std::uint32_t most = boardWidth_ > 0 ? mostBoards : mostNeighbours;
    show(subject, part, most);
    while (part.isNarrow && most > fewest && tree_.width() > broadestSeen)
        show(subject, part, --most);
}

void SearchLayout::show(const SearchSubject& subject, const Part& part, std::uint32_t most) {
    placed_.clear();
    firstChild_.clear();
    childCount_.clear();
    row_.clear();
    tree_ = {};
    choose(subject.run, part, most);
    place(subject);
}

void SearchLayout::choose(const SearchRun& run, const Part& part, std::uint32_t most) {
    const auto at = [](const std::vector<std::uint32_t>& nodes, std::size_t level) {
        return level < nodes.size() ? nodes[level] : SearchNode::none;
    };
    placed_.push_back({.node = part.path.front(), .parent = 0, .centre = {}});
    row_.push_back(0);
    for (std::uint32_t i = 0; i < placed_.size(); ++i) {
        const SearchNode& node = run.nodes[placed_[i].node];
        const std::size_t level = node.depth;
        const bool isOnPath = at(part.path, level) == placed_[i].node;
        const std::vector<std::uint32_t> shown =
            isOnPath ? shownOptions(node, at(part.path, level + 1), at(part.best, level), most)
                     : shownOptions(node, SearchNode::none, SearchNode::none, most == all ? most : 0);
        placed_[i].hidden = node.childCount - static_cast<std::uint32_t>(shown.size());
        firstChild_.push_back(static_cast<std::uint32_t>(placed_.size()));
        childCount_.push_back(static_cast<std::uint32_t>(shown.size()));
        for (const std::uint32_t child : shown) {
            placed_.push_back({.node = child, .parent = i, .centre = {}});
            row_.push_back(row_[i] + 1);
        }
    }
}

void SearchLayout::place(const SearchSubject& subject) {
    std::vector<float> left;
    std::vector<float> right;
    for (const Placed& placed : placed_) {
        const bool end = subject.areEnds[placed.node];
        left.push_back(static_cast<float>(end ? endHalfWidth : halfWidth));
        const double atEnd = boardWidth_ > 0 ? halfWidth + boardRoom() : endHalfWidth;
        right.push_back(static_cast<float>(end ? atEnd : halfWidth + boardRoom() + textWidth_));
    }
    const std::vector<double> x = tidyLayout({firstChild_, childCount_, left, right}, {gap, subtreeGap});
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        placed_[i].centre = {x[i], row_[i] * levelHeight};
        const bool isLast = i + 1 == placed_.size() || row_[i + 1] != row_[i];
        placed_[i].pillRoom = isLast ? mostPill : std::min(mostPill, x[i + 1] - besidePill - x[i] - pillLeft);
        if (childCount_[i] + placed_[i].hidden > 0) tree_ |= pill(placed_[i]);
        tree_ |= QRectF(QPointF(x[i] - left[i], placed_[i].centre.y() - halfHeight - 10),
                        QPointF(x[i] + right[i], placed_[i].centre.y() + halfHeight + belowNodes));
    }
}

const SearchLayout::Placed* SearchLayout::find(std::uint32_t node) const {
    const auto found = std::ranges::find(placed_, node, &Placed::node);
    return found == placed_.end() ? nullptr : &*found;
}

QRectF SearchLayout::shape(const Placed& placed) const {
    return {placed.centre.x() - halfWidth, placed.centre.y() - halfHeight, 2 * halfWidth, 2 * halfHeight};
}

QRectF SearchLayout::box(const Placed& placed) const {
    return {placed.centre.x() - boxWidth / 2, placed.centre.y() - boxHeight / 2, boxWidth, boxHeight};
}

double SearchLayout::boardRoom() const {
    return boardWidth_ > 0 ? boardWidth_ + boardGap : 0;
}

QRectF SearchLayout::beside(const Placed& placed) const {
    return {placed.centre.x() + halfWidth + 2, placed.centre.y() - halfHeight + 4,
            boardRoom() + textWidth_ - 4, 52};
}

QRectF SearchLayout::text(const Placed& placed) const {
    return beside(placed).adjusted(boardRoom(), 0, 0, 0);
}

QRectF SearchLayout::board(const Placed& placed) const {
    return {placed.centre.x() + halfWidth + 2, placed.centre.y() - boardHeight / 2, boardWidth_, boardHeight};
}

QRectF SearchLayout::pill(const Placed& placed) const {
    return {placed.centre.x() + pillLeft, placed.centre.y() + halfHeight + belowShape, placed.pillRoom,
            pillHeight};
}

QRectF SearchLayout::badge(const Placed& placed) const {
    return {placed.centre.x() - besidePill, placed.centre.y() + halfHeight + belowShape,
            besidePill - besideBranch, pillHeight};
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
    const double room = std::max(0.0, seen.width() / 2 - halfWidth - boardRoom() - textWidth_);
    const double x = tree_.width() > seen.width()
                         ? std::clamp(path_.center().x(), current_.x() - room, current_.x() + room)
                         : tree_.center().x();
    const double highest = bounds_.top() + seen.height() / 2;
    const double lowest = counts().bottom() - seen.height() / 2;
    return {x, std::clamp(current_.y(), highest, std::max(highest, lowest))};
}

QRectF SearchLayout::counts() const {
    return {tree_.center().x() - countsWidth / 2, tree_.bottom(), countsWidth, countsHeight - 12};
}

QRectF SearchLayout::below() const {
    return {{tree_.center().x() - belowSize_.width() / 2, tree_.bottom() + countsHeight}, belowSize_};
}

} // namespace mexplorer::ui
