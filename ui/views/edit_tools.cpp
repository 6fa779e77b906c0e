#include "ui/views/edit_tools.h"

#include "ui/text/plain.h"
#include "ui/text/summary_label.h"
#include "ui/theme/presented.h"

#include <QAction>
#include <QEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {
constexpr int lowWindow = 560; // pixels
constexpr int mostLines = 4;
} // namespace

EditTools::EditTools(QWidget* parent)
    : QWidget(parent), bar_(new QToolBar(this)), sentences_(new QStackedWidget(this)),
      hint_(new SummaryLabel(this)), refusal_(new SummaryLabel(this)) {
    setObjectName("editTools");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(4);
    layout->addWidget(bar_);
    layout->addWidget(sentences_); // always equally high, so that the picture stays where it is
    bar_->setToolButtonStyle(Qt::ToolButtonTextOnly);
    edit = make(false);
    edit->setCheckable(true);
    sentences_->addWidget(hint_);
    sentences_->addWidget(refusal_);
    sentences_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    refusal_->setObjectName("fieldError");
}

QAction* EditTools::make(bool isForEditing) {
    QAction* action = bar_->addAction(QString());
    auto* button = qobject_cast<QToolButton*>(bar_->widgetForAction(action));
    button->setObjectName("topButton");
    button->setFocusPolicy(Qt::TabFocus);
    action->setProperty("editing", isForEditing);
    return action;
}

void EditTools::say(QAction* action, const QString& text, const QString& tip) {
    action->setText(text);
    action->setToolTip(plainTip(tip));
}

void EditTools::tellHow(const QString& sentence) {
    hint_->setSentences(sentence);
    fitSentences();
}

void EditTools::fitSentences() {
    const int lines = window()->height() < lowWindow ? 1 : mostLines;
    const int width = rect().marginsRemoved(layout()->contentsMargins()).width();
    for (SummaryLabel* label : {hint_, refusal_})
        label->fitInto(width, lines * label->fontMetrics().lineSpacing());
}

void EditTools::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitSentences();
}

void EditTools::setBarName(const QString& name) {
    bar_->setAccessibleName(name);
}

void EditTools::setEditing(bool on) {
    edit->setChecked(on);
    for (QAction* action : bar_->actions())
        if (action->property("editing").toBool()) action->setVisible(on);
    tellRefusal({});
    sentences_->setVisible(on);
    showIfWanted();
}

void EditTools::tellRefusal(const QString& sentence) {
    refusal_->setSentences(sentence);
    fitSentences();
    sentences_->setCurrentWidget(sentence.isEmpty() ? hint_ : refusal_);
}

QString EditTools::refusal() const {
    return refusal_->sentences();
}

void EditTools::showIfWanted() {
    setVisible(edit->isChecked() || !isPresented(*this));
}

void EditTools::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange && isVisibleTo(parentWidget()) == isPresented(*this))
        showIfWanted();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
