#include "app/window/main_window.h"

#include "app/window/actions.h"
#include "app/window/appearance.h"
#include "app/window/figure_menu.h"
#include "app/window/file_keeper.h"
#include "app/window/file_writer.h"
#include "app/window/first_hour.h"
#include "app/window/judge_desk.h"
#include "app/window/keyboard.h"
#include "app/window/lesson.h"
#include "app/window/opener.h"
#include "app/window/own_games.h"
#include "app/window/panels.h"
#include "app/window/picture_output.h"
#include "app/window/presentation.h"
#include "app/window/quiz_desk.h"
#include "app/window/safety.h"
#include "app/window/spoken_tips.h"
#include "app/window/status_chip.h"
#include "app/window/tab_order.h"
#include "app/window/unsaved_offer.h"
#include "app/window/view_choice.h"
#include "app/window/view_stack.h"
#include "app/window/view_tabs.h"
#include "ui/file/watch_end.h"
#include "ui/lesson/player.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/view_settings.h"
#include "ui/task/job_bar.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/end_line.h"

#include <QCloseEvent>
#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer::app {

MainWindow::MainWindow() : appearance_(new Appearance(*this)) { // before all other widgets
    new SpokenTips(this);
    auto* bar = new QWidget(this);
    setMenuWidget(bar);
    actions_ = new Actions(*bar, this);
    keyboard_ = new Keyboard(*this, *actions_, [this] { return &view(); });
    build();
    connectActions();
    connectParts();
    appearance_->apply();
    panels_->restore();
    choice_->show();
    showView();
    showTitle();
}

/// Deletes the panels and views first: they watch the document, which is a member.
MainWindow::~MainWindow() {
    ui::endWatchesElsewhere();
    hide(); // a field loses the focus by this and still enters what was typed
    delete centralWidget();
}

ui::View& MainWindow::view() {
    return views_->current();
}

/// Each part is made where it belongs: a style sheet makes it dear to put a finished one into another.
void MainWindow::build() {
    auto* all = new QWidget(this);
    setCentralWidget(all);
    columns_ = new QSplitter(all);
    columns_->setObjectName("columns");
    left_ = new QStackedWidget(columns_);
    explorer_ = new ui::ExplorerPanel(document_, left_);
    left_->addWidget(explorer_);
    player_ = new ui::Player(all);
    player_->setObjectName("player");
    writer_ = new FileWriter(*this);
    buildCentre();
    right_ = new QStackedWidget(columns_);
    lesson_ = new Lesson(document_, *views_, *player_, *right_, *actions_, this);
    quiz_ = new QuizDesk(document_, *views_, *right_, *writer_);
    output_ = new PictureOutput(document_, *views_, *writer_, *this);
    auto* copyBar = new ui::JobBar(output_->copyingData(), columns_->widget(1));
    copyBar->setObjectName("copyBar");
    columns_->widget(1)->layout()->addWidget(copyBar);
    new FigureMenu(document_, *views_, *output_, *actions_); // owned by the views
    presentation_ = new Presentation(*this, *views_);
    columns_->setStretchFactor(1, 1);
    columns_->setChildrenCollapsible(false);
    columns_->setSizes({240, 800, 270});
    panels_ = new Panels(*this, *columns_, *actions_);
    judge_ = new JudgeDesk(document_, *left_);

    auto* layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(columns_, 1);
    layout->addWidget(player_);
}

void MainWindow::buildCentre() {
    auto* centre = new QWidget(columns_);
    centre->setObjectName("centre");
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    tabRow_ = new QWidget(centre);
    tabRow_->setObjectName("tabRow");
    tabRow_->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(tabRow_);
    row->setContentsMargins(8, 0, 8, 0);
    tabs_ = new ViewTabs(tabRow_);
    row->addWidget(tabs_, 1);
    choice_ = new ViewChoice(document_, *tabs_, *actions_, this);
    settings_ = new ui::ViewSettings(document_, tabRow_);
    row->addWidget(settings_);
    failure_ = ui::plainLabel(centre);
    failure_->setObjectName("failure");
    failure_->setWordWrap(true);
    failure_->hide();
    welcome_ = new FirstHour(document_, centre);
    auto* unsavedNotice = new Notice(centre);
    auto* fileNotice = new Notice(centre);
    keeper_ = new FileKeeper(document_, *fileNotice, *this);
    opener_ = new Opener(document_, *keeper_, *actions_->recent, *this);
    own_ = new OwnGames(document_, *keeper_, *opener_, *actions_->shelf, *this);
    safety_ = new Safety(
        document_,
        [this] {
            return Safety::File{keeper_->path(), keeper_->known()};
        },
        this);
    unsaved_ = new UnsavedOffer(*opener_, *keeper_, *safety_, *unsavedNotice);
    views_ = new ViewStack(document_, centre);
    pointedAt_ = new StatusChip(*views_, Qt::BottomLeftCorner);
    noted_ = new StatusChip(*views_, Qt::BottomRightCorner);
    auto* exportBar = new ui::JobBar(writer_->job(), centre);
    exportBar->setObjectName("exportBar");
    layout->addWidget(tabRow_);
    layout->addWidget(welcome_);
    layout->addWidget(unsavedNotice);
    layout->addWidget(fileNotice);
    layout->addWidget(failure_);
    auto* headline = new QHBoxLayout;
    headline->setContentsMargins(24, 8, 24, 0);
    player_->setHeadline(*headline);
    layout->addLayout(headline);
    layout->addWidget(views_, 1);
    layout->addWidget(new ui::JobBar(opener_->job(), centre));
    layout->addWidget(new ui::JobBar(document_.reading(), centre));
    layout->addWidget(exportBar);
}

