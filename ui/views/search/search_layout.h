#pragma once

#include "core/explain/search_trace.h"

#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// Which places of a pass of a search are shown, and where, in their world: pixels at the usual size of type.
/// A small tree is shown whole; of a large one the way from the root to the place that the step is about,
/// each place on it with some of its neighbours.
class SearchLayout {
public:
    static constexpr std::size_t mostWhole = 250; ///< nodes
    static constexpr double halfWidth = 34;       ///< of a node
    static constexpr double halfHeight = 31;
    static constexpr double textWidth = 118;   ///< beside a node that is no end
    static constexpr double countsHeight = 44; ///< below the tree
    static constexpr double boardHeight = 56;  ///< beside a node of a game on a board
    static constexpr double mostBoardWidth = 84;

    /// Below the root; `at` is the place that the step is about; `below` is what stands under the counts;
    /// `boardWidth`: how wide a board stands beside each node; 0: none does.
    SearchLayout(const SearchSubject& subject, std::uint32_t root, std::uint32_t at, const QSizeF& below,
                 double boardWidth = 0);

    struct Placed {
        std::uint32_t node = 0;
        std::uint32_t parent = 0; ///< which of the placed ones; the root is its own
        QPointF centre;
        std::uint32_t hidden = 0; ///< of its options
        double pillRoom = 0;      ///< how wide the condition of its cut may be
    };
    /// The root first, parents before children.
    [[nodiscard]] const std::vector<Placed>& placed() const { return placed_; }
    /// Where a node of the run is; null if it is not shown.
    [[nodiscard]] const Placed* find(std::uint32_t node) const;
    [[nodiscard]] QRectF shape(const Placed& placed) const;
    /// Of an end.
    [[nodiscard]] QRectF box(const Placed& placed) const;
    /// Beside a node that is no end: its name above its window; or its board, and the window beside that.
    [[nodiscard]] QRectF beside(const Placed& placed) const;
    [[nodiscard]] QRectF text(const Placed& placed) const;
    /// Beside any node, if it has one.
    [[nodiscard]] QRectF board(const Placed& placed) const;
    /// Below a node: the condition of its cut.
    [[nodiscard]] QRectF pill(const Placed& placed) const;
    /// Below a node with options that are not drawn, left of that: how many they are.
    [[nodiscard]] QRectF badge(const Placed& placed) const;
    /// The place at this point; null if there is none.
    [[nodiscard]] const Placed* at(const QPointF& point) const;
    /// The place whose badge is there.
    [[nodiscard]] const Placed* badgeAt(const QPointF& point) const;

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// What is seen where only so much of it can be read: the tree rather than the comparison; if it is
    /// larger than that, the place that the step is about.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const;
    /// Below the tree: what was done so far.
    [[nodiscard]] QRectF counts() const;
    /// And below that.
    [[nodiscard]] QRectF below() const;

private:
    void choose(const SearchRun& run, std::uint32_t root, std::uint32_t at);
    void place(const SearchSubject& subject);
    /// From a node to what stands beside its board; 0 if there is none.
    [[nodiscard]] double boardRoom() const;

    double boardWidth_;
    std::vector<Placed> placed_;
    std::vector<std::uint32_t> firstChild_; ///< by placed
    std::vector<std::uint32_t> childCount_;
    std::vector<std::uint32_t> row_;
    QSizeF belowSize_;
    QPointF current_;
    QRectF tree_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
