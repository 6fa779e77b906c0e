#pragma once

#include "ui/figure/figure.h"
#include "ui/theme/game_drawings.h"
#include "ui/views/tree/tree_shapes.h"

#include <QFontMetricsF>

#include <optional>
#include <vector>

namespace mexplorer::ui {

class TreeFigure;
struct TreePicture;

/// The way from the root to the node that a step is about, or that is selected, in a strip above the tree:
/// each node of it written, above beads for it and its siblings; at its end the option that decides, or beads
/// for all options. At its right end is the overview. It is shown where not all of the tree can be seen or
/// read.
class TreeWay {
public:
    TreeWay(const TreeFigure& figure, const Frame& frame);

    [[nodiscard]] static double height(const Style& style, const TreePicture& picture);
    [[nodiscard]] bool isShown() const { return isShown_; }
    /// Where it is, or would be.
    [[nodiscard]] static QRectF stripOf(const TreeFigure& figure, const Frame& frame);
    [[nodiscard]] QRectF strip() const { return stripOf(figure_, frame_); }
    /// The node that is written at a point of the strip.
    [[nodiscard]] std::optional<std::uint32_t> nodeAt(const QPointF& point) const;
    void draw(QPainter& painter) const;

    /// Siblings as beads: those from `first` on; the others are counted.
    struct Beads {
        std::vector<std::uint32_t> nodes;
        std::uint64_t before = 0; ///< how many are left out on the left
        std::uint64_t after = 0;
        double width = 0;
    };
    struct Stop {
        std::optional<std::uint32_t> node; ///< none: only beads, or a number of nodes left out
        QString text;                      ///< that is written
        QString value;
        double half = 0; ///< of its width
        Beads beads;
        QRectF box;
        QPointF centre; ///< of the node
    };
    /// From the left to the right; empty if it is not shown.
    [[nodiscard]] const std::vector<Stop>& stops() const { return stops_; }
    /// The nodes of the way that are not written, but counted.
    [[nodiscard]] std::size_t leftOut() const { return leftOut_; }

private:
    void findStops();
    [[nodiscard]] Stop stopOf(std::uint32_t node) const;
    [[nodiscard]] Beads beadsOf(std::uint32_t parent, std::optional<std::uint32_t> own, double room) const;
    void place();
    [[nodiscard]] double widthOf(const Stop& stop) const;
    [[nodiscard]] double radius() const;
    [[nodiscard]] double ring() const; ///< of P's outer ring, its radius
    [[nodiscard]] double valueWidth(const Stop& stop) const;
    [[nodiscard]] double capsuleY() const;
    void drawLink(QPainter& painter, const Stop& from, const Stop& to) const;
    void drawStop(QPainter& painter, const Stop& stop) const;
    void drawBeads(QPainter& painter, const Stop& stop) const;
    void drawBead(QPainter& painter, NodeLook look, const QPointF& centre, bool isOwn) const;

    const TreeFigure& figure_;
    const TreePicture& picture_;
    const Frame& frame_;
    const Style& style_;
    QFont font_;
    QFont small_;
    QFontMetricsF metrics_;
    QFontMetricsF smallMetrics_;
    mutable GameDrawings drawings_; ///< those that were read
    std::vector<Stop> stops_;
    std::size_t leftOut_ = 0;
    bool isShown_ = false;
};

} // namespace mexplorer::ui
