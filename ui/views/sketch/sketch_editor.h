#pragma once

#include "core/rules/sketch.h"
#include "ui/figure/canvas.h"
#include "ui/views/end_line.h"
#include "ui/views/sketch/sketch_shape.h"

#include <QWidget>

#include <memory>

namespace mexplorer::ui {

/// Lets a person draw a graph. It lies over the canvas and takes the mouse and the keys while it is on: nodes
/// can be dragged, and arrows drawn from the + of a node; anything beside the graph still pans and zooms.
/// Each change is emitted as a new sketch, in which every node has a place. In a network, a line at each
/// arrow edits its capacity and owner.
class SketchEditor : public QWidget {
    Q_OBJECT

public:
    using Index = Sketch::Index;

    explicit SketchEditor(Canvas& canvas);

    [[nodiscard]] bool isOn() const { return on_; }
    [[nodiscard]] bool isWaiting() const { return on_ && !shape_; }
    void setOn(bool on);
    /// What is edited from now on, and how it is drawn; the selection stays if it is still there.
    void setShape(std::shared_ptr<const SketchShape> shape, const Sketch& sketch);
    /// The same sketch was drawn again, as more is known about it; a node may be being dragged.
    void redrawn(std::shared_ptr<const SketchShape> shape);
    /// The graph is being laid out: nothing can be edited until there is a picture.
    void await();
    /// There is nothing to edit any more: switches off.
    void clear();

    /// The sketch with all places, while there is one.
    [[nodiscard]] const std::optional<Sketch>& sketch() const { return sketch_; }
    [[nodiscard]] const std::optional<Index>& selectedNode() const { return node_; }
    [[nodiscard]] const std::optional<Index>& selectedEdge() const { return edge_; }
    /// The nodes of the highlighted cycle, which an arrow would close.
    [[nodiscard]] const std::vector<Index>& litCycle() const { return cycle_; }
    /// The middle of a node's +, on the canvas, from which edges are drawn.
    [[nodiscard]] QPointF handleOf(Index node) const;

    /// Adds a node beside the selected one, or in the middle. In a graph with a ground, it grows from the
    /// selected node, or the ground.
    void addNode();
    /// Begins an edge at the selected node, or the ground; if one was begun, ends it there.
    void drawEdge();
    /// Selects an edge at the selected node or, if an edge is selected, the next one, in the order of
    /// drawing.
    void selectNextEdge();
    /// Edits the name of the selected node or, in a network, the label of the selected arrow.
    void write();
    /// In a network: makes the selected node the source, or the sink.
    void beginHere();
    void endHere();
    void removeSelected();
    /// Drops all places: the graph is laid out.
    void arrange();

signals:
    void edited(const mexplorer::Sketch& sketch);
    /// A node is being dragged and is now at this place of the world.
    void previewed(std::size_t node, const QPointF& world);
    /// The drag was given up: the node is back where it was.
    void previewEnded();
    /// Something was refused, for this reason; empty: the refusal is over.
    void refused(const QString& sentence);
    /// Escape was pressed, with nothing else to give up.
    void left();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Drag { none, node, edge, givenUp };

    // Events; true if handled.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    bool doubleClick(const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    [[nodiscard]] bool editingKey(int key);

    [[nodiscard]] bool isReady() const { return on_ && shape_ && canvas_.figure(); }

    // What is at a point.
    [[nodiscard]] QPointF toWorld(const QPointF& pixels) const { return canvas_.frame().toWorld(pixels); }
    [[nodiscard]] std::optional<Index> nodeAt(const QPointF& pixels) const;
    [[nodiscard]] std::optional<Index> edgeAt(const QPointF& pixels) const;
    [[nodiscard]] std::optional<Index> handleAt(const QPointF& pixels) const;
    /// The node whose + is shown.
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
    /// Opens a line later, when the window has given the focus back to the picture.
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
    std::string wanted_;              ///< name of the node to select in the next picture
    std::optional<Index> wantedEdge_; ///< or the edge to select there
    std::optional<Index> hovered_;
    std::optional<Index> from_; ///< the node from which an edge is being drawn
    QPointF penAt_;             ///< where that edge ends now, in the world
    std::optional<Index> over_; ///< the node there, if any
    std::vector<Index> cycle_;  ///< highlighted; its first two are the ends of the arrow that would close it
    Drag drag_ = Drag::none;
    bool hasMoved_ = false;
    QPointF pressedAt_;              ///< pixels
    QPointF pointer_;                ///< pixels
    QPointF grip_;                   ///< from where a node is held to its middle, in the world
    std::optional<QPointF> dragged_; ///< where the dragged node is
    std::optional<Index> toName_;    ///< the double-clicked node, to be named
    std::optional<Index> toLabel_;   ///< the double-clicked edge, to be labelled
    EndLine line_;
    std::optional<Index> named_;    ///< the node whose name the line edits
    std::optional<Index> labelled_; ///< or the edge whose label it edits
};

} // namespace mexplorer::ui
