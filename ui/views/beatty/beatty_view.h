#pragma once

#include "ui/views/beatty/beatty_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct BeattyKind : PictureKind<BeattyFigure, BeattySubject, BeattyTrace, std::optional<BeattyState>> {
    static constexpr const char* id = "beatty";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// Why every number is in exactly one cold pair, step by step.
class BeattyView : public KindView<BeattyKind> {
    Q_OBJECT

public:
    using KindView::KindView;
};

[[nodiscard]] ViewKind beattyViewKind();

} // namespace mexplorer::ui
