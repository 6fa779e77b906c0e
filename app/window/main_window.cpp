#include "app/window/main_window.h"

#include "app/window/actions.h"
#include "app/window/appearance.h"
#include "app/window/keyboard.h"
#include "app/window/notice.h"
#include "app/window/panels.h"
#include "app/window/presentation.h"
#include "app/window/safety.h"
#include "app/window/spoken_tips.h"
#include "app/window/tab_order.h"
#include "app/window/view_tabs.h"
#include "core/catalogue/catalogue.h"
#include "core/solve/aspects/board.h"
#include "ui/file/settings.h"
#include "ui/judge/judge_panel.h"
#include "ui/lesson/player.h"
#include "ui/lesson/quiz_cover.h"
#include "ui/lesson/quiz_panel.h"
#include "ui/panels/explorer_panel.h"
#include "ui/panels/view_settings.h"
#include "ui/panels/why_panel.h"
#include "ui/play/game_panel.h"
#include "ui/task/job_bar.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"
#include "ui/views/play/play_view.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QShortcut>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer::app {

namespace {
constexpr double judgeShare = 0.3; // of the height, initially
constexpr int leastJudgeHeight = 190;
constexpr int leastAboveJudge = 230; // if there is not enough room for both, the judge gets less
} // namespace

MainWindow::MainWindow() : appearance_(new Appearance(*this)) {
    new SpokenTips(this);
    auto* bar = new QWidget(this);
    setMenuWidget(bar);
    actions_ = new Actions(*bar, this);
    keyboard_ = new Keyboard(*this, *actions_, [this] { return view_; });
    build();
    keyboard_->setAnswer([this](int digit) { return answer(digit); });
    presentation_ = new Presentation(*this, *stack_);
    safety_ = new Safety(
        document_,
        [this] {
            return Safety::File{path_, watch_.known()};
        },
        this);
    connect(&watch_, &ui::FileWatch::changed, this, &MainWindow::showFileState);
    connectActions();
    connect(appearance_, &Appearance::changed, this, &MainWindow::applyStyle);
    connect(&document_, &ui::Document::changed, this, &MainWindow::documentChanged);
    connect(&document_, &ui::Document::viewLeft, this, &MainWindow::tellViewLeft);
    connect(&document_, &ui::Document::notShown, this,
            [this](const Error& error) { showFailure(ui::translated(error)); });
    connect(&document_.reading(), &ui::JobBase::started, this, &MainWindow::giveUpOpening);
    connect(&document_.undoStack(), &ui::History::cleanChanged, this, &MainWindow::showTitle);
    connect(&document_.undoStack(), &ui::History::canUndoChanged, actions_->undo, &QAction::setEnabled);
    connect(&document_.undoStack(), &ui::History::canRedoChanged, actions_->redo, &QAction::setEnabled);
    actions_->undo->setEnabled(false);
    actions_->redo->setEnabled(false);
    appearance_->apply();
    panels_->restore();
    setAcceptDrops(true);
    showTabs();
    showView();
    showTitle();
}

/// Deletes the panels and views first: they watch the document, which is a member.
MainWindow::~MainWindow() {
    hide(); // a field loses the focus by this and still enters what was typed
    delete centralWidget();
}

