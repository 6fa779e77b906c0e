#pragma once

#include "core/rules/sketch.h"
#include "ui/figure/canvas.h"
#include "ui/views/end_line.h"
#include "ui/views/sketch/sketch_shape.h"

#include <QWidget>

#include <memory>

namespace mexplorer::ui {

/// Draws a graph by hand. It lies over the canvas, and while it is on, the mouse and the keys are its own:
/// nodes are dragged, and arrows from the + of a node; what is not on the graph still pans and zooms the
/// picture. Each change is told as a new sketch, in which every node has its place. In a network a line at
/// each arrow takes its capacity and its owner.
class SketchEditor : public QWidget {
    Q_OBJECT

public:
    using Index = Sketch::Index;

    explicit SketchEditor(Canvas& canvas);

    [[nodiscard]] bool isOn() const { return on_; }
    [[nodiscard]] bool isWaiting() const { return on_ && !shape_; }
    void setOn(bool on);
    /// What is edited from now on, as it is seen; what was selected stays so if it is still there.
    void setShape(std::shared_ptr<const SketchShape> shape, const Sketch& sketch);
    /// The same sketch was drawn anew, with more that is known of it; a node may be on its way.
    void redrawn(std::shared_ptr<const SketchShape> shape);
    /// The graph is being laid out; nothing is edited until there is a picture.
    void await();
    /// There is nothing to be edited.
    void clear();

    /// The sketch with its places, while there is one.
    [[nodiscard]] const std::optional<Sketch>& sketch() const { return sketch_; }
    [[nodiscard]] const std::optional<Index>& selectedNode() const { return node_; }
    [[nodiscard]] const std::optional<Index>& selectedEdge() const { return edge_; }
    /// The nodes of the cycle that is lit, because an arrow would close it.
    [[nodiscard]] const std::vector<Index>& litCycle() const { return cycle_; }
    /// The middle of the +, on the canvas, from which an edge of the node is drawn.
    [[nodiscard]] QPointF handleOf(Index node) const;

    /// A node beside the selected one, or in the middle. What has a ground grows from the selected node.
    void addNode();
    /// From the selected node, or the ground; once more: to the one that is selected then.
    void drawEdge();
    /// Selects an edge: one at the selected node, or the one after that which is selected.
    void selectNextEdge();
    /// The name of the selected node, or in a network what stands at the selected arrow.
    void write();
    /// In a network the flow begins, or ends, at the selected node.
    void beginHere();
    void endHere();
    void removeSelected();
    /// Lets the nodes be laid out.
    void arrange();

signals:
    void edited(const mexplorer::Sketch& sketch);
    /// A node is being dragged, and is at this place of the world.
    void previewed(std::size_t node, const QPointF& world);
    /// It is where it was: the drag was given up.
    void previewEnded();
    /// Something was refused, for this reason; empty: that is over.
    void refused(const QString& sentence);
    /// Escape was pressed, and nothing else was to be left.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Drag { none, node, edge, givenUp };

    // Events; whether they are done with.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool doubleClick(const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    [[nodiscard]] bool editingKey(int key);

    [[nodiscard]] bool isReady() const { return on_ && shape_ && canvas_.figure(); }

    // What is where.
    [[nodiscard]] QPointF toWorld(const QPointF& pixels) const { return canvas_.frame().toWorld(pixels); }
    [[nodiscard]] std::optional<Index> nodeAt(const QPointF& pixels) const;
    [[nodiscard]] std::optional<Index> edgeAt(const QPointF& pixels) const;
    [[nodiscard]] std::optional<Index> handleAt(const QPointF& pixels) const;
    /// The node whose + is seen.
    [[nodiscard]] std::optional<Index> handled() const;
    [[nodiscard]] QPointF freePointNear(const QPointF& point) const;
    [[nodiscard]] std::optional<Index> nodeTowards(int key) const;

    // Changes.
    void commit(const Sketch& sketch, const std::string& selected = {}, std::optional<Index> edge = {});
    void refuse(const Error& error);
    void forgetRefusal();
    void addNodeAt(const QPointF& point, std::optional<Index> from);
    void finishEdge(Index to);
    void movePen(const QPointF& to, std::optional<Index> over);
    void dropPen();
    void moveNode(Index node, const QPointF& point);
    void preview(const QPointF& point);
    void showDragged();
    void select(std::optional<Index> node, std::optional<Index> edge = {});
    void changeEnds(void (Sketch::*change)(Index));
    void openName(Index node);
    void openLabel(Index edge);
    /// Later, when the window has given the focus back to the picture.
    void openLater(std::optional<Index> node, std::optional<Index> edge);
    void enterWritten(const QString& text, bool goesOn);
    void enterName(const std::string& name);
    void enterLabel(const std::string& label, bool goesOn);

    void paintCycle(QPainter& painter, const Frame& frame) const;
    void paintSelection(QPainter& painter, const Frame& frame) const;
    void paintPen(QPainter& painter, const Frame& frame) const;
    void drawStroke(QPainter& painter, const QPainterPath& path) const;
    void paintHandle(QPainter& painter, const Frame& frame) const;

    Canvas& canvas_;
    bool on_ = false;
    std::shared_ptr<const SketchShape> shape_; ///< null: there is nothing to edit
    std::optional<Sketch> sketch_;
    std::optional<Index> node_;       ///< selected
    std::optional<Index> edge_;       ///< selected
    std::string wanted_;              ///< the node to be selected in the next picture
    std::optional<Index> wantedEdge_; ///< or the edge
    std::optional<Index> hovered_;
    std::optional<Index> from_; ///< an edge is being drawn from here
    QPointF penAt_;             ///< and has come to here, in the world
    std::optional<Index> over_; ///< where there is this node
    std::vector<Index> cycle_;  ///< lit; its first two are the ends of the arrow that would close it
    Drag drag_ = Drag::none;
    bool hasMoved_ = false;
    QPointF pressedAt_;              ///< pixels
    QPointF pointer_;                ///< pixels
    QPointF grip_;                   ///< from where a node was taken to its middle, in the world
    std::optional<QPointF> dragged_; ///< where the node is that is dragged
    std::optional<Index> toName_;    ///< was double-clicked
    std::optional<Index> toLabel_;   ///< the same, an edge
    EndLine line_;
    std::optional<Index> named_;    ///< the line is of this node
    std::optional<Index> labelled_; ///< or of this edge
};

} // namespace mexplorer::ui
