#pragma once

#include "ui/views/flow/flow_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// The largest flow through a network, path by path, and its cut.
class FlowView : public ViewOf<FlowFigure, PictureView<FlowPicture, FlowTrace>> {
    Q_OBJECT

public:
    explicit FlowView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    [[nodiscard]] QString pointedText() const override;

private:
    void hover(const std::optional<std::size_t>& arrow);

    FlowLook look_;
};

/// The flow among the kinds of views.
[[nodiscard]] ViewKind flowViewKind();

} // namespace mexplorer::ui
