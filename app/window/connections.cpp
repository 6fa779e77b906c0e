// Connects the window's parts with each other, and the actions with them.
#include "app/window/actions.h"
#include "app/window/appearance.h"
#include "app/window/examples_menu.h"
#include "app/window/file_keeper.h"
#include "app/window/file_writer.h"
#include "app/window/first_hour.h"
#include "app/window/help_dialog.h"
#include "app/window/judge_desk.h"
#include "app/window/keyboard.h"
#include "app/window/keys_dialog.h"
#include "app/window/lesson.h"
#include "app/window/main_window.h"
#include "app/window/opener.h"
#include "app/window/own_games.h"
#include "app/window/panels.h"
#include "app/window/picture_output.h"
#include "app/window/presentation.h"
#include "app/window/quiz_desk.h"
#include "app/window/safety.h"
#include "app/window/start.h"
#include "app/window/status_chip.h"
#include "app/window/tell.h"
#include "app/window/view_choice.h"
#include "app/window/view_stack.h"
#include "app/window/view_tabs.h"
#include "core/own/own_description.h"
#include "ui/file/settings.h"
#include "ui/lesson/player.h"
#include "ui/lesson/reason_text.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/view_settings.h"
#include "ui/text/translated.h"
#include "ui/theme/language.h"

#include <QLabel>
#include <QLineEdit>
#include <QShortcut>

namespace mexplorer::app {

void MainWindow::connectActions() {
    const Actions& a = *actions_;
    connect(a.newDocument, &QAction::triggered, opener_, &Opener::openNew);
    connect(a.newWindow, &QAction::triggered, this, [] { openElsewhere({QStringLiteral("--new")}); });
    connect(a.open, &QAction::triggered, opener_, &Opener::chooseFile);
    connect(a.examples, &ExamplesMenu::chosen, opener_, &Opener::openExample);
    connect(a.print, &QAction::triggered, output_, &PictureOutput::print);
    connect(a.save, &QAction::triggered, keeper_, &FileKeeper::save);
    connect(a.saveAs, &QAction::triggered, keeper_, &FileKeeper::saveAs);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.undo, &QAction::triggered, &document_.undoStack(), &ui::History::undo);
    connect(a.redo, &QAction::triggered, &document_.undoStack(), &ui::History::redo);
    connect(a.copy, &QAction::triggered, output_, &PictureOutput::copy);
    connect(a.paste, &QAction::triggered, opener_, &Opener::paste);
    connect(a.rulesByForm, &QAction::triggered, own_, &OwnGames::writeByForm);
    connect(a.changeRules, &QAction::triggered, own_, &OwnGames::changeRules);
    connect(a.fit, &QAction::triggered, this, [this] { view().canvas().fit(); });
    connect(a.viewSettings, &QAction::triggered, settings_, &ui::ViewSettings::open);
    connect(a.zoomIn, &QAction::triggered, this, [this] { view().canvas().zoom(1.25); });
    connect(a.zoomOut, &QAction::triggered, this, [this] { view().canvas().zoom(0.8); });
    connect(a.judge, &QAction::toggled, this, [this](bool shown) {
        judge_->setVisible(shown);
        panels_->setJudging(shown);
        (shown ? judge_->panel() : &view())->setFocus();
    });
    connect(a.quiz, &QAction::toggled, this, &MainWindow::showQuiz);
    connect(a.present, &QAction::toggled, this, &MainWindow::setPresenting);
    connect(a.fullScreen, &QAction::triggered, this,
            [this](bool full) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, full)); });
    connect(a.dark, &QAction::triggered, appearance_, &Appearance::setDark);
    connect(a.motion, &QAction::triggered, appearance_, &Appearance::setMoving);
    connect(a.help, &QAction::triggered, this,
            [this] { HelpDialog(*document_.game(), *ui::findView(view().id()), *this).exec(); });
    connect(a.keys, &QAction::triggered, this,
            [this] { KeysDialog(tabs_->count(), *appearance_, *this).exec(); });
    connect(a.about, &QAction::triggered, this, [this] { HelpDialog::tellAbout(*this); });
    for (std::size_t i = 0; i < a.exports.size(); ++i) {
        QAction* action = a.exports[i];
        connect(action, &QAction::triggered, output_, [this, i] { output_->exportBy(*ui::exporters()[i]); });
        connect(&writer_->job(), &ui::JobBase::started, action, [action] { action->setEnabled(false); });
        connect(&writer_->job(), &ui::JobBase::finished, action, [action] { action->setEnabled(true); });
    }
    for (QAction* language : a.languages) {
        connect(language, &QAction::triggered, this, [id = language->data().toString()] {
            ui::changeSetting("language", id);
            ui::setLanguage(id);
        });
    }
    // Their shortcuts must work while the menu bar is hidden.
    addActions({a.newDocument,   a.open,      a.save,         a.saveAs, a.print,  a.quit,
                a.undo,          a.redo,      a.copy,         a.fit,    a.zoomIn, a.zoomOut,
                a.explorerPanel, a.whyPanel,  a.viewSettings, a.judge,  a.quiz,   a.present,
                a.fullScreen,    a.newWindow, a.dark,         a.help,   a.paste});
    for (QAction* view : a.views)
        addAction(view);
}

