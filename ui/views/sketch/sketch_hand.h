#pragma once

#include "core/solve/aspects/sketch.h"
#include "ui/document/document.h"
#include "ui/views/sketch/sketch_editor.h"

namespace mexplorer::ui {

class SketchTools;

/// Lets people draw what a view shows, while that is drawn by hand: E begins and ends it, the tools and the
/// editor change it, and each change is one of the document.
class SketchHand : public QObject {
    Q_OBJECT

public:
    using Shape = std::shared_ptr<const SketchShape>;

    SketchHand(Document& document, std::string view, Canvas& canvas, SketchTools& tools);

    [[nodiscard]] bool isOn() const { return editor_->isOn(); }
    [[nodiscard]] SketchEditor* editor() const { return editor_; }
    /// Null if it is no graph that is drawn by hand; the document may be of another game while the view is
    /// hidden.
    [[nodiscard]] const SketchAspect* aspect() const;
    /// Errors: it is no graph that is drawn by hand, or too large.
    [[nodiscard]] Expected<Sketch> sketch() const;

    /// Without a picture it begins as soon as there is one.
    void setEditing(bool on);
    /// Whether the key was meant for it.
    bool takeKey(const QKeyEvent& event);

    /// What can be edited has changed. `outline` makes how it is drawn if that is known at once, else null.
    void follow(const std::function<Shape()>& outline);
    /// The picture is drawn, so.
    void setShape(Shape shape);

signals:
    void begun();
    /// A node is being dragged, and is at this place of the world.
    void previewed(std::size_t node, const QPointF& world);
    /// It is where it was, and so is the picture.
    void previewEnded();
    /// It was written to this file.
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
    bool isWanted_ = false; ///< it is to be edited, once there is a picture
};

} // namespace mexplorer::ui
