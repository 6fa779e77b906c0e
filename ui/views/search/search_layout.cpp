#include "ui/views/search/search_layout.h"

#include "ui/figure/tidy_layout.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace mexplorer::ui {

namespace {

constexpr double leastHalfWidth = 62; // of a triangle
constexpr double mostHalfWidth = 130;
constexpr double leastBox = 50; // the width of an end
constexpr double boxHeight = 42;
constexpr double besideBox = 3;
constexpr double boardGap = 8;
constexpr double gap = 14;
constexpr double subtreeGap = 26;
constexpr double lineHeight = 25;     // of a text in a triangle
constexpr double besideEdge = 3;      // between such a text and the triangle’s edge
constexpr double besideTriangle = 12; // so that the condition of a cut has room in its row
constexpr double mostName = 118;
constexpr double aboveNodes = 4;            // for the light around them
constexpr double belowNodes = 10;           // for what reaches over the edge of the lowest nodes
constexpr std::uint32_t mostNeighbours = 5; // siblings shown on each level of the path, in a large tree
constexpr std::uint32_t mostBoards = 3;     // the same where boards are drawn beside nodes
constexpr std::uint32_t fewest = 2;         // siblings, however broad the picture is
constexpr double pillLeft = 8;              // from the node’s centre
constexpr double mostPill = 170;
constexpr double besidePill = 46; // room for the badge of the next node, to its left
constexpr double belowShape = 7;
constexpr double pillHeight = SearchLayout::textsBelow - belowShape;
constexpr double besideBranch = 4;
constexpr double edge = 6;

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

/// What is left of a curve after its first part: so the curves of Bézier are divided by de Casteljau.
QPainterPath lowerPart(std::array<QPointF, 4> curve, double first) {
    QPainterPath path;
    for (std::size_t known = curve.size() - 1; known > 0; --known)
        for (std::size_t i = 0; i < known; ++i)
            curve[i] += (curve[i + 1] - curve[i]) * first;
    path.moveTo(curve[0]);
    path.cubicTo(curve[1], curve[2], curve[3]);
    return path;
}

/// Half the width of triangles in which a text of this width stands inside.
double halfWidthFor(double text) {
    constexpr double inside = 1 - (lineHeight - besideEdge) / (2 * SearchLayout::halfHeight);
    return std::clamp(text / SearchLayout::tightest / inside / 2, leastHalfWidth, mostHalfWidth);
}

} // namespace

SearchLayout::SearchLayout(const SearchSubject& subject, const Part& part, Room room)
    : room_(std::move(room)), halfWidth_(halfWidthFor(room_.remark)),
      isWhole_(isSmall(subject.run, part.path.front(), mostWhole)) {
    if (isWhole_) show(subject, part, all);
    if (isWhole_ && !part.isBroad && tree_.width() > broadestWhole) isWhole_ = false;
    if (!isWhole_) showPath(subject, part);
    letFall(part);
    turnBelowTexts(cuts(subject.settings.method));
    if (const Placed* current = find(part.at)) {
        current_ = current->centre;
        lit_ = shape(*current);
        if (!part.isCut) lit_ |= shape(placed_[current->parent]);
        for (const Placed& placed : placed_)
            if (part.isCut && &placed_[placed.parent] == current) lit_ |= shape(placed);
    }
    for (const std::uint32_t node : part.path)
        if (const Placed* placed = find(node)) path_ |= shape(*placed) | name(*placed);
    bounds_ = tree_.adjusted(-edge, -edge, edge, edge);
}

void SearchLayout::showPath(const SearchSubject& subject, const Part& part) {
    std::uint32_t most = room_.board > 0 ? mostBoards : mostNeighbours;
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

std::pair<double, double> SearchLayout::sidesOf(Placed& placed) const {
    const bool hasBoard = room_.board > 0;
    const double text = room_.text(placed.node) / tightest;
    if (placed.isEnd) {
        placed.boxWidth = std::max(leastBox, text + 2 * besideBox);
        const double half = placed.boxWidth / 2 + besideBox;
        return {half, hasBoard ? std::max(half, halfWidth_) + boardRoom() : half};
    }
    const double half = halfWidth_ + besideTriangle;
    if (hasBoard) return {half, half + boardRoom()};
    placed.nameRoom = std::min(mostName, text + 4);
    return {half, std::max(half, besideTip() + placed.nameRoom)};
}

void SearchLayout::place(const SearchSubject& subject) {
    std::vector<float> left;
    std::vector<float> right;
    for (Placed& placed : placed_) {
        placed.isUp = subject.run.isMax(placed.node);
        placed.isEnd = subject.areEnds[placed.node];
        const auto [toLeft, toRight] = sidesOf(placed);
        left.push_back(static_cast<float>(toLeft));
        right.push_back(static_cast<float>(toRight));
    }
    const std::vector<double> x = tidyLayout({firstChild_, childCount_, left, right}, {gap, subtreeGap});
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        placed_[i].centre = {x[i], row_[i] * levelHeight};
        const bool isLast = i + 1 == placed_.size() || row_[i + 1] != row_[i];
        const double most = isLast ? mostPill : x[i + 1] - besidePill - x[i] - pillLeft;
        placed_[i].pillRoom = std::min(mostPill, most);
        if (childCount_[i] + placed_[i].hidden > 0) tree_ |= pill(placed_[i]);
        const double half = placed_[i].isEnd && room_.board <= 0 ? boxHeight / 2 : halfHeight;
        tree_ |= QRectF(QPointF(x[i] - left[i], placed_[i].centre.y() - half - aboveNodes),
                        QPointF(x[i] + right[i], placed_[i].centre.y() + half + belowNodes));
    }
    // Always, so that a cut changes nothing else.
    if (cuts(subject.settings.method)) tree_.adjust(0, 0, 0, fallen);
}

