#pragma once

#include "ui/views/interval/interval_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// The table of a scored game, filled step by step, and the game played by it.
class IntervalView : public ViewOf<IntervalFigure, PictureView<IntervalPicture, IntervalTrace>> {
    Q_OBJECT

public:
    explicit IntervalView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override { showLook(); }
    void point(const QPointF& world) override;
    void leave() override;
    /// Goes to the step that fills the cell.
    void click(const QPointF& world) override;

private:
    void showLook();
    void hover(const std::optional<Stretch>& stretch);

    IntervalLook look_;
};

[[nodiscard]] ViewKind intervalViewKind();

} // namespace mexplorer::ui
