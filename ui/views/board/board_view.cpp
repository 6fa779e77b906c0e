#include "ui/views/board/board_view.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/search_limit.h"
#include "core/game/aspects/two_sided.h"
#include "ui/text/translated.h"
#include "ui/views/board/board_tools.h"
#include "ui/views/toggle.h"

#include <QBoxLayout>
#include <QKeyEvent>

namespace mexplorer::ui {

namespace {

constexpr const char* worthId = "worth";
constexpr const char* depthId = "depth";
constexpr const char* firstId = "first";
constexpr std::int64_t mostDepth = 64;

std::uint32_t depthOf(const Scene& scene) {
    return static_cast<std::uint32_t>(integerOf(scene.settings, depthId));
}

/// How far a search looks can be set only if the game can be searched.
std::vector<Parameter> boardSettings(const Game& game) {
    std::vector<Parameter> settings{
        toggle(worthId, say(MX_TEXT("core", "worth of the moves")), true,
               say(MX_TEXT("core", "what each move is worth; hidden, a class may guess")))};
    if (game.as<TwoSidedAspect>())
        settings.push_back(
            {.id = firstId,
             .title = say(MX_TEXT("core", "to move")),
             .kind = Parameter::Kind::choice,
             .fallback = "left",
             .choices = {{"left", say(MX_TEXT("core", "Left"))}, {"right", say(MX_TEXT("core", "Right"))}},
             .hint = say(MX_TEXT("core", "whose moves are marked, and who begins the play "
                                         "that the steps show"))});
    if (instancesHave<LargeSearchAspect>(game))
        settings.push_back({.id = depthId,
                            .title = say(MX_TEXT("core", "moves ahead")),
                            .kind = Parameter::Kind::integer,
                            .fallback = "0",
                            .least = 0,
                            .most = mostDepth,
                            .hint = say(MX_TEXT("core", "how far a search looks; the lines still open stand "
                                                        "in beyond; 0: until all is decided"))});
    return settings;
}

/// Who moves first, where players have different moves.
Side moverOf(const Scene& scene) {
    const auto first = scene.settings.find(firstId);
    if (first == scene.settings.end()) return Side::either;
    return first->second == "left" ? Side::left : Side::right;
}

bool hidesWorth(const Scene& scene) {
    return scene.settings.at(worthId) != "on";
}

using Position = std::shared_ptr<const BoardPosition>;

/// The position after so many moves of the line; it shares the ownership of `played`.
Position positionAfter(const std::shared_ptr<const BoardTrace>& played, std::size_t moves) {
    return {played, &played->subject.line[moves].at};
}

std::unique_ptr<BoardFigure> figureAt(const std::shared_ptr<const BoardTrace>& played,
                                      const BoardState& state, BoardLook look) {
    const std::vector<PlayedPosition>& line = played->subject.line;
    look.last = line[state.moves].seen;
    look.made = sayMadeMove(played->subject, state);
    look.line.clear();
    for (std::size_t move = 1; move <= state.moves; ++move)
        if (line[move].seen) look.line.push_back(*line[move].seen);
    if (state.moves + 1 < line.size()) look.next = line[state.moves + 1].seen;
    look.hidesEnd = !state.isDecided;
    return std::make_unique<BoardFigure>(positionAfter(played, state.moves), std::move(look));
}

/// If the worth of the moves cannot be found at once, a limited search looks for it, if the game can be
/// searched; else moves are not marked.
Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    auto position = judgedPosition(*scene.game, *scene.asked, task, moverOf(scene));
    std::shared_ptr<const SearchReport> report;
    if (!position && position.error().kind == Error::Kind::tooLarge) {
        position = boardPosition(*scene.game, *scene.asked, moverOf(scene));
        if (position && BoardSearch::canSearch(*scene.asked)) {
            auto found = searchedTo(depthOf(scene), *scene.asked, *position, task);
            if (!found) return tl::unexpected(found.error());
            report = std::make_shared<const SearchReport>(std::move(*found));
        }
    }
    if (!position) return tl::unexpected(position.error());
    return std::make_unique<BoardFigure>(std::make_shared<const BoardPosition>(std::move(*position)),
                                         BoardLook{.hidesWorth = hidesWorth(scene)}, std::move(report));
}

Expected<std::unique_ptr<Figure>> puzzleOf(const Scene& scene, Task& /*task*/) {
    auto position = boardPosition(*scene.game, *scene.asked, moverOf(scene));
    if (!position) return tl::unexpected(position.error());
    return std::make_unique<BoardFigure>(std::make_shared<const BoardPosition>(std::move(*position)),
                                         BoardLook{.hidesWorth = true});
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto made = boardTrace(*scene.game, scene.asked, task, moverOf(scene));
    if (!made) return tl::unexpected(made.error());
    const auto played = std::make_shared<const BoardTrace>(std::move(*made));
    return Steps{played, [played, look = BoardLook{.hidesWorth = hidesWorth(scene)}](int step) {
                     return figureAt(played, *played->stateAt(step), look);
                 }};
}

} // namespace

