#pragma once

#include "ui/views/flow/flow_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

class FlowTools;
class SketchHand;

struct FlowKind : PictureKind<FlowFigure, FlowPicture, FlowTrace, FlowLook> {
    static constexpr const char* id = "flow";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// The largest flow through a network, path by path, and its cut. E draws the network by hand.
class FlowView : public KindView<FlowKind> {
    Q_OBJECT

public:
    explicit FlowView(Document& document, QWidget* parent = nullptr);

protected:
    void refresh(bool whole) override;
    void showLook() override;
    void point(const QPointF& world) override;
    void leave() override;
    [[nodiscard]] QString pointedText() const override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void hover(const std::optional<std::size_t>& arrow);

    FlowTools* tools_;
    SketchHand* hand_;
};

[[nodiscard]] ViewKind flowViewKind();

} // namespace mexplorer::ui
