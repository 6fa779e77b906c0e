#pragma once

#include "core/regret/extensive_game.h"

#include <QPointF>
#include <QRectF>
#include <QTransform>

#include <optional>
#include <vector>

namespace mexplorer::ui {

/// Where the nodes of a game tree, or of a part of it, are: the ends in a row below their parents, which are
/// centred over their children. World: a pixel, at a scale of 1.
class CardsLayout {
public:
    using Node = ExtensiveGame::Node;

    /// A node that is drawn.
    struct Place {
        Node node = 0;
        std::size_t parent = 0; ///< index of its parent's place; of the first place: 0
        QPointF at;
        unsigned level = 0;
    };

    /// `seen`: the nodes to draw, parents before their children; children are placed in the order of `seen`.
    CardsLayout(const ExtensiveGame& game, const std::vector<Node>& seen);

    [[nodiscard]] const std::vector<Place>& places() const { return places_; }
    [[nodiscard]] const QRectF& bounds() const { return bounds_; }
    /// Whether some information set has several places, which are tied together.
    [[nodiscard]] bool hasTies(const ExtensiveGame& game) const;
    [[nodiscard]] double lowestEnd() const { return lowest_; }
    /// The index of a node's place; none if it is not drawn.
    [[nodiscard]] std::optional<std::size_t> placeOf(Node node) const;
    /// The place nearest to a point of a picture, within the distance `most`; `toPicture` maps the world to
    /// the picture.
    [[nodiscard]] std::optional<std::size_t> nearest(const QPointF& point, const QTransform& toPicture,
                                                     double most) const;

    static constexpr double endGap = 36; ///< between the ends of one node

private:
    double arrange(std::size_t place, double left);

    const ExtensiveGame* game_; ///< while the layout is made
    std::vector<Place> places_;
    std::vector<std::vector<std::size_t>> children_;
    std::vector<std::size_t> byNode_; ///< index of the place + 1; 0: none
    double levelHeight_ = 0;
    double lowest_ = 0;
    QRectF bounds_;
};

/// The same nodes, reordered so that neighbouring deals share a card of one of the players; only for Kuhn’s
/// poker.
[[nodiscard]] std::vector<ExtensiveGame::Node> besideAlike(const ExtensiveGame& game,
                                                           std::vector<ExtensiveGame::Node> seen);

} // namespace mexplorer::ui
