#pragma once

#include "ui/task/job.h"
#include "ui/views/board/board_figure.h"
#include "ui/views/board/board_search.h"
#include "ui/views/move_walk.h"
#include "ui/views/view.h"

namespace mexplorer::ui {

class BoardTools;

/// A position as a large board, which is set up by clicks or keys; the steps play it out.
class BoardView : public ViewOf<BoardFigure> {
    Q_OBJECT

public:
    explicit BoardView(Document& document, QWidget* parent = nullptr);

    void showStep(int step) override;

protected:
    void refresh(bool whole) override;
    void workDropped() override;
    void forgetPicture() override;
    void point(const QPointF& world) override;
    void leave() override;
    /// The next thing that may stand on the cell is put there.
    void click(const QPointF& world) override;
    /// Shift with an arrow walks through the moves, Ctrl with one goes to another cell, Return changes it, S
    /// searches.
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Played = std::shared_ptr<const BoardTrace>;

    void receive(const Expected<Played>& played);
    void showPicture();
    void startOrStopSearch();
    void showSearch();
    void showPointed(std::optional<BoardCell> cell);
    void moveCursor(int key);
    void change(BoardCell cell);

    Job<Played> job_;
    MoveWalk walk_;
    BoardSearch search_;
    BoardTools* tools_;
    std::shared_ptr<const BoardPosition> position_; ///< the document's; null: there is none to show
    std::shared_ptr<const SearchReport> report_;    ///< of a large search of it; null: none was begun
    Played played_;                                 ///< from it to the end, once that is known
    const BoardState* state_ = nullptr;             ///< the step of it that is shown; null if none is
    BoardLook look_;
};

/// Boards among the kinds of views.
[[nodiscard]] ViewKind boardViewKind();

} // namespace mexplorer::ui