void SearchLayout::letFall(const Part& part) {
    for (Placed& placed : placed_) {
        placed.hasFallen = part.hasFallen(placed.node);
        if (placed.hasFallen) placed.centre.ry() += fallen;
    }
}

/// Wherever there may be the condition of a cut, so that branches stay as they are when it comes.
void SearchLayout::turnBelowTexts(bool hasConditions) {
    std::vector<bool> hasTexts(row_.back() + 1, hasConditions); // by row
    for (std::size_t i = 0; i < placed_.size(); ++i)
        if (placed_[i].hidden > 0) hasTexts[row_[i]] = true;
    for (std::size_t i = 0; i < placed_.size(); ++i)
        placed_[i].turnsBelow = hasTexts[row_[i]];
}

const SearchLayout::Placed* SearchLayout::find(std::uint32_t node) const {
    const auto found = std::ranges::find(placed_, node, &Placed::node);
    return found == placed_.end() ? nullptr : &*found;
}

QRectF SearchLayout::shape(const Placed& placed) const {
    return {placed.centre.x() - halfWidth_, placed.centre.y() - halfHeight, 2 * halfWidth_, 2 * halfHeight};
}

QRectF SearchLayout::box(const Placed& placed) const {
    return {placed.centre.x() - placed.boxWidth / 2, placed.centre.y() - boxHeight / 2, placed.boxWidth,
            boxHeight};
}

double SearchLayout::boardRoom() const {
    return room_.board > 0 ? room_.board + boardGap : 0;
}

double SearchLayout::besideTip() const {
    constexpr double air = 3;
    return halfWidth_ * lineHeight / (2 * halfHeight) + air;
}

QRectF SearchLayout::remark(const Placed& placed) const {
    const QRectF triangle = shape(placed);
    const double top =
        placed.isUp ? triangle.bottom() - lineHeight - besideEdge : triangle.top() + besideEdge;
    return {triangle.left(), top, triangle.width(), lineHeight};
}

QRectF SearchLayout::score(const Placed& placed, bool hasRemark) const {
    constexpr double alone = 6; // further from the edge, where nothing else is
    const double further = hasRemark ? lineHeight - besideEdge : alone;
    return remark(placed).translated(0, placed.isUp ? -further : further);
}

double SearchLayout::roomIn(const Placed& placed, const QRectF& line) const {
    constexpr double air = 5; // of a line, beyond its letters
    const QRectF triangle = shape(placed);
    const double fromTip =
        placed.isUp ? line.top() + air - triangle.top() : triangle.bottom() - line.bottom() + air;
    return triangle.width() * fromTip / triangle.height();
}

QRectF SearchLayout::name(const Placed& placed) const {
    const double top = placed.isUp ? 1 - halfHeight : halfHeight - lineHeight - 1;
    return {placed.centre.x() + besideTip(), placed.centre.y() + top, placed.nameRoom, lineHeight};
}

QRectF SearchLayout::aside(const Placed& placed) const {
    const double top = placed.isUp ? 1 - halfHeight : halfHeight - lineHeight - 1;
    return {placed.centre.x() - halfWidth_, placed.centre.y() + top, halfWidth_ - besideTip(), lineHeight};
}

QRectF SearchLayout::board(const Placed& placed) const {
    return {placed.centre.x() + halfWidth_ + 2, placed.centre.y() - boardHeight / 2, room_.board,
            boardHeight};
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

QPainterPath SearchLayout::branch(const Placed& placed, bool isBroken) const {
    constexpr double bending = 0.55;
    constexpr double lost = 0.4; // of what is broken off
    const Placed& parent = placed_[placed.parent];
    const QPointF start(parent.centre.x(), parent.centre.y() + halfHeight);
    const QPointF turn = parent.turnsBelow ? start + QPointF(0, textsBelow) : start;
    const QPointF end(placed.centre.x(), placed.centre.y() - halfHeight); // above names beside it
    const QPointF bend(0, bending * (end.y() - turn.y()));
    QPainterPath path(start);
    if (isBroken) {
        const QPointF down(0, fallen);
        path = lowerPart({start + down, start + down + bend, end - bend, end}, lost);
    } else {
        path.lineTo(turn);
        path.cubicTo(turn + bend, end - bend, end);
    }
    if (placed.isEnd) path.lineTo(end.x(), placed.centre.y() - boxHeight / 2);
    return path;
}

QPointF SearchLayout::heart(const QSizeF& seen) const {
    const double room = std::max(0.0, seen.width() / 2 - halfWidth_ - mostName - boardRoom());
    const double x = tree_.width() > seen.width()
                         ? std::clamp(path_.center().x(), current_.x() - room, current_.x() + room)
                         : tree_.center().x();
    constexpr double besideLight = 10;
    const double spare = std::max(0.0, seen.height() / 2 - halfHeight - besideLight);
    const double y = std::clamp(lit_.center().y(), current_.y() - spare, current_.y() + spare);
    const double highest = bounds_.top() + seen.height() / 2;
    const double lowest = bounds_.bottom() - seen.height() / 2;
    return {x, std::clamp(y, highest, std::max(highest, lowest))};
}

} // namespace mexplorer::ui
