#pragma once

#include "ui/views/maze/maze_figure.h"
#include "ui/views/picture_kind.h"

namespace mexplorer::ui {

class MazeHand;
class MazeTools;

struct MazeKind : PictureKind<MazeFigure, MazePicture, MazeTrace, MazeLook> {
    static constexpr const char* id = "maze";
    static QString work(const Scene& scene);
    static Expected<Made> make(const Scene& scene, Task& task);
    static MazeLook lookAt(const Made::Trace& trace, int step, MazeLook look);
    static std::unique_ptr<MazeFigure> figureAt(const Scene& scene,
                                                const std::shared_ptr<const MazePicture>& first,
                                                const Made::Trace& trace, int step);
};

/// A maze with cats and a mouse: how play ends if one of them stood elsewhere, and how that is found, layer
/// by layer. A click moves this piece, any piece can be dragged; E draws the maze by hand.
class MazeView : public KindView<MazeKind> {
    Q_OBJECT

public:
    explicit MazeView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void forgetLook() override;
    void showLook() override;
    void leaveOld() override;
    void point(const QPointF& world) override;
    void leave() override;
    void click(const QPointF& world) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] const MazeAspect* maze() const;
    void setEditing(bool on);
    void takeBrush();
    /// Opens a position set up by hand, or reports why there is none.
    void set(const Expected<std::string>& position);
    void movePiece(std::size_t piece, Maze::Cell to);
    void choose(std::size_t piece);
    void grow(int rows, int columns);
    void nudge(int key);
    void showPointed(std::optional<Maze::Cell> cell);

    MazeHand* hand_;
    MazeTools* tools_;
    std::shared_ptr<const MazePicture> played_; ///< at a step of best play; null if none is shown
};

[[nodiscard]] ViewKind mazeViewKind();

} // namespace mexplorer::ui
