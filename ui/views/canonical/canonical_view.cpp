#include "ui/views/canonical/canonical_view.h"

namespace mexplorer::ui {

namespace {

/// More boxes would be too small to be read.
constexpr std::size_t mostOptions = 60;

} // namespace

QString CanonicalKind::work(const Scene& /*scene*/) {
    return CanonicalView::tr("Finding the canonical form");
}

Expected<CanonicalKind::Made> CanonicalKind::make(const Scene& scene, Task& task) {
    const auto reduction = scene.instance->as<ShortGameAspect>()->reduction(task);
    if (!reduction) return tl::unexpected(reduction.error());
    const auto trace = std::make_shared<const CanonicalTrace>(canonicalTrace(*reduction));
    if (trace->subject.options.size() > mostOptions)
        return tooLarge(say(MX_TEXT("core", "It has more than %1 options."), mostOptions));
    return Made(std::make_shared<const CanonicalPicture>(*trace), trace);
}

ViewKind canonicalViewKind() {
    return pictureViewKind<CanonicalView, CanonicalKind>(
        {.title = [] { return CanonicalView::tr("Canonical form"); }});
}

} // namespace mexplorer::ui
