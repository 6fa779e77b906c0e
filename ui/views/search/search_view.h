#pragma once

#include "ui/views/picture_view.h"
#include "ui/views/search/end_line.h"
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
    void writeAt(std::uint32_t node);
    void enterScore(const QString& text, bool goesOn);
    /// The end to the right of one, of those that are seen, or else the first.
    [[nodiscard]] std::uint32_t endAfter(std::uint32_t node) const;
    [[nodiscard]] QString statusAt(const QPointF& world) const;

    EndLine* line_;
    std::uint32_t written_ = SearchNode::none;            ///< the end whose score is being written
    std::optional<std::vector<std::uint32_t>> writeNext_; ///< the options to the one that is next
    std::optional<std::uint32_t> pointed_;
    QString status_;
};

/// The search among the kinds of views.
[[nodiscard]] ViewKind searchViewKind();

} // namespace mexplorer::ui
