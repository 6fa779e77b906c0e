#include "core/play/report.h"

#include "core/explain/say_position.h"
#include "core/game/aspects/board.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/mover.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/sum.h"
#include "core/text/say_count.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Which moves count as good, depending on the game and its start position. Errors: cancelled.
Expected<Counting> countingOf(const Game& game, const std::string& start, Task& task) {
    const auto* impartial = game.as<ImpartialAspect>();
    if (!impartial) return Counting::kept;
    const auto asked = ask(game, start);
    const auto* sum = asked ? (*asked)->as<SumAspect>() : nullptr;
    if (!sum || impartial->play() == Play::misere) return Counting::pPositions;
    const auto components = sum->components(task);
    if (task.cancelled()) return cancelled();
    const bool isSum = components && (*components)->size() > 1;
    return isSum ? Counting::zeroSums : Counting::pPositions;
}

bool isGood(const JudgedMove& move, Counting counting) {
    return counting == Counting::kept ? !gaveAway(move.mark) : move.after && isLost(*move.after);
}

Message sayGood(const Message& who, std::size_t good, std::size_t turns, Counting counting) {
    switch (counting) {
    case Counting::zeroSums:
        return sayCount(turns, MX_TEXT("core", "%1 left nim-sum 0 in %2 of 1 turn."),
                        MX_TEXT("core", "%1 left nim-sum 0 in %2 of %3 turns."), who, good, turns);
    case Counting::pPositions:
        return sayCount(turns, MX_TEXT("core", "%1 left a P-position in %2 of 1 turn."),
                        MX_TEXT("core", "%1 left a P-position in %2 of %3 turns."), who, good, turns);
    case Counting::kept:
        break;
    }
    return sayCount(turns, MX_TEXT("core", "%1 gave nothing away in %2 of 1 turn."),
                    MX_TEXT("core", "%1 gave nothing away in %2 of %3 turns."), who, good, turns);
}

/// How many good moves each player made, of those that could be judged.
void sayGoods(const Report& report, Counting counting, std::vector<Message>& said) {
    for (std::size_t first : {0U, 1U}) {
        std::size_t turns = 0;
        std::size_t good = 0;
        for (std::size_t i = first; i < report.moves.size(); i += 2) {
            if (report.moves[i].mark == Mark::unknown) continue;
            ++turns;
            good += isGood(report.moves[i], counting) ? 1 : 0;
        }
        if (turns > 0) said.push_back(sayGood(report.players.nameAtBeginning(first), good, turns, counting));
    }
}

/// In a game of two sides: what each player’s moves cost in hot positions, if there were any.
void sayCosts(const Report& report, std::vector<Message>& said) {
    for (std::size_t first : {0U, 1U}) {
        std::size_t turns = 0;
        Rational cost;
        for (std::size_t i = first; i < report.moves.size(); i += 2) {
            if (!report.moves[i].cost) continue;
            ++turns;
            cost += *report.moves[i].cost;
        }
        if (turns > 0)
            said.push_back(
                sayCount(turns, MX_TEXT("core", "%1 gave away %2 in 1 hot position, at its temperature."),
                         MX_TEXT("core", "%1 gave away %2 in %3 hot positions, at their temperatures."),
                         report.players.nameAtBeginning(first), rationalText(cost), turns));
    }
}

Message sayOutOfReach() {
    return say(MX_TEXT("core", "Who wins here is out of reach."));
}

Message sayOpen(const Report& report, const Message& position) {
    const Outcome outcome = *report.standing;
    const std::size_t moves = report.moves.size();
    const Message winner = report.players.nameOf(isWon(outcome) ? moves : moves + 1);
    if (isDrawn(outcome)) {
        return report.isOfBoards
                   ? say(MX_TEXT("core", "The game is not over; it is a draw."))
                   : say(MX_TEXT("core", "The game is not over; at %1 it is a draw."), position);
    }
    return report.isOfBoards
               ? say(MX_TEXT("core", "The game is not over; it is won for %1."), winner)
               : say(MX_TEXT("core", "The game is not over; at %1 it is won for %2."), position, winner);
}

Message sayStanding(const Report& report, const Inquiry& last) {
    const std::optional<Outcome>& outcome = report.standing;
    const std::size_t moves = report.moves.size();
    const Message position = sayPosition(last.position());
    if (!outcome) {
        return report.isOfBoards ? sayOutOfReach()
                                 : say(MX_TEXT("core", "Who wins at %1 is out of reach."), position);
    }
    if (last.optionCount() > 0) return sayOpen(report, position);
    if (isDrawn(*outcome)) return say(MX_TEXT("core", "The game is over: a draw."));
    return say(MX_TEXT("core", "The game is over: %1 won."),
               report.players.nameOf(isWon(*outcome) ? moves : moves + 1));
}

Message sayTurning(const Report& report) {
    if (!report.turning) return say(MX_TEXT("core", "Nobody gave anything away."));
    const JudgedMove& move = report.moves[*report.turning];
    const Message who = report.players.nameOf(*report.turning);
    const std::size_t number = *report.turning + 1;
    return move.mark == Mark::lostDraw
               ? say(MX_TEXT("core", "It was thrown away at move %1 by %2: “%3” lost the draw."), number, who,
                     move.move)
           : move.mark == Mark::drewIt
               ? say(MX_TEXT("core", "It was thrown away at move %1 by %2: “%3” let the win go."), number,
                     who, move.move)
               : say(MX_TEXT("core", "It was thrown away at move %1 by %2: “%3” lost it."), number, who,
                     move.move);
}