void MainWindow::build() {
    explorer_ = new ui::ExplorerPanel(document_, this);
    right_ = new QStackedWidget(this);
    right_->addWidget(why_ = new ui::WhyPanel(document_, right_));
    right_->addWidget(game_ = new ui::GamePanel(document_, right_));
    player_ = new ui::Player(this);
    player_->setObjectName("player");
    columns_ = new QSplitter(this);
    columns_->setObjectName("columns");
    columns_->addWidget(explorer_);
    columns_->addWidget(buildCentre());
    columns_->addWidget(right_);
    columns_->setStretchFactor(1, 1);
    columns_->setChildrenCollapsible(false);
    columns_->setSizes({240, 800, 270});
    panels_ = new Panels(*this, *columns_, *actions_);

    auto* all = new QWidget(this);
    auto* layout = new QVBoxLayout(all);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    rows_ = new QSplitter(Qt::Vertical, all);
    rows_->addWidget(columns_);
    rows_->setChildrenCollapsible(false);
    layout->addWidget(rows_, 1);
    layout->addWidget(player_);
    setCentralWidget(all);

    pointedAt_ = ui::plainLabel(this);
    noted_ = ui::plainLabel(this);
    statusBar()->addWidget(pointedAt_, 1);
    statusBar()->addPermanentWidget(noted_);
    statusBar()->setSizeGripEnabled(false);
    connect(player_, &ui::Player::stepChanged, this, &MainWindow::stepChanged);
    connect(game_, &ui::GamePanel::turnChanged, this, &MainWindow::showTurn);
    connect(game_, &ui::GamePanel::proofWanted, this, &MainWindow::showProof);
    connect(explorer_, &ui::ExplorerPanel::searchLeft, this, [this] { view_->setFocus(); });
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, this, [this] {
        actions_->explorerPanel->setChecked(true);
        explorer_->search().setFocus(Qt::ShortcutFocusReason);
        explorer_->search().selectAll();
    });
}

QWidget* MainWindow::buildCentre() {
    auto* centre = new QWidget(this);
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
    settings_ = new ui::ViewSettings(document_, tabRow_);
    row->addWidget(settings_);
    connect(settings_, &ui::ViewSettings::closed, this, [this] { view_->setFocus(); });
    failure_ = ui::plainLabel(centre);
    failure_->setObjectName("failure");
    failure_->setWordWrap(true);
    failure_->hide();
    welcome_ = new Notice(centre);
    fileNotice_ = new Notice(centre);
    unsavedNotice_ = new Notice(centre);
    stack_ = new QStackedWidget(centre);
    layout->addWidget(tabRow_);
    layout->addWidget(welcome_);
    layout->addWidget(unsavedNotice_);
    layout->addWidget(fileNotice_);
    layout->addWidget(failure_);
    layout->addWidget(stack_, 1);
    layout->addWidget(new ui::JobBar(opening_, centre));
    layout->addWidget(new ui::JobBar(document_.reading(), centre));
    auto* exportBar = new ui::JobBar(export_, centre);
    exportBar->setObjectName("exportBar");
    layout->addWidget(exportBar);
    connect(tabs_, &ViewTabs::chosen, this, [this](const QString& view) {
        (void)document_.setView(view.toStdString()); // cannot fail: only views of the game have tabs
    });
    return centre;
}

void MainWindow::documentChanged() {
    giveUpOpening();
    showFailure({});
    showTabs();
    if (view_->id() != document_.state().view) showView();
    showTitle();
}

void MainWindow::tellViewLeft(const std::string& view) {
    const ui::DocumentState& state = document_.state();
    const ui::ViewKind& left = *ui::findView(view);
    const auto normal = makeGame(state.game, inPlay(state.parameters, Play::normal));
    const QString sentence = normal && left.canShow(**normal)
                                 ? tr("This game has the view “%1” in normal play only; this is “%2”.")
                                 : tr("With these parameters this game has no view “%1”; this is “%2”.");
    showFailure(sentence.arg(left.title(), ui::findView(state.view)->title()));
}

void MainWindow::showTabs() {
    std::vector<std::size_t> shown;
    std::vector<ViewTabs::Tab> tabs;
    for (std::size_t i = 0; i < ui::viewKinds().size(); ++i) {
        const ui::ViewKind& kind = ui::viewKinds()[i];
        if (!kind.canShow(*document_.game())) continue;
        shown.push_back(i);
        tabs.push_back({QString::fromStdString(kind.id), kind.title()});
    }
    tabs_->show(tabs, document_.state().view);
    if (shown != shownViews_) actions_->showViews(shownViews_ = shown);
}

