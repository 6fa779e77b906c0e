#include "ui/panels/why_panel.h"

#include "core/explain/say_game.h"
#include "core/explain/say_position.h"
#include "core/explain/telling.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/instances.h"
#include "core/game/aspects/pictures.h"
#include "ui/lesson/pseudo_code.h"
#include "ui/panels/board_label.h"
#include "ui/panels/fold.h"
#include "ui/panels/outcome_badge.h"
#include "ui/panels/winning_move_button.h"
#include "ui/task/job_bar.h"
#include "ui/text/breakable.h"
#include "ui/text/count_text.h"
#include "ui/text/label_topics.h"
#include "ui/text/plain.h"
#include "ui/text/terms_tip.h"
#include "ui/text/translated.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <iterator>

namespace mexplorer::ui {

namespace {

constexpr std::size_t mostValuesShown = 48;
constexpr int airAroundLine = 24; // pixels
constexpr int airAboveFolds = 8;
constexpr std::chrono::milliseconds untilProgress{1000}; // later than that of the picture beside it

} // namespace

WhyPanel::WhyPanel(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    setObjectName("rightPanel");
    setAttribute(Qt::WA_StyledBackground);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* inside = new QWidget(scroll);
    inside->setObjectName("scrolled");
    inside->setLayout(new QVBoxLayout);
    inside->layout()->setContentsMargins(20, 20, 16, 16);
    inside->layout()->setSpacing(6);
    scroll->setWidget(inside);
    outer->addWidget(scroll);

    headline_ = addLabel("headline");
    auto* bar = new JobBar(job_, inside);
    bar->setDelay(untilProgress);
    bar->fitColumn();
    inside->layout()->addWidget(bar);
    board_ = new BoardLabel(inside);
    inside->layout()->addWidget(board_);
    badge_ = new OutcomeBadge(inside);
    inside->layout()->addWidget(badge_);
    winning_ = new WinningMoveButton(inside);
    inside->layout()->addWidget(winning_);
    reasons_ = addLabel("reasons");
    codeHeading_ = addLabel("sectionHeading");
    code_ = new PseudoCode(inside);
    inside->layout()->addWidget(code_);
    static_cast<QVBoxLayout*>(inside->layout())->addSpacing(airAboveFolds);
    moves_ = addFold("moves");
    proof_ = addFold("proof");
    set_ = addFold("mexSet");
    theorem_ = addFold("theorem");
    static_cast<QVBoxLayout*>(inside->layout())->addStretch(1);
    for (QLabel* label : {reasons_, moves_->findChild<QLabel*>(), proof_->findChild<QLabel*>(),
                          set_->findChild<QLabel*>(), theorem_->findChild<QLabel*>()}) {
        spoken_.push_back(new LabelTopics(*label));
        connect(spoken_.back(), &LabelTopics::pointedAt, this, &WhyPanel::topicPointed);
        connect(spoken_.back(), &LabelTopics::clicked, this, &WhyPanel::topicClicked);
    }
    connectParts(*scroll);
    retranslate();
    explain();
}

void WhyPanel::connectParts(QScrollArea& scroll) {
    scroll.widget()->installEventFilter(this);
    scroll.viewport()->installEventFilter(this);
    inSight_.setSingleShot(true);
    inSight_.setInterval(0);
    connect(&inSight_, &QTimer::timeout, this, [this, &scroll] {
        if (QWidget* line = code_->litLine()) scroll.ensureWidgetVisible(line, 0, airAroundLine);
    });
    connect(winning_, &QAbstractButton::clicked, this, [this] {
        if (shown_ && *shown_ && (*shown_)->winning) (void)document_.setPosition((*shown_)->winning->to);
    });
    leftover_.setSingleShot(true);
    leftover_.setInterval(longestStale);
    connect(&leftover_, &QTimer::timeout, this, &WhyPanel::showNothing);
    connect(&document_, &Document::changed, this, [this](const DocumentState& before) {
        const DocumentState& now = document_.state();
        const bool isOtherGame = before.game != now.game || before.parameters != now.parameters;
        if (isOtherGame) told_.reset();
        if (isOtherGame || before.position != now.position) isOutdated_ = false;
        hovered_.clear();
        explain();
        showTheorems();
    });
}

QLabel* WhyPanel::addLabel(const char* name) {
    auto* label = plainLabel(this);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setIndent(0); // all texts are aligned, styled or not
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    findChild<QWidget*>("scrolled")->layout()->addWidget(label);
    return label;
}

Fold* WhyPanel::addFold(const char* name) {
    auto* fold = new Fold(QString::fromLatin1(name), *addLabel(name), this);
    findChild<QWidget*>("scrolled")->layout()->addWidget(fold);
    fold->hide();
    return fold;
}

void WhyPanel::setTrace(std::shared_ptr<const Trace> trace) {
    hasTrace_ = trace != nullptr;
    codeHeading_->setVisible(hasTrace_);
    code_->setVisible(hasTrace_);
    code_->setTrace(std::move(trace));
}

void WhyPanel::showStep(int step) {
    code_->showStep(step);
    bringLineIntoSight();
}

void WhyPanel::setTheme(const Theme& theme) {
    code_->setTheme(theme);
    board_->setTheme(theme);
    badge_->setTheme(theme);
    winning_->setTheme(theme);
    for (Fold* fold : {moves_, proof_, set_, theorem_})
        fold->setTheme(theme);
    for (LabelTopics* topics : spoken_)
        topics->setAccent(theme.accent);
}

void WhyPanel::showHovered(const std::string& position) {
    if (position == hovered_) return;
    hovered_ = position;
    explain();
}

void WhyPanel::keepSecret(bool on) {
    if (on == keepsSecret_) return;
    keepsSecret_ = on;
    explain();
}

void WhyPanel::showComponent(std::optional<std::size_t> component) {
    if (component == component_) return;
    component_ = component;
    explain();
}

void WhyPanel::explainAgain() {
    isOutdated_ = true;
    if (!hovered_.empty()) return;
    asksAgain_ = job_.running();
    if (!asksAgain_ && shown_ && !*shown_) explain();
}

void WhyPanel::explain() {
    asksAgain_ = false;
    const bool isAnythingOpen = document_.instance() != nullptr;
    showBoard();
    if (!isAnythingOpen) {
        job_.drop();
        leftover_.stop();
        showNothing();
        headline_->hide();
        return;
    }
    if (keepsSecret_ && hovered_.empty()) {
        job_.drop();
        leftover_.stop();
        showSecret();
        return;
    }
    const std::string& subject = hovered_.empty() ? document_.position() : hovered_;
    const bool isNamed = !hovered_.empty() && board_->isHidden(); // the old sentences say what they are about
    if (told_ != subject && !isNamed) showNothing();
    if (!leftover_.isActive()) leftover_.start();
    job_.start(
        tr("explaining"),
        [game = document_.game(), selected = document_.instance(), asked = document_.asked(),
         named = isOutdated_ && hovered_.empty() ? document_.position() : hovered_,
         component = component_](Task& task) -> Expected<Why> {
            if (named.empty() && asked) return why(*game, *asked, task, component);
            const auto told = named.empty() ? selected : instanceOf(*game, named);
            if (!told) return tl::unexpected(told.error());
            return why(*game, **told, task);
        },
        [this, subject](const Expected<Why>& found) {
            leftover_.stop();
            if (!found && asksAgain_) return explain();
            shown_ = found;
            told_ = subject;
            show(found);
        });
}

std::optional<BoardPicture> WhyPanel::boardOfPosition() const {
    if (hovered_.empty()) return document_.asked() ? pictureOf(*document_.asked()) : std::nullopt;
    const auto* boards = document_.game()->as<BoardAspect>();
    if (!boards) return std::nullopt;
    const auto board = boards->picture(hovered_);
    return board ? std::optional(*board) : std::nullopt;
}

/// Shows the board of the position, even while its explanation is being found.
void WhyPanel::showBoard() {
    const std::string& position = hovered_.empty() ? document_.position() : hovered_;
    const QString name = QString::fromStdString(shown(position));
    board_->setBoard(boardOfPosition(), tr("Board: %1").arg(name));
}

void WhyPanel::showNothing() {
    shown_.reset();
    told_.reset();
    headline_->setText(QStringLiteral("…"));
    headline_->show();
    badge_->setOutcome({});
    winning_->hide();
    topicsOf(*reasons_).setSentences({});
    reasons_->show();
    for (Fold* fold : {moves_, proof_, set_})
        fold->hide();
}

void WhyPanel::showSecret() {
    showNothing();
    const QString position = QString::fromStdString(shown(document_.position()));
    showText(headline_, tr("%1 is not known yet").arg(position));
    topicsOf(*reasons_).setSentences({say(MX_TEXT("core", "The steps will come to it."))});
}

/// With a tool tip that explains its terms.
void WhyPanel::showText(QLabel* label, const QString& text) {
    label->setText(breakable(text));
    label->setToolTip(termsTip(text));
}

LabelTopics& WhyPanel::topicsOf(const QWidget& part) const {
    return *part.findChild<LabelTopics*>();
}

void WhyPanel::setFinder(const std::function<bool(const Topic&)>& finds) {
    for (LabelTopics* topics : spoken_)
        topics->setFinder(finds);
}

std::vector<Topic> WhyPanel::topics() const {
    std::vector<Topic> all;
    for (const LabelTopics* topics : spoken_)
        std::ranges::move(topics->topics(), std::back_inserter(all));
    return all;
}

void WhyPanel::light(const std::vector<Topic>& topics) {
    for (LabelTopics* spoken : spoken_)
        spoken->light(topics);
}

/// Hidden without sentences.
void WhyPanel::showFold(Fold* fold, const QString& title, const QString& amount,
                        const std::vector<Message>& sentences) {
    fold->setVisible(!sentences.empty());
    fold->setTitle(title, amount);
    topicsOf(*fold).setSentences(sentences);
}

void WhyPanel::show(const Expected<Why>& found) {
    if (!found) {
        showNothing();
        shown_ = found;
        showText(headline_, tr("Not known"));
        topicsOf(*reasons_).setSentences({found.error().message});
        return;
    }
    showVerdict(*found);
    showMoves(*found);
    showFold(proof_, tr("Proof"), countText(found->proof.size()), found->proof);
    showSet(*found);
    emit told();
    bringLineIntoSight(); // the line has moved
}

/// The position and, beside it, who wins; or else all of it in a sentence.
void WhyPanel::showVerdict(const Why& found) {
    badge_->setOutcome(found.outcome);
    const bool isNamed = found.outcome && told_;
    showText(headline_, isNamed ? QString::fromStdString(shown(*told_)) : translated(found.headline));
    headline_->setVisible(board_->isHidden() || !isNamed);
    const auto& winning = found.winning;
    winning_->setVisible(winning.has_value());
    if (!winning) return;
    const QString move = translated(winning->move);
    const QString to = QString::fromStdString(shown(winning->to));
    winning_->setText(breakable(board_->isHidden() ? tr("%1 → %2").arg(move, to) : move));
    winning_->setToolTip(plainTip(translated(found.reasons.front())));
    winning_->setAccessibleName(tr("make the winning move: %1").arg(winning_->text()));
}

/// What is on the button and in the list is not said twice.
void WhyPanel::showMoves(const Why& found) {
    const auto list = found.reasons.begin() + static_cast<std::ptrdiff_t>(found.firstMove);
    const auto afterList = list + static_cast<std::ptrdiff_t>(found.moves);
    std::vector<Message> said(found.reasons.begin() + (found.winning ? 1 : 0), found.reasons.end());
    if (found.moves > 0) {
        said.assign(found.reasons.begin() + (found.winning ? 1 : 0), list);
        said.insert(said.end(), afterList, found.reasons.end());
    }
    topicsOf(*reasons_).setSentences(said);
    reasons_->setVisible(!said.empty());
    showFold(moves_, tr("Winning moves"), found.wins ? countText(*found.wins) : QString(), {list, afterList});
}

void WhyPanel::showSet(const Why& found) {
    const bool isEmptySet = found.options == 0 && found.value == Nimber{0};
    const bool hasSet = isEmptySet || (found.value.has_value() && found.options > 0);
    showFold(set_, tr("mex of the options"), countText(found.options),
             hasSet ? std::vector{sayMex(found, mostValuesShown)} : std::vector<Message>());
}

/// The letters of the rules in them, such as m, are the numbers above the figure.
void WhyPanel::showTheorems() {
    const Game& game = *document_.game();
    std::vector<LabelTopics::Line> lines;
    QString source;
    int theorems = 0;
    for (const Theorem& theorem : game.description().theorems) {
        if (!holdsFor(theorem, game.parameters())) continue;
        if (theorems++ > 0) lines.push_back({});
        source = QString::fromStdString(theorem.source);
        const QString title = translated(theorem.title);
        lines.push_back({{tr("%1 (%2)").arg(title, source)}, title.size()});
        lines.push_back({withLetters(translated(theorem.statement), lettersOf(game))});
        lines.push_back({{tr("Holds for: %1.").arg(translated(theorem.domain))}});
    }
    theorem_->setVisible(theorems > 0);
    theorem_->setTitle(theorems == 1 ? tr("Theorem: %1").arg(source) : tr("Theorems"),
                       theorems == 1 ? QString() : countText(static_cast<std::uint64_t>(theorems)));
    topicsOf(*theorem_).setLines(std::move(lines));
    emit told();
}

void WhyPanel::retranslate() {
    codeHeading_->setText(tr("PSEUDO-CODE"));
    showTheorems();
    if (shown_)
        show(*shown_);
    else if (keepsSecret_)
        showSecret();
}

/// A new size of the panel, or of its texts, moves the line.
bool WhyPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show) bringLineIntoSight();
    return QWidget::eventFilter(watched, event);
}

void WhyPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