/// “‘take 3 from heap 1’, to …, would have won.”
Message sayBetter(const SolvedMove& better, bool isBoard) {
    if (isBoard) {
        return better.wins() ? say(MX_TEXT("core", "“%1” would have won."), better.move)
                             : say(MX_TEXT("core", "“%1” would have kept the draw."), better.move);
    }
    return better.wins()
               ? say(MX_TEXT("core", "“%1”, to %2, would have won."), better.move, sayPosition(better.to))
               : say(MX_TEXT("core", "“%1”, to %2, would have kept the draw."), better.move,
                     sayPosition(better.to));
}

/// Empty if out of reach, or if it depends on whose move it is.
std::optional<Outcome> outcomeIfKnown(const Expected<Evaluation>& evaluation) {
    return evaluation ? metBy(evaluation->outcome, Side::either) : std::nullopt;
}

/// Sums up the moves; `last` is about the position after them. Errors: cancelled.
Expected<void> sumUp(const Game& game, const Inquiry& last, Report& report, Task& task) {
    const auto evaluation = last.evaluation(task);
    const auto counting = countingOf(game, report.start, task);
    if (task.cancelled() || !counting) return cancelled();
    for (std::size_t i = 0; i < report.moves.size(); ++i)
        if (gaveAway(report.moves[i].mark)) report.turning = i;
    report.standing = outcomeIfKnown(evaluation);
    report.isOfBoards = game.as<BoardAspect>() != nullptr;
    report.sentences.push_back(sayStanding(report, last));
    if (report.moves.empty()) return {};
    report.sentences.push_back(sayTurning(report));
    if (report.turning && report.moves[*report.turning].better)
        report.sentences.push_back(sayBetter(*report.moves[*report.turning].better, report.isOfBoards));
    sayGoods(report, *counting, report.sentences);
    sayCosts(report, report.sentences);
    return {};
}

/// Makes inquiries about positions, and reuses the last one and the given one.
class AskedPositions {
public:
    AskedPositions(const Game& game, std::shared_ptr<const Inquiry> met)
        : game_(game), met_(std::move(met)) {}

    Expected<std::shared_ptr<const Inquiry>> ask(const std::string& position, Side mover) {
        for (const auto& known : {met_, last_})
            if (known && known->position() == position && moverOf(*known) == mover) return known;
        auto asked = mexplorer::ask(game_, position, mover);
        if (asked) last_ = *asked;
        return asked;
    }

private:
    const Game& game_;
    std::shared_ptr<const Inquiry> met_;
    std::shared_ptr<const Inquiry> last_;
};

} // namespace

Message sayOver(Score atEnd, const Players& players, std::size_t moves) {
    if (atEnd == 0) return say(MX_TEXT("core", "The game is over: a draw"));
    return say(MX_TEXT("core", "The game is over: %1 won"), players.nameOf(atEnd > 0 ? moves : moves + 1));
}

Message sayWinning(std::optional<int> winning, const Players& players) {
    if (!winning) return sayOutOfReach();
    if (*winning == 0) return say(MX_TEXT("core", "It is a draw."));
    const std::size_t winner = *winning == 1 ? 0 : 1;
    if (players.ofMove(winner) == Who::you) return say(MX_TEXT("core", "You are winning."));
    if (players.ofMove(winner) == Who::computer) return say(MX_TEXT("core", "You are losing."));
    return say(MX_TEXT("core", "%1 is winning."), players.nameAtBeginning(winner));
}

Expected<Report> reportOn(const Game& game, const Record& record, const Players& players, JudgedMoves& known,
                          Task& task, std::shared_ptr<const Inquiry> met) {
    const auto line = record.line();
    Report report{record.positionAfter(0), players, {}};
    AskedPositions positions(game, std::move(met));
    for (std::size_t i = 1; i < line.size(); ++i) {
        task.report(static_cast<double>(i) / static_cast<double>(line.size()));
        const std::string& from = record.positionAfter(line[i - 1]);
        const std::string& to = record.positionAfter(line[i]);
        const Side mover = record.moverAfter(line[i - 1]);
        const auto [move, isNew] = known.try_emplace({mover, from, to});
        if (isNew) {
            const auto at = positions.ask(from, mover);
            if (!at) return tl::unexpected(at.error());
            const auto next = positions.ask(to, opponentOf(mover));
            if (!next) return tl::unexpected(next.error());
            auto judged = judgedMove(**at, **next, record.moveOf(line[i]), task);
            if (!judged) return tl::unexpected(judged.error());
            move->second = std::move(*judged);
        }
        report.moves.push_back(move->second);
    }
    const auto last = positions.ask(record.positionAfter(line.back()), record.moverAfter(line.back()));
    if (!last) return tl::unexpected(last.error());
    if (const auto summed = sumUp(game, **last, report, task); !summed) return tl::unexpected(summed.error());
    return report;
}

Expected<Report> reportOn(const Game& game, const Record& record, const Players& players, Task& task) {
    JudgedMoves known;
    return reportOn(game, record, players, known, task);
}

std::vector<std::optional<int>> winningAlong(const Report& report) {
    std::vector<std::optional<int>> along;
    const auto add = [&](std::optional<Outcome> outcome) {
        const int sign = along.size() % 2 == 0 ? 1 : -1; // 1 if the first player is to move
        along.push_back(outcome ? std::optional(sign * static_cast<int>(scoreOf(*outcome))) : std::nullopt);
    };
    for (const JudgedMove& move : report.moves)
        add(move.before);
    add(report.moves.empty() ? report.standing : report.moves.back().after);
    return along;
}

} // namespace mexplorer
