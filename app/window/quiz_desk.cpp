#include "app/window/quiz_desk.h"

#include "app/window/file_writer.h"
#include "app/window/view_stack.h"
#include "core/explain/say_game.h"
#include "core/file/output_file.h"
#include "ui/export/quiz_sheet.h"
#include "ui/file/chosen_file.h"
#include "ui/lesson/quiz_cover.h"
#include "ui/lesson/quiz_panel.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

namespace mexplorer::app {

using Stage = ui::QuizRun::Stage;

QuizDesk::QuizDesk(ui::Document& document, ViewStack& views, QStackedWidget& panels, FileWriter& writer)
    : QObject(&panels), document_(document), views_(views), panels_(panels), writer_(writer) {}

ui::QuizRun& QuizDesk::run() const {
    return panel_->run();
}

void QuizDesk::make() {
    panel_ = new ui::QuizPanel(document_, &panels_);
    panels_.addWidget(panel_);
    cover_ = new ui::QuizCover(&views_);
    views_.addWidget(cover_);
    setStyle(style_);
    connect(&run(), &ui::QuizRun::stageChanged, this, &QuizDesk::stageChanged);
    connect(panel_, &ui::QuizPanel::placeWanted, this, &QuizDesk::openPlace);
    connect(panel_, &ui::QuizPanel::saveWanted, this, &QuizDesk::saveAnswers);
    connect(panel_, &ui::QuizPanel::sheetWanted, this, &QuizDesk::saveSheet);
    connect(panel_, &ui::QuizPanel::closed, this, &QuizDesk::closed);
    emit made(panel_);
    emit answersSaid(panel_->reason());
}

void QuizDesk::setStyle(const ui::Style& style) {
    style_ = style;
    if (panel_) panel_->setTheme(style.theme);
    if (cover_) cover_->setStyle(style);
}

void QuizDesk::open() {
    if (!panel_) make();
    panels_.setCurrentWidget(panel_);
}

void QuizDesk::close() {
    if (!panel_) return;
    run().reset();
    document_.endVisit();
}

void QuizDesk::takeFocus() {
    panel_->takeFocus();
}

bool QuizDesk::answer(int digit) {
    return panel_ && run().answer(static_cast<std::size_t>(digit) - 1);
}

bool QuizDesk::isBegun() const {
    return panel_ && run().stage() != Stage::idle;
}

/// While a question is open only the position is shown.
void QuizDesk::stageChanged() {
    if (run().stage() == Stage::asking) {
        cover_->showQuestion(run().game(), *run().question());
        views_.cover(*cover_);
        document_.endVisit(); // the fields do not show the place of the last answer beside this question
        emit coverChanged();
    } else if (views_.isCovered() && (run().stage() == Stage::idle || run().stage() == Stage::finished)) {
        views_.uncover();
        emit coverChanged();
    }
}

/// Opens the view, the position and the step that show why an answer is right or wrong.
void QuizDesk::openPlace(const QuestionPlace& wanted) {
    if (!run().question() || run().game() != document_.game()) return;
    const QuestionPlace place = wanted; // what it is a part of may change by what follows
    const ui::ViewKind& kind = ui::openingView(*run().game(), place.view);
    views_.uncover();
    Parameters settings;
    if (kind.id == place.view) settings = place.settings;
    if (const auto shown = document_.visit(kind.id, settings, place.position); !shown)
        return emit failed(ui::translated(shown.error()));
    if (kind.id == place.view) document_.setStep(place.step);
    emit coverChanged();
    panel_->takeFocus(); // as a newly shown view has taken it
}

QString QuizDesk::chooseFile(const QString& title, const QString& suffix) const {
    const QString proposed = QString::fromStdString(fileNameOf(*document_.game()) + "-quiz.") + suffix;
    return ui::chooseToSave(panel_->window(), title, proposed,
                            QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
}

void QuizDesk::saveAnswers() {
    const auto answers = run().answers();
    const QString suffix = QStringLiteral("csv");
    const QString path = chooseFile(tr("Save the answers"), suffix);
    const std::string text = answersAsCsv(answers, ui::translationTo(ui::currentLanguage()));
    writer_.start(tr("Writing the answers"), path, suffix, [text](const QString& target, Task& task) {
        OutputFile file(target.toStdString(), task);
        (void)file.write(text); // commit() reports what went wrong
        return file.commit();
    });
}

void QuizDesk::saveSheet(const QuizPlan& plan) {
    const QString suffix = QStringLiteral("pdf");
    const QString path = chooseFile(tr("Sheet to print"), suffix);
    writer_.start(tr("Writing the sheet"), path, suffix,
                  [game = document_.game(), plan](const QString& target, Task& task) {
                      return ui::writeQuizSheet(target, game, plan, task);
                  });
}

} // namespace mexplorer::app
