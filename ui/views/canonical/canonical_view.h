#pragma once

#include "ui/views/canonical/canonical_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

struct CanonicalKind : PictureKind<CanonicalFigure, CanonicalPicture, CanonicalTrace, CanonicalLook> {
    static constexpr const char* id = "canonical";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
};

/// A position’s canonical form, made step by step. Clicking a game opens it as a game by itself.
class CanonicalView : public KindView<CanonicalKind> {
    Q_OBJECT

public:
    using KindView::KindView;

protected:
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    [[nodiscard]] QString pointedText() const override;

private:
    void hover(const std::optional<std::string>& game);
};

[[nodiscard]] ViewKind canonicalViewKind();

} // namespace mexplorer::ui
