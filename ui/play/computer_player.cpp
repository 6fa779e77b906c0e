#include "ui/play/computer_player.h"

#include "ui/text/translated.h"

namespace mexplorer::ui {

ComputerPlayer::ComputerPlayer(Document& document, QObject* parent) : QObject(parent), document_(document) {
    connect(&document_, &Document::changed, this, &ComputerPlayer::positionChanged);
    connect(&document_, &Document::played, this, &ComputerPlayer::goOn);
    connect(&job_, &JobBase::progressed, this, &ComputerPlayer::progressed);
}

/// Drops the search and the hint if the position is another; a move that the computer has just made stays its
/// last.
void ComputerPlayer::positionChanged() {
    if (document_.position() != position_) {
        if (search_) search_->cancel();
        job_.drop();
        hint_.reset();
    }
    if (lastMove_ && lastMove_->to != document_.position()) lastMove_.reset();
    position_ = document_.position();
    emit changed();
}

bool ComputerPlayer::isToMove() const {
    const auto& asked = document_.asked();
    if (!asked || asked->optionCount() == 0) return false;
    const Record record = document_.record();
    return document_.seats().isComputers(record.depthOf(record.current()));
}

void ComputerPlayer::think(const Skill& skill, const QString& title,
                           std::function<void(const ChosenMove&)> done) {
    position_ = document_.position();
    const Record record = document_.record();
    if (search_) search_->cancel();
    search_ = std::make_shared<Task>();
    job_.start(
        title,
        [game = document_.game(), asked = document_.asked(), skill, turn = record.depthOf(record.current()),
         search = search_](Task&) { return chooseMove(*game, *asked, skill, turn, *search); },
        [this, done = std::move(done)](const Expected<ChosenMove>& chosen) {
            if (chosen)
                done(*chosen);
            else if (chosen.error().kind != Error::Kind::cancelled)
                emit failed(translated(chosen.error()));
            emit changed();
        });
    emit changed();
}

void ComputerPlayer::goOn() {
    if (!isToMove()) return;
    think(*document_.seats().computer, tr("The computer is thinking"), [this](const ChosenMove& move) {
        lastMove_ = move;
        if (const auto answered = document_.answer(move.to); !answered)
            emit failed(translated(answered.error()));
    });
}

void ComputerPlayer::findHint() {
    const auto& asked = document_.asked();
    if (isThinking() || !asked || asked->optionCount() == 0) return;
    think({}, tr("Looking for a hint"), [this](const ChosenMove& move) { hint_ = move; });
}

void ComputerPlayer::cutShort() {
    if (search_) search_->cancel();
}

} // namespace mexplorer::ui
