#pragma once

#include "core/explain/search_trace.h"

#include <QRectF>

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
    static constexpr double halfWidth = 34; ///< of a node
    static constexpr double halfHeight = 31;
    static constexpr double textsBelow =
        34; ///< a node: how far they reach, beside the branches to its options
    static constexpr double mostTextWidth = 118; ///< beside a node that is no end
    static constexpr double leastTextWidth = 60;
    static constexpr double remarkPixels = 17; ///< type of the texts beside nodes
    static constexpr double countsHeight = 44; ///< below the tree
    static constexpr double boardHeight = 56;  ///< beside each node, if the game has boards
    static constexpr double mostBoardWidth = 84;

    /// What is to be shown of a pass.
    struct Part {
        std::vector<std::uint32_t> path; ///< the nodes that are opened in a large tree, from its root on
        /// Of each of these the option that is shown in any case, or SearchNode::none.
        std::vector<std::uint32_t> best = {};
        std::uint32_t at = 0;  ///< the place in the middle, if there is not enough room
        bool isBroad = false;  ///< however broad it is, a tree that is not large is shown whole
        bool isNarrow = false; ///< of a large tree, only so many neighbours that all are seen in a window
    };
    /// What is beside each node.
    struct Beside {
        double board = 0;            ///< its width; 0 if there is none
        double text = mostTextWidth; ///< the width of what is written there
    };
    /// `below`: the size of what is under the counts.
    SearchLayout(const SearchSubject& subject, const Part& part, const QSizeF& below, const Beside& beside);

    struct Placed {
        std::uint32_t node = 0;
        std::uint32_t parent = 0; ///< index in placed(); the root is its own
        QPointF centre;
        std::uint32_t hidden = 0; ///< how many of its options are not shown
        double pillRoom = 0;      ///< width available for the condition of its cut
    };
    /// The root first, parents before children.
    [[nodiscard]] const std::vector<Placed>& placed() const { return placed_; }
    /// Where a node of the run is; null if it is not shown.
    [[nodiscard]] const Placed* find(std::uint32_t node) const;
    [[nodiscard]] QRectF shape(const Placed& placed) const;
    /// The shape of an end.
    [[nodiscard]] QRectF box(const Placed& placed) const;
    /// Beside a node that is no end: its name above its window; or its board, and the window beside that.
    [[nodiscard]] QRectF beside(const Placed& placed) const;
    [[nodiscard]] QRectF text(const Placed& placed) const;
    /// Beside any node, if the game has boards.
    [[nodiscard]] QRectF board(const Placed& placed) const;
    /// Below a node: the condition of its cut.
    [[nodiscard]] QRectF pill(const Placed& placed) const;
    /// Below a node with options that are not drawn, to the left: how many there are.
    [[nodiscard]] QRectF badge(const Placed& placed) const;
    /// The place at this point; null if there is none.
    [[nodiscard]] const Placed* at(const QPointF& point) const;
    /// The place whose badge is at this point; null if there is none.
    [[nodiscard]] const Placed* badgeAt(const QPointF& point) const;

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// See Figure::heart: the tree rather than the comparison; as far as that does not fit, the path with the
    /// place in the middle.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const;
    /// Below the tree: the counts.
    [[nodiscard]] QRectF counts() const;
    /// Below the counts.
    [[nodiscard]] QRectF below() const;

private:
    static constexpr std::uint32_t all = UINT32_MAX;

    /// Shows only nodes along the path.
    void showPath(const SearchSubject& subject, const Part& part);
    /// Chooses and places nodes: the whole tree, or only those along the path, each with at most so many
    /// siblings.
    void show(const SearchSubject& subject, const Part& part, std::uint32_t most);
    void choose(const SearchRun& run, const Part& part, std::uint32_t most);
    void place(const SearchSubject& subject);
    /// The distance from a node to the text beside its board; 0 without a board.
    [[nodiscard]] double boardRoom() const;

    double boardWidth_;
    double textWidth_;
    std::vector<Placed> placed_;
    std::vector<std::uint32_t> firstChild_; ///< by index in placed_
    std::vector<std::uint32_t> childCount_;
    std::vector<std::uint32_t> row_;
    QSizeF belowSize_;
    QPointF current_;
    QRectF path_; ///< the path’s nodes, with their texts
    QRectF tree_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
