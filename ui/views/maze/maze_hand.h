#pragma once

#include "ui/figure/canvas.h"
#include "ui/views/maze/maze_figure.h"

namespace mexplorer::ui {

/// What the mouse does to a maze: pieces are dragged and chosen; while one draws, cells are painted. What is
/// neither still pans and zooms the picture.
class MazeHand : public QObject {
    Q_OBJECT

public:
    explicit MazeHand(Canvas& canvas);

    /// The maze as it is now; null: there is none to take hold of.
    void setPicture(std::shared_ptr<const MazePicture> picture);
    /// What is painted, walls or holes; where there is one already, it becomes a free cell. None: nothing is.
    void setBrush(std::optional<char> kind) { brush_ = kind; }

signals:
    /// Something is being dragged or painted: the picture as it would be.
    void previewed(const std::shared_ptr<const mexplorer::ui::MazePicture>& picture);
    void dropped(std::size_t piece, mexplorer::Maze::Cell cell);
    /// A piece was clicked.
    void chosen(std::size_t piece);
    void painted(const std::vector<mexplorer::Maze::Cell>& cells, char kind);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // Whether the event is done with.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    [[nodiscard]] std::optional<Maze::Cell> cellAt(const QPointF& pixels) const;
    void paint(Maze::Cell cell);
    void drop();

    Canvas& canvas_;
    std::shared_ptr<const MazePicture> picture_;
    std::optional<char> brush_;
    std::shared_ptr<MazePicture> preview_; ///< while something is dragged or painted
    std::optional<std::size_t> piece_;     ///< is dragged
    std::vector<Maze::Cell> painted_;      ///< none while a piece is dragged
    char kind_ = Maze::wall;               ///< that they become
};

} // namespace mexplorer::ui
