#pragma once

#include "ui/views/flow/flow_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

class FlowTools;
class SketchHand;

/// The largest flow through a network, path by path, and its cut. E draws the network by hand.
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
    void keyPressEvent(QKeyEvent* event) override;

private:
    void hover(const std::optional<std::size_t>& arrow);

    FlowTools* tools_;
    SketchHand* hand_;
    FlowLook look_;
};

[[nodiscard]] ViewKind flowViewKind();

} // namespace mexplorer::ui
