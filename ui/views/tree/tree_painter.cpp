#include "ui/views/tree/tree_painter.h"

#include "ui/views/tree/tree_sizes.h"

#include <cmath>

namespace mexplorer::ui {

TreePainter::TreePainter(QPainter& painter, const Frame& frame, const TreeFigure& figure)
    : painter_(painter), frame_(frame), style_(frame.style()), figure_(figure), picture_(figure.picture()),
      geometry_(picture_.geometry), rows_(geometry_, picture_.tree), scale_(frame.scale()),
      origin_(frame.toArea().dx(), frame.toArea().dy()), area_(frame.area()), drawings_(style_.theme.ink) {
    const double below = std::max(tree::roomBelowContent, TreeFigure::roomBelow(style_));
    area_.setBottom(std::min(area_.bottom(), frame_.content().bottom() + below));
    area_.setTop(area_.top() + figure.titleHeight(style_));
    sight_ = frame_.toArea().inverted().mapRect(area_);
}

void TreePainter::paint() {
    painter_.save();
    painter_.setClipRect(area_, Qt::IntersectClip);
    painter_.setRenderHint(QPainter::Antialiasing);
    std::optional<InWorld> world(painter_);
    paintEdges();
    paintLine();
    paintWay();
    paintDecision();
    paintHalos();
    paintNodes();
    paintDifferences();
    world.reset();
    painter_.restore();
}

double TreePainter::lineWidth(double width) const {
    constexpr double thinnest = 0.45;
    constexpr double thickest = 1.3;
    return style_.line * width * std::clamp(std::sqrt(scale_), thinnest, thickest);
}

} // namespace mexplorer::ui
