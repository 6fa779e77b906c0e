#include "ui/views/maze/maze_hand.h"

#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

void MazeHand::setPicture(std::shared_ptr<const MazePicture> picture) {
    picture_ = std::move(picture);
    drop();
}

void MazeHand::drop() {
    preview_.reset();
    piece_.reset();
    painted_.clear();
}

std::optional<Maze::Cell> MazeHand::cellAt(const QPointF& pixels) const {
    const Frame frame = canvas().frame();
    if (!frame.content().contains(pixels)) return std::nullopt;
    return MazeFigure(picture_).cellAt(frame.toWorld(pixels));
}

bool MazeHand::press(const QMouseEvent& event) {
    if (!picture_ || event.button() != Qt::LeftButton) return false;
    const auto cell = cellAt(event.position());
    if (!cell) return false;
    const auto piece = picture_->pieceAt(*cell);
    if (!piece && !brush_) return false; // left to the canvas, which pans
    canvas().setFocus(Qt::MouseFocusReason);
    preview_ = std::make_shared<MazePicture>(*picture_);
    if (piece) {
        piece_ = piece;
        return true;
    }
    kind_ = picture_->maze.cells[*cell] == *brush_ ? Maze::space : *brush_;
    paint(*cell);
    return true;
}

void MazeHand::paint(Maze::Cell cell) {
    const bool isDone = std::ranges::find(painted_, cell) != painted_.end();
    if (isDone || picture_->pieceAt(cell)) return;
    painted_.push_back(cell);
    preview_->maze.cells[cell] = kind_;
    if (!preview_->endings.empty()) preview_->endings[cell].reset();
    emit previewed(preview_);
}

bool MazeHand::move(const QMouseEvent& event) {
    if (!picture_) return false;
    const auto cell = cellAt(event.position());
    if (!preview_) {
        if (event.buttons() != Qt::NoButton) return false;
        const bool isPiece = cell && picture_->pieceAt(*cell);
        canvas().setCursor(isPiece          ? Qt::OpenHandCursor
                           : brush_ && cell ? Qt::CrossCursor
                           : cell           ? Qt::PointingHandCursor
                                            : Qt::ArrowCursor);
        return false;
    }
    if (!cell) return true;
    if (!piece_) {
        paint(*cell);
        return true;
    }
    canvas().setCursor(Qt::ClosedHandCursor);
    Maze::Cell& at = preview_->pieces[*piece_].cell;
    if (at == *cell || picture_->maze.isWall(*cell)) return true;
    at = *cell;
    emit previewed(preview_);
    return true;
}

bool MazeHand::release(const QMouseEvent& event) {
    if (event.button() != Qt::LeftButton || !preview_) return false;
    canvas().unsetCursor();
    const auto preview = std::exchange(preview_, nullptr);
    const auto cells = std::exchange(painted_, {});
    const auto piece = std::exchange(piece_, std::nullopt);
    if (!piece) {
        emit painted(cells, kind_);
        return true;
    }
    const Maze::Cell to = preview->pieces[*piece].cell;
    if (to == picture_->pieces[*piece].cell)
        emit chosen(*piece);
    else
        emit dropped(*piece, to);
    return true;
}

} // namespace mexplorer::ui
