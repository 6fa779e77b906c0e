#include "ui/views/move_walk.h"

#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

void MoveWalk::go(int key) {
    forgetOthers();
    if (key == Qt::Key_Down)
        down();
    else if (key == Qt::Key_Up)
        up();
    else
        across(key == Qt::Key_Right);
}

/// Moves that led to a position which is not the document’s any more.
void MoveWalk::forgetOthers() {
    if (made_.empty()) return;
    const Made& last = made_.back();
    if (last.game != document_.game() || last.from->moves[last.move].to != document_.position())
        made_.clear();
}

void MoveWalk::down() {
    job_.start(
        tr("Finding the moves"), [asked = document_.asked()](Task& task) { return asked->solution(task); },
        [this, asked = document_.asked()](const Found<Solution>& found) {
            if (asked != document_.asked()) return; // another position was asked for
            if (!found) return emit failed(translated(found.error()));
            const auto& moves = (*found)->moves;
            if (moves.empty()) return;
            const auto winning =
                std::find_if(moves.begin(), moves.end(), [](const auto& move) { return move.wins(); });
            const auto chosen = winning == moves.end() ? moves.begin() : winning;
            made_.push_back({document_.game(), *found, static_cast<std::size_t>(chosen - moves.begin())});
            moveTo(chosen->to);
        });
}

void MoveWalk::up() {
    if (made_.empty()) return;
    const std::string before = made_.back().from->position;
    made_.pop_back();
    moveTo(before);
}

void MoveWalk::across(bool forward) {
    if (made_.empty()) return;
    Made& last = made_.back();
    const std::size_t count = last.from->moves.size();
    last.move = (last.move + (forward ? 1 : count - 1)) % count;
    moveTo(last.from->moves[last.move].to);
}

void MoveWalk::moveTo(const std::string& position) {
    if (const auto moved = document_.setPosition(position); !moved) emit failed(translated(moved.error()));
}

} // namespace mexplorer::ui
