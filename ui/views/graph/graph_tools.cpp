#include "ui/views/graph/graph_tools.h"

#include <QAction>

namespace mexplorer::ui {

GraphTools::GraphTools(QWidget* parent) : SketchTools(parent) {
    makeRest();
    sum = make(false);
    retranslate();
    setEditing(false);
}

void GraphTools::setCanEdit(bool can) {
    SketchTools::setCanEdit(can);
    sum->setEnabled(can);
}

void GraphTools::retranslate() {
    say(edit, tr("Draw  E"), tr("Draw the graph by hand: nodes, edges, names"));
    say(node, tr("Node  N"), tr("A new node; or double-click where it should be"));
    say(edge, tr("Edge  A"), tr("An edge from the selected node; then choose where it leads"));
    say(write, tr("Name"), tr("Another name for the selected node (Return); or double-click it"));
    say(remove, tr("Delete"), tr("Delete what is selected (Del)"));
    say(arrange, tr("Arrange  L"), tr("Let the program arrange the nodes"));
    say(save, tr("Save graph…"), tr("Save the graph alone, in DOT or JSON"));
    say(sum, tr("Into a sum"), tr("Add this position to the sum of games that was open last, or begin one"));
    tellHow(tr("Drag a node to move it; drag its + to another node, or to where a new one should be. "
               "Double-click an empty place for a node, a node to name it. Shift+arrows choose, Shift+A an "
               "edge, Ctrl+arrows move, Del deletes, Esc leaves."));
    setBarName(tr("The graph’s tools"));
}

} // namespace mexplorer::ui
