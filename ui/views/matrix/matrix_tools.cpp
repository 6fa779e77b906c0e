#include "ui/views/matrix/matrix_tools.h"

#include <QAction>

namespace mexplorer::ui {

MatrixTools::MatrixTools(QWidget* parent) : EditTools(parent) {
    for (QAction** action : {&taller, &lower, &wider, &narrower})
        *action = make(true);
    retranslate();
    setEditing(false);
}

void MatrixTools::retranslate() {
    say(edit, tr("Edit  E"), tr("Change the matrix: its payoffs and its size"));
    say(taller, tr("+ row"), tr("One more row below, of zeros"));
    say(lower, tr("− row"), tr("Without the last row"));
    say(wider, tr("+ column"), tr("One more column at the right, of zeros"));
    say(narrower, tr("− column"), tr("Without the last column"));
    tellHow(tr("Click a cell, or press Return, and type its payoff: 3, −1/2, 0.25, or both players’, 2|1. "
               "Tab goes on to the next "
               "cell. Esc leaves."));
    setBarName(tr("The matrix’s tools"));
}

} // namespace mexplorer::ui
