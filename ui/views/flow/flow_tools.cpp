#include "ui/views/flow/flow_tools.h"

#include <QAction>

namespace mexplorer::ui {

FlowTools::FlowTools(QWidget* parent) : SketchTools(parent), source(make(true)), sink(make(true)) {
    makeRest();
    retranslate();
    setEditing(false);
}

void FlowTools::retranslate() {
    say(edit, tr("Draw  E"), tr("Draw the network by hand: nodes, arrows, capacities, owners"));
    say(node, tr("Node  N"), tr("A new node; or double-click where it should be"));
    say(edge, tr("Arrow  A"), tr("An arrow from the selected node; then choose where it leads"));
    say(write, tr("Write"),
        tr("The name of the selected node, or the capacity and the owner of the selected arrow (Return); or "
           "double-click it"));
    say(source, tr("Source  S"), tr("The flow begins at the selected node"));
    say(sink, tr("Sink  T"), tr("The flow ends at the selected node"));
    say(remove, tr("Delete"), tr("Delete what is selected (Del)"));
    say(arrange, tr("Arrange  L"), tr("Let the program arrange the nodes"));
    say(save, tr("Save network…"), tr("Save the network alone, in DOT or JSON"));
    tellHow(
        tr("Drag a node’s + to another node for an arrow, then write its capacity and owner, such as 5 A; "
           "Tab goes on to the next. Double-click an empty place for a node, a node or an arrow to write at "
           "it. Shift+arrows choose a node, Shift+A an arrow, Ctrl+arrows move, Del deletes, Esc leaves."));
    setBarName(tr("The network’s tools"));
}

} // namespace mexplorer::ui