void MainWindow::showView() {
    const std::string& id = document_.state().view;
    if (view_) view_->deactivate();
    player_->setTrace(nullptr);
    pointedAt_->clear();
    noted_->clear();
    ui::View*& view = views_[id];
    if (!view) {
        view = ui::findView(id)->make(document_, stack_);
        stack_->addWidget(view);
        connectView(*view);
        view->canvas().setStyle(appearance_->figureStyle());
    }
    view_ = view;
    if (!isCovered()) stack_->setCurrentWidget(view);
    showRight();
    view->activate();
    showSecrecy();
    traceChanged();
    if (!tabs_->isWalked()) view->setFocus(); // keys must be able to go on from tab to tab
}

ui::PlayView* MainWindow::playView() const {
    return qobject_cast<ui::PlayView*>(view_);
}

void MainWindow::showRight() {
    right_->setCurrentWidget(actions_->quiz->isChecked() ? static_cast<QWidget*>(quiz_)
                             : playView()                ? static_cast<QWidget*>(game_)
                                                         : why_);
}

void MainWindow::showSecrecy() {
    why_->keepSecret(view_->keepsSecret());
    game_->showValues(!view_->keepsSecret());
}

/// While the computer is to move, the player cannot.
void MainWindow::showTurn() {
    auto* played = playView();
    const QString wait = isCovered() ? tr("The steps come with the answer.") : QString();
    if (!played) return player_->setIdleText(wait);
    const ui::GamePanel::Turn turn = game_->turn();
    played->setMayMove(turn.isPersons, turn.why);
    played->setTold(turn.above, turn.isOver);
    played->setHint(game_->computer().hint(), game_->computer().hintDepth());
    player_->setIdleText(isCovered() ? wait : turn.said);
    const Record record = document_.record();
    const auto moves = static_cast<int>(record.line().size()) - 1;
    const auto shown = static_cast<int>(record.depthOf(record.current())) - 1;
    player_->setGame(isCovered() ? 0 : moves, shown);
    noted_->setText(tr("Backspace takes back · H hint · R report"));
}

/// Shows the proof in the view that the game opens with or, if that is the current one, in the first other
/// view.
void MainWindow::showProof() {
    const std::string& opening = ui::openingView(*document_.game()).id;
    std::string proof = opening;
    for (const std::size_t i : shownViews_) {
        if (proof != document_.state().view) break;
        proof = ui::viewKinds()[i].id;
    }
    (void)document_.setView(proof);
}

void MainWindow::traceChanged() {
    showTurn();
    const std::shared_ptr<const Trace> trace = isCovered() ? nullptr : view_->trace();
    const int step = document_.step();
    if (!playView()) player_->setTrace(trace);
    why_->setTrace(trace);
    why_->showComponent(view_->chosenComponent());
    if (trace && trace->hasStep(step)) // else the trace that has this step is still to come
        player_->setStep(step);
    else if (!playView()) // a game stays where it is
        view_->showStep(noStep);
}

void MainWindow::stepChanged(int step) {
    if (!playView()) document_.setStep(step);
    view_->showStep(step);
    if (playView()) return;
    why_->showHovered({}); // steps are not about what happens to be under the pointer
    why_->showStep(step);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (appearance_->isPresenting() && (presentation_->press(*event) || chooseView(*event))) return;
    if (right_->currentWidget() == game_ && game_->press(*event)) return;
    if (welcome_->press(*event)) return;
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (appearance_->isPresenting())
        actions_->present->setChecked(false); // stays at the current step
    else if (!playView())                     // a game stays where it is
        player_->setStep(noStep);
}

bool MainWindow::focusNextPrevChild(bool next) {
    std::vector<QWidget*> parts{menuWidget(), explorer_, columns_->widget(1), right_, player_};
    if (judge_) parts.insert(parts.end() - 1, judge_);
    const std::vector<QWidget*> order = tabOrder(parts);
    if (order.empty()) return false;
    const auto at = std::find(order.begin(), order.end(), focusWidget());
    const auto last = order.end() - 1;
    const auto to = next ? (at == order.end() || at == last ? order.begin() : at + 1)
                         : (at == order.begin() || at == order.end() ? last : at - 1);
    // Presented, the figure has no ring: it is not a part of a slide.
    focusInSight(**to, appearance_->isPresenting() ? Qt::OtherFocusReason
                       : next      ? Qt::TabFocusReason
                                   : Qt::BacktabFocusReason);
    return true;
}

