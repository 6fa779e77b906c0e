#include "ui/figure/steps.h"

#include "ui/figure/motion/moving_figure.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

std::shared_ptr<const Figure> Steps::figure(std::size_t step, double moment) const {
    std::shared_ptr<const Figure> figure = figureAt(static_cast<int>(step));
    if (moment <= 0 || step + 1 >= count()) return figure;
    return std::make_shared<MovingFigure>(std::move(figure), figureAt(static_cast<int>(step + 1)), moment);
}

QString Steps::title(std::size_t /*step*/) const {
    return translated(trace->title);
}

QString Steps::sentence(std::size_t step) const {
    return translated(trace->steps[step].reason);
}

} // namespace mexplorer::ui
