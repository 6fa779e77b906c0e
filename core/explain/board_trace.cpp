#include "core/explain/board_trace.h"

#include "core/explain/say_board.h"
#include "core/explain/say_signs.h"
#include "core/game/aspects/best_play.h"
#include "core/game/aspects/pictures.h"
#include "core/text/say_count.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr std::uint64_t mostBoardOptions = 1000; // of a position with more, no moves are shown
constexpr std::size_t longestPlay = 1000;        // positions

enum PlayLine : std::size_t { eachMove, quickestWin, anyDraw, latestLoss, theEnd };

std::vector<Message> playCode() {
    return {say(MX_TEXT("core", "while the player to move has a move:")),
            say(MX_TEXT("core", "    if some move wins: make the one that wins soonest")),
            say(MX_TEXT("core", "    else if some move draws: make it")),
            say(MX_TEXT("core", "    else: make the move that loses latest")),
            say(MX_TEXT("core", "who has won is seen at the end"))};
}

/// The result as the player to move meets it.
Expected<PlayedOut> playedOut(const Inquiry& asked, Task& task, Side mover) {
    if (const auto* aspect = asked.as<BestPlayAspect>()) {
        return aspect->bestPlay(task).map([](const BestPlay& play) {
            return PlayedOut{outcomeOf(play.score), play.plies};
        });
    }
    return asked.evaluation(task).map([mover](const Evaluation& evaluation) {
        return PlayedOut{metBy(evaluation.outcome, mover).value_or(evaluation.outcome)};
    });
}

/// Does the player to move prefer the move with the result `first` to that with `second`?
bool isBetter(const PlayedOut& first, const PlayedOut& second) {
    const auto worth = [](const PlayedOut& rest) { return -scoreOf(rest.outcome); };
    if (worth(first) != worth(second)) return worth(first) > worth(second);
    if (!first.plies || !second.plies) return false;
    return worth(first) > 0 ? *first.plies < *second.plies : *first.plies > *second.plies;
}

/// The index of the best option. All results must be known, and there must be an option.
std::size_t bestOption(const std::vector<BoardOption>& options) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < options.size(); ++i)
        if (isBetter(*options[i].rest, *options[best].rest)) best = i;
    return best;
}

/// Who wins, where players have different moves.
Message sayFirstMover(Side mover, Outcome met) {
    if (isWon(met))
        return mover == Side::left ? say(MX_TEXT("core", "Left moves first here, and wins."))
                                   : say(MX_TEXT("core", "Right moves first here, and wins."));
    return mover == Side::left ? say(MX_TEXT("core", "Left moves first here, and loses, whatever he does."))
                               : say(MX_TEXT("core", "Right moves first here, and loses, whatever he does."));
}

Message sayAhead(const PlayedOut& rest, Side mover) {
    if (mover != Side::either) return sayFirstMover(mover, rest.outcome);
    if (!rest.plies) {
        switch (rest.outcome) {
        case Outcome::N:
            return say(MX_TEXT("core", "Whoever is to move wins."));
        case Outcome::P:
            return say(MX_TEXT("core", "Whoever is to move loses, whatever he does."));
        case Outcome::L:
        case Outcome::R:
            return sayMeaning(rest.outcome);
        case Outcome::draw:
            break;
        }
        return say(MX_TEXT("core", "Nobody can win against best play."));
    }
    const std::uint64_t plies = *rest.plies;
    switch (rest.outcome) {
    case Outcome::N:
        return sayCount(plies, MX_TEXT("core", "Whoever is to move wins, with this move."),
                        MX_TEXT("core", "Whoever is to move wins; with best play %1 moves are left."), plies);
    case Outcome::P:
        return sayCount(plies, MX_TEXT("core", "Whoever is to move loses; with best play 1 move is left."),
                        MX_TEXT("core", "Whoever is to move loses; with best play %1 moves are left."),
                        plies);
    case Outcome::L:
    case Outcome::R:
        return sayMeaning(rest.outcome);
    case Outcome::draw:
        break;
    }
    return sayCount(plies, MX_TEXT("core", "Nobody can win against best play; 1 move is left."),
                    MX_TEXT("core", "Nobody can win against best play; %1 moves are left."), plies);
}

/// The move, by the cell that it changes.
Message nameOf(const BoardOption& option) {
    if (!option.seen) return option.move;
    return about(Topic{topic::cell, option.seen->to.row, option.seen->to.column}, option.move);
}

