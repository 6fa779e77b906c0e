#include "ui/figure/steps.h"

#include "ui/text/translated.h"

namespace mexplorer::ui {

QString Steps::title(std::size_t /*step*/) const {
    return translated(trace->title);
}

QString Steps::sentence(std::size_t step) const {
    return translated(trace->steps[step].reason);
}

} // namespace mexplorer::ui
