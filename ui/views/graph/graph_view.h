#pragma once

#include "ui/views/graph/graph_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

/// The graph that a game is played on. Pointing at an edge says what the move is and whether it wins;
/// clicking it makes the move. The steps are those of the position’s values.
class GraphView : public ViewOf<GraphFigure, PictureView<GraphPicture, DrawnTrace>> {
    Q_OBJECT

public:
    explicit GraphView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void forgetLook() override { look_ = {}; }
    void showPicture() override;

private:
    void showPointed(std::optional<std::size_t> edge);
    [[nodiscard]] std::optional<std::size_t> moveAt(const QPointF& world);
    [[nodiscard]] QString textOf(const DrawnGraph::Edge& edge) const;

    GraphLook look_;
};

/// The graph among the kinds of views.
[[nodiscard]] ViewKind graphViewKind();

} // namespace mexplorer::ui
