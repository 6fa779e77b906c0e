#pragma once

#include "ui/figure/figure.h"

#include <memory>

namespace mexplorer::ui {

/// A figure on its way to the next one, for pictures of that moment. It is painted as an image, also into
/// files that hold shapes.
class MovingFigure final : public Figure {
public:
    /// `moment`: from 0, before the way, to 1, after it; evenly, without the easing of the screen.
    MovingFigure(std::shared_ptr<const Figure> from, std::shared_ptr<const Figure> to, double moment);

    [[nodiscard]] QRectF bounds() const override { return from_->bounds(); }
    [[nodiscard]] QMarginsF margins(const Style& style) const override { return from_->margins(style); }
    [[nodiscard]] QMarginsF marginsIn(const Style& style, const QSizeF& picture) const override {
        return from_->marginsIn(style, picture);
    }
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return from_->scaleRange(); }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& task) const override {
        return from_->writeCsv(device, task);
    }

private:
    std::shared_ptr<const Figure> from_;
    std::shared_ptr<const Figure> to_;
    double moment_;
};

} // namespace mexplorer::ui
