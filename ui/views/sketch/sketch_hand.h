#pragma once

#include "core/game/aspects/sketch.h"
#include "ui/document/document.h"
#include "ui/views/sketch/sketch_editor.h"

namespace mexplorer::ui {

class SketchTools;

/// Connects a view with the editor of graphs drawn by hand: E starts and ends drawing, the tools and the
/// editor change the graph, and each change is one of the document.
class SketchHand : public QObject {
    Q_OBJECT

public:
    using Shape = std::shared_ptr<const SketchShape>;

    SketchHand(Document& document, std::string view, Canvas& canvas, SketchTools& tools);

    [[nodiscard]] bool isOn() const { return editor_->isOn(); }
    [[nodiscard]] SketchEditor* editor() const { return editor_; }
    /// Null if the document's position is no graph drawn by hand; while the view is hidden, the document may
    /// be of another game.
    [[nodiscard]] const SketchAspect* aspect() const;
    /// Errors: the position is no graph drawn by hand, or too large.
    [[nodiscard]] Expected<Sketch> sketch() const;

    /// Without a picture, drawing begins as soon as there is one.
    void setEditing(bool on);
    /// True if the key was handled.
    bool takeKey(const QKeyEvent& event);

    /// The document's graph has changed. `outline` returns how it is drawn if that is known at once, else
    /// null.
    void follow(const std::function<Shape()>& outline);
    /// The picture is ready, with the graph drawn in this shape.
    void setShape(Shape shape);

signals:
    void begun();
    /// A node is being dragged and is now at this place of the world.
    void previewed(std::size_t node, const QPointF& world);
    /// The drag was given up: the picture is to be as before.
    void previewEnded();
    /// The graph was saved to this file.
    void saved(const QString& path);
    void failed(const QString& sentence);

private:
    void beginOrEnd(bool on);
    void redraw(const Sketch& edited);
    void save();

    Document& document_;
    std::string view_;
    Canvas& canvas_;
    SketchTools& tools_;
    SketchEditor* editor_;
    Shape shape_;           ///< null while there is no picture
    std::string edited_;    ///< the game whose graph is edited
    bool isWanted_ = false; ///< drawing begins once there is a picture
};

} // namespace mexplorer::ui
