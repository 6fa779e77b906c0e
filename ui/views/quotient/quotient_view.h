#pragma once

#include "ui/views/picture_kind.h"
#include "ui/views/quotient/quotient_figure.h"

namespace mexplorer::ui {

struct QuotientKind : PictureKind<QuotientFigure, QuotientPicture, QuotientTrace, QuotientLook> {
    static constexpr const char* id = "quotient";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
    /// With the element of the scene’s position.
    static std::unique_ptr<ui::Figure> figureAt(const Scene& scene, const Made::Picture& picture,
                                                const Made::Trace& trace, int step);
};

/// The misère quotient of a game of heaps. A click on an element makes the smallest sum that is it the
/// position, a click on a heap that heap.
class QuotientView : public KindView<QuotientKind> {
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
    void hover(std::optional<Element> element);
};

[[nodiscard]] ViewKind quotientViewKind();

} // namespace mexplorer::ui
