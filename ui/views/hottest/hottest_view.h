#pragma once

#include "ui/views/games_view.h"
#include "ui/views/hottest/hottest_figure.h"

namespace mexplorer::ui {

struct HottestKind : PictureKind<HottestFigure, HotPlays, HotTrace, HottestLook> {
    static constexpr const char* id = "hottest";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// A sum of two sides played hottest-first. Clicking a component opens it as a game by itself.
class HottestView : public GamesView<HottestKind> {
    Q_OBJECT

public:
    using GamesView::GamesView;
};

[[nodiscard]] ViewKind hottestViewKind();

} // namespace mexplorer::ui
