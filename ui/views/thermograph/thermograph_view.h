#pragma once

#include "ui/views/games_view.h"
#include "ui/views/thermograph/thermograph_figure.h"

namespace mexplorer::ui {

struct ThermographKind : PictureKind<ThermographFigure, ShortGameHeat, ThermographTrace, ThermographLook> {
    static constexpr const char* id = "thermograph";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// A position’s thermograph, built step by step. Clicking an option opens it as a game by itself.
class ThermographView : public GamesView<ThermographKind> {
    Q_OBJECT

public:
    using GamesView::GamesView;
};

[[nodiscard]] ViewKind thermographViewKind();

} // namespace mexplorer::ui
