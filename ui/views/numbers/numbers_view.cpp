#include "ui/views/numbers/numbers_view.h"

namespace mexplorer::ui {

QString NumbersKind::work(const Scene& /*scene*/) {
    return NumbersView::tr("Looking for the simplest number");
}

Expected<NumbersKind::Made> NumbersKind::make(const Scene& scene, Task& task) {
    auto sought = scene.instance->as<ShortGameAspect>()->numberSought(task);
    if (!sought) return tl::unexpected(sought.error());
    const auto trace = std::make_shared<const NumberTrace>(numberTrace(std::move(*sought)));
    return Made({trace, &trace->subject}, trace);
}

ViewKind numbersViewKind() {
    return pictureViewKind<NumbersView, NumbersKind>(
        {.title = [] { return NumbersView::tr("Surreal numbers"); }});
}

} // namespace mexplorer::ui
