#include "ui/views/thermograph/thermograph_view.h"

#include "core/game/aspects/tempering.h"

namespace mexplorer::ui {

QString ThermographKind::work(const Scene& /*scene*/) {
    return ThermographView::tr("Building the thermograph");
}

Expected<ThermographKind::Made> ThermographKind::make(const Scene& scene, Task& task) {
    const auto tempering = temperingOf(scene.settings, task);
    if (!tempering) return tl::unexpected(tempering.error());
    auto heat = scene.instance->as<ShortGameAspect>()->heat(*tempering, task);
    if (!heat) return tl::unexpected(heat.error());
    const auto trace = std::make_shared<const ThermographTrace>(thermographTrace(std::move(*heat)));
    return Made({trace, &trace->subject}, trace);
}

ViewKind thermographViewKind() {
    return pictureViewKind<ThermographView, ThermographKind>(
        {.title = [] { return ThermographView::tr("Thermograph"); },
         .settings = [](const Game&) { return temperingParameters(); }});
}

} // namespace mexplorer::ui
