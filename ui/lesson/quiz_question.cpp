#include "ui/lesson/quiz_question.h"

#include "core/text/say_all.h"
#include "ui/lesson/choice_button.h"
#include "ui/lesson/quiz_run.h"
#include "ui/text/breakable.h"
#include "ui/text/label_topics.h"
#include "ui/text/plain.h"
#include "ui/text/terms_tip.h"
#include "ui/text/translated.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {

QLabel* wrappingLabel(const char* name, QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setIndent(0);
    return label;
}

} // namespace

QuizQuestion::QuizQuestion(QuizRun& run, QWidget* parent)
    : QWidget(parent), run_(run), progress_(wrappingLabel("quiet", this)),
      sentence_(wrappingLabel("quizSentence", this)), list_(new QVBoxLayout),
      verdict_(wrappingLabel("quizVerdict", this)), why_(wrappingLabel("quizWhy", this)),
      reason_(new LabelTopics(*why_)), next_(new QPushButton(this)), place_(new QPushButton(this)),
      stop_(new QPushButton(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    list_->setSpacing(8);
    next_->setObjectName("quizNext");
    next_->setDefault(true);
    place_->setObjectName("quizPlace");
    stop_->setObjectName("quizStop");
    layout->addWidget(progress_);
    layout->addWidget(sentence_);
    layout->addLayout(list_);
    layout->addWidget(verdict_);
    layout->addWidget(why_);
    for (QPushButton* button : {next_, place_, stop_})
        layout->addWidget(button);
    connect(next_, &QPushButton::clicked, &run_, &QuizRun::next);
    connect(place_, &QPushButton::clicked, this, &QuizQuestion::placeWanted);
    connect(stop_, &QPushButton::clicked, &run_, &QuizRun::stop);
    retranslate();
}

void QuizQuestion::rebuild() {
    for (ChoiceButton* button : choices_) {
        button->hide();
        button->deleteLater(); // it may be emitting the click
    }
    choices_.clear();
    shown_ = run_.question();
    if (!shown_) return;
    for (std::size_t i = 0; i < shown_->choices.size(); ++i) {
        auto* button =
            new ChoiceButton(static_cast<int>(i) + 1, breakable(translated(shown_->choices[i].text)), this);
        button->setObjectName(QStringLiteral("choice%1").arg(i + 1));
        button->setTheme(theme_);
        connect(button, &ChoiceButton::clicked, &run_, [this, i] { run_.answer(i); });
        list_->addWidget(button);
        choices_.push_back(button);
    }
}

void QuizQuestion::showRun() {
    const bool isOpen = run_.stage() == QuizRun::Stage::asking;
    const bool isJudged = run_.stage() == QuizRun::Stage::answered;
    if (run_.question() != shown_) rebuild();
    if (!shown_) return;
    const QString sentence = translated(shown_->sentence);
    progress_->setText(tr("Question %1 of %2 · right: %3")
                           .arg(run_.number())
                           .arg(run_.plan().questions)
                           .arg(rightAnswers(run_.answers())));
    sentence_->setText(breakable(sentence));
    sentence_->setToolTip(termsTip(sentence));
    for (ChoiceButton* button : choices_)
        button->setEnabled(isOpen);
    for (QWidget* part : std::initializer_list<QWidget*>{verdict_, why_, next_, place_})
        part->setVisible(isJudged);
    QStringList heard{sentence};
    for (const ChoiceButton* button : choices_)
        heard << button->accessibleName();
    setAccessibleName(heard.join(QStringLiteral("; ")));
    if (isJudged) showVerdict();
}

void QuizQuestion::showVerdict() {
    const QuizAnswer& answer = run_.answers().back();
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        choices_[i]->setMark(answer.question.isRight(i) ? ChoiceButton::Mark::right
                             : i == answer.choice       ? ChoiceButton::Mark::wrong
                                                        : ChoiceButton::Mark::none);
    }
    verdict_->setText(answer.isRight() ? tr("✓ Right") : tr("✗ Wrong"));
    const bool isSeenElsewhere = &placeOf(answer.question, answer.choice) != &answer.question.place;
    place_->setText(isSeenElsewhere ? tr("Show what is right") : tr("Show why"));
    verdict_->setStyleSheet(
        QStringLiteral("color: %1").arg((answer.isRight() ? theme_.winning : theme_.mismatch).name()));
    const Message why = sayAll(sayToAnswer(answer.question, answer.choice));
    reason_->setLines({{spoken(why)}});
    const bool isLast = run_.number() >= run_.plan().questions;
    next_->setText(isLast ? tr("Result") : tr("Next question"));
    const QString heard = answer.isRight() ? tr("Right.") : tr("Wrong.");
    next_->setAccessibleName(tr("%1 %2 %3").arg(heard, translated(why), next_->text()));
}

void QuizQuestion::takeFocus() {
    if (next_->isVisibleTo(this))
        next_->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
}

void QuizQuestion::setTheme(const Theme& theme) {
    theme_ = theme;
    reason_->setAccent(theme.accent);
    for (ChoiceButton* button : choices_)
        button->setTheme(theme);
    showRun();
}

void QuizQuestion::retranslate() {
    stop_->setText(tr("End the quiz"));
    shown_.reset(); // so that its choices are translated again
    showRun();
}

void QuizQuestion::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
