#include "ui/play/game_judge.h"

#include "core/explain/say_ending.h"
#include "core/explain/say_sum.h"
#include "core/game/aspects/mover.h"
#include "core/game/aspects/positions.h"
#include "ui/text/translated.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// What decides a sum, or how play ends in a game that may go on for ever; empty for others, and on errors.
std::vector<Message> sayStanding(const Game& game, const Inquiry& asked, Task& task) {
    if (asked.as<CyclicAspect>()) return sayWhyItEnds(asked, task).value_or(std::vector<Message>{});
    return sayWhatDecides(game, asked, task).value_or(std::vector<Message>{});
}

bool isOutOfReach(const JudgedMove& move) {
    return move.mark == Mark::unknown;
}

bool isAnythingOutOfReach(const Report& report) {
    return !report.standing || std::ranges::any_of(report.moves, isOutOfReach);
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

void GameJudge::judgeAgain() {
    asksAgain_ = job_.running();
    if (asksAgain_ || !report_ || !isAnythingOutOfReach(*report_)) return;
    std::erase_if(judged_, [](const auto& judged) { return isOutOfReach(judged.second); });
    start(Ask::anew);
}

void GameJudge::documentChanged(const DocumentState& before) {
    const DocumentState& now = document_.state();
    if (before.game != now.game || before.parameters != now.parameters) judged_.clear();
    start();
}

void GameJudge::start(Ask ask) {
    asksAgain_ = false;
    report_.reset();
    standing_.clear();
    if (!isWanted_ || !document_.asked()) {
        job_.drop();
        emit changed();
        return;
    }
    job_.start(
        tr("Judging the moves"),
        [game = document_.game(), asked = ask == Ask::usual ? document_.turn() : nullptr,
         record = document_.record(), players = document_.seats().players,
         judged = judged_](Task& task) { return find(*game, asked, record, players, judged, task); },
        [this](Expected<Found> found) {
            if (found) return receive(std::move(*found));
            if (found.error().kind != Error::Kind::cancelled) emit failed(translated(found.error()));
        });
    emit changed();
}

void GameJudge::receive(Found found) {
    report_ = std::move(found.report);
    standing_ = std::move(found.standing);
    judged_ = std::move(found.judged);
    emit changed();
    if (asksAgain_) judgeAgain();
}

Expected<GameJudge::Found> GameJudge::find(const Game& game, const std::shared_ptr<const Inquiry>& asked,
                                           const Record& record, const Players& players, JudgedMoves judged,
                                           Task& task) {
    const auto at = asked ? asked : ask(game, record.position(), record.mover()).value_or(nullptr);
    auto report = reportOn(game, record, players, judged, task, at);
    if (!report) return tl::unexpected(report.error());
    auto standing = at ? sayStanding(game, ofBoth(*at), task) : std::vector<Message>{};
    return Found{std::move(*report), std::move(standing), std::move(judged)};
}

} // namespace mexplorer::ui
