#pragma once

#include "core/explain/search_trace.h"

#include <QPainterPath>
#include <QRectF>

#include <functional>
#include <utility>
#include <vector>

namespace mexplorer::ui {

/// Which places of a pass of a search are shown, and where, in their world: pixels at the usual size of type.
/// A small tree is shown whole; of a large or broad one only a path from the root, each place on it with some
/// neighbours.
class SearchLayout {
public:
    static constexpr std::size_t mostWhole = 250; ///< nodes
    static constexpr double broadestWhole = 1900; ///< what a picture 1280 pixels wide shows in readable type
    /// The same in a window of 1280 × 720, or when presenting.
    static constexpr double broadestSeen = 1200;
    /// Places have room for type larger by 1 / tightest, so that it can still be read if the whole is shown
    /// so much smaller.
    static constexpr double tightest = 0.8;
    static constexpr double halfHeight = 41; ///< of a triangle
    static constexpr double levelHeight = 144;
    static constexpr double twoRows = levelHeight + 2 * halfHeight + 24; ///< with some air around them
    static constexpr double textsBelow =
        34; ///< a node: how far they reach, beside the branches to its options
    static constexpr double namePixels = 18;
    static constexpr double scorePixels = 19;
    static constexpr double remarkPixels = 17; ///< type of the window and of what else explains a score
    static constexpr double boardHeight = 56;  ///< beside each node, if the game has boards
    static constexpr double mostBoardWidth = 84;
    static constexpr double fallen = 22; ///< how much lower what a cut has left out hangs

    using IsNode = std::function<bool(std::uint32_t node)>;

    /// What is to be shown of a pass.
    struct Part {
        std::vector<std::uint32_t> path; ///< the nodes that are opened in a large tree, from its root on
        /// Of each of these the option that is shown in any case, or SearchNode::none.
        std::vector<std::uint32_t> best = {};
        std::uint32_t at = 0; ///< the place in the middle, if there is not enough room
        bool isBroad = false; ///< however broad it is, a tree that is not large is shown whole
        bool isCut = false; ///< that place is cut: what hangs below it is to be seen with it, not its parent
        bool isNarrow = false; ///< of a large tree, only so many neighbours that all are seen in a window
        IsNode hasFallen;      ///< whether a cut has left it out
    };
    /// How much room nodes need.
    struct Room {
        double board = 0;                          ///< the width of its board; 0 if there is none
        double remark = 0;                         ///< of the widest text in a triangle
        std::function<double(std::uint32_t)> text; ///< of a name beside a triangle, or of an end’s score
    };
    SearchLayout(const SearchSubject& subject, const Part& part, Room room);

    struct Placed {
        std::uint32_t node = 0;
        std::uint32_t parent = 0; ///< index in placed(); the root is its own
        QPointF centre;
        std::uint32_t hidden = 0; ///< how many of its options are not shown
        double pillRoom = 0;      ///< width available for the condition of its cut
        double boxWidth = 0;      ///< of an end
        double nameRoom = 0;      ///< the same for its name
        bool isEnd = false;       ///< a box, not a triangle
        bool isUp = false;        ///< a triangle that points up: MAX moves
        bool hasFallen = false;   ///< it hangs lower, as a cut has left it out
        bool turnsBelow = false;  ///< its branches turn aside only below the texts of its row
    };
    /// The root first, parents before children.
    [[nodiscard]] const std::vector<Placed>& placed() const { return placed_; }
    /// Where a node of the run is; null if it is not shown.
    [[nodiscard]] const Placed* find(std::uint32_t node) const;
    [[nodiscard]] QRectF shape(const Placed& placed) const;
    /// The shape of an end.
    [[nodiscard]] QRectF box(const Placed& placed) const;
    /// In a triangle, where it is widest: the window, or what explains the score.
    [[nodiscard]] QRectF remark(const Placed& placed) const;
    /// In a triangle: the score, between the window and the tip; without windows, where it is widest.
    [[nodiscard]] QRectF score(const Placed& placed, bool hasRemark) const;
    /// How much of a line in a triangle is inside it.
    [[nodiscard]] double roomIn(const Placed& placed, const QRectF& line) const;
    /// Beside the tip of a triangle: its name.
    [[nodiscard]] QRectF name(const Placed& placed) const;
    /// On the other side of the tip: what else was found about it.
    [[nodiscard]] QRectF aside(const Placed& placed) const;
    /// Beside any node, if the game has boards.
    [[nodiscard]] QRectF board(const Placed& placed) const;
    /// Below a node: the condition of its cut.
    [[nodiscard]] QRectF pill(const Placed& placed) const;
    /// Below a node with options that are not drawn, to the left: how many there are.
    [[nodiscard]] QRectF badge(const Placed& placed) const;
    /// The branch from the parent of a place; if it is broken off, only its lower part is left.
    [[nodiscard]] QPainterPath branch(const Placed& placed, bool isBroken) const;
    /// The place at this point; null if there is none.
    [[nodiscard]] const Placed* at(const QPointF& point) const;
    /// The place whose badge is at this point; null if there is none.
    [[nodiscard]] const Placed* badgeAt(const QPointF& point) const;

    [[nodiscard]] bool isWhole() const { return isWhole_; }
    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// See Figure::heart: as far as the tree does not fit, the path with the place in the middle.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const;

private:
    static constexpr std::uint32_t all = UINT32_MAX;

    /// Shows only nodes along the path.
    void showPath(const SearchSubject& subject, const Part& part);
    /// Chooses and places nodes: the whole tree, or only those along the path, each with at most so many
    /// siblings.
    void show(const SearchSubject& subject, const Part& part, std::uint32_t most);
    void choose(const SearchRun& run, const Part& part, std::uint32_t most);
    void place(const SearchSubject& subject);
    void letFall(const Part& part);
    void turnBelowTexts(bool hasConditions);
    /// How far a node reaches from its centre to the left and to the right; stores how wide its texts are.
    [[nodiscard]] std::pair<double, double> sidesOf(Placed& placed) const;
    /// From a node’s centre to what stands beside its tip.
    [[nodiscard]] double besideTip() const;
    /// What is taken up by a board beside a node; 0 without one.
    [[nodiscard]] double boardRoom() const;

    Room room_;
    double halfWidth_; ///< of a triangle
    bool isWhole_ = false;
    std::vector<Placed> placed_;
    std::vector<std::uint32_t> firstChild_; ///< by index in placed_
    std::vector<std::uint32_t> childCount_;
    std::vector<std::uint32_t> row_;
    QPointF current_;
    QRectF lit_;  ///< that place and its parent or options
    QRectF path_; ///< the path’s nodes, with their texts
    QRectF tree_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
