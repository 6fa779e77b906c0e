#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/vessels/vessels_figure.h"

namespace mexplorer::ui {

/// An estate divided by vessels that fill, step by step.
class VesselsView : public ViewOf<VesselsFigure, PictureView<VesselsSubject, VesselsTrace>> {
    Q_OBJECT

public:
    explicit VesselsView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    [[nodiscard]] QString pointedText() const override;

private:
    void hover(const std::optional<std::size_t>& vessel);

    VesselsLook look_;
};

[[nodiscard]] ViewKind vesselsViewKind();

} // namespace mexplorer::ui
