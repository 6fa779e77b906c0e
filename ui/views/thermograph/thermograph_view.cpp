#include "ui/views/thermograph/thermograph_view.h"

namespace mexplorer::ui {

QString ThermographKind::work(const Scene& /*scene*/) {
    return ThermographView::tr("Building the thermograph");
}

Expected<ThermographKind::Made> ThermographKind::make(const Scene& scene, Task& task) {
    auto heat = scene.instance->as<ShortGameAspect>()->heat(task);
    if (!heat) return tl::unexpected(heat.error());
    const auto trace = std::make_shared<const ThermographTrace>(thermographTrace(std::move(*heat)));
    return Made({trace, &trace->subject}, trace);
}

ViewKind thermographViewKind() {
    return pictureViewKind<ThermographView, ThermographKind>(
        {.title = [] { return ThermographView::tr("Thermograph"); }});
}

} // namespace mexplorer::ui
