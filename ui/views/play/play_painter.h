#pragma once

#include "ui/views/play/play_figure.h"
#include "ui/views/play/thing_names.h"

#include <optional>
#include <string_view>
#include <vector>

namespace mexplorer::ui {

/// Draws parts in the units of their layout: their ground, the things, and the move in the look. What is
/// painted has names, by which it is found again in the picture after a move.
class PlayPainter {
public:
    PlayPainter(QPainter& painter, const Style& style, const PlayPicture& picture, const PlayLook& look);

    void draw();

private:
    void drawGround(std::size_t part);
    void drawFreePlaces(std::size_t first, std::size_t count);
    void drawBoardGround(const BoardPicture& board, const QRectF& rect, std::size_t first);
    void drawGraphGround(const DrawnGraph& graph, const LaidThings& laid, std::size_t first);
    void drawArrow(const QPainterPath& path, Side side);
    void drawNode(const DrawnGraph::Node& node, const QRectF& rect);
    void drawPlainGround(const DrawnGraph& graph, const LaidThings& laid);
    void drawLink(const QPainterPath& path, bool hasArrow);
    void drawFreeNode(const QRectF& disc, bool isPresent);
    void drawEarth(const DrawnGraph& graph, const LaidThings& laid);
    void drawStairs(std::size_t first, std::size_t count, const QRectF& bounds);

    void drawSpots(bool areTouched);
    void drawSpot(std::size_t spot);
    void drawPiles(std::size_t spot, const std::vector<Pile>& piles);
    /// With a name of its own where the move touches it; counted as in ThingNames.
    void drawNamed(std::size_t spot, const Thing& thing, std::uint64_t index, const QRectF& rect,
                   const QPointF& leaving = {});
    void drawStack(std::size_t spot, const Pile& pile);
    void drawBranch(std::size_t spot);
    void drawBranchNumber(std::size_t spot);
    void drawPiece(std::size_t spot, const Pile& pile, std::size_t kind);
    void drawLeftOut(std::size_t spot);
    void drawCake(std::size_t spot, const Thing& cake);
    void drawPieces(std::size_t spot, const ThingChange& change);
    void drawSides(std::size_t spot, const Cake& cake);
    void drawCuts(const ThingChange& change);
    void drawLabel(std::size_t spot, bool isCake);
    [[nodiscard]] QString labelOf(std::size_t spot) const;
    [[nodiscard]] QString labelOfCake(std::size_t spot) const;
    [[nodiscard]] QString labelAfter(std::size_t spot, const ThingChange& change) const;

    void drawMarks();
    void drawHalo(std::size_t spot);
    void drawLastMove();
    /// A ring around a place, or along a branch.
    void drawRing(std::size_t spot, const QPen& pen, double along);
    void drawCandidates();
    void drawMove();
    void drawComing(const ThingChange& change);
    void drawCut(const ThingChange& change);
    void drawWorths();
    struct Anchor {
        QPointF at;
        double radius = 0;
    };
    [[nodiscard]] Anchor anchorOf(const ThingsMove& move) const;

    /// Writes in the middle of a rectangle, in type of `pixels` or smaller; nothing if there is no room.
    void write(const QRectF& rect, const QString& text, double pixels, QFont::Weight weight,
               const QColor& colour);
    [[nodiscard]] const LaidSpot& laid(std::size_t spot) const { return picture_.layout.spots()[spot]; }
    /// The change that the proposed move makes to the things in a place, or that brings things there; null if
    /// none.
    [[nodiscard]] const ThingChange* changeFrom(std::size_t spot) const;
    [[nodiscard]] const ThingChange* changeTo(std::size_t spot) const;
    [[nodiscard]] QPen dashed() const;
    /// Names what is painted while this lives, which belongs to a place; not where there are too many.
    [[nodiscard]] std::optional<Keyed> named(std::string_view kind, std::size_t spot, Growth growth,
                                             std::uint64_t index = 0);
    /// The same where the move touches the place: elsewhere it is a part of all that lies there.
    [[nodiscard]] std::optional<Keyed> namedIfTouched(std::string_view kind, std::size_t spot);

    QPainter& painter_;
    const Style& style_;
    const Theme& theme_;
    const PlayPicture& picture_;
    const PlayLook& look_;
    ThingNames names_;
};

} // namespace mexplorer::ui
