#pragma once

#include "ui/views/picture_kind.h"
#include "ui/views/vessels/vessels_figure.h"

namespace mexplorer::ui {

struct VesselsKind : PictureKind<VesselsFigure, VesselsSubject, VesselsTrace, VesselsLook> {
    static constexpr const char* id = "vessels";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// An estate divided by vessels that fill, step by step.
class VesselsView : public KindView<VesselsKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void point(const QPointF& world) override;
    void leave() override;
    [[nodiscard]] QString pointedText() const override;

private:
    void hover(const std::optional<std::size_t>& vessel);
};

[[nodiscard]] ViewKind vesselsViewKind();

} // namespace mexplorer::ui
