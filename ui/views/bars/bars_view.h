#pragma once

#include "ui/views/bars/bars_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// Heaps in parts, and the proof by them step by step.
class BarsView : public ViewOf<BarsFigure, PictureView<BarsPicture, PartsTrace>> {
    Q_OBJECT

public:
    explicit BarsView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override {}
    void showPicture() override;
};

[[nodiscard]] ViewKind barsViewKind();

} // namespace mexplorer::ui
