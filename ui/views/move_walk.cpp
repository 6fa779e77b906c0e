#include "ui/views/move_walk.h"

#include "core/explain/told_move.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

MoveWalk::MoveWalk(Document& document) : document_(document) {}

MoveWalk::~MoveWalk() = default;

void MoveWalk::go(int key) {
    if (!document_.asked()) return; // the game has no moves
    forgetOthers();
    if (key == Qt::Key_Down)
        down();
    else if (key == Qt::Key_Up)
        up();
    else
        across(key == Qt::Key_Right);
}

/// Forgets the moves if they did not lead to the document’s position.
void MoveWalk::forgetOthers() {
    if (made_.empty()) return;
    const Made& last = made_.back();
    if (last.game != document_.game() || last.from->moves[last.move].to != document_.position())
        made_.clear();
}

void MoveWalk::down() {
    const auto chosen = [game = document_.game(), asked = document_.asked()](Task& task) -> Expected<Made> {
        const auto solution = asked->solution(task);
        if (!solution) return tl::unexpected(solution.error());
        const auto told = toldMove(*asked, **solution, task);
        if (!told) return tl::unexpected(told.error());
        const auto move = *told ? static_cast<std::size_t>(*told - (*solution)->moves.data()) : 0;
        return Made{game, *solution, move};
    };
    job_.start(tr("Finding the moves"), chosen, [this, asked = document_.asked()](Expected<Made> made) {
        if (asked != document_.asked()) return; // the position has changed meanwhile
        if (!made) return emit failed(translated(made.error()));
        if (made->from->moves.empty()) return;
        const std::string to = made->from->moves[made->move].to;
        made_.push_back(std::move(*made));
        goTo(to);
    });
}

void MoveWalk::up() {
    if (made_.empty()) return;
    const std::string before = made_.back().from->position;
    made_.pop_back();
    goTo(before);
}

void MoveWalk::across(bool forward) {
    if (made_.empty()) return;
    Made& last = made_.back();
    const std::size_t count = last.from->moves.size();
    last.move = (last.move + (forward ? 1 : count - 1)) % count;
    goTo(last.from->moves[last.move].to);
}

void MoveWalk::goTo(const std::string& position) {
    if (const auto moved = document_.setPosition(position); !moved) emit failed(translated(moved.error()));
}

} // namespace mexplorer::ui
