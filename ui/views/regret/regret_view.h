#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/regret/regret_figure.h"

namespace mexplorer::ui {

/// Regret matching on a matrix, round by round, and its charts.
class RegretView : public ViewOf<RegretFigure, PictureView<RegretPicture, RegretTrace>> {
    Q_OBJECT

public:
    explicit RegretView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { state_.reset(); }
    void showPicture() override;

private:
    std::optional<RegretState> state_;
};

[[nodiscard]] ViewKind regretViewKind();

} // namespace mexplorer::ui
