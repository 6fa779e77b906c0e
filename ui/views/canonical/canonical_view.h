#pragma once

#include "ui/views/canonical/canonical_figure.h"
#include "ui/views/games_view.h"

namespace mexplorer::ui {

struct CanonicalKind : PictureKind<CanonicalFigure, CanonicalPicture, CanonicalTrace, CanonicalLook> {
    static constexpr const char* id = "canonical";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// A position’s canonical form, made step by step. Clicking a game opens it as a game by itself.
class CanonicalView : public GamesView<CanonicalKind> {
    Q_OBJECT

public:
    using GamesView::GamesView;
};

[[nodiscard]] ViewKind canonicalViewKind();

} // namespace mexplorer::ui
