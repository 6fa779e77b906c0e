#pragma once

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
    /// Whether residual capacities are shown, rather than the flow.
    [[nodiscard]] bool isResidual() const { return !state.path.empty() && !state.isPushed; }
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Normal) const {
        return textFont(std::max(style().leastType, pixels * frame.scale()), weight);
    }
};

void drawFlow(QPainter& painter, const FlowDrawing& drawing);
/// The table of owners, and what each gets from the cut.
void drawFlowOwners(QPainter& painter, const FlowDrawing& drawing);

/// Owners are told apart by colour and by dashes.
[[nodiscard]] QPen ownerPen(const Theme& theme, unsigned owner, double width);

} // namespace mexplorer::ui
