#pragma once

#include "tests/ui/sample_figure.h"
#include "ui/figure/motion/keyed.h"

#include <optional>
#include <utility>
#include <vector>

namespace mexplorer::ui {

/// Squares of 10 pixels by their names, on paper, at places in pixels of the area.
class Squares : public SampleFigure {
public:
    struct Square {
        MotionKey key;
        QPoint place;
        QColor colour;
        std::optional<MotionSource> source;
        int width = 10;
        Growth growth = Growth::turns;
        QPointF leaving = {};
    };

    explicit Squares(std::vector<Square> squares, QColor unnamed = {})
        : squares_(std::move(squares)), unnamed_(unnamed) {}

    void draw(QPainter& painter, const Frame& frame) const override {
        paintPaper(painter, frame);
        if (unnamed_.isValid()) painter.fillRect(0, 80, 200, 20, unnamed_);
        for (const Square& square : squares_) {
            const Keyed named(painter, square.key, square.source, square.growth, square.leaving);
            painter.fillRect(QRect(square.place, QSize(square.width, 10)), square.colour);
        }
    }

private:
    std::vector<Square> squares_;
    QColor unnamed_;
};

} // namespace mexplorer::ui
