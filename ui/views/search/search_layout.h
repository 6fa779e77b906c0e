#pragma once

#include "core/search/run.h"

#include <QRectF>

#include <vector>

namespace mexplorer::ui {

/// Which places of a search are shown, and where, in their world: pixels at the usual size of type. A small
/// tree is shown whole; of a large one the way from the root to the place that the step is about, each place
/// on it with some of its neighbours.
class SearchLayout {
public:
    static constexpr std::size_t mostWhole = 250; ///< nodes
    static constexpr double halfSize = 30;        ///< of a node
    static constexpr double textWidth = 118;      ///< beside a node that is no end
    static constexpr double rowHeight = 32;       ///< of a bar

    /// `at` is the place that the step is about; `isEnd` and `hasText` by node; `bars`: how many rows of the
    /// comparison stand below.
    SearchLayout(const SearchRun& run, const std::vector<bool>& isEnd, std::uint32_t at, std::size_t bars);

    struct Placed {
        std::uint32_t node = 0;
        std::uint32_t parent = 0; ///< which of the placed ones; the root is its own
        QPointF centre;
        std::uint32_t hidden = 0; ///< of its options
    };
    /// The root first, parents before children.
    [[nodiscard]] const std::vector<Placed>& placed() const { return placed_; }
    [[nodiscard]] QRectF shape(const Placed& placed) const;
    /// Below a node with options that are not drawn: how many they are.
    [[nodiscard]] QRectF badge(const Placed& placed) const;
    /// Beside a node that is no end: its name above its window.
    [[nodiscard]] QRectF text(const Placed& placed) const;
    /// The place at this point; null if there is none.
    [[nodiscard]] const Placed* at(const QPointF& point) const;
    /// The place whose badge is there.
    [[nodiscard]] const Placed* badgeAt(const QPointF& point) const;

    [[nodiscard]] QRectF bounds() const { return bounds_; }
    /// What is seen where only so much of it can be read: the tree rather than the comparison; if it is
    /// larger than that, the place that the step is about.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const;
    /// Below the tree: what was done so far, and the rows of the comparison.
    [[nodiscard]] QRectF counts() const;
    [[nodiscard]] QRectF barName(std::size_t row) const;
    /// The longest that a bar can be.
    [[nodiscard]] QRectF bar(std::size_t row) const;

private:
    void choose(const SearchRun& run, std::uint32_t at);
    void place(const std::vector<bool>& isEnd);

    std::vector<Placed> placed_;
    std::vector<std::uint32_t> firstChild_; ///< by placed
    std::vector<std::uint32_t> childCount_;
    std::vector<std::uint32_t> row_;
    QPointF current_;
    QRectF tree_;
    QRectF bounds_;
};

} // namespace mexplorer::ui
