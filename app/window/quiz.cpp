// The quiz: its panel, the figure that is hidden while a question is open, and its files.
#include "app/window/actions.h"
#include "app/window/appearance.h"
#include "app/window/keyboard.h"
#include "app/window/main_window.h"
#include "app/window/notice.h"
#include "core/explain/say_game.h"
#include "core/file/output_file.h"
#include "ui/export/quiz_sheet.h"
#include "ui/file/chosen_file.h"
#include "ui/lesson/player.h"
#include "ui/lesson/quiz_cover.h"
#include "ui/lesson/quiz_panel.h"
#include "ui/panels/why_panel.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <QLabel>
#include <QStackedWidget>

namespace mexplorer::app {

namespace {

QString csvFilter() {
    return QStringLiteral("CSV (*.csv)");
}
QString pdfFilter() {
    return QStringLiteral("PDF (*.pdf)");
}

} // namespace

void MainWindow::buildQuiz() {
    quiz_ = new ui::QuizPanel(document_, right_);
    right_->addWidget(quiz_);
    cover_ = new ui::QuizCover(stack_);
    stack_->addWidget(cover_);
    keyboard_->addApart(quiz_);
    quiz_->setTheme(appearance_->theme());
    cover_->setStyle(appearance_->figureStyle());
    connect(&quiz_->run(), &ui::QuizRun::stageChanged, this, &MainWindow::quizStageChanged);
    connect(quiz_, &ui::QuizPanel::placeWanted, this, &MainWindow::openQuizPlace);
    connect(quiz_, &ui::QuizPanel::saveWanted, this, &MainWindow::saveQuizAnswers);
    connect(quiz_, &ui::QuizPanel::sheetWanted, this, &MainWindow::saveQuizSheet);
    connect(quiz_, &ui::QuizPanel::closed, actions_->quiz, [this] { actions_->quiz->setChecked(false); });
}

void MainWindow::showQuiz(bool shown) {
    if (!quiz_) buildQuiz();
    if (shown) welcome_->hide(); // it speaks of other things
    if (!shown) quiz_->run().reset();
    if (!shown) document_.endVisit();
    showRight();
    if (shown) actions_->whyPanel->setChecked(true);
    if (appearance_->isPresenting()) right_->setVisible(shown); // the other panels are not for the audience
    if (shown)
        quiz_->takeFocus();
    else
        view_->setFocus();
}

/// While presenting, a digit that comes too late, or that no choice has, does nothing: it must not choose
/// another view before the audience.
bool MainWindow::answer(int digit) {
    const ui::QuizRun::Stage stage = quiz_ ? quiz_->run().stage() : ui::QuizRun::Stage::idle;
    const bool isAnswer = stage == ui::QuizRun::Stage::asking
                              ? quiz_->run().answer(static_cast<std::size_t>(digit) - 1)
                              : player_->answer(digit);
    return isAnswer || (appearance_->isPresenting() && (stage != ui::QuizRun::Stage::idle || player_->isAboutQuestion()));
}

bool MainWindow::isCovered() const {
    return stack_->currentWidget() == cover_ && cover_;
}

/// While a question is open, and after a right answer, only the position is shown.
void MainWindow::quizStageChanged() {
    ui::QuizRun& run = quiz_->run();
    if (run.stage() == ui::QuizRun::Stage::asking) {
        cover_->showQuestion(run.game(), *run.question());
        stack_->setCurrentWidget(cover_);
        document_.endVisit(); // the fields do not show the place of the last answer beside this question
        pointedAt_->clear();
        traceChanged();
        showTitle();
    } else if (isCovered() &&
               (run.stage() == ui::QuizRun::Stage::idle || run.stage() == ui::QuizRun::Stage::finished)) {
        stack_->setCurrentWidget(view_);
        traceChanged();
        showTitle();
    }
}

/// Opens the view, the position and the step that show the answer.
void MainWindow::openQuizPlace() {
    const ui::QuizRun& run = quiz_->run();
    if (!run.question() || run.game() != document_.game()) return;
    const Question question = *run.question();
    const ui::ViewKind& kind = ui::openingView(*run.game(), question.place.view);
    stack_->setCurrentWidget(view_);
    Parameters settings;
    if (kind.id == question.place.view) settings = question.place.settings;
    if (const auto shown = document_.visit(kind.id, settings, question.place.position); !shown)
        return showFailure(ui::translated(shown.error()));
    if (kind.id == question.place.view) document_.setStep(question.place.step);
    traceChanged();
    quiz_->takeFocus(); // as a newly shown view has taken it
}

void MainWindow::saveQuizAnswers() {
    const auto answers = quiz_->run().answers();
    const QString proposed = QString::fromStdString(fileNameOf(*document_.game()) + "-quiz.csv");
    const QString path = ui::chooseToSave(this, tr("Save the answers"), proposed, csvFilter());
    const std::string text = answersAsCsv(answers, ui::translationTo(ui::currentLanguage()));
    writeFile(tr("Writing the answers"), path, QStringLiteral("csv"),
              [text](const QString& target, Task& task) {
                  OutputFile file(target.toStdString(), task);
                  (void)file.write(text); // commit() reports what went wrong
                  return file.commit();
              });
}

void MainWindow::saveQuizSheet(const QuizPlan& plan) {
    const QString proposed = QString::fromStdString(fileNameOf(*document_.game()) + "-quiz.pdf");
    const QString path = ui::chooseToSave(this, tr("Sheet to print"), proposed, pdfFilter());
    writeFile(tr("Writing the sheet"), path, QStringLiteral("pdf"),
              [game = document_.game(), plan](const QString& target, Task& task) {
                  return ui::writeQuizSheet(target, game, plan, task);
              });
}

} // namespace mexplorer::app
