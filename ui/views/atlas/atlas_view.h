#pragma once

#include "ui/views/atlas/atlas_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct AtlasKind : PictureKind<AtlasFigure, AtlasPicture, AtlasTrace, AtlasLook> {
    static constexpr const char* id = "atlas";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// All boards of a game of two sides up to a size. Clicking one opens it.
class AtlasView : public KindView<AtlasKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void refresh(bool whole) override;
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    [[nodiscard]] QString pointedText() const override;

private:
    void hover(const AtlasEntry* entry);
};

[[nodiscard]] ViewKind atlasViewKind();

} // namespace mexplorer::ui
