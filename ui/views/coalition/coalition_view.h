#pragma once

#include "ui/views/coalition/coalition_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// Coalitions, what they are worth, and how that is divided, step by step.
class CoalitionView : public ViewOf<CoalitionFigure, PictureView<CoalitionPicture, CoalitionTrace>> {
    Q_OBJECT

public:
    explicit CoalitionView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override {}
    void showPicture() override;
};

/// Coalitions among the kinds of views.
[[nodiscard]] ViewKind coalitionViewKind();

} // namespace mexplorer::ui
