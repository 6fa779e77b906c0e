#include "ui/play/computer_player.h"

#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// From a move to the answer: the move is seen to be made, and then there is a moment to look at it.
constexpr std::chrono::milliseconds pauseBeforeAnswer{700};

} // namespace

ComputerPlayer::ComputerPlayer(Document& document, QObject* parent)
    : QObject(parent), document_(document), pause_(this) {
    connect(&document_, &Document::changed, this, &ComputerPlayer::positionChanged);
    connect(&document_, &Document::played, this, [this] {
        if (isToMove()) pause_.start();
        goOn();
    });
    connect(&job_, &JobBase::progressed, this, &ComputerPlayer::progressed);
    connect(&hintJob_, &JobBase::progressed, this, &ComputerPlayer::progressed);
    pause_.setObjectName("pause");
    pause_.setSingleShot(true);
    pause_.setInterval(pauseBeforeAnswer);
    connect(&pause_, &QTimer::timeout, this, &ComputerPlayer::answer);
}

/// Drops the search and the hint if the position is another; a move that the computer has just made stays its
/// last.
void ComputerPlayer::positionChanged() {
    if (document_.position() != position_ || document_.mover() != mover_) {
        dropSearch();
        hint_.reset();
    }
    if (lastMove_ && lastMove_->to != document_.position()) lastMove_.reset();
    position_ = document_.position();
    mover_ = document_.mover();
    emit changed();
}

void ComputerPlayer::dropSearch() {
    if (search_) search_->cancel();
    job_.drop();
    hintJob_.drop();
    pause_.stop();
    answer_.reset();
}

bool ComputerPlayer::isToMove() const {
    const auto asked = document_.turn();
    if (!asked || asked->optionCount() == 0) return false;
    const Record record = document_.record();
    return document_.seats().isComputers(record.depthOf(record.current()));
}

template <class Found>
void ComputerPlayer::think(Job<Found>& job, const QString& title, std::function<Expected<Found>(Task&)> find,
                           std::function<void(const Found&)> done) {
    position_ = document_.position();
    mover_ = document_.mover();
    if (search_) search_->cancel();
    search_ = std::make_shared<Task>();
    job.start(
        title, [find = std::move(find), search = search_](Task&) { return find(*search); },
        [this, done = std::move(done)](const Expected<Found>& found) {
            if (found)
                done(*found);
            else if (found.error().kind != Error::Kind::cancelled)
                emit failed(translated(found.error()));
            emit changed();
        });
    emit changed();
}

void ComputerPlayer::goOn() {
    if (!isToMove()) return;
    const Record record = document_.record();
    think<ChosenMove>(
        job_, tr("The computer is thinking"),
        [game = document_.game(), asked = document_.turn(), skill = *document_.seats().computer,
         turn = record.depthOf(record.current())](Task& task) {
            return chooseMove(*game, *asked, skill, turn, task);
        },
        [this](const ChosenMove& move) {
            answer_ = move;
            if (!pause_.isActive()) answer();
        });
}

/// Makes the move that was chosen, if the search has ended.
void ComputerPlayer::answer() {
    if (!answer_ || !isToMove()) return emit changed();
    lastMove_ = std::exchange(answer_, std::nullopt);
    if (const auto answered = document_.answer(lastMove_->move, lastMove_->to); !answered)
        emit failed(translated(answered.error()));
}

void ComputerPlayer::findHint() {
    const auto asked = document_.turn();
    if (isThinking() || !asked || asked->optionCount() == 0) return;
    if (hint_) {
        hintDepth_ = std::min(hintDepth_ + 1, Hint::depths);
        emit changed();
        return;
    }
    const Record record = document_.record();
    think<Hint>(
        hintJob_, tr("Looking for a hint"),
        [game = document_.game(), asked, turn = record.depthOf(record.current())](Task& task) {
            return mexplorer::findHint(*game, *asked, turn, task);
        },
        [this](const Hint& hint) {
            hint_ = hint;
            hintDepth_ = hint.look.empty() ? 2 : 1;
        });
}

void ComputerPlayer::cutShort() {
    if (search_) search_->cancel();
}

} // namespace mexplorer::ui