/// What is said when a move is made, depending on what it leads to.
Message sayMove(std::size_t number, const BoardOption& option) {
    const Message move = nameOf(option);
    const bool areCounted = option.rest->plies.has_value();
    switch (option.rest->outcome) {
    case Outcome::P:
        return areCounted ? say(MX_TEXT("core", "Move %1: “%2” wins, and no move wins sooner."), number, move)
                          : say(MX_TEXT("core", "Move %1: “%2” wins."), number, move);
    case Outcome::N:
        return areCounted
                   ? say(MX_TEXT("core", "Move %1: every move loses; “%2” does not lose sooner than any "
                                         "other."),
                         number, move)
                   : say(MX_TEXT("core", "Move %1: every move loses, “%2” as well."), number, move);
    case Outcome::L:
    case Outcome::R:
        return move;
    case Outcome::draw:
        break;
    }
    return say(MX_TEXT("core", "Move %1: no move wins; “%2” keeps the draw."), number, move);
}

PlayLine lineOf(Outcome reached) {
    return isLost(reached) ? quickestWin : isWon(reached) ? latestLoss : anyDraw;
}

/// The end of the line: who has won, as the board shows it.
Message sayLast(const BoardPosition& end) {
    if (!end.options.empty())
        return say(
            MX_TEXT("core", "This position was reached before: play goes on for ever, which is a draw."));
    return sayEnd(end.rest->outcome);
}

} // namespace

Message sayMadeMove(const BoardSubject& subject, const BoardState& state) {
    if (state.moves == 0) return {};
    return say(MX_TEXT("core", "Move %1: %2"), state.moves, subject.line[state.moves].move);
}

Expected<BoardPosition> boardPosition(const Game& game, const Inquiry& asked, Side mover) {
    const auto graph = asked.graph();
    const auto* pictures = graph->as<PicturesAspect>();
    if (!pictures)
        return invalid("game", say(MX_TEXT("core", "%1 is not played on a board."), game.description().id));
    BoardPosition found{
        .position = asked.position(), .board = pictures->picture(0), .options = {}, .mover = mover};
    if (asked.optionCount() > mostBoardOptions) return found;
    const std::span<const PositionGraph::Id> options = graph->options(0);
    const std::vector<Side> sides = graph->sides(0);
    std::size_t option = 0;
    graph->forEachMove(0, [&](Message move, std::string to) {
        const std::size_t number = option++;
        if (!sides.empty() && sides[number] != mover) return true;
        found.options.push_back({.move = std::move(move),
                                 .to = std::move(to),
                                 .seen = moveBetween(found.board, pictures->picture(options[number])),
                                 .number = number});
        return true;
    });
    return found;
}

Expected<BoardPosition> judgedPosition(const Game& game, const Inquiry& asked, Task& task, Side mover) {
    auto found = boardPosition(game, asked, mover);
    if (!found) return found;
    const auto rest = playedOut(asked, task, mover);
    if (!rest) return tl::unexpected(rest.error());
    found->rest = *rest;
    if (found->options.empty()) return found;
    const auto options = asked.options(task);
    if (!options) return tl::unexpected(options.error());
    for (BoardOption& option : found->options) {
        const auto after = playedOut(*(**options)[option.number], task, opponentOf(mover));
        if (!after) return tl::unexpected(after.error());
        option.rest = *after;
    }
    return found;
}

Expected<BoardTrace> boardTrace(const Game& game, std::shared_ptr<const Inquiry> asked, Task& task,
                                Side mover) {
    BoardTrace trace(say(MX_TEXT("core", "Best play from this position")), playCode(), {});
    auto first = judgedPosition(game, *asked, task, mover);
    if (!first) return tl::unexpected(first.error());
    trace.begin(say(MX_TEXT("core", "look ahead")));
    trace.add({sayAhead(*first->rest, mover), eachMove}, {});
    trace.begin(say(MX_TEXT("core", "play")));
    std::set<std::string> met{first->position};
    std::vector<PlayedPosition>& line = trace.subject.line;
    line.push_back({.at = std::move(*first)});
    bool comesAgain = false;
    while (!line.back().at.options.empty() && line.size() < longestPlay && !comesAgain) {
        const BoardPosition& at = line.back().at;
        const std::size_t best = bestOption(at.options);
        const BoardOption option = at.options[best];
        const auto options = asked->options(task);
        if (!options) return tl::unexpected(options.error());
        asked = (**options)[option.number];
        mover = opponentOf(mover);
        auto next = judgedPosition(game, *asked, task, mover);
        if (!next) return tl::unexpected(next.error());
        comesAgain = !met.insert(next->position).second;
        line.push_back({std::move(*next), option.move, option.seen});
        trace.add({sayMove(line.size() - 1, option), lineOf(option.rest->outcome)}, {line.size() - 1});
    }
    const BoardPosition& end = line.back().at;
    if (end.options.empty() || comesAgain)
        trace.add({sayLast(end), theEnd}, {.moves = line.size() - 1, .isDecided = true});
    return trace;
}

} // namespace mexplorer
