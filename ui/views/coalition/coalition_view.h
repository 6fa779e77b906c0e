#pragma once

#include "core/explain/coalition/coalition_state.h"
#include "ui/document/view_kind.h"
#include "ui/views/coalition/coalition_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// What coalitions are worth, and ways to divide it; the steps explain the Shapley value or the nucleolus.
class CoalitionView : public ViewOf<CoalitionFigure, PictureView<CoalitionPicture, CoalitionTrace>> {
    Q_OBJECT

public:
    explicit CoalitionView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;

private:
    void hover(std::optional<Coalition> coalition);

    CoalitionLook look_;
};

[[nodiscard]] ViewKind coalitionViewKind();

} // namespace mexplorer::ui
