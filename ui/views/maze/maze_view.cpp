#include "ui/views/maze/maze_view.h"

#include "core/explain/say_ending.h"
#include "core/game/aspects/positions.h"
#include "ui/text/translated.h"
#include "ui/views/maze/maze_hand.h"
#include "ui/views/maze/maze_tools.h"

#include <QAction>
#include <QBoxLayout>

#include <fmt/format.h>

namespace mexplorer::ui {

namespace {

using Picture = std::shared_ptr<const MazePicture>;

Expected<Picture> pictureOf(const Scene& scene, Task& task) {
    return mazePictureOf(*scene.asked, scene.settings, task).map([](MazePicture&& picture) {
        return std::make_shared<const MazePicture>(std::move(picture));
    });
}

/// The picture that a step shows: during best play, that of the position reached, which was analysed together
/// with the whole maze; null if it cannot be made.
Picture pictureAt(const Scene& scene, const Picture& first, const MazeTrace& trace, int step) {
    const MazeState* state = trace.stateAt(step);
    if (!state || !state->turn || *state->turn == 0) return first;
    const auto asked = ask(*scene.game, trace.subject.play[*state->turn - 1].to);
    if (!asked) return nullptr;
    Task task;
    return pictureOf({scene.game, *asked, scene.settings}, task).value_or(nullptr);
}

} // namespace

QString MazeKind::work(const Scene& /*scene*/) {
    return MazeView::tr("Analysing the maze");
}

Expected<MazeKind::Made> MazeKind::make(const Scene& scene, Task& task) {
    const auto picture = pictureOf(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    return Made(*picture, [scene](Task& later) { return mazeTrace(*scene.asked, later); });
}

MazeLook MazeKind::lookAt(const Made::Trace& trace, int step, MazeLook look) {
    MazeLook now = PictureKind::lookAt(trace, step, std::move(look));
    now.trace = trace;
    now.told = now.step ? sayMazeState(trace->subject, *now.step) : Message();
    return now;
}

std::unique_ptr<MazeFigure> MazeKind::figureAt(const Scene& scene,
                                               const std::shared_ptr<const MazePicture>& first,
                                               const Made::Trace& trace, int step) {
    const auto shown = pictureAt(scene, first, *trace, step);
    return std::make_unique<MazeFigure>(shown ? shown : first, lookAt(trace, step, {}));
}

ViewKind mazeViewKind() {
    return pictureViewKind<MazeView, MazeKind>(
        {.title = [] { return MazeView::tr("Maze"); }, .settings = mazeSettings});
}

MazeView::MazeView(Document& document, QWidget* parent)
    : KindView(document, parent), hand_(new MazeHand(canvas())), tools_(new MazeTools(this)) {
    static_cast<QBoxLayout*>(layout())->insertWidget(0, tools_);
    connect(tools_->edit, &QAction::triggered, this, &MazeView::setEditing);
    connect(tools_->turn, &QAction::triggered, this, [this] {
        if (maze()) set(maze()->turned());
    });
    for (QAction* brush : {tools_->walls, tools_->holes})
        connect(brush, &QAction::triggered, this, &MazeView::takeBrush);
    connect(tools_->taller, &QAction::triggered, this, [this] { grow(1, 0); });
    connect(tools_->lower, &QAction::triggered, this, [this] { grow(-1, 0); });
    connect(tools_->wider, &QAction::triggered, this, [this] { grow(0, 1); });
    connect(tools_->narrower, &QAction::triggered, this, [this] { grow(0, -1); });
    connect(hand_, &MazeHand::previewed, this,
            [this](const auto& picture) { setFigure(std::make_shared<MazeFigure>(picture, look_)); });
    connect(hand_, &MazeHand::dropped, this, &MazeView::movePiece);
    connect(hand_, &MazeHand::chosen, this, &MazeView::choose);
    connect(hand_, &MazeHand::painted, this, [this](const std::vector<Maze::Cell>& cells, char kind) {
        if (maze()) set(maze()->redrawn(cells, kind));
    });
}

/// Null if the game has no mazes: while the view is hidden, the document may be of another game.
const MazeAspect* MazeView::maze() const {
    const auto& asked = document().asked();
    return asked ? asked->as<MazeAspect>() : nullptr;
}

void MazeView::setEditing(bool on) {
    tools_->setEditing(on);
    takeBrush();
    canvas().setFocus();
}

void MazeView::takeBrush() {
    const char kind = tools_->holes->isChecked() ? Maze::hole : Maze::wall;
    hand_->setBrush(tools_->edit->isChecked() ? std::optional(kind) : std::nullopt);
}

void MazeView::set(const Expected<std::string>& position) {
    tools_->tellRefusal({});
    if (position) return goTo(*position);
    const QString why = translated(position.error());
    if (tools_->edit->isChecked())
        tools_->tellRefusal(why);
    else
        emit failed(why);
    if (picture()) showLook(); // without the change that was tried
}

void MazeView::movePiece(std::size_t piece, Maze::Cell to) {
    if (maze()) set(maze()->moved(piece, to));
}

void MazeView::choose(std::size_t piece) {
    if (!picture() || !maze()) return;
    const bool isMouse = piece + 1 == picture()->pieces.size();
    (void)document().setSetting(id(), mazePieceId, isMouse ? "mouse" : fmt::format("cat{}", piece + 1));
}

void MazeView::grow(int rows, int columns) {
    if (!maze()) return;
    const Maze& now = maze()->maze();
    set(maze()->resized(now.rows() + static_cast<std::uint32_t>(rows),
                        now.columns + static_cast<std::uint32_t>(columns)));
}

/// Moves the chosen piece one cell, if it can stand there.
void MazeView::nudge(int key) {
    if (!picture()) return;
    const Direction step = key == Qt::Key_Up     ? Direction::up
                           : key == Qt::Key_Left ? Direction::left
                           : key == Qt::Key_Down ? Direction::down
                                                 : Direction::right;
    const auto to = picture()->maze.beside(picture()->pieces[picture()->chosen].cell, step);
    if (to) movePiece(picture()->chosen, *to);
}

void MazeView::keyPressEvent(QKeyEvent* event) {
    if (movesSelection(*event)) return nudge(event->key());
    if (event->modifiers() != Qt::NoModifier) return KindView::keyPressEvent(event);
    const bool isEditing = tools_->edit->isChecked();
    switch (event->key()) {
    case Qt::Key_E:
        return setEditing(!isEditing);
    case Qt::Key_T:
        return tools_->turn->trigger();
    case Qt::Key_W:
        if (isEditing) return tools_->walls->trigger();
        break;
    case Qt::Key_H:
        if (isEditing) return tools_->holes->trigger();
        break;
    case Qt::Key_Escape:
        if (isEditing) return setEditing(false);
        break;
    default:
        break;
    }
    KindView::keyPressEvent(event);
}

void MazeView::refresh(bool whole) {
    hand_->setPicture(
        std::make_shared<const MazePicture>(mazeOutlineOf(*document().asked(), scene().settings)));
    KindView::refresh(whole);
}

void MazeView::forgetLook() {
    KindView::forgetLook();
    played_.reset();
}

void MazeView::showLook() {
    const Picture& shown = played_ ? played_ : picture();
    hand_->setPicture(shown == picture() ? picture() : nullptr);
    setFigure(std::make_shared<MazeFigure>(shown, look_));
}

/// While drawing, the new maze is shown at once, though without endings.
void MazeView::leaveOld() {
    if (!maze()) return setFigure(nullptr);
    setFigure(std::make_shared<MazeFigure>(
        std::make_shared<const MazePicture>(mazeOutlineOf(*document().asked(), scene().settings)), look_));
}

void MazeView::showStep(int step) {
    if (!picture()) return;
    look_.pointed.reset();
    played_ = shownTrace() ? pictureAt(scene(), picture(), *shownTrace(), step) : nullptr;
    KindView::showStep(step);
}

void MazeView::showPointed(std::optional<Maze::Cell> cell) {
    if (cell == look_.pointed) return;
    look_.pointed = cell;
    setFigure(std::make_shared<MazeFigure>(played_ ? played_ : picture(), look_));
    const auto ending = cell ? picture()->endingAt(*cell) : std::nullopt;
    const auto position = ending ? maze()->moved(picture()->chosen, *cell) : Expected<std::string>();
    emit positionHovered(position.value_or(std::string()));
    if (!ending) return emit pointedAt({});
    const BoardCell place = picture()->maze.placeOf(*cell);
    emit pointedAt(translated(say(MX_TEXT("core", "row %1, column %2: if %3 stood there, %4"), place.row + 1,
                                  place.column + 1, picture()->pieces[picture()->chosen].name,
                                  sayEnding(*document().asked()->as<CyclicAspect>(), *ending))));
}

void MazeView::point(const QPointF& world) {
    if (maze() && picture() && figure() && !played_) showPointed(figure()->cellAt(world));
}

void MazeView::leave() {
    canvas().unsetCursor();
    if (picture() && !played_) showPointed(std::nullopt);
}

void MazeView::click(const QPointF& world) {
    if (!picture() || played_) return;
    const auto cell = figure()->cellAt(world);
    if (cell && !picture()->maze.isWall(*cell)) movePiece(picture()->chosen, *cell);
}

} // namespace mexplorer::ui
