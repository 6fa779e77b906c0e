#include "ui/views/grid/grid_view.h"

#include "core/explain/say_position.h"
#include "core/explain/say_status.h"
#include "core/game/aspects/impartial.h"
#include "ui/text/translated.h"
#include "ui/views/grid/grid_extent.h"
#include "ui/views/grid/growing_values.h"
#include "ui/views/grid/slice_bar.h"

#include <QBoxLayout>
#include <QElapsedTimer>
#include <QKeyEvent>

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::uint64_t dressedAtOnce = 1 << 16; // cells whose colours are computed within a frame

bool contains(GridSize size, GridSize part) {
    return part.rows <= size.rows && part.columns <= size.columns;
}

} // namespace

GridView::GridView(Document& document, QWidget* parent)
    : ViewOf(document, "grid", parent), bar_(new SliceBar(this)) {
    static_cast<QBoxLayout*>(layout())->insertWidget(0, bar_);
    connect(bar_, &SliceBar::chosen, this, &GridView::chooseSlice);
    watchMaking(job_);
    watch(explainer_);
    awaitSteps(explainer_);
    connect(&job_, &JobBase::progressed, this, &GridView::showPartial);
    connect(&canvas(), &Canvas::cameraChanged, this, &GridView::grow);
}

void GridView::refresh(bool whole) {
    if (whole || !isOfPosition() || grownSettings(scene()).layout().size() != settings_.layout().size())
        compute();
    if (!current()) { // the steps of another slice would not be those of the position
        topic_ = {};
        setTrace(nullptr);
        return keepSecret(false);
    }
    showMarks();
    updateTrace();
}

bool GridView::current() const {
    return picture_ && picture_->game == document().game() && picture_->slice == slice_;
}

bool GridView::isOfPosition() const {
    const Scene now = scene();
    const auto wanted = sliceOf(grownSettings(now), *now.game, now.asked.get());
    return wanted ? slice_ && slice_->cellOf(*now.asked) : !slice_;
}

void GridView::compute() {
    const Scene now = scene();
    settings_ = grownSettings(now);
    const bool isSameGame = picture_ && picture_->game == now.game;
    if (!isSameGame || !isOfPosition()) slice_ = sliceOf(settings_, *now.game, now.asked.get());
    bar_->showNumbers(slice_ ? slice_->kept() : std::vector<std::uint64_t>{});
    size_ = extentOf(settings_, *now.game, document().camera(id()), slice_.get());
    if (auto fits = checkSize(slice_ ? *slice_ : *now.game->as<GridAspect>(), size_); !fits) {
        giveUp();
        picture_.reset();
        setFigure(nullptr);
        emit failed(translated(fits.error()));
        return;
    }
    std::shared_ptr<const GridValues> known;
    if (current() && contains(picture_->values->finished(), size_)) known = picture_->values;
    if (known && size_.cells() <= dressedAtOnce) {
        giveUp();
        Task task;
        picture_ = dressedPicture(now.game, settings_, size_, known, task, slice_).value();
        showMarks();
        return;
    }
    start(known);
}

/// `known`: the values, or null if they must be computed.
void GridView::start(const std::shared_ptr<const GridValues>& known) {
    growing_ = std::make_shared<GrowingValues>(document().game(), slice_);
    job_.start(
        tr("Computing %1 × %2 values").arg(size_.rows).arg(size_.columns),
        [settings = settings_, size = size_, known, growing = growing_](Task& task) {
            return fillAndDress(settings, size, known, *growing, task);
        },
        [this](Expected<Computed> result) { computed(std::move(result)); });
}

Expected<GridView::Computed> GridView::fillAndDress(const GridSettings& settings, GridSize size,
                                                    std::shared_ptr<const GridValues> known,
                                                    GrowingValues& growing, Task& task) {
    QElapsedTimer timer;
    timer.start();
    std::optional<double> milliseconds;
    if (!known) {
        auto filled = fillValues(size, growing, task);
        if (!filled) return tl::unexpected(filled.error());
        known = std::move(*filled);
        milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    }
    auto picture = dressedPicture(growing.game(), settings, size, std::move(known), task, growing.slice());
    if (!picture) return tl::unexpected(picture.error());
    return Computed{*picture, milliseconds};
}

