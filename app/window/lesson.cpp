#include "app/window/lesson.h"

#include "app/window/actions.h"
#include "app/window/pointing.h"
#include "app/window/view_stack.h"
#include "core/play/question.h"
#include "ui/file/settings.h"
#include "ui/lesson/player.h"
#include "ui/panels/why_panel.h"
#include "ui/play/game_panel.h"
#include "ui/views/play/play_view.h"

#include <QStackedWidget>

namespace mexplorer::app {

Lesson::Lesson(ui::Document& document, ViewStack& views, ui::Player& player, QStackedWidget& right,
               const Actions& actions, QObject* parent)
    : QObject(parent), document_(document), views_(views), player_(player), right_(right), actions_(actions),
      why_(new ui::WhyPanel(document, &right)), game_(new ui::GamePanel(document, &right)) {
    right.addWidget(why_);
    right.addWidget(game_);
    connect(&player, &ui::Player::stepChanged, this, &Lesson::showStep);
    connect(game_, &ui::GamePanel::turnChanged, this, &Lesson::showTurn);
    connect(game_, &ui::GamePanel::proofWanted, this, &Lesson::proofWanted);
    connect(&views, &ViewStack::traceChanged, this, &Lesson::showTrace);
    connect(&views, &ViewStack::makingChanged, this, [this] {
        if (!views_.playView()) showTurn();
    });
    connect(&views, &ViewStack::secrecyChanged, this, &Lesson::showSecrecy);
    connect(&views, &ViewStack::stepWanted, &player, &ui::Player::setStep);
    connect(&views, &ViewStack::positionHovered, why_, &ui::WhyPanel::showHovered);
    // It hears of what is hovered after the panel, whose new sentences it lights.
    pointing_ = new Pointing(document, views, player.sentence(), *why_, this);
    connect(pointing_, &Pointing::positionPointed, why_, &ui::WhyPanel::showHovered);
    connect(pointing_, &Pointing::failed, &views, &ViewStack::failed);
    connect(&views, &ViewStack::learnt, why_, &ui::WhyPanel::explainAgain);
    connect(&views, &ViewStack::learnt, &game_->judge(), &ui::GameJudge::judgeAgain);
    connectActions();
}

void Lesson::hear(ui::LabelTopics& words) {
    pointing_->hear(words);
}

void Lesson::connectActions() {
    const Actions& a = actions_;
    connect(a.play, &QAction::triggered, &player_, &ui::Player::togglePlay);
    connect(a.back, &QAction::triggered, &player_, &ui::Player::stepBack);
    connect(a.forward, &QAction::triggered, &player_, &ui::Player::stepForward);
    connect(a.first, &QAction::triggered, &player_, &ui::Player::first);
    connect(a.last, &QAction::triggered, &player_, &ui::Player::last);
    connect(a.faster, &QAction::triggered, &player_, &ui::Player::faster);
    connect(a.slower, &QAction::triggered, &player_, &ui::Player::slower);
    connect(a.asking, &QAction::toggled, &player_, &ui::Player::setAsking);
    connect(a.asking, &QAction::toggled, this, [](bool asks) { ui::changeSetting("stepsAsk", asks); });
    a.asking->setChecked(ui::setting("stepsAsk", false).toBool());
}

void Lesson::showView() {
    player_.setTrace(nullptr);
    showPanel();
    views_.current().activate();
    showSecrecy();
    showTrace();
}

void Lesson::showPanel() {
    if (actions_.quiz->isChecked()) return;
    right_.setCurrentWidget(views_.playView() ? static_cast<QWidget*>(game_) : why_);
}

void Lesson::showSecrecy() {
    const bool keepsSecret = views_.current().keepsSecret();
    why_->keepSecret(keepsSecret);
    game_->showValues(!keepsSecret);
}

/// While the computer is to move, the player cannot.
void Lesson::showTurn() {
    auto* played = views_.playView();
    const bool isCovered = views_.isCovered();
    const QString wait = isCovered           ? tr("The steps come with the answer.")
                         : views_.isMaking() ? tr("The steps come when the work is done.")
                                             : QString();
    if (!played) return player_.setIdleText(wait);
    const ui::GamePanel::Turn turn = game_->turn();
    played->setMayMove(turn.isPersons, turn.why);
    played->setTold(turn.above, turn.isOver);
    played->setHint(game_->computer().hint(), game_->computer().hintDepth());
    player_.setIdleText(isCovered ? wait : turn.said);
    const Record record = document_.record();
    const auto moves = static_cast<int>(record.line().size()) - 1;
    const auto shown = static_cast<int>(record.depthOf(record.current())) - 1;
    player_.setGame(isCovered ? 0 : moves, shown);
    emit noted(tr("Backspace takes back · H hint · R report"));
}

void Lesson::showTrace() {
    showTurn();
    const std::shared_ptr<const Trace> trace = views_.isCovered() ? nullptr : views_.current().trace();
    const int step = document_.step();
    const bool isPlayed = views_.playView();
    if (!isPlayed) player_.setTrace(trace);
    why_->setTrace(trace);
    why_->showComponent(views_.current().chosenComponent());
    const bool isLast = step == QuestionPlace::lastStep;
    if (trace && (isLast || trace->hasStep(step))) // else the trace that has this step is still to come
        player_.setStep(step);
    else if (!isPlayed) // a game stays where it is
        views_.current().showStep(noStep);
}

void Lesson::showStep(int step) {
    const bool isPlayed = views_.playView();
    if (!isPlayed) document_.setStep(step);
    if (isPlayed)
        views_.current().showStep(step); // moves are shown as they are made
    else
        views_.current().moveToStep(step);
    if (isPlayed) return;
    why_->showHovered({}); // steps are not about what happens to be under the pointer
    why_->showStep(step);
}

void Lesson::leaveSteps() {
    if (!views_.playView()) player_.setStep(noStep);
}

bool Lesson::press(const QKeyEvent& event) {
    return right_.currentWidget() == game_ && game_->press(event);
}

void Lesson::setTheme(const ui::Theme& theme) {
    player_.setTheme(theme);
    why_->setTheme(theme);
    game_->setTheme(theme);
}

} // namespace mexplorer::app
