#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/pairable.h"
#include "ui/views/tree/tree_picture.h"
#include "ui/views/tree/tree_shapes.h"

#include <QCoreApplication>

namespace mexplorer::ui {

/// One step of the P/N labelling, as the figure shows it.
struct TreeStep {
    std::shared_ptr<const std::vector<std::uint32_t>> rank; ///< by node: the number of labels before its own
    std::uint32_t labelled = 0;
    std::optional<std::uint32_t> node = {};    ///< the highlighted node
    std::optional<std::uint32_t> because = {}; ///< the option that decides its label
    Side mover = Side::either;                 ///< whose moves there are spoken of

    [[nodiscard]] bool hides(std::uint32_t which) const { return rank && (*rank)[which] >= labelled; }
};

/// The badge of a node that can be opened or closed; visible however small the node is.
struct DrawnBadge {
    QRectF rect;      ///< in the frame's area
    double scale = 1; ///< of its text; 0: a plus instead, as there is no room for text
};

/// A game tree: P filled with a double ring, N filled with one, the winning moves of each N thick, the line
/// of best play from the root thickest; nodes with hidden options have their number in a badge.
class TreeFigure final : public Figure, public Pairable {
    Q_DECLARE_TR_FUNCTIONS(mexplorer::ui::TreeFigure)

public:
    explicit TreeFigure(std::shared_ptr<const TreePicture> picture,
                        std::optional<std::uint32_t> selected = {}, TreeStep step = {})
        : picture_(std::move(picture)), selected_(selected), step_(std::move(step)) {}

    [[nodiscard]] const TreePicture& picture() const { return *picture_; }
    [[nodiscard]] const std::optional<std::uint32_t>& selected() const { return selected_; }
    [[nodiscard]] const TreeStep& step() const { return step_; }

    /// The node drawn at this place of the world, when the figure is shown in this frame.
    [[nodiscard]] std::optional<std::uint32_t> nodeAt(const QPointF& world, const Frame& frame) const;
    /// The node whose badge, for opening or closing it, is drawn at this place.
    [[nodiscard]] std::optional<std::uint32_t> badgeAt(const QPointF& world, const Frame& frame) const;
    /// Whether the node has a badge: nodes with hidden options, nodes opened by hand, and the selected one if
    /// it can be closed.
    [[nodiscard]] bool hasBadge(std::uint32_t node) const;
    /// Where and how the node's badge is drawn.
    [[nodiscard]] DrawnBadge badge(std::uint32_t node, const Frame& frame) const;
    [[nodiscard]] QRectF badgeRect(std::uint32_t node, const Frame& frame) const {
        return badge(node, frame).rect;
    }

    /// The edges that the step is about: to the option that decides, or to every option if all of them do. Of
    /// very many, only some, evenly chosen.
    [[nodiscard]] std::vector<std::uint32_t> spokenEdges() const;

    /// Whether the edge is a move that wins for the player who makes it.
    [[nodiscard]] bool isWinning(std::uint32_t from, std::uint32_t edge) const;
    /// Whether it is shown by now which of these moves win: once their position is labelled; where players
    /// have different moves, also once the moves of that player there are spoken of.
    [[nodiscard]] bool tellsOfWins(std::uint32_t from, std::uint32_t edge) const;

    /// The nodes from the root to the one that the step is about, or that is selected.
    [[nodiscard]] std::vector<std::uint32_t> way() const;
    [[nodiscard]] NodeLook lookOf(std::uint32_t node) const;
    /// Once everything is labelled.
    [[nodiscard]] NodeLook foundLookOf(std::uint32_t node) const;
    /// The value that is written beside the node; empty if none is.
    [[nodiscard]] QString valueOf(std::uint32_t node) const;

    /// Which moves are shown, the number of nodes, and of positions left folded.
    [[nodiscard]] QString note() const;
    /// The result of the comparison with the definition; empty if there was none.
    [[nodiscard]] QString comparisonText() const;

    [[nodiscard]] QRectF bounds() const override { return picture_->geometry.bounds; }
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override;
    [[nodiscard]] double largestFit() const override;
    /// Room between the lowest nodes and the legend, for what is below the nodes.
    [[nodiscard]] static double roomBelow(const Style& style);
    /// A tree opened as far as it can be read stays readable when presenting, even if not all of it is seen.
    [[nodiscard]] double leastFit(const Style& style, const QSizeF& content) const override;
    /// What the step is about, or the root.
    [[nodiscard]] QPointF heart(const QSizeF& seen) const override;
    [[nodiscard]] std::optional<QMarginsF> holding(const Style& style) const override;
    /// All but the legend.
    [[nodiscard]] bool isTouchable(const Frame& frame, const QPointF& point) const override;
    /// Pixels of the content that the strip with the way covers.
    [[nodiscard]] double coveredAbove(const Frame& frame) const;
    /// The room for the title, on a slide.
    [[nodiscard]] double titleHeight(const Style& style) const;
    [[nodiscard]] QString title(const Style& style) const;
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;
    /// node,parent,position,outcome,value,move,folded (how many options are hidden): a line for the root,
    /// then one for each edge, by the node it leads to.
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override;
    [[nodiscard]] ValueNodes valueNodes() const override;
    [[nodiscard]] std::optional<QRectF> rectOf(const ValuePlace& place) const override;
    [[nodiscard]] std::optional<QPointF> markAt(const ValuePlace& place) const override;
    [[nodiscard]] std::optional<ValuePlace> placeAt(const QPointF& world, const Frame& frame) const override;

private:
    [[nodiscard]] QString counts() const;
    [[nodiscard]] double fullness(const QSizeF& content) const;
    template <class Visit> // visit(node, the row as it is drawn)
    void forEachNear(const QPointF& world, const Frame& frame, Visit&& visit) const;

    std::shared_ptr<const TreePicture> picture_;
    std::optional<std::uint32_t> selected_;
    TreeStep step_;
};

} // namespace mexplorer::ui