void GridView::giveUp() {
    growing_.reset();
    job_.drop();
}

void GridView::workDropped() {
    growing_.reset();
    topic_ = {};
}

void GridView::forgetPicture() {
    growing_.reset();
    picture_.reset();
    marks_ = {};
    topic_ = guessed_ = {};
}

void GridView::grow() {
    const Scene now = scene();
    if (!current()) return;
    if (extentOf(grownSettings(now), *now.game, document().camera(id()), slice_.get()) != size_) compute();
}

void GridView::computed(Expected<Computed> result) {
    if (!result) {
        showPartial(); // the finished part stays
        if (!current()) {
            picture_.reset();
            setFigure(nullptr);
        }
        emit failed(translated(result.error()));
        return;
    }
    growing_.reset();
    picture_ = result->picture;
    showTable();
    if (!result->milliseconds) return;
    const GridSize size = picture_->size;
    const double took = *result->milliseconds;
    note([size, took] {
        const QString sentence = took < 1 ? tr("%1 × %2 computed in %3 µs") : tr("%1 × %2 computed in %3 ms");
        return sentence.arg(size.rows).arg(size.columns).arg(qRound64(took < 1 ? took * 1000 : took));
    });
}

void GridView::showPartial() {
    const std::shared_ptr<const GridValues> values = growing_ ? growing_->values() : nullptr;
    if (!values) return;
    const std::shared_ptr<const Game>& game = growing_->game();
    const bool less = picture_ && picture_->game == game && picture_->slice == growing_->slice() &&
                      values->finished().cells() < picture_->finished().cells();
    if (less) return; // the table shown stays until more is finished
    picture_ = partialPicture(game, settings_, size_, values, growing_->slice());
    showTable();
}

void GridView::showTable() {
    findMarks();
    updateTrace();
    showStep(document().step()); // boxes show which options are known to win
}

void GridView::findMarks() {
    const Discovered* discovered = marks_.discovered();
    const bool isStill = discovered
                             ? topic_.game == picture_->game && topic_.how == picture_->settings.explaining &&
                                   discovered->trace->subject.size == picture_->size
                             : marks_.selectedText == document().position();
    const auto step = isStill ? marks_.step : nullptr;
    marks_ = marksOf(*picture_, document().asked().get(), marks_.pointed);
    marks_.step = step;
}

void GridView::showMarks() {
    findMarks();
    setFigure(std::make_shared<GridFigure>(picture_, marks_));
    keepSecret(marks_.selected && isSecret(*marks_.selected));
}

void GridView::updateTrace() {
    const GridTopic now = topicOf(*picture_, document().asked());
    if (now == topic_) {
        if (trace()) document().setStep(step_); // the steps are still the same
        return;
    }
    topic_ = now;
    marks_.step.reset();
    explanation_ = {};
    wrong_.reset();
    if (!now.asked && now != guessed_) {
        guesses_.clear();
        guessed_ = now;
    }
    explainer_.drop();
    setTrace(nullptr);
    if (!hasSteps(*picture_, marks_)) { // tried again when the table has grown
        topic_ = {};
        return;
    }
    explainer_.start(
        now.asked ? View::tr("Explaining %1").arg(QString::fromStdString(shown(now.asked->position())))
                  : tr("Explaining the table"),
        [now](Task& task) { return explain(now, task); },
        [this](const Expected<GridExplanation>& made) {
            if (!made) {
                if (!topic_.asked) emit failed(translated(made.error()));
                return; // a position may have too many options to step through
            }
            explanation_ = *made;
            setTrace(explanation_.trace());
        });
}

void GridView::showStep(int step) {
    if (step != step_) wrong_.reset();
    step_ = step;
    marks_.step.reset();
    if (!current()) return;
    if (auto shown = explanation_.stepAt(step, *picture_, marks_.selected)) {
        if (shown->discovered) {
            const auto isRight = [](const auto& first) { return first.second; };
            const auto right = std::count_if(guesses_.begin(), guesses_.end(), isRight);
            shown->discovered->guesses = {static_cast<std::size_t>(right), guesses_.size()};
            shown->discovered->wrong = wrong_;
        }
        marks_.step = std::make_shared<GridStep>(std::move(*shown));
    }
    showMarks();
    if (marks_.pointed) tellPointed(); // its value may be known by now
}

