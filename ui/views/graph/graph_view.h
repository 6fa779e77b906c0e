#pragma once

#include "core/rules/sketch.h"
#include "core/solve/aspects/sketch.h"
#include "ui/views/graph/graph_figure.h"
#include "ui/views/picture_view.h"

namespace mexplorer::ui {

class GraphEditor;
class GraphTools;

/// The graph that a game is played on. Pointing at an edge says what the move is and whether it wins;
/// clicking it makes the move. Pointing at a node says its whole name and its value. The steps explain the
/// position, or the value of every node. E draws the graph by hand.
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
    void forgetLook() override;
    void showPicture() override;
    void leaveOld() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] const SketchAspect* sketching() const;
    [[nodiscard]] Expected<Sketch> sketch() const;
    void setEditing(bool on);
    void beginOrEnd(bool on);
    void bringEditor();
    void redraw(const Sketch& edited);
    void saveGraph();
    void addToSum();
    void showPointed(std::optional<std::size_t> edge);
    void tellNode(std::size_t node);
    [[nodiscard]] std::optional<std::size_t> moveAt(const QPointF& world);
    [[nodiscard]] std::optional<std::size_t> moveInto(std::size_t node) const;
    /// `move` leads there, if it is not empty.
    [[nodiscard]] QString textOf(const std::string& position, const std::optional<Evaluation>& evaluation,
                                 const Message& move) const;

    GraphEditor* editor_;
    GraphTools* tools_;
    std::string edited_;    ///< the game whose graph is edited
    bool isWanted_ = false; ///< it is to be edited, once there is a picture
    GraphLook look_;
    std::optional<std::size_t> node_; ///< under the pointer
};

/// The graph among the kinds of views.
[[nodiscard]] ViewKind graphViewKind();

} // namespace mexplorer::ui