void MainWindow::showJudge(bool shown) {
    if (!judge_) {
        judge_ = new ui::JudgePanel(document_, rows_);
        judge_->setTheme(appearance_->theme());
        keyboard_->addApart(judge_);
        rows_->addWidget(judge_);
        rows_->setStretchFactor(0, 1);
        const int wanted = std::max(leastJudgeHeight, static_cast<int>(judgeShare * rows_->height()));
        const int usual = std::min(wanted, std::max(0, rows_->height() - leastAboveJudge));
        const int height = ui::setting("judgeHeight", usual).toInt();
        rows_->setSizes({rows_->height() - height, height});
        connect(rows_, &QSplitter::splitterMoved, this,
                [this] { ui::changeSetting("judgeHeight", judge_->height()); });
        connect(judge_, &ui::JudgePanel::closed, actions_->judge,
                [this] { actions_->judge->setChecked(false); });
    }
    judge_->setVisible(shown);
    if (shown)
        judge_->setFocus();
    else
        view_->setFocus();
}

void MainWindow::showTitle() {
    QString name = path_.isEmpty() ? tr("untitled") : ui::shownFileName(path_);
    name.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]")); // escapes Qt's place for the change mark
    const QString game = ui::translated(document_.game()->description().title);
    setWindowTitle(tr("%1[*] — %2 — Mexplorer").arg(name, game));
    player_->setCaption(whatIsShown());
    setWindowModified(!isSaved());
}

void MainWindow::setPresenting(bool presenting) {
    appearance_->setPresenting(presenting);
    if (presenting) wasWelcoming_ = !welcome_->isHidden();
    welcome_->setVisible(!presenting && wasWelcoming_ && document_.state().game == "nim");
    menuWidget()->setVisible(!presenting);
    tabRow_->setVisible(!presenting);
    panels_->setPresenting(presenting);
    if (judge_) judge_->setVisible(!presenting && actions_->judge->isChecked());
    player_->setPresenting(presenting);
    presentation_->setOn(presenting);
    panels_->makeRoom(); // the window's size may have changed
    appearance_->apply();
    if (focusWidget())
        focusWidget()->clearFocus(); // and with it the ring that Tab has left: a slide has none
    view_->setFocus();
}

bool MainWindow::chooseView(const QKeyEvent& event) {
    const auto number = static_cast<std::size_t>(event.key() - Qt::Key_1);
    const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPlain || event.key() < Qt::Key_1 || event.key() > Qt::Key_9 || number >= shownViews_.size())
        return false;
    actions_->views[shownViews_[number]]->trigger();
    return true;
}

void MainWindow::applyStyle() {
    const ui::Theme& chosen = appearance_->theme();
    const ui::Style style = appearance_->figureStyle();
    actions_->setTheme(chosen);
    player_->setTheme(chosen);
    why_->setTheme(chosen);
    game_->setTheme(chosen);
    if (judge_) judge_->setTheme(chosen);
    if (quiz_) quiz_->setTheme(chosen);
    if (cover_) cover_->setStyle(style);
    for (const auto& [id, view] : views_)
        view->canvas().setStyle(style);
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && view_) {
        actions_->retranslate();
        appearance_->apply(); // another script may need another font
        showTabs();
        showTitle();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    panels_->makeRoom();
    presentation_->fit();
    if (appearance_->isPresenting()) appearance_->apply();
}

void MainWindow::showFailure(const QString& sentence) {
    failure_->setText(sentence);
    failure_->setVisible(!sentence.isEmpty());
}

} // namespace mexplorer::app
