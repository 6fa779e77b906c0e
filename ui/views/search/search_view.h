#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/search/search_figure.h"

namespace mexplorer::ui {

/// A walk through the moves below a position, event by event.
class SearchView : public ViewOf<SearchFigure, PictureView<SearchPicture, SearchTrace>> {
    Q_OBJECT

public:
    explicit SearchView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override { pointed_.reset(); }
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    /// To the step that is about the node, or about one that is not drawn.
    void click(const QPointF& world) override;

private:
    std::optional<std::uint32_t> pointed_;
};

/// The search among the kinds of views.
[[nodiscard]] ViewKind searchViewKind();

} // namespace mexplorer::ui
