#include "ui/lesson/quiz_panel.h"

#include "ui/form/parameter_form.h"
#include "ui/lesson/quiz_question.h"
#include "ui/task/job_bar.h"
#include "ui/text/breakable.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

namespace mexplorer::ui {

namespace {

QLabel* quizLabel(const char* name, QWidget* parent) {
    auto* label = plainLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setIndent(0);
    return label;
}

QVBoxLayout* columnIn(QWidget* widget) {
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    return layout;
}

} // namespace

QuizPanel::QuizPanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), heading_(quizLabel("headline", this)),
      close_(new QPushButton(this)), scroll_(new QScrollArea(this)), failure_(quizLabel("fieldError", this)),
      question_(new QuizQuestion(run_, this)) {
    setObjectName("quizPanel");
    setAttribute(Qt::WA_StyledBackground);
    auto* outer = columnIn(this);
    outer->setSpacing(0);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(22, 16, 18, 8);
    top->addWidget(heading_, 1);
    top->addWidget(close_);
    outer->addLayout(top);
    scroll_->setWidgetResizable(true);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget(scroll_);
    inside->setObjectName("scrolled");
    auto* pages = columnIn(inside);
    pages->setContentsMargins(20, 4, 16, 16);
    pages->addWidget(failure_);
    pages->addWidget(setUp_ = buildSetUp());
    pages->addWidget(question_);
    pages->addWidget(result_ = buildResult());
    pages->addStretch(1);
    scroll_->setWidget(inside);
    outer->addWidget(scroll_, 1);
    outer->addWidget(new JobBar(run_.job(), this));
    close_->setObjectName("closeQuiz");
    failure_->hide();
    connectParts();
    retranslate();
    gameChanged();
    showStage();
}

QWidget* QuizPanel::buildSetUp() {
    auto* page = new QWidget(this);
    auto* layout = columnIn(page);
    about_ = quizLabel("quizAbout", page);
    form_ = new ParameterForm(page);
    start_ = new QPushButton(page);
    start_->setObjectName("startQuiz");
    start_->setDefault(true);
    sheet_ = new QPushButton(page);
    sheet_->setObjectName("quizSheet");
    layout->addWidget(about_);
    layout->addWidget(form_);
    layout->addWidget(start_);
    layout->addWidget(sheet_);
    return page;
}

QWidget* QuizPanel::buildResult() {
    auto* page = new QWidget(this);
    auto* layout = columnIn(page);
    score_ = quizLabel("quizSentence", page);
    shortage_ = quizLabel("quizShortage", page);
    time_ = quizLabel("quiet", page);
    mistakes_ = quizLabel("quizMistakes", page);
    mistakes_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    again_ = new QPushButton(page);
    again_->setObjectName("quizAgain");
    again_->setDefault(true);
    save_ = new QPushButton(page);
    save_->setObjectName("quizSave");
    for (QWidget* part : std::initializer_list<QWidget*>{score_, shortage_, time_, mistakes_, again_, save_})
        layout->addWidget(part);
    return page;
}

LabelTopics& QuizPanel::reason() {
    return question_->reason();
}

void QuizPanel::connectParts() {
    connect(form_, &ParameterForm::entered, this, [this](const std::string& id, const std::string& value) {
        Parameters changed = values_;
        changed[id] = value;
        const auto complete = completed(quizParameters(*game_), changed);
        if (complete) values_ = *complete;
        form_->report(complete ? Expected<void>() : tl::unexpected(complete.error()), id);
    });
    connect(start_, &QPushButton::clicked, this, &QuizPanel::start);
    connect(sheet_, &QPushButton::clicked, this, [this] { emit sheetWanted(plan()); });
    connect(close_, &QPushButton::clicked, this, &QuizPanel::closed);
    connect(again_, &QPushButton::clicked, &run_, &QuizRun::reset);
    connect(save_, &QPushButton::clicked, this, &QuizPanel::saveWanted);
    connect(question_, &QuizQuestion::placeWanted, this,
            [this] { emit placeWanted(run_.question()->place); });
    connect(&run_, &QuizRun::stageChanged, this, &QuizPanel::showStage);
    connect(&run_, &QuizRun::failed, this, [this](const QString& sentence) {
        failure_->setText(sentence);
        failure_->show();
    });
    connect(&document_, &Document::changed, this, &QuizPanel::gameChanged);
}

