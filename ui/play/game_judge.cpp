#include "ui/play/game_judge.h"

#include "core/explain/say_ending.h"
#include "core/explain/say_sum.h"
#include "core/game/aspects/positions.h"
#include "ui/text/translated.h"

namespace mexplorer::ui {

namespace {

/// What decides a sum, or how play ends in a game that may go on for ever; empty for others, and on errors.
std::vector<Message> sayStanding(const Game& game, const Inquiry& asked, Task& task) {
    if (asked.as<CyclicAspect>()) return sayWhyItEnds(asked, task).value_or(std::vector<Message>{});
    return sayWhatDecides(game, asked, task).value_or(std::vector<Message>{});
}

} // namespace

GameJudge::GameJudge(Document& document, QObject* parent) : QObject(parent), document_(document) {
    connect(&document_, &Document::changed, this, &GameJudge::documentChanged);
}

void GameJudge::setWanted(bool wanted) {
    if (wanted == isWanted_) return;
    isWanted_ = wanted;
    start();
}

void GameJudge::documentChanged(const DocumentState& before) {
    const DocumentState& now = document_.state();
    if (before.game != now.game || before.parameters != now.parameters) judged_.clear();
    start();
}

void GameJudge::start() {
    report_.reset();
    standing_.clear();
    if (!isWanted_ || !document_.asked()) {
        job_.drop();
        emit changed();
        return;
    }
    job_.start(
        tr("Judging the moves"),
        [game = document_.game(), asked = document_.asked(), record = document_.record(),
         players = document_.seats().players,
         judged = judged_](Task& task) { return find(*game, asked, record, players, judged, task); },
        [this](Expected<Found> found) {
            if (!found) {
                if (found.error().kind != Error::Kind::cancelled) emit failed(translated(found.error()));
                return;
            }
            report_ = std::move(found->report);
            standing_ = std::move(found->standing);
            judged_ = std::move(found->judged);
            emit changed();
        });
    emit changed();
}

Expected<GameJudge::Found> GameJudge::find(const Game& game, const std::shared_ptr<const Inquiry>& asked,
                                           const Record& record, const Players& players, JudgedMoves judged,
                                           Task& task) {
    auto report = reportOn(game, record, players, judged, task, asked);
    if (!report) return tl::unexpected(report.error());
    return Found{std::move(*report), sayStanding(game, *asked, task), std::move(judged)};
}

} // namespace mexplorer::ui
