#include "ui/views/lattice/lattice_view.h"

namespace mexplorer::ui {

QString LatticeKind::work(const Scene& /*scene*/) {
    return LatticeView::tr("Ordering the games born by day 2");
}

Expected<LatticeKind::Made> LatticeKind::make(const Scene& /*scene*/, Task& task) {
    auto found = latticeTrace(task);
    if (!found) return tl::unexpected(found.error());
    const auto trace = std::make_shared<const LatticeTrace>(std::move(*found));
    return Made({trace, &trace->subject}, trace);
}

/// Only which game is framed depends on the position.
void LatticeView::refresh(bool whole) {
    if (whole || !picture()) return GamesView::refresh(whole);
    showPicture();
}

void LatticeView::showPicture() {
    look_.chosen = scene().asked ? scene().position() : std::string();
    GamesView::showPicture();
}

ViewKind latticeViewKind() {
    return pictureViewKind<LatticeView, LatticeKind>(
        {.title = [] { return LatticeView::tr("Games of day 2"); }});
}

} // namespace mexplorer::ui