bool GridView::isAsking() const {
    return current() && marks_.discovered() && marks_.discovered()->state.asks;
}

void GridView::guess(const GridCell& cell) {
    const DiscoveryTrace& trace = *explanation_.ofGrid;
    if (!trace.subject.contains(cell)) return;
    const auto guess = guessNext(*picture_->game, trace, step_, cell);
    if (!guess) return;
    guesses_.try_emplace(step_, guess->isRight());
    if (guess->isRight()) {
        emit stepWanted(*guess->next);
        return;
    }
    wrong_ = guess;
    showStep(step_);
}

bool GridView::isSecret(const GridCell& cell) const {
    const Discovered* discovered = marks_.discovered();
    return discovered && discovered->trace->subject.contains(cell) &&
           discovered->sightOf(cell) == Discovered::Sight::unknown;
}

void GridView::point(const QPointF& world) {
    if (current()) setPointed(picture_->layout().cellAt(world));
}

void GridView::click(const QPointF& world) {
    if (!current()) return;
    const auto cell = picture_->layout().cellAt(world);
    if (!cell) return;
    if (isAsking())
        guess(*cell);
    else
        select(*cell);
}

void GridView::leave() {
    setPointed(std::nullopt);
}

void GridView::setPointed(const std::optional<GridCell>& cell) {
    if (cell == marks_.pointed) return;
    marks_.pointed = cell;
    if (current()) showMarks();
    tellPointed();
}

void GridView::tellPointed() {
    const std::optional<GridCell>& cell = marks_.pointed;
    const bool isTold = cell && !isSecret(*cell);
    emit pointedAt(cell ? statusOf(*cell) : QString());
    emit positionHovered(isTold ? picture_->grid().positionAt(cell->a, cell->b) : std::string());
}

QString GridView::statusOf(const GridCell& cell) const {
    const std::string position = shown(picture_->grid().positionAt(cell.a, cell.b));
    if (isSecret(cell)) {
        const QString sentence =
            isAsking() ? tr("%1 · click it if you think that it is the next P") : tr("%1 · not known yet");
        return sentence.arg(QString::fromStdString(position));
    }
    const auto value = picture_->valueAt(cell);
    if (!value) return tr("%1 · not computed yet").arg(QString::fromStdString(position));
    return translated(sayStatus({.position = verbatim(position),
                                 .evaluation = evaluationOf(*value),
                                 .play = playOf(*picture_->game),
                                 .options = marks_.options.count}));
}

void GridView::select(const GridCell& cell) {
    goTo(picture_->grid().positionAt(cell.a, cell.b));
}

void GridView::chooseSlice(std::size_t which, std::uint64_t number) {
    const auto* slices = document().game()->as<SlicesAspect>();
    if (!current() || !slice_ || !slices) return;
    goTo(slices->withKept(*document().asked(), which, number));
}

void GridView::reveal(const GridCell& cell) {
    if (!figure()) return;
    const Frame frame = canvas().frame();
    const QRectF rect = frame.toArea().mapRect(picture_->layout().cellRect(cell));
    const QRectF content = frame.content();
    const auto overlap = [](double from, double to, double least, double most) {
        return from < least ? least - from : to > most ? most - to : 0.0;
    };
    const QPointF away(overlap(rect.left(), rect.right(), content.left() - 1, content.right() + 1),
                       overlap(rect.top(), rect.bottom(), content.top() - 1, content.bottom() + 1));
    if (!away.isNull()) canvas().pan(away);
}

void GridView::keyPressEvent(QKeyEvent* event) {
    if (!current() || !movesSelection(*event)) {
        View::keyPressEvent(event);
        return;
    }
    const int right = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    const int down = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    const GridLayout layout = picture_->layout();
    if (!marks_.selected || !layout.contains(*marks_.selected)) {
        select({0, 0});
    } else if (const auto next = layout.neighbour(*marks_.selected, right, down)) {
        select(*next);
        reveal(*next);
    }
}

} // namespace mexplorer::ui
