#pragma once

#include "ui/views/graph/graph_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

class GraphTools;
class SketchHand;

struct GraphKind : PictureKind<GraphFigure, GraphPicture, DrawnTrace, GraphLook> {
    static constexpr const char* id = "graph";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
    static GraphLook lookAt(const Made::Trace& trace, int step, GraphLook look);
};

/// The graph that a game is played on. Pointing at an edge, or at the half of a node that may be coloured,
/// shows the move and whether it wins; clicking it makes the move. Pointing at a node shows its whole name
/// and its value. The steps explain the position, or the value of every node. E draws the graph by hand.
class GraphView : public KindView<GraphKind> {
    Q_OBJECT

public:
    explicit GraphView(Document& document, QWidget* parent = nullptr);

protected:
    void refresh(bool whole) override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void forgetLook() override;
    void showLook() override;
    void leaveOld() override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] std::shared_ptr<const GraphPicture> outline() const;
    void preview(std::size_t node, const QPointF& world);
    void addToSum();
    void showPointed(std::optional<std::size_t> edge);
    void tellNode(std::size_t node);
    [[nodiscard]] std::optional<std::size_t> moveAt(const QPointF& world);
    [[nodiscard]] bool isEdgeMeant(const std::optional<std::size_t>& node) const;
    [[nodiscard]] std::optional<std::size_t> moveInto(std::size_t node) const;
    [[nodiscard]] std::optional<std::size_t> moveMeant(const QPointF& world,
                                                       const std::optional<std::size_t>& node);
    /// The status text of a position; `move` leads there, if it is not empty.
    [[nodiscard]] QString textOf(const std::string& position, const std::optional<Evaluation>& evaluation,
                                 const Message& move) const;

    GraphTools* tools_;
    SketchHand* hand_;
    std::optional<std::size_t> node_; ///< under the pointer
};

[[nodiscard]] ViewKind graphViewKind();

} // namespace mexplorer::ui
