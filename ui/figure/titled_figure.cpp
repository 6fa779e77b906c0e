#include "ui/figure/titled_figure.h"

#include "ui/figure/slide_title.h"

namespace mexplorer::ui {

QMarginsF TitledFigure::margins(const Style& style) const {
    return {12, 8 + (hasTitle(style) ? slideTitleHeight(style) : 0), 12, legendRowHeight(style) + 4};
}

void TitledFigure::draw(QPainter& painter, const Frame& frame) const {
    drawAboveLegend(painter, frame, legend(frame.style()), [&] {
        if (hasTitle(frame.style())) drawSlideTitle(painter, frame, title());
        drawWorld(painter, frame);
    });
}

QStringList TitledFigure::textsBeside(const Frame& frame) const {
    return textsOf(legend(frame.style())) << title();
}

} // namespace mexplorer::ui
