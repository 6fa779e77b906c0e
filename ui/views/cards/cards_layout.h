#pragma once

#include "core/regret/extensive_game.h"

#include <QPointF>
#include <QRectF>
#include <QTransform>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Where the nodes of a game tree, or of a part of it, stand: the ends in a row below their parents, which
/// stand over the middle of their children. World: a pixel, at a scale of 1.
class CardsLayout {
public:
    using Node = ExtensiveGame::Node;

    /// One node that is seen.
    struct Place {
        Node node = 0;
        std::size_t parent = 0; ///< among the places; of the first one: itself
        QPointF at;
        unsigned level = 0;
    };

    /// `seen`: parents before their children; children stand beside each other in the order of `seen`.
    CardsLayout(const ExtensiveGame& game, const std::vector<Node>& seen);

    [[nodiscard]] const std::vector<Place>& places() const { return places_; }
    [[nodiscard]] const QRectF& bounds() const { return bounds_; }
    /// Whether some set has several places, which are tied together.
    [[nodiscard]] bool hasTies(const ExtensiveGame& game) const;
    [[nodiscard]] double lowestEnd() const { return lowest_; }
    /// Among the places; none: the node is not seen.
    [[nodiscard]] std::optional<std::size_t> placeOf(Node node) const;
    /// The one nearest to a point of a picture, if it is not further than that; `toPicture` maps the world
    /// there.
    [[nodiscard]] std::optional<std::size_t> nearest(const QPointF& point, const QTransform& toPicture,
                                                     double most) const;

    static constexpr double endGap = 36; ///< between the ends of one node

private:
    double arrange(std::size_t place, double left);

    const ExtensiveGame* game_; ///< while the layout is made
    std::vector<Place> places_;
    std::vector<std::vector<std::size_t>> children_;
    std::vector<std::size_t> byNode_; ///< one more than the place; 0: none
    double levelHeight_ = 0;
    double lowest_ = 0;
    QRectF bounds_;
};

/// The same nodes, such that neighbouring deals share a card of one of the players as often as can be: of
/// Kuhn’s poker J Q, K Q, K J, Q J, Q K, J K.
[[nodiscard]] std::vector<ExtensiveGame::Node>
besideAlike(const ExtensiveGame& game, std::vector<ExtensiveGame::Node> seen, unsigned ranks);

} // namespace mexplorer::ui
