#include "ui/play/game_panel.h"

#include "core/play/record_text.h"
#include "ui/form/parameter_form.h"
#include "ui/play/game_list.h"
#include "ui/play/report_dialog.h"
#include "ui/play/winning_chart.h"
#include "ui/text/breakable.h"
#include "ui/text/plain.h"
#include "ui/text/translated.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace mexplorer::ui {

namespace {

constexpr int blink = 150; // ms of thinking before it is shown
constexpr int progressSteps = 1000;

} // namespace

GamePanel::GamePanel(Document& document, QWidget* parent)
    : QWidget(parent), document_(document), computer_(document), judge_(document) {
    setObjectName("gamePanel");
    setAttribute(Qt::WA_StyledBackground);
    build();
    delay_.setSingleShot(true);
    delay_.setInterval(blink);
    connect(&delay_, &QTimer::timeout, thinking_, &QWidget::show);
    connect(&document_, &Document::changed, this, [this] {
        failure_->hide();
        showAll();
    });
    connect(&computer_, &ComputerPlayer::changed, this, &GamePanel::showAll);
    connect(&computer_, &ComputerPlayer::failed, this, &GamePanel::tellFailure);
    connect(&computer_, &ComputerPlayer::progressed, this, [this] {
        const double done = computer_.progress();
        progress_->setMaximum(done > 0 ? progressSteps : 0); // 0: busy, for an unknown time
        progress_->setValue(qRound(done * progressSteps));
    });
    connect(&judge_, &GameJudge::changed, this, &GamePanel::showGame);
    connect(&judge_, &GameJudge::failed, this, &GamePanel::tellFailure);
    connect(&reportJob_, &JobBase::started, this, &GamePanel::showGame);
    connect(&reportJob_, &JobBase::finished, this, &GamePanel::showGame);
    retranslate();
}

void GamePanel::build() {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget(scroll);
    inside->setObjectName("scrolled");
    layout_ = new QVBoxLayout(inside);
    layout_->setContentsMargins(20, 20, 16, 16);
    layout_->setSpacing(6);
    scroll->setWidget(inside);
    outer->addWidget(scroll);

    headline_ = addLabel("headline");
    standing_ = addLabel("reasons");
    told_ = addLabel("reasons");
    failure_ = addLabel("fieldError");
    thinking_ = new QWidget(inside);
    auto* thinking = new QHBoxLayout(thinking_);
    thinking->setContentsMargins(0, 0, 0, 0);
    progress_ = new QProgressBar(thinking_);
    thinking->addWidget(progress_, 1);
    playNow_ = addButton(*thinking, nullptr);
    connect(playNow_, &QPushButton::clicked, &computer_, &ComputerPlayer::cutShort);
    thinking_->hide();
    layout_->addWidget(thinking_);
    letMove_ = addButton(*layout_, &GamePanel::letItMove);

    gameHeading_ = addLabel("sectionHeading");
    list_ = new GameList(inside);
    layout_->addWidget(list_, 1);
    auto* actions = new QHBoxLayout;
    back_ = addButton(*actions, &GamePanel::takeBack);
    hint_ = addButton(*actions, &GamePanel::hint);
    report_ = addButton(*actions, &GamePanel::showReport);
    layout_->addLayout(actions);
    auto* texts = new QHBoxLayout;
    copy_ = addButton(*texts, &GamePanel::copyRecord);
    paste_ = addButton(*texts, &GamePanel::pasteRecord);
    layout_->addLayout(texts);

    chartHeading_ = addLabel("sectionHeading");
    chart_ = new WinningChart(inside);
    layout_->addWidget(chart_);
    opponentHeading_ = addLabel("sectionHeading");
    players_ = new ParameterForm(inside);
    layout_->addWidget(players_);
    new_ = addButton(*layout_, &GamePanel::newGame);

    connect(list_, &GameList::chosen, &document_, &Document::showPlay);
    connect(chart_, &WinningChart::chosen, &document_, &Document::showAfter);
    connect(players_, &ParameterForm::entered, this, &GamePanel::choosePlayer);
}

QLabel* GamePanel::addLabel(const char* name) {
    auto* label = plainLabel(this);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setIndent(0);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout_->addWidget(label);
    return label;
}

QPushButton* GamePanel::addButton(QLayout& row, void (GamePanel::*clicked)()) {
    auto* button = new QPushButton(this);
    button->setFocusPolicy(Qt::TabFocus);
    row.addWidget(button);
    if (clicked) connect(button, &QPushButton::clicked, this, clicked);
    return button;
}

void GamePanel::showValues(bool shown) {
    if (shown == areValuesShown_) return;
    areValuesShown_ = shown;
    judge_.setWanted(shown && isVisible());
    showAll();
}

void GamePanel::setTheme(const Theme& theme) {
    theme_ = theme;
    chart_->setTheme(theme);
    showGame();
}

