#include "ui/views/view.h"

#include "core/explain/say_game.h"
#include "core/explain/say_position.h"
#include "ui/figure/doubled.h"
#include "ui/task/job.h"
#include "ui/task/job_bar.h"
#include "ui/text/translated.h"
#include "ui/views/number_hand.h"
#include "ui/views/ruled_figure.h"

#include <QEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace mexplorer::ui {

bool movesSelection(const QKeyEvent& event) {
    return event.key() >= Qt::Key_Left && event.key() <= Qt::Key_Down &&
           (event.modifiers() & ~Qt::KeypadModifier) == Qt::ShiftModifier;
}

View::View(Document& document, std::string id, QWidget* parent)
    : QWidget(parent), document_(document), game_(document.game()), id_(std::move(id)),
      canvas_(new Canvas(this)), numbers_(new NumberHand(*canvas_, document)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(canvas_, 1);
    setFocusProxy(canvas_);
    connect(&document_, &Document::changed, this, &View::documentChanged);
    connect(canvas_, &Canvas::cameraChanged, this,
            [this](const std::optional<Camera>& camera) { document_.setCamera(id_, camera); });
    connect(canvas_, &Canvas::failed, this, &View::failed);
    connect(canvas_, &Canvas::pointed, this, [this](const QPointF& world) { point(world); });
    connect(canvas_, &Canvas::pointerLeft, this, [this] { leave(); });
    connect(canvas_, &Canvas::clicked, this, [this](const QPointF& world) { click(world); });
}

View::~View() = default;

View::StepsMaker View::allSteps() const {
    return [scene = scene(), make = findView(id_)->steps](Task& task) { return make(scene, task); };
}

void View::activate() {
    active_ = true;
    if (note_) emit noted(note_());
    if (stale_) bringUpToDate(true);
}

void View::deactivate() {
    active_ = false;
    dropWork();
}

/// Refreshes now if the view is shown, else later.
void View::bringUpToDate(bool whole) {
    for (JobBar* bar : makings_)
        bar->withdrawOffer();
    const bool wasStale = std::exchange(stale_, true);
    if (!active_ || !findView(id_)->canShow(*game_)) return;
    const auto done = guarded([&]() -> Expected<void> {
        refresh(whole || wasStale);
        stale_ = false;
        return {};
    });
    if (done) return;
    dropWork();
    forget();
    emit failed(translated(done.error()));
}

void View::forget() {
    setFigure(nullptr);
    setTrace(nullptr);
    note_ = {};
    forgetPicture();
}

bool View::isMaking() const {
    return std::ranges::any_of(awaited_, &JobBase::running);
}

void View::awaitSteps(JobBase& job) {
    awaited_.push_back(&job);
    connect(&job, &JobBase::started, this, &View::makingChanged);
    connect(&job, &JobBase::finished, this, &View::makingChanged);
}

void View::dropWork() {
    if (std::ranges::none_of(jobs_, &JobBase::running)) return;
    stale_ = true;
    for (JobBase* job : jobs_)
        job->drop();
    workDropped();
}

void View::documentChanged(const DocumentState& before) {
    const DocumentState& now = document_.state();
    // An opened document has a game object of its own, even if name and parameters are the same.
    const bool otherGame = std::exchange(game_, document_.game()) != document_.game();
    const auto settingsOf = [this](const DocumentState& state) {
        const auto found = state.settings.find(id_);
        return found == state.settings.end() ? Parameters{} : found->second;
    };
    if (otherGame) dropWork();
    if (otherGame && !active_) forget();
    const bool whole = otherGame || settingsOf(before) != settingsOf(now);
    const bool isOtherTurn = std::exchange(mover_, document_.mover()) != document_.mover();
    if (whole || isOtherTurn || before.position != now.position) bringUpToDate(whole);
}

void View::setFigure(std::shared_ptr<const Figure> figure, bool goesOn) {
    figure_ = std::move(figure);
    canvas_->setCamera(document_.camera(id_));
    canvas_->setFigure(ruled(figure_), goesOn);
    describe();
}

/// Under the numbers of the game's rules, if it has any; those of a coalition game say all by themselves.
std::shared_ptr<const Figure> View::ruled(std::shared_ptr<const Figure> figure) const {
    if (!figure || dynamic_cast<const Doubled*>(figure.get())) return figure; // its titles say both rules
    const Game& game = *document_.game();
    std::vector<Message> numbers;
    for (const std::size_t most : {100U, 60U, 40U, 25U, 15U, 10U, 6U, 3U, 1U}) {
        Message said = sayNumbers(game, document_.instance().get(), most);
        if (said.empty()) return figure;
        if (numbers.empty() || !(said == numbers.back())) numbers.push_back(std::move(said));
    }
    return std::make_shared<RuledFigure>(std::move(figure), std::move(numbers),
                                         document_.asked() ? game.description().summary : Message());
}

/// Describes for screen readers the figure, its position, and what the step says; a change is read out.
void View::describe() {
    const QString title = findView(id_)->title();
    const QString game = translated(document_.game()->description().title);
    const QString figure =
        document_.instance()
            ? tr("%1: %2, position %3").arg(title, game, QString::fromStdString(shown(document_.position())))
            : tr("%1: %2").arg(title, game);
    const auto saying = trace_ ? trace_->sayingAt(document_.step()) : std::nullopt;
    const QString name = saying ? tr("%1; step %2 / %3: %4")
                                      .arg(figure, QString::number(document_.step() + 1),
                                           QString::number(trace_->steps.size()), translated(saying->reason))
                                : figure;
    if (canvas_->accessibleName() != name) canvas_->setAccessibleName(name);
    const QString about = trace_ ? translated(trace_->title) : pointedText();
    if (canvas_->accessibleDescription() != about) canvas_->setAccessibleDescription(about);
}

void View::keepSecret(bool on) {
    if (on == keepsSecret_) return;
    keepsSecret_ = on;
    emit secrecyChanged();
}

void View::setTrace(std::shared_ptr<const Trace> trace) {
    trace_ = std::move(trace);
    reachedStep_ = noStep; // the steps of another trace are not before or after it
    describe();
    emit traceChanged();
}

void View::takeNumbersEverywhere() {
    numbers_->takeEverywhere();
}

void View::note(std::function<QString()> sentence) {
    note_ = std::move(sentence);
    emit noted(note_());
}

void View::goTo(const std::string& position) {
    if (const auto moved = document_.setPosition(position); !moved) emit failed(translated(moved.error()));
}

JobBar& View::watch(JobBase& job) {
    jobs_.push_back(&job);
    auto* bar = new JobBar(job, this);
    layout()->addWidget(bar);
    return *bar;
}

void View::watchMaking(JobBase& job) {
    JobBar& bar = watch(job);
    awaitSteps(job);
    bar.offerAgain();
    makings_.push_back(&bar);
    connect(&bar, &JobBar::cancelled, this, [this] { stale_ = true; });
    connect(&bar, &JobBar::againWanted, this, [this] {
        emit failed({});
        bringUpToDate(true);
    });
}

void View::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        canvas_->update();
        if (note_) emit noted(note_());
        describe();
    }
    QWidget::changeEvent(event);
}

} // namespace mexplorer::ui
