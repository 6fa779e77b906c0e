#pragma once

#include "ui/figure/motion/keyed.h"
#include "ui/views/flow/flow_figure.h"

namespace mexplorer::ui {

/// What the drawings of a flow share, in the pixels of their frame.
struct FlowDrawing {
    const FlowPicture& picture;
    const FlowState& state;
    bool isStep = false;
    const std::optional<std::size_t>& hovered;
    const Frame& frame;

    [[nodiscard]] const Style& style() const { return frame.style(); }
    [[nodiscard]] const Theme& theme() const { return frame.theme(); }
    [[nodiscard]] const FlowNetwork& network() const { return *picture.subject.network; }
    /// The width of a thin line.
    [[nodiscard]] double line() const;
    /// How the step’s path goes along an arrow; null if it does not.
    [[nodiscard]] const PathArrow* onPath(std::size_t arrow) const;
    [[nodiscard]] bool isInCut(std::size_t arrow) const;
    [[nodiscard]] bool isLit(std::size_t arrow) const { return onPath(arrow) || isInCut(arrow); }
    /// Whether there are so many arrows that those that are not lit step back.
    [[nodiscard]] bool isCrowd() const;
    /// Of the arrow as a pipe: as wide as its capacity, by the largest one.
    [[nodiscard]] double pipeWidth(std::size_t arrow) const;
    /// Whether it is the bottleneck that the step names: the first arrow of the path with the least room.
    [[nodiscard]] bool isNarrowest(std::size_t arrow, bool isBack) const;
    /// Whether residual capacities are shown, rather than the flow.
    [[nodiscard]] bool isResidual() const { return !state.path.empty() && !state.isPushed; }
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(style().leastType, pixels * frame.scale()), weight);
    }
};

void drawFlow(QPainter& painter, const FlowDrawing& drawing);
/// The table of owners, and what each gets from the cut.
void drawFlowOwners(QPainter& painter, const FlowDrawing& drawing);

/// The number at an arrow.
[[nodiscard]] MotionKey amountKey(std::size_t arrow);
/// Owners are told apart by colour and by dashes.
[[nodiscard]] QPen ownerPen(const Theme& theme, unsigned owner, double width);

} // namespace mexplorer::ui
