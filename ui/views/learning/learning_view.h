#pragma once

#include "ui/views/learning/learning_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// How learnt strategies approach an equilibrium: charts, and the strategies themselves.
class LearningView : public ViewOf<LearningFigure, PictureView<LearningPicture, LearningTrace>> {
    Q_OBJECT

public:
    explicit LearningView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { step_.reset(); }
    void showPicture() override;

private:
    std::optional<std::size_t> step_;
};

[[nodiscard]] ViewKind learningViewKind();

} // namespace mexplorer::ui
