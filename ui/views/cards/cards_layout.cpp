#include "ui/views/cards/cards_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace mexplorer::ui {

namespace {

constexpr double dealGap = 14;     // added between the subtrees of different deals
constexpr double treeHeight = 560; // about as high as a canvas
constexpr double leastLevel = 72;
constexpr double mostLevel = 132;
constexpr double air = 26;

} // namespace

CardsLayout::CardsLayout(const ExtensiveGame& game, const std::vector<Node>& seen)
    : game_(&game), children_(seen.size()), byNode_(game.nodes().size(), 0) {
    unsigned deepest = 1;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        byNode_[seen[i]] = i + 1;
        Place place{seen[i], i, {}, 0};
        if (i > 0) {
            place.parent = byNode_[game.node(seen[i]).parent] - 1;
            place.level = places_[place.parent].level + 1;
            children_[place.parent].push_back(i);
        }
        deepest = std::max(deepest, place.level);
        places_.push_back(place);
    }
    levelHeight_ = std::clamp(treeHeight / deepest, leastLevel, mostLevel);
    const double width = arrange(0, 0);
    lowest_ = deepest * levelHeight_;
    bounds_ = QRectF(0, 0, width, lowest_).adjusted(-air, -air, air, 0);
}

/// Places a subtree to the right of `left`; returns its right end.
double CardsLayout::arrange(std::size_t at, double left) {
    Place& place = places_[at];
    place.at.setY(place.level * levelHeight_);
    const auto& below = children_[at];
    if (below.empty()) {
        place.at.setX(left + endGap / 2);
        return left + endGap;
    }
    const bool isDeal = game_->node(place.node).actor == Actor::chance;
    double right = left;
    for (const std::size_t child : below) {
        if (isDeal && child != below.front()) right += dealGap;
        right = arrange(child, right);
    }
    places_[at].at.setX((places_[below.front()].at.x() + places_[below.back()].at.x()) / 2);
    return right;
}

bool CardsLayout::hasTies(const ExtensiveGame& game) const {
    std::set<ExtensiveGame::Set> seen;
    return std::any_of(places_.begin(), places_.end(), [&](const Place& place) {
        const ExtensiveGame::NodeRecord& node = game.node(place.node);
        return isPlayer(node.actor) && !seen.insert(node.row).second;
    });
}

std::optional<std::size_t> CardsLayout::placeOf(Node node) const {
    if (byNode_[node] == 0) return std::nullopt;
    return byNode_[node] - 1;
}

std::optional<std::size_t> CardsLayout::nearest(const QPointF& point, const QTransform& toPicture,
                                                double most) const {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < places_.size(); ++i) {
        const QPointF away = toPicture.map(places_[i].at) - point;
        const double distance = std::hypot(away.x(), away.y());
        if (distance > most) continue;
        most = distance;
        best = i;
    }
    return best;
}

std::vector<ExtensiveGame::Node> besideAlike(const ExtensiveGame& game,
                                             std::vector<ExtensiveGame::Node> seen) {
    constexpr std::array<std::string_view, 6> order = {"J Q", "K Q", "K J", "Q J", "Q K", "J K"};
    const auto last = std::find_if(seen.begin() + 1, seen.end(),
                                   [&](ExtensiveGame::Node node) { return game.node(node).parent != 0; });
    if (last - seen.begin() != 1 + static_cast<std::ptrdiff_t>(order.size())) return seen;
    std::sort(seen.begin() + 1, last, [&](ExtensiveGame::Node left, ExtensiveGame::Node right) {
        const auto rank = [&](ExtensiveGame::Node node) {
            return std::find(order.begin(), order.end(), game.actionTo(node)) - order.begin();
        };
        return rank(left) < rank(right);
    });
    return seen;
}

} // namespace mexplorer::ui