void MainWindow::openFile(const QString& path) {
    opener_->openFile(path);
}

void MainWindow::openWhereLeft() {
    if (!opener_->openLast()) welcome_->begin();
}

void MainWindow::offerUnsaved() {
    unsaved_->offer();
}

void MainWindow::keepForNextStart() {
    ui::EndLine::enterIn(*this);
    panels_->remember();
    opener_->rememberLast();
    safety_->keepNow();
    isEnding_ = true;
}

void MainWindow::closeEvent(QCloseEvent* event) {
    event->ignore(); // also if saving fails in an unforeseen way
    if (!isEnding_ && (!writer_->mayStop() || !keeper_->mayLeave())) return;
    panels_->remember();
    opener_->rememberLast();
    if (!isEnding_) safety_->forget();
    event->accept();
}

void MainWindow::documentChanged() {
    showFailure({});
    choice_->show();
    if (view().id() != document_.state().view) showView();
    showTitle();
}

void MainWindow::showView() {
    views_->show(document_.state().view);
    pointedAt_->say({});
    noted_->say({});
    lesson_->showView();
    if (!tabs_->isWalked()) view().setFocus(); // keys must be able to go on from tab to tab
}

void MainWindow::showQuiz(bool shown) {
    if (shown) {
        welcome_->hide(); // it speaks of other things
        quiz_->open();
        actions_->whyPanel->setChecked(true);
    } else {
        quiz_->close();
        lesson_->showPanel();
    }
    if (appearance_->isPresenting()) right_->setVisible(shown); // the other panels are not for the audience
    if (shown)
        quiz_->takeFocus();
    else
        view().setFocus();
}

void MainWindow::setPresenting(bool presenting) {
    appearance_->setPresenting(presenting);
    welcome_->setPresenting(presenting);
    menuWidget()->setVisible(!presenting);
    actions_->fullScreen->setEnabled(!presenting);
    tabRow_->setVisible(!presenting);
    panels_->setPresenting(presenting);
    player_->setPresenting(presenting);
    presentation_->setOn(presenting);
    pointedAt_->setMuted(presenting);
    noted_->setMuted(presenting);
    panels_->makeRoom(); // the window's size may have changed
    appearance_->apply();
    if (focusWidget())
        focusWidget()->clearFocus(); // and with it the ring that Tab has left: a slide has none
    view().setFocus();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    const bool isPresenting = appearance_->isPresenting();
    // In a game that is played a digit is a number to take: one that comes too late chooses no view.
    const bool isPlayed = views_->playView() && document_.record().plays() > 0;
    if (isPresenting && presentation_->press(*event)) return;
    if (isPresenting && !isPlayed && choice_->press(*event)) return;
    if (lesson_->press(*event) || welcome_->press(*event)) return;
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (isPresenting)
        actions_->present->setChecked(false); // stays at the current step
    else
        lesson_->leaveSteps();
}

bool MainWindow::focusNextPrevChild(bool next) {
    const std::vector<QWidget*> order =
        tabOrder({menuWidget(), left_->currentWidget(), columns_->widget(1), right_, player_});
    if (order.empty()) return false;
    const auto at = std::find(order.begin(), order.end(), focusWidget());
    const auto last = order.end() - 1;
    const auto to = next ? (at == order.end() || at == last ? order.begin() : at + 1)
                         : (at == order.begin() || at == order.end() ? last : at - 1);
    // Presented, the figure has no ring: it is not a part of a slide.
    focusInSight(**to, appearance_->isPresenting() ? Qt::OtherFocusReason
                       : next                      ? Qt::TabFocusReason
                                                   : Qt::BacktabFocusReason);
    return true;
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && views_) {
        actions_->retranslate();
        appearance_->applyNext(); // another script may need another font
        choice_->show();
        showTitle();
    }
    if (event->type() == QEvent::WindowStateChange)
        actions_->fullScreen->setChecked(isFullScreen() && !appearance_->isPresenting());
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    panels_->makeRoom();
    presentation_->fit();
    appearance_->windowResized();
}

void MainWindow::showTitle() {
    const QString& path = keeper_->path();
    QString name = path.isEmpty() ? tr("untitled") : ui::shownFileName(path);
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // escapes Qt's place for the change mark
    const QString game = ui::translated(document_.game()->description().title);
    setWindowTitle(tr("%1[*] — %2 — Mexplorer").arg(name, game));
    player_->setCaption(output_->title());
    setWindowModified(!keeper_->isSaved());
}

void MainWindow::showFailure(const QString& sentence) {
    failure_->setText(sentence);
    failure_->setVisible(!sentence.isEmpty());
}

} // namespace mexplorer::app
