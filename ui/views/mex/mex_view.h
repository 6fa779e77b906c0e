#pragma once

#include "ui/views/mex/mex_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct MexKind : PictureKind<MexFigure, MexPicture, MexTrace, MexLook> {
    static constexpr const char* id = "mex";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// How the value of a position is found: its options' values, and the least number missing among them.
/// Clicking an option moves to it.
class MexView : public KindView<MexKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;

private:
    void showPointed(std::optional<std::size_t> option);
};

[[nodiscard]] ViewKind mexViewKind();

} // namespace mexplorer::ui
