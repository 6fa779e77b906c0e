#pragma once

#include "ui/views/beatty/beatty_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// Why every number is in exactly one cold pair, step by step.
class BeattyView : public ViewOf<BeattyFigure, PictureView<BeattySubject, BeattyTrace>> {
    Q_OBJECT

public:
    explicit BeattyView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override {}
    void showPicture() override;
};

[[nodiscard]] ViewKind beattyViewKind();

} // namespace mexplorer::ui
