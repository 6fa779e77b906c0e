#pragma once

#include "ui/figure/canvas_hand.h"
#include "ui/views/maze/maze_figure.h"

namespace mexplorer::ui {

/// What the mouse button does to a maze: pieces are dragged and chosen; while drawing, cells are painted.
/// Anything else pans and zooms the picture as usual.
class MazeHand : public CanvasHand {
    Q_OBJECT

public:
    using CanvasHand::CanvasHand;

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
    bool press(const QMouseEvent& event) override;
    bool move(const QMouseEvent& event) override;
    bool release(const QMouseEvent& event) override;

private:
    [[nodiscard]] std::optional<Maze::Cell> cellAt(const QPointF& pixels) const;
    void paint(Maze::Cell cell);
    void drop();

    std::shared_ptr<const MazePicture> picture_;
    std::optional<char> brush_;
    std::shared_ptr<MazePicture> preview_; ///< set while something is dragged or painted
    std::optional<std::size_t> piece_;     ///< the piece being dragged
    std::vector<Maze::Cell> painted_;      ///< the cells being painted
    char kind_ = Maze::wall;               ///< what they become
};

} // namespace mexplorer::ui
