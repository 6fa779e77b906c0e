#pragma once

#include "ui/views/games_view.h"
#include "ui/views/numbers/numbers_figure.h"

namespace mexplorer::ui {

struct NumbersKind : PictureKind<NumbersFigure, NumberSubject, NumberTrace, NumbersLook> {
    static constexpr const char* id = "numbers";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// How a position’s options decide which number it is, if it is one. Clicking a number or an option opens it
/// as a game by itself.
class NumbersView : public GamesView<NumbersKind> {
    Q_OBJECT

public:
    using GamesView::GamesView;
};

[[nodiscard]] ViewKind numbersViewKind();

} // namespace mexplorer::ui
