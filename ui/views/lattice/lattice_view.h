#pragma once

#include "ui/views/games_view.h"
#include "ui/views/lattice/lattice_figure.h"

namespace mexplorer::ui {

struct LatticeKind : PictureKind<LatticeFigure, DayLattice, LatticeTrace, LatticeLook> {
    static constexpr const char* id = "lattice";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// The games born by day 2 in their order. Clicking one opens it.
class LatticeView : public GamesView<LatticeKind> {
    Q_OBJECT

public:
    using GamesView::GamesView;

protected:
    void refresh(bool whole) override;
    void showPicture() override;
};

[[nodiscard]] ViewKind latticeViewKind();

} // namespace mexplorer::ui
