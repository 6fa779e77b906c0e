#pragma once

#include "core/sum/sum_parts.h"
#include "ui/figure/figure.h"
#include "ui/theme/game_drawings.h"

#include <span>

namespace mexplorer::ui {

/// A position of a sum, in a node that is as high as a circle: its components one below the other, each as
/// the drawing of its game and what is left of it.
class SumPlate {
public:
    explicit SumPlate(std::span<const SumPart> parts);

    /// Half the width of its node, in the tree's world.
    [[nodiscard]] double halfWidth() const;
    /// The least scale of its node per pixel of type at which it can be read.
    [[nodiscard]] double textShare() const;
    void draw(QPainter& painter, const Style& style, const QRectF& area, GameDrawings& drawings) const;

private:
    [[nodiscard]] double textSize() const; ///< in the tree's world
    [[nodiscard]] double cellWidth() const;

    std::span<const SumPart> parts_;
    std::size_t rows_;
    std::size_t columns_;
};

} // namespace mexplorer::ui
