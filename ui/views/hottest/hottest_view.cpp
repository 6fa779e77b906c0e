#include "ui/views/hottest/hottest_view.h"

namespace mexplorer::ui {

QString HottestKind::work(const Scene& /*scene*/) {
    return HottestView::tr("Playing the hottest first");
}

Expected<HottestKind::Made> HottestKind::make(const Scene& scene, Task& task) {
    auto plays = hotPlaysOf(*scene.instance->as<LedgerAspect>(), task);
    if (!plays) return tl::unexpected(plays.error());
    const auto trace = std::make_shared<const HotTrace>(hotTrace(std::move(*plays)));
    return Made({trace, &trace->subject}, trace);
}

ViewKind hottestViewKind() {
    return pictureViewKind<HottestView, HottestKind>(
        {.title = [] { return HottestView::tr("Hottest first"); }});
}

} // namespace mexplorer::ui