void GamePanel::takeBack() {
    Record record = document_.record();
    const Seats seats = document_.seats();
    if (!record.takeBack()) return;
    const Record::Id last = record.current();
    while (seats.isComputers(record.depthOf(record.current())) && record.takeBack()) {
    }
    if (seats.isComputers(record.depthOf(record.current()))) record.goTo(last); // the computer began
    document_.showPlay(record.current());
}

void GamePanel::hint() {
    if (hint_->isEnabled()) computer_.findHint();
}

/// At the start, the computer begins at once if it is its turn now.
void GamePanel::choosePlayer(const std::string& id, const std::string& value) {
    const auto chosen = document_.setPlayers({{id, value}});
    players_->report(chosen, id);
    if (chosen && document_.record().current() == 0) computer_.goOn();
}

void GamePanel::newGame() {
    document_.playAgain();
    computer_.goOn();
}

void GamePanel::letItMove() {
    computer_.goOn();
}

void GamePanel::copyRecord() {
    QGuiApplication::clipboard()->setText(QString::fromStdString(lineText(document_.record())));
}

/// Nobody at this screen made the moves of a pasted record: its players are two people, named first and
/// second unless names were typed.
void GamePanel::pasteRecord() {
    if (!document_.asked() || reportJob_.running()) return;
    const QString text = textOf(QGuiApplication::clipboard()->mimeData());
    reportJob_.start(
        tr("Reading the record"),
        [game = document_.game(), text = text.toStdString(),
         players = document_.seatsOfTwo().players](Task& task) mutable -> Expected<Reported> {
            auto record = readRecord(*game, text, task);
            if (!record) return tl::unexpected(record.error());
            players.first = record->first();
            auto report = reportOn(*game, *record, players, task);
            if (!report) return tl::unexpected(report.error());
            return Reported{std::move(*report), std::move(*record)};
        },
        [this](Expected<Reported> read) {
            if (read) (void)document_.setRecordOfTwo(*read->record); // it was parsed for this game
            openReport(read);
        });
}

void GamePanel::showReport() {
    if (!report_->isEnabled()) return;
    reportJob_.start(
        tr("Judging the moves"),
        [game = document_.game(), record = document_.record(),
         players = document_.seats().players](Task& task) {
            return reportOn(*game, record, players, task).map([](Report&& report) {
                return Reported{std::move(report), {}};
            });
        },
        [this](const Expected<Reported>& report) { openReport(report); });
}

/// Shows the report; the proof is opened at the position where the game was thrown away.
void GamePanel::openReport(const Expected<Reported>& found) {
    if (!found) {
        if (found.error().kind != Error::Kind::cancelled) tellFailure(translated(found.error()));
        return;
    }
    const Report& report = found->report;
    const auto line = document_.record().line();
    ReportDialog dialog(report, document_.game()->description().title, theme_, this);
    if (dialog.exec() != QDialog::Accepted || !report.turning || *report.turning >= line.size()) return;
    document_.showPlay(line[*report.turning]);
    emit proofWanted();
}

void GamePanel::tellFailure(const QString& sentence) {
    failure_->setText(breakable(shownText(sentence)));
    failure_->show();
}

bool GamePanel::press(const QKeyEvent& event) {
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier || !document_.asked()) return false;
    switch (event.key()) {
    case Qt::Key_Backspace:
        takeBack();
        return true;
    case Qt::Key_H:
        hint();
        return true;
    case Qt::Key_R:
        showReport();
        return true;
    default:
        return false;
    }
}

void GamePanel::retranslate() {
    gameHeading_->setText(tr("THE GAME SO FAR"));
    chartHeading_->setText(tr("WHO WAS WINNING"));
    opponentHeading_->setText(tr("OPPONENT"));
    list_->setAccessibleName(tr("The game so far"));
    players_->setAccessibleName(tr("Opponent"));
    playNow_->setText(tr("Play now"));
    playNow_->setToolTip(tr("End the search, and play the best move that was found"));
    letMove_->setText(tr("Let it move"));
    back_->setText(tr("Take back"));
    back_->setToolTip(tr("Back to your previous move (Backspace)"));
    hint_->setText(tr("Hint"));
    hint_->setToolTip(tr("Where to look; asked again, what for; then a best move, and why (H)"));
    report_->setText(tr("Report"));
    report_->setToolTip(tr("Every move judged (R)"));
    copy_->setText(tr("Copy game"));
    copy_->setToolTip(tr("The moves that are shown, as text: 5,7 → 3,7 → …"));
    paste_->setText(tr("Paste game"));
    paste_->setToolTip(tr("Moves as text, 5,7 → 3,7 → …, and the report on them"));
    new_->setText(tr("New game"));
    showAll();
}

void GamePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

/// The game is only judged while the panel is shown.
void GamePanel::showEvent(QShowEvent* event) {
    judge_.setWanted(areValuesShown_);
    QWidget::showEvent(event);
    showPlayers();
}

void GamePanel::hideEvent(QHideEvent* event) {
    judge_.setWanted(false);
    QWidget::hideEvent(event);
}

} // namespace mexplorer::ui
