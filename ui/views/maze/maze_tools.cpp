#include "ui/views/maze/maze_tools.h"

#include <QActionGroup>

namespace mexplorer::ui {

MazeTools::MazeTools(QWidget* parent) : EditTools(parent) {
    turn = make(false);
    for (QAction** action : {&walls, &holes, &taller, &lower, &wider, &narrower})
        *action = make(true);
    auto* brushes = new QActionGroup(this);
    for (QAction* action : {walls, holes}) {
        action->setCheckable(true);
        brushes->addAction(action);
    }
    walls->setChecked(true);
    retranslate();
    setEditing(false);
}

void MazeTools::retranslate() {
    say(edit, tr("Draw  E"), tr("Draw the maze by hand: walls, holes, its size"));
    say(turn, tr("Turn  T"), tr("Let the other player move"));
    say(walls, tr("Walls  W"), tr("Draw walls; a wall that is drawn again becomes a free cell"));
    say(holes, tr("Holes  H"), tr("Draw holes; a hole that is drawn again becomes a free cell"));
    say(taller, tr("+ row"), tr("One more row below"));
    say(lower, tr("− row"), tr("Without the last row"));
    say(wider, tr("+ column"), tr("One more column at the right"));
    say(narrower, tr("− column"), tr("Without the last column"));
    tellHow(tr("Click a cell, or draw across several. Drag the cats and the mouse to where they should be. "
               "Esc leaves."));
    setBarName(tr("The maze’s tools"));
}

} // namespace mexplorer::ui
