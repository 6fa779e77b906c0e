#include "ui/views/graph/graph_tools.h"

#include "ui/text/plain.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace mexplorer::ui {

GraphTools::GraphTools(QWidget* parent)
    : QWidget(parent), bar_(new QToolBar(this)), sentences_(new QStackedWidget(this)),
      hint_(plainLabel(this)), refusal_(plainLabel(this)) {
    setObjectName("graphTools");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(bar_);
    layout->addWidget(sentences_); // as high whichever is seen: the picture stays where it is
    bar_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    edit = make(false);
    edit->setCheckable(true);
    for (QAction** action : {&node, &edge, &name, &remove, &arrange})
        *action = make(true);
    save = make(false);
    sum = make(false);
    for (QLabel* label : {hint_, refusal_}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        sentences_->addWidget(label);
    }
    sentences_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hint_->setObjectName("quiet");
    refusal_->setObjectName("fieldError");
    retranslate();
    setEditing(false);
}

QAction* GraphTools::make(bool isForEditing) {
    QAction* action = bar_->addAction(QString());
    auto* button = qobject_cast<QToolButton*>(bar_->widgetForAction(action));
    button->setObjectName("topButton");
    button->setFocusPolicy(Qt::TabFocus);
    action->setProperty("editing", isForEditing);
    return action;
}

void GraphTools::setEditing(bool on) {
    edit->setChecked(on);
    for (QAction* action : bar_->actions())
        if (action->property("editing").toBool()) action->setVisible(on);
    tellRefusal({});
    sentences_->setVisible(on);
    showIfWanted();
}

void GraphTools::setCanEdit(bool can) {
    for (QAction* action : {edit, save, sum})
        action->setEnabled(can);
}

void GraphTools::tellRefusal(const QString& sentence) {
    refusal_->setText(sentence);
    sentences_->setCurrentWidget(sentence.isEmpty() ? hint_ : refusal_);
}

QString GraphTools::refusal() const {
    return refusal_->text();
}

void GraphTools::showIfWanted() {
    setVisible(edit->isChecked() || !window()->isFullScreen());
}

void GraphTools::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange && isVisibleTo(parentWidget()) == window()->isFullScreen())
        showIfWanted();
    QWidget::changeEvent(event);
}

void GraphTools::retranslate() {
    const auto say = [](QAction* action, const QString& text, const QString& tip) {
        action->setText(text);
        action->setToolTip(plainTip(tip));
    };
    say(edit, tr("Draw  E"), tr("Draw the graph by hand: nodes, arrows or branches, names"));
    say(node, tr("Node  N"), tr("A new node; or double-click where it shall be"));
    say(edge, tr("Edge  A"), tr("An arrow or a branch from the selected node; then choose where it leads"));
    say(name, tr("Name"), tr("Another name for the selected node (Return); or double-click it"));
    say(remove, tr("Delete"), tr("Delete what is selected (Del)"));
    say(arrange, tr("Arrange  L"), tr("Let the program arrange the nodes"));
    say(save, tr("Save graph…"), tr("Save the graph alone, in DOT or JSON"));
    say(sum, tr("Into a sum"), tr("Add this position to the sum of games that was open last, or begin one"));
    hint_->setText(tr("Drag a node to move it; drag its + to another node, or to where a new one shall be. "
                      "Double-click an empty place for a node, a node for its name. Shift+arrows choose, "
                      "Ctrl+arrows move, Del deletes, Esc leaves."));
    bar_->setAccessibleName(tr("The graph’s tools"));
}

} // namespace mexplorer::ui
