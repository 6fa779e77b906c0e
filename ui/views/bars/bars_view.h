#pragma once

#include "ui/views/bars/bars_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct BarsKind : PictureKind<BarsFigure, BarsPicture, PartsTrace, std::optional<PartsState>> {
    static constexpr const char* id = "bars";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// Heaps in parts, and the proof by them step by step.
class BarsView : public KindView<BarsKind> {
    Q_OBJECT

public:
    using KindView::KindView;
};

[[nodiscard]] ViewKind barsViewKind();

} // namespace mexplorer::ui
