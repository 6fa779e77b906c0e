#pragma once

#include "ui/task/job.h"
#include "ui/views/board/board_figure.h"
#include "ui/views/board/board_search.h"
#include "ui/views/move_walk.h"
#include "ui/views/view.h"

namespace mexplorer::ui {

class BoardTools;

/// A position as a large board, which clicks or keys can change; the steps play it out.
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
    /// Puts the next thing that may be there on the cell.
    void click(const QPointF& world) override;
    /// Shift with an arrow walks along the moves, Ctrl with one goes to another cell, Return changes that, S
    /// starts or stops a search.
    void keyPressEvent(QKeyEvent* event) override;

private:
    using Played = std::shared_ptr<const BoardTrace>;

    /// If who wins is too far away to be known at once, it is searched for half a minute.
    void receive(const Expected<Played>& played);
    void showPicture();
    [[nodiscard]] bool canSearch() const;
    void startOrStopSearch();
    /// Starts a search through at most so many positions. Only if it can be searched.
    void search(std::uint64_t positions);
    void showSearch();
    void showPointed(std::optional<BoardCell> cell);
    void moveCursor(int key);
    void change(BoardCell cell);

    Job<Played> job_;
    MoveWalk walk_;
    BoardSearch search_;
    BoardTools* tools_;
    std::shared_ptr<const BoardPosition> position_; ///< the document's; null if there is none to show
    std::shared_ptr<const SearchReport> report_;    ///< of a large search of it; null if none was begun
    Played played_;                                 ///< best play from it to the end, once known
    const BoardState* state_ = nullptr;             ///< the step of that which is shown, if any
    BoardLook look_;
};

[[nodiscard]] ViewKind boardViewKind();

} // namespace mexplorer::ui
