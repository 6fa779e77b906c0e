#include "ui/views/tree/step_camera.h"

#include "ui/figure/fitted_text.h"
#include "ui/views/tree/tree_opening.h"
#include "ui/views/tree/tree_rows.h"
#include "ui/views/tree/tree_sizes.h"

#include <cmath>

namespace mexplorer::ui {

namespace {

constexpr double goodScale = 0.8; // at which every label can be read
constexpr int halvings = 12;      // bisections, to a precision of a thousandth

/// What a step is about, at any scale.
class Spoken {
public:
    Spoken(const TreeFigure& figure, const Frame& frame)
        : tree_(figure.picture().tree), geometry_(figure.picture().geometry), step_(figure.step()),
          frame_(frame), covered_(figure.coveredAbove(frame)) {}

    [[nodiscard]] bool isReadable(double scale) const {
        const DrawnRow drawn = rowOf(*step_.node, scale);
        if (!drawn.round) return tree::nodeText * drawn.scale >= readableLabel;
        const Style& style = frame_.style();
        if (isReadFromAfar(style)) return false; // the text beside its circle may not fit
        const auto [left, right] = TreeRows(geometry_, tree_).roomAround(*step_.node);
        return std::min(left, right) * scale >= tree::leastRoomOutside * style.type;
    }

    /// The smallest scale, not below the frame's, at which the label can be read.
    [[nodiscard]] double scale() const {
        double least = frame_.scale();
        if (isReadable(least)) return least;
        double most = std::max(least, goodScale * frame_.style().type);
        if (geometry_.boards) // large boards need more
            most = std::max<double>(most, 1.01 * frame_.style().leastType * geometry_.textShare.front());
        for (int i = 0; i < halvings; ++i) {
            const double middle = (least + most) / 2;
            (isReadable(middle) ? most : least) = middle;
        }
        return most;
    }

    /// The part of the world that should be in sight: as much as fits.
    [[nodiscard]] QRectF wanted(double scale) const {
        const QRectF node = around(*step_.node, scale);
        QRectF family = node;
        const TreeNode& at = tree_.nodes[*step_.node];
        for (std::uint32_t e = at.firstEdge; e < at.firstEdge + at.edgeCount; ++e)
            family |= around(tree_.edges[e].to, scale);
        if (fits(family, scale)) return family;
        const QRectF pair = step_.because ? node | around(*step_.because, scale) : node;
        return fits(pair, scale) ? pair : node;
    }

private:
    [[nodiscard]] DrawnRow rowOf(std::uint32_t node, double scale) const {
        return drawnRow(geometry_, geometry_.row[node], scale, frame_.style().type, frame_.style().leastType);
    }
    [[nodiscard]] QRectF around(std::uint32_t node, double scale) const {
        const DrawnRow drawn = rowOf(node, scale);
        const double rings = tree::ringRadius - tree::nodeRadius;
        const double half = (drawn.halfWidth(geometry_, node) + rings) * drawn.scale / scale;
        const double high = tree::ringRadius * drawn.scale / scale;
        const QPointF centre = geometry_.centre(node);
        return {centre.x() - half, centre.y() - high, 2 * half, 2 * high};
    }
    [[nodiscard]] bool fits(const QRectF& world, double scale) const {
        const QSizeF room = frame_.content().size() / scale;
        return world.width() <= room.width() && world.height() <= room.height() - covered_ / scale;
    }

    const GameTree& tree_;
    const TreeGeometry& geometry_;
    const TreeStep& step_;
    const Frame& frame_;
    double covered_;
};

/// By how much [from, to] must be moved to contain [least, most].
double missing(double from, double to, double least, double most) {
    return least < from ? least - from : most > to ? most - to : 0.0;
}

} // namespace

std::optional<Camera> cameraForStep(const TreeFigure& figure, const Frame& frame) {
    if (!figure.step().node) return std::nullopt;
    const Spoken spoken(figure, frame);
    const double scale = spoken.scale();
    const QRectF wanted = spoken.wanted(scale);
    const double covered = figure.coveredAbove(frame) / scale;
    QRectF visible = frame.visible();
    if (scale > frame.scale()) {
        visible.setSize(frame.content().size() / scale);
        visible.moveCenter(wanted.center() - QPointF(0, covered / 2));
        return Camera{visible};
    }
    visible.setTop(visible.top() + covered);
    const double margin = tree::enlargedReach * frame.style().type / scale; // a whole figure that fits stays
    const QRectF seen = visible.adjusted(-margin, -margin, margin, margin);
    if (seen.contains(wanted)) return std::nullopt;
    const QPointF away(missing(visible.left(), visible.right(), wanted.left(), wanted.right()),
                       missing(visible.top(), visible.bottom(), wanted.top(), wanted.bottom()));
    return Camera{frame.visible().translated(away)};
}

} // namespace mexplorer::ui
