#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/legend_row.h"

namespace mexplorer::ui {

/// A figure whose world is in pixels at the usual size of type, with a title above it on slides and a legend
/// below it.
class TitledFigure : public Figure {
public:
    [[nodiscard]] QMarginsF margins(const Style& style) const override;
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.2, 4}; }
    [[nodiscard]] double largestFit() const override { return 1.7; }
    void draw(QPainter& painter, const Frame& frame) const override;
    [[nodiscard]] QStringList textsBeside(const Frame& frame) const override;

    [[nodiscard]] virtual QString title() const = 0;

protected:
    [[nodiscard]] virtual LegendEntries legend(const Style& style) const = 0;
    virtual void drawWorld(QPainter& painter, const Frame& frame) const = 0;
};

} // namespace mexplorer::ui
