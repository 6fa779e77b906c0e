#pragma once

#include "ui/views/interval/interval_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct IntervalKind : PictureKind<IntervalFigure, IntervalPicture, IntervalTrace, IntervalLook> {
    static constexpr const char* id = "intervals";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// The table of a scored game, filled step by step, and the game played by it.
class IntervalView : public KindView<IntervalKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void point(const QPointF& world) override;
    void leave() override;
    /// Goes to the step that fills the cell.
    void click(const QPointF& world) override;

private:
    void hover(const std::optional<Stretch>& stretch);
};

[[nodiscard]] ViewKind intervalViewKind();

} // namespace mexplorer::ui
