#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/vessels/vessels_figure.h"

namespace mexplorer::ui {

/// An estate divided by vessels that fill.
class VesselsView : public ViewOf<VesselsFigure, PictureView<VesselsSubject, VesselsTrace>> {
    Q_OBJECT

public:
    explicit VesselsView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override {}
    void showPicture() override;
};

/// Vessels among the kinds of views.
[[nodiscard]] ViewKind vesselsViewKind();

} // namespace mexplorer::ui