void MainWindow::connectParts() {
    const auto focusView = [this] { view().setFocus(); };
    const auto tellBelow = [this](const QString& sentence) { noted_->sayForNow(sentence); };
    connect(appearance_, &Appearance::changed, this, [this] {
        actions_->setTheme(appearance_->theme());
        explorer_->setTheme(appearance_->theme());
        actions_->motion->setChecked(appearance_->moves());
        lesson_->setTheme(appearance_->theme());
        player_->sentence().setMotion(appearance_->figureStyle().motion);
        judge_->setTheme(appearance_->theme());
        quiz_->setStyle(appearance_->figureStyle());
        views_->setStyle(appearance_->figureStyle());
    });
    connect(&document_, &ui::Document::changed, this, &MainWindow::documentChanged);
    connect(&document_, &ui::Document::notShown, this,
            [this](const Error& error) { showFailure(ui::translated(error)); });
    connect(&document_.undoStack(), &ui::History::canUndoChanged, actions_->undo, &QAction::setEnabled);
    connect(&document_.undoStack(), &ui::History::canRedoChanged, actions_->redo, &QAction::setEnabled);
    actions_->undo->setEnabled(false);
    actions_->redo->setEnabled(false);
    connect(keeper_, &FileKeeper::changed, this, &MainWindow::showTitle);
    connect(opener_, &Opener::told, this, tellBelow);
    connect(own_, &OwnGames::told, this, tellBelow);
    connect(own_, &OwnGames::rulesWanted, this, [this] {
        actions_->explorerPanel->setChecked(true);
        actions_->judge->setChecked(false);
        explorer_->editParameter(ownRulesId);
    });
    connect(writer_, &FileWriter::told, this, tellBelow);
    connect(output_, &PictureOutput::told, this, tellBelow);
    connect(output_, &PictureOutput::failed, this, &MainWindow::showFailure);
    connect(opener_, &Opener::lastIsGone, welcome_, &FirstHour::openGame);
    connect(safety_, &Safety::failed, this, &MainWindow::showFailure);
    connect(choice_, &ViewChoice::refused, this, &MainWindow::showFailure);
    connect(views_, &ViewStack::failed, this, &MainWindow::showFailure);
    connect(views_, &ViewStack::pointedAt, pointedAt_, &StatusChip::say);
    connect(views_, &ViewStack::noted, noted_, &StatusChip::sayForNow);
    connect(lesson_, &Lesson::noted, noted_, &StatusChip::sayForNow);
    connect(lesson_, &Lesson::proofWanted, choice_, &ViewChoice::showProof);
    connect(presentation_, &Presentation::blanked, player_, [this] { // so that no step is missed
        if (player_->playing()) player_->togglePlay();
    });
    connect(presentation_, &Presentation::rested, player_, &ui::Player::setAtRest);
    connect(welcome_, &FirstHour::stepWanted, player_, &ui::Player::stepForward);
    connect(welcome_, &FirstHour::closed, this, focusView);
    connect(settings_, &ui::ViewSettings::closed, this, focusView);
    connect(explorer_, &ui::ExplorerPanel::searchLeft, this, focusView);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        actions_->explorerPanel->setChecked(true);
        actions_->judge->setChecked(false);
        explorer_->search().setFocus(Qt::ShortcutFocusReason);
        explorer_->search().selectAll();
    });
    connect(judge_, &JudgeDesk::made, keyboard_, &Keyboard::addApart);
    connect(judge_, &JudgeDesk::closed, this, [this] { actions_->judge->setChecked(false); });
    connect(quiz_, &QuizDesk::made, keyboard_, &Keyboard::addApart);
    connect(quiz_, &QuizDesk::answersSaid, lesson_, &Lesson::hear);
    connect(quiz_, &QuizDesk::closed, this, [this] { actions_->quiz->setChecked(false); });
    connect(quiz_, &QuizDesk::failed, this, &MainWindow::showFailure);
    connect(quiz_, &QuizDesk::coverChanged, this, [this] {
        if (views_->isCovered()) pointedAt_->say({});
        lesson_->showTrace();
        showTitle();
    });
    // While presenting, a digit that comes too late, or that no choice has, does nothing: it must not choose
    // another view before the audience.
    keyboard_->setAnswer([this](int digit) {
        return quiz_->answer(digit) || player_->answer(digit) ||
               (appearance_->isPresenting() && (quiz_->isBegun() || player_->isAboutQuestion()));
    });
}

} // namespace mexplorer::app