QuizPlan QuizPanel::plan() const {
    return quizPlanOf(values_);
}

void QuizPanel::start() {
    failure_->hide();
    run_.start(game_, plan());
}

/// The kinds of questions depend on the game; the other settings stay as chosen.
void QuizPanel::gameChanged() {
    if (game_ == document_.game()) return;
    game_ = document_.game();
    run_.reset();
    failure_->hide();
    const auto described = quizParameters(*game_);
    auto complete = completed(described, values_);
    if (!complete) { // the other game has no such questions
        values_.erase(described.front().id);
        complete = completed(described, values_);
    }
    values_ = complete.value_or(Parameters{});
    showForm();
}

void QuizPanel::showForm() {
    if (!game_) return;
    form_->show(quizParameters(*game_), values_);
    about_->setText(tr("Questions about this game: %1.").arg(translated(game_->description().title)));
    const bool canAsk = !questionsOf(*game_).empty();
    start_->setEnabled(canAsk);
    sheet_->setEnabled(canAsk);
}

void QuizPanel::showStage() {
    using Stage = QuizRun::Stage;
    const Stage stage = run_.stage();
    const bool isFirst = stage == Stage::preparing && !run_.question();
    setUp_->setVisible(stage == Stage::idle || isFirst);
    setUp_->setEnabled(!isFirst);
    question_->setVisible(run_.question() && stage != Stage::idle && stage != Stage::finished);
    result_->setVisible(stage == Stage::finished);
    question_->showRun();
    if (stage == Stage::finished) showResult();
    if (stage == Stage::asking) scroll_->ensureVisible(0, 0);
    takeFocus();
    if (stage == Stage::answered) { // scrolls to the next button, once the layout is done
        QTimer::singleShot(0, scroll_, [this] {
            if (QWidget* next = question_->focusWidget()) scroll_->ensureWidgetVisible(next);
        });
    }
    if (stage != Stage::answered) return;
    const QuizAnswer& answer = run_.answers().back();
    emit placeWanted(placeOf(answer.question, answer.choice));
}

void QuizPanel::takeFocus() {
    if (!isVisible()) return;
    switch (run_.stage()) {
    case QuizRun::Stage::idle:
        start_->setFocus(Qt::OtherFocusReason);
        break;
    case QuizRun::Stage::preparing:
        break;
    case QuizRun::Stage::asking:
    case QuizRun::Stage::answered:
        question_->takeFocus();
        break;
    case QuizRun::Stage::finished:
        again_->setFocus(Qt::OtherFocusReason);
    }
}

void QuizPanel::showResult() {
    const auto& answers = run_.answers();
    score_->setText(tr("Right answers: %1 of %2").arg(rightAnswers(answers)).arg(answers.size()));
    shortage_->setText(translated(sayOnlySoMany(run_.number())));
    shortage_->setVisible(run_.isExhausted());
    time_->setText(tr("Time: %1 s").arg(secondsOf(answers), 0, 'f', 1));
    QStringList mistakes;
    for (const QuizAnswer& answer : answers) {
        if (answer.isRight()) continue;
        const auto& choices = answer.question.choices;
        mistakes << QStringLiteral("%1\n✗ %2\n✓ %3")
                        .arg(translated(answer.question.sentence), translated(choices[answer.choice].text),
                             translated(choices[answer.question.right].text));
    }
    mistakes_->setText(breakable(mistakes.join(QStringLiteral("\n\n"))));
    mistakes_->setVisible(!mistakes.isEmpty());
    again_->setAccessibleName(tr("%1. %2").arg(score_->text(), again_->text()));
}

void QuizPanel::setTheme(const Theme& theme) {
    question_->setTheme(theme);
}

void QuizPanel::retranslate() {
    heading_->setText(tr("Quiz"));
    close_->setText(tr("Close"));
    start_->setText(tr("Start"));
    sheet_->setText(tr("Sheet to print…"));
    sheet_->setToolTip(tr("The questions as a PDF, with their answers on a page of their own"));
    again_->setText(tr("Another quiz"));
    save_->setText(tr("Save as CSV…"));
    showForm();
    if (run_.stage() == QuizRun::Stage::finished) showResult();
}

void QuizPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
