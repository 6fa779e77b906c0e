#pragma once

#include "ui/views/end_writer.h"
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
    void forgetLook() override;
    void showPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    /// A way of searching in the chart is taken; the score of an end can be written, if it is one’s own;
    /// another place, and a badge, lead to the step that is about it.
    void click(const QPointF& world) override;

private:
    void showAt(std::optional<SearchState> step);
    [[nodiscard]] bool canWrite(std::uint32_t node) const;
    [[nodiscard]] SeenEnds seenEnds() const;
    [[nodiscard]] QString statusAt(const QPointF& world) const;

    EndWriter* writer_;
    std::optional<std::uint32_t> pointed_;
    QString status_;
};

/// The search among the kinds of views.
[[nodiscard]] ViewKind searchViewKind();

} // namespace mexplorer::ui
