#pragma once

#include "ui/views/picture_kind.h"
#include "ui/views/regret/regret_figure.h"

namespace mexplorer::ui {

struct RegretKind : PictureKind<RegretFigure, RegretPicture, RegretTrace, std::optional<RegretState>> {
    static constexpr const char* id = "regret";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// Regret matching on a matrix, round by round, and its charts.
class RegretView : public KindView<RegretKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void point(const QPointF& world) override;
    void click(const QPointF& world) override;
};

[[nodiscard]] ViewKind regretViewKind();

} // namespace mexplorer::ui
