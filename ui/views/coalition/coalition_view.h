#pragma once

#include "core/explain/coalition/coalition_state.h"
#include "ui/document/view_kind.h"
#include "ui/views/coalition/coalition_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct CoalitionKind : PictureKind<CoalitionFigure, CoalitionPicture, CoalitionTrace, CoalitionLook> {
    static constexpr const char* id = "coalition";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// What coalitions are worth, and ways to divide it; the steps explain the Shapley value or the nucleolus.
class CoalitionView : public KindView<CoalitionKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;

private:
    void hover(std::optional<Coalition> coalition);
};

[[nodiscard]] ViewKind coalitionViewKind();

} // namespace mexplorer::ui
