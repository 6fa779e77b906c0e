#include "ui/views/play/play_view.h"

#include "core/explain/say_position.h"
#include "core/explain/say_things.h"
#include "core/game/aspects/mover.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/two_sided.h"
#include "core/play/players.h"
#include "ui/text/translated.h"
#include "ui/views/play/play_hand.h"
#include "ui/views/toggle.h"

#include <QKeyEvent>
#include <QLayout>

#include <algorithm>
#include <utility>

namespace mexplorer::ui {

namespace {

constexpr const char* valuesId = "values";
constexpr const char* animateId = "animate";

bool isOn(const Scene& scene, const char* setting) {
    return scene.settings.at(setting) == "on";
}

constexpr const char* moverId = "mover";

/// The position as it meets the player to move: in the game being played or, in a picture without one, the
/// one chosen.
std::shared_ptr<const Inquiry> turnIn(const Scene& scene) {
    if (scene.mover != Side::either || !scene.game->as<TwoSidedAspect>())
        return forMover(scene.asked, scene.mover);
    return forMover(scene.asked, scene.settings.at(moverId) == rightId ? Side::right : Side::left);
}

/// Whose moves are shown in a picture; in the window the game being played tells.
Parameter moverSetting() {
    return {.id = moverId,
            .title = say(MX_TEXT("core", "to move")),
            .kind = Parameter::Kind::choice,
            .fallback = leftId,
            .choices = {{leftId, say(MX_TEXT("core", "Left"))}, {rightId, say(MX_TEXT("core", "Right"))}},
            .hidden = true};
}

std::vector<Parameter> playSettings(const Game& game) {
    std::vector<Parameter> settings = {
        toggle(valuesId, say(MX_TEXT("core", "worth of the moves")), false,
               say(MX_TEXT("core", "marks which moves win; hidden, one has to find out"))),
        toggle(animateId, say(MX_TEXT("core", "animated moves")), true,
               say(MX_TEXT("core", "whether things are seen to move; never in exports")))};
    if (game.as<TwoSidedAspect>()) settings.push_back(moverSetting());
    return settings;
}

Expected<std::unique_ptr<Figure>> figureOfPlay(const Scene& scene, Task& task) {
    const auto turn = turnIn(scene);
    auto picture = playPictureOf(*turn, task);
    if (!picture) return tl::unexpected(picture.error());
    PlayLook look;
    if (isOn(scene, valuesId)) {
        auto worths = moveWorths(*scene.game, *turn, task);
        if (!worths) return tl::unexpected(worths.error());
        look.worths = std::make_shared<const MoveWorths>(std::move(*worths));
    }
    return std::make_unique<PlayFigure>(std::move(*picture), std::move(look));
}

/// The picture without the values of moves and without hints, for questions.
Expected<std::unique_ptr<Figure>> puzzleOfPlay(const Scene& scene, Task& task) {
    auto picture = playPictureOf(*turnIn(scene), task);
    if (!picture) return tl::unexpected(picture.error());
    return std::make_unique<PlayFigure>(std::move(*picture), PlayLook{.isQuestion = true});
}

Expected<Steps> noSteps(const Scene& /*scene*/, Task& /*task*/) {
    return invalid(say(MX_TEXT("core", "A game that is played has no steps.")));
}

} // namespace

ViewKind playViewKind() {
    return {
        .id = "play",
        .title = [] { return PlayView::tr("Play"); },
        .settings = playSettings,
        .make = [](Document& document, QWidget* parent) -> View* { return new PlayView(document, parent); },
        .figure = figureOfPlay,
        .steps = noSteps,
        .puzzle = puzzleOfPlay};
}

PlayView::PlayView(Document& document, QWidget* parent)
    : ViewOf(document, "play", parent),
      hand_(new PlayHand(canvas(), [this](const QPointF& world) { return touchableAt(world); })) {
    takeNumbersEverywhere();
    watchMaking(pictureJob_);
    watch(worthJob_);
    watch(movesJob_);
    connect(hand_, &PlayHand::pressed, this, &PlayView::pressed);
    connect(hand_, &PlayHand::dragged, this, &PlayView::dragged);
    connect(hand_, &PlayHand::released, this, &PlayView::released);
    connect(hand_, &PlayHand::turned, this, &PlayView::turned);
    leftover_.setSingleShot(true);
    leftover_.setInterval(longestStale);
    connect(&leftover_, &QTimer::timeout, this, [this] {
        if (!picture_) setFigure(nullptr);
    });
}

void PlayView::setMayMove(bool may, const QString& why) {
    mayMove_ = may;
    whyNot_ = why;
    if (!may) choice_.setPicture(picture_);
    if (picture_) showPicture();
}

void PlayView::setTold(const QString& told, bool isOver) {
    if (told == told_ && isOver == isOver_) return;
    told_ = told;
    isOver_ = isOver;
    if (picture_) showPicture();
}

void PlayView::setHint(const std::optional<Hint>& hint, std::size_t depth) {
    hint_ = hint;
    hintDepth_ = depth;
    if (picture_) showPicture();
}

void PlayView::refresh(bool whole) {
    const Reached was = std::exchange(reached_, reachedNow());
    const bool isTakenBack = reached_.moves < was.moves && reached_.position == was.before;
    std::optional<Left> left;
    if (picture_ && figure() && !whole && isOn(scene(), animateId))
        left = {picture_, figure()->look(), isTakenBack ? std::nullopt : moveTo(reached_.position),
                isTakenBack};
    forgetPicture();
    left_ = std::move(left);
    emit pointedAt({});
    emit positionHovered({});
    keepSecret(!isOn(scene(), valuesId));
    leftover_.start();
    pictureJob_.start(
        tr("Laying out %1").arg(QString::fromStdString(shown(reached_.position))),
        [game = document().game(), asked = turnIn(scene()), last = reached_.before](Task& task) {
            const auto from = last ? ask(*game, *last) : Expected<std::shared_ptr<const Inquiry>>();
            return playPictureOf(*asked, task, from ? from->get() : nullptr);
        },
        [this](const Expected<Picture>& picture) { receive(picture); });
}

PlayView::Reached PlayView::reachedNow() const {
    const Record record = document().record();
    const Record::Id last = record.current();
    Reached now{.position = document().position(), .moves = record.depthOf(last)};
    if (last != 0) now.before = record.positionAfter(record.before(last));
    return now;
}

std::optional<ThingsMove> PlayView::moveTo(const std::string& position) const {
    if (choice_.move() && choice_.move()->to == position) return *choice_.move();
    const auto& moves = picture_->moves.moves;
    const auto found = std::ranges::find(moves, position, &ThingsMove::to);
    return found == moves.end() ? std::nullopt : std::optional(*found);
}

void PlayView::receive(const Expected<Picture>& made) {
    leftover_.stop();
    if (!made) {
        left_.reset();
        setFigure(nullptr);
        emit failed(translated(made.error()));
        return;
    }
    picture_ = *made;
    choice_.setPicture(picture_);
    if (const auto left = std::exchange(left_, std::nullopt)) moveFrom(*left);
    showPicture();
    findWorths();
}

/// If a listed move leads from one position to the other, whoever made it. What was proposed is drawn no more
/// then, and its sentence turns into what is told.
void PlayView::moveFrom(const Left& left) {
    const auto move = left.isTakenBack ? moveTo(left.picture->position) : left.move;
    if (!move) return;
    const bool wasProposed = left.look.move() && left.look.move()->to == picture_->position;
    const auto made = std::make_shared<const MadeMove>(MadeMove{
        left.isTakenBack ? picture_ : left.picture, *move, wasProposed ? left.look.pointed : std::nullopt});
    const PlayLook before{.told = left.look.saying.isEmpty() ? left.look.told : left.look.saying,
                          .hint = left.look.hint,
                          .made = made};
    layout()->activate(); // the bar of the work has gone: another size would end the movement
    setFigure(std::make_shared<PlayFigure>(left.picture, before));
    PlayLook after = look();
    after.made = made;
    canvas().moveBy([&] { setFigure(std::make_shared<PlayFigure>(picture_, after)); }, left.isTakenBack);
}

void PlayView::findWorths() {
    if (!isOn(scene(), valuesId)) return worthJob_.drop();
    worthJob_.start(
        tr("Judging the moves of %1").arg(QString::fromStdString(shown(picture_->position))),
        [game = document().game(), turn = turnIn(scene())](Task& task) {
            return moveWorths(*game, *turn, task);
        },
        [this](Expected<MoveWorths> found) { receiveWorths(std::move(found)); });
}

void PlayView::receiveWorths(Expected<MoveWorths> found) {
    if (!found) return emit failed(translated(found.error()));
    worths_ = std::make_shared<const MoveWorths>(std::move(*found));
    if (picture_) showPicture();
    if (worths_->unknown > 0)
        emit failed(tr("Moves without a mark: it is not known who wins after them. That is too far from the "
                       "end of play."));
    emit learnt();
}

void PlayView::workDropped() {
    forgetPicture();
}

void PlayView::forgetPicture() {
    picture_.reset();
    left_.reset();
    worths_.reset();
    worthJob_.drop();
    movesJob_.drop();
    choice_.setPicture(nullptr);
    typed_.clear();
}

PlayLook PlayView::look() const {
    PlayLook look{.pointed = choice_.pointed(),
                  .held = choice_.heldSpots(),
                  .candidates = choice_.candidates(),
                  .worths = worths_,
                  .hint = hint()};
    if (choice_.asksWhere())
        look.saying = tr("%1 moves: where to?").arg(choice_.candidates().size());
    else
        look.chosen = choice_.chosen();
    if (look.move()) look.saying = translated(look.move()->text);
    look.told = told_;
    if (isOver_) look.saying = told_;
    if (hint_ && !choice_.pointed()) addHint(look);
    return look;
}

void PlayView::addHint(PlayLook& look) const {
    look.hinted = hint_->places;
    if (hintDepth_ < Hint::depths) return;
    const auto& moves = picture_->moves.moves;
    const auto meant = std::ranges::find(moves, hint_->move.to, &ThingsMove::to);
    look.saying = translated(hint_->move.move);
    if (meant == moves.end()) return; // not among those that are listed
    look.candidates = {*meant};
    look.chosen = 0;
}

QString PlayView::hint() const {
    if (!mayMove_) return whyNot_;
    if (picture_->moves.moves.empty()) return {};
    if (!choice_.pointed()) return tr("Point at a thing: the moves that touch it show.");
    if (!typed_.isEmpty() && !choice_.move()) return tr("No move changes %1 here.").arg(typed_);
    if (choice_.candidates().empty())
        return choice_.heldSpots().empty() ? tr("No move touches this.") : tr("No move does this as well.");
    if (choice_.asksWhere()) return tr("Click where it goes, or drag it there.");
    const std::size_t count = choice_.candidates().size();
    if (count == 1) return tr("Click or Return plays.");
    return tr("Click or Return plays; wheel, ↑ ↓ or digits choose among %1 moves.").arg(count);
}

/// The text for screen readers: the thing pointed at, and the move proposed.
QString PlayView::pointedText() const {
    if (!picture_ || !choice_.pointed()) return {};
    const std::size_t spot = choice_.pointed()->spot;
    QString place = translated(sayPlace(picture_->nameOf(spot), picture_->pilesIn(spot)));
    if (!choice_.move()) return place;
    return tr("%1 · %2 (move %3 of %4)")
        .arg(place, translated(choice_.move()->text))
        .arg(*choice_.chosen() + 1)
        .arg(choice_.candidates().size());
}

/// Another look does not end a movement that leads to the picture.
void PlayView::showPicture() {
    if (!picture_) return;
    setFigure(std::make_shared<PlayFigure>(picture_, look()), true);
    emit pointedAt(pointedText());
    if (!worths_) return;
    emit positionHovered(choice_.move() ? choice_.move()->to : std::string());
}

void PlayView::showStep(int step) {
    const int moves = step + 1; // `noStep`, one less than the first, is the start
    document().showAfter(static_cast<std::size_t>(moves));
}

/// ↑ and ← go back in the record, ↓ and → forward.
void PlayView::walkRecord(int key) {
    Record record = document().record();
    const bool isBack = key == Qt::Key_Up || key == Qt::Key_Left;
    if (isBack ? record.takeBack() : record.forward()) document().showPlay(record.current());
}

void PlayView::play(const ThingsMove& move) {
    const ThingsMove made = move; // a copy: playing frees the move
    if (const auto played = document().play(made.text, made.to); !played)
        emit failed(translated(played.error()));
}

} // namespace mexplorer::ui
