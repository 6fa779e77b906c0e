#pragma once

#include "ui/figure/canvas.h"
#include "ui/views/maze/maze_figure.h"

namespace mexplorer::ui {

/// What the mouse button does to a maze: pieces are dragged and chosen; while drawing, cells are painted.
/// Anything else pans and zooms the picture as usual.
class MazeHand : public QObject {
    Q_OBJECT

public:
    explicit MazeHand(Canvas& canvas);

    /// The maze as it is now; null if there is none.
    void setPicture(std::shared_ptr<const MazePicture> picture);
    /// What is painted: walls or holes; painting over the same kind makes cells free. None: nothing is
    /// painted.
    void setBrush(std::optional<char> kind) { brush_ = kind; }

signals:
    /// Something is being dragged or painted: the picture with the change.
    void previewed(const std::shared_ptr<const mexplorer::ui::MazePicture>& picture);
    void dropped(std::size_t piece, mexplorer::Maze::Cell cell);
    /// A piece was clicked.
    void chosen(std::size_t piece);
    void painted(const std::vector<mexplorer::Maze::Cell>& cells, char kind);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // True if the event is handled.
    bool press(const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    [[nodiscard]] std::optional<Maze::Cell> cellAt(const QPointF& pixels) const;
    void paint(Maze::Cell cell);
    void drop();

    Canvas& canvas_;
    std::shared_ptr<const MazePicture> picture_;
    std::optional<char> brush_;
    std::shared_ptr<MazePicture> preview_; ///< set while something is dragged or painted
    std::optional<std::size_t> piece_;     ///< the piece being dragged
    std::vector<Maze::Cell> painted_;      ///< the cells being painted
    char kind_ = Maze::wall;               ///< what they become
};

} // namespace mexplorer::ui