ViewKind boardViewKind() {
    return {
        .id = "board",
        .title = [] { return BoardView::tr("Board"); },
        .settings = boardSettings,
        .make = [](Document& document, QWidget* parent) -> View* { return new BoardView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf,
        .puzzle = puzzleOf};
}

BoardView::BoardView(Document& document, QWidget* parent)
    : ViewOf(document, "board", parent), walk_(document), tools_(new BoardTools(this)) {
    static_cast<QBoxLayout*>(layout())->insertWidget(0, tools_);
    watchMaking(job_);
    watch(walk_.job());
    watch(search_.job());
    connect(&search_, &BoardSearch::changed, this, &BoardView::showSearch);
    connect(&search_, &BoardSearch::failed, this, &View::failed);
    connect(tools_, &BoardTools::searchWanted, this, &BoardView::startOrStopSearch);
    connect(tools_, &BoardTools::stopWanted, this, &BoardView::startOrStopSearch);
    connect(&walk_, &MoveWalk::failed, this, &View::failed);
}

void BoardView::refresh(bool /*whole*/) {
    const Scene scene = this->scene();
    auto position = boardPosition(*scene.game, *scene.asked, moverOf(scene));
    forgetPicture();
    setTrace(nullptr);
    if (!position) {
        job_.drop();
        setFigure(nullptr);
        emit failed(translated(position.error()));
        return;
    }
    position_ = std::make_shared<const BoardPosition>(std::move(*position));
    look_.hidesWorth = hidesWorth(scene);
    const BoardPicture& board = position_->board;
    const auto& cursor = look_.cursor;
    if (cursor && (cursor->row >= board.rows || cursor->column >= board.columns)) look_.cursor.reset();
    tools_->setCanSearch(BoardSearch::canSearch(*scene.asked));
    tools_->setSearching(false);
    showPicture();
    job_.start(
        tr("Judging the moves of %1").arg(QString::fromStdString(shown(position_->position))),
        [scene](Task& task) -> Expected<Played> {
            auto played = boardTrace(*scene.game, scene.asked, task, moverOf(scene));
            if (!played) return tl::unexpected(played.error());
            return std::make_shared<const BoardTrace>(std::move(*played));
        },
        [this](const Expected<Played>& played) { receive(played); });
}

void BoardView::receive(const Expected<Played>& played) {
    if (!played && played.error().kind == Error::Kind::tooLarge) {
        const auto* limit = document().game()->as<SearchLimitAspect>();
        if (limit && canSearch()) return search(limit->halfMinute()); // tells meanwhile what it has found
        return note([error = played.error()] { return translated(error); });
    }
    if (!played) return emit failed(translated(played.error()));
    played_ = *played;
    tools_->setCanSearch(false); // everything is known
    position_ = positionAfter(played_, 0);
    showPicture();
    setTrace(played_);
    emit learnt();
}

void BoardView::forgetPicture() {
    position_.reset();
    played_.reset();
    state_ = nullptr;
    look_.pointed.reset();
    report_.reset();
    search_.forget();
}

/// The view was left: when it is shown again, all is made anew.
void BoardView::workDropped() {
    search_.forget();
    report_.reset();
    tools_->setSearching(false);
}

/// Not if a search has found all that one can.
bool BoardView::canSearch() const {
    if (report_ && report_->news.isExact()) return false;
    return position_ && !position_->options.empty() && BoardSearch::canSearch(*document().asked());
}

void BoardView::startOrStopSearch() {
    if (search_.isRunning()) return search_.job().cancel();
    if (!canSearch()) return;
    job_.drop(); // it looks for the same
    search(LargeSearchLimits{}.nodes);
}

void BoardView::search(std::uint64_t positions) {
    emit failed({}); // that the last one was cancelled is no longer news
    search_.start(document().asked(), depthOf(scene()), positions);
    tools_->setSearching(search_.isRunning());
}

void BoardView::showSearch() {
    tools_->setSearching(search_.isRunning());
    auto position = boardPosition(*document().game(), *document().asked(), moverOf(scene()));
    if (!position) return;
    auto report = search_.report(*position);
    if (!report) return;
    position_ = std::make_shared<const BoardPosition>(std::move(*position));
    const bool wasKnown = report_ && report_->news.isExact() && report_->news.isDone == report->news.isDone;
    report_ = std::make_shared<const SearchReport>(std::move(*report));
    tools_->setCanSearch(search_.isRunning() || canSearch());
    showPicture();
    if (report_->news.isExact() && !wasKnown) emit learnt();
}

void BoardView::showPicture() {
    if (played_ && state_)
        setFigure(figureAt(played_, *state_, look_));
    else
        setFigure(std::make_shared<BoardFigure>(position_, look_, report_));
}

void BoardView::showStep(int step) {
    if (!position_) return;
    state_ = played_ ? played_->stateAt(step) : nullptr;
    showPicture();
}

void BoardView::showPointed(std::optional<BoardCell> cell) {
    if (cell == look_.pointed) return;
    look_.pointed = cell;
    canvas().setCursor(cell ? Qt::PointingHandCursor : Qt::ArrowCursor);
    showPicture();
    emit pointedAt(cell ? figure()->statusOf(*cell) : QString());
    const auto moves = cell ? figure()->movesTo(*cell) : std::vector<std::size_t>();
    emit positionHovered(moves.empty() ? std::string() : figure()->position().options[moves.front()].to);
}

void BoardView::point(const QPointF& world) {
    if (position_) showPointed(figure()->cellAt(world));
}

void BoardView::leave() {
    if (position_) showPointed(std::nullopt);
}

void BoardView::click(const QPointF& world) {
    if (!position_) return;
    if (const auto cell = figure()->cellAt(world)) change(*cell);
}

void BoardView::change(BoardCell cell) {
    const auto* boards = document().game()->as<BoardAspect>();
    // Changes the position that is shown, which may be that of a step.
    const auto changed = boards->changed(figure()->position().position, cell);
    if (!changed) return emit failed(translated(changed.error()));
    goTo(*changed);
}

void BoardView::moveCursor(int key) {
    const BoardPicture& board = position_->board;
    BoardCell& cell = look_.cursor ? *look_.cursor : look_.cursor.emplace();
    if (key == Qt::Key_Left && cell.column > 0) --cell.column;
    if (key == Qt::Key_Right && cell.column + 1 < board.columns) ++cell.column;
    if (key == Qt::Key_Up && cell.row > 0) --cell.row;
    if (key == Qt::Key_Down && cell.row + 1 < board.rows) ++cell.row;
    showPicture();
    emit pointedAt(figure()->statusOf(cell));
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (movesSelection(*event)) return walk_.go(event->key());
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    const bool isArrow = key >= Qt::Key_Left && key <= Qt::Key_Down;
    if (position_ && isArrow && modifiers == Qt::ControlModifier)
        moveCursor(key);
    else if (position_ && look_.cursor && modifiers == Qt::NoModifier &&
             (key == Qt::Key_Return || key == Qt::Key_Enter))
        change(*look_.cursor);
    else if (key == Qt::Key_S && modifiers == Qt::NoModifier)
        startOrStopSearch();
    else
        View::keyPressEvent(event);
}

} // namespace mexplorer::ui
