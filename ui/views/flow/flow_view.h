#pragma once

#include "ui/views/flow/flow_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// A network whose arrows have owners: its largest flow, path by path, and the smallest cut.
class FlowView : public ViewOf<FlowFigure, PictureView<FlowPicture, FlowTrace>> {
    Q_OBJECT

public:
    explicit FlowView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override {}
    void showPicture() override;
};

/// Flows among the kinds of views.
[[nodiscard]] ViewKind flowViewKind();

} // namespace mexplorer::ui
