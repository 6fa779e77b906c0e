#pragma once

#include "ui/figure/figure.h"

#include <QIODevice>

namespace mexplorer::ui {

/// A figure with known pixels: the world [0, 100] × [0, 50], left half blue, right half orange, and a word.
class SampleFigure : public Figure {
public:
    [[nodiscard]] QRectF bounds() const override { return {0, 0, 100, 50}; }
    [[nodiscard]] QMarginsF margins(const Style& style) const override {
        const double margin = 10 * style.type;
        return {margin, margin, margin, margin};
    }
    [[nodiscard]] std::pair<double, double> scaleRange() const override { return {0.5, 64}; }
    void draw(QPainter& painter, const Frame& frame) const override {
        painter.fillRect(frame.area(), frame.theme().paper);
        painter.fillRect(frame.toArea().mapRect(QRectF(0, 0, 50, 50)), frame.theme().p);
        painter.fillRect(frame.toArea().mapRect(QRectF(50, 0, 50, 50)), frame.theme().n);
        painter.setPen(frame.theme().ink);
        painter.setFont(frame.style().font(16));
        painter.drawText(frame.toArea().map(QPointF(10, 25)), QStringLiteral("Nimber"));
    }
    [[nodiscard]] Expected<void> writeCsv(QIODevice& device, Task& /*task*/) const override {
        if (device.write("n,value\n0,0\n1,1\n") > 0) return {};
        return invalid(say("cannot write"));
    }
};

} // namespace mexplorer::ui
