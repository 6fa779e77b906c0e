#include "core/game/solution.h"

#include "core/game/aspects/short_game.h"
#include "core/game/listed_moves.h"
#include "core/game/option_walk.h"
#include "core/game/tried_moves.h"
#include "core/theory/saturating.h"

namespace mexplorer {

namespace {

/// Collects moves within the limits of a solution.
class MoveList {
public:
    explicit MoveList(const OptionWalk& walk) : walk_(walk) {}

    /// False, adding nothing, if a limit would be exceeded; the first move is always added.
    bool add(const OptionWalk::Option& option, const Evaluation& evaluation) {
        std::string text = walk_.text(option);
        bytes_ += text.size();
        const bool fits = moves_.size() < mostMovesListed && bytes_ <= mostTextListed;
        if (!fits && !moves_.empty()) return false;
        moves_.push_back({walk_.move(option), std::move(text), evaluation, walk_.side(option)});
        return true;
    }
    [[nodiscard]] std::vector<SolvedMove> taken() { return std::move(moves_); }

private:
    const OptionWalk& walk_;
    std::vector<SolvedMove> moves_;
    std::uint64_t bytes_ = 0;
};

/// All moves, or nothing if they exceed the limits.
Expected<std::optional<std::vector<SolvedMove>>> allMoves(OptionWalk& walk, Task& task) {
    MoveList list(walk);
    const auto add = [&](const OptionWalk::Option& option, const Evaluation& evaluation) {
        return list.add(option, evaluation);
    };
    return walk.forEachEvaluated(add, task).map(
        [&](bool areAll) { return areAll ? std::optional(list.taken()) : std::nullopt; });
}

Expected<bool> tryMoves(OptionWalk& walk, std::uint64_t options, MoveList& list, Task& task) {
    std::uint64_t workOfFirst = 1;
    walk.forEach([&](const OptionWalk::Option& option) {
        workOfFirst = walk.work(option);
        return false;
    });
    const bool areFew = saturatedProduct(options, workOfFirst) <= mostMovesTried;
    std::uint64_t left = areFew ? mostMovesTried : mostTriedOfMany;
    const auto addIfWinning = [&](const OptionWalk::Option& option, const Evaluation& evaluation) {
        const std::uint64_t work = walk.work(option);
        if (work > left) return false;
        left -= work;
        return !isLost(evaluation.outcome, opponentOf(walk.side(option))) || list.add(option, evaluation);
    };
    auto tried = walk.forEachEvaluated(addIfWinning, task);
    // The position itself was evaluated; if an option cannot be, only the list is incomplete.
    if (!tried && !areFew && tried.error().kind == Error::Kind::tooLarge) return false;
    return tried;
}

/// Of two sides, a search may tell who wins, and find no time or room for each of the moves as well.
bool isUnknownAlone(const Inquiry& asked, const Error& error) {
    return error.kind == Error::Kind::tooLarge && asked.as<ShortGameAspect>();
}

/// There are too many options to list them all: looks for some that win, and returns whether these are
/// certainly all. It may find none if there are too many to try; the evaluation is unaffected.
Expected<bool> addWinningMoves(OptionWalk& walk, std::uint64_t options, MoveList& list, Task& task) {
    const auto add = [&](const OptionWalk::Option& option) { return list.add(option, evaluationOf(0)); };
    const auto areAll = walk.forEachFoundWinning(add, task);
    if (!areAll) return tl::unexpected(areAll.error());
    return *areAll ? Expected<bool>(**areAll) : tryMoves(walk, options, list, task);
}

} // namespace

Expected<Solution> findSolution(const Inquiry& asked, const Evaluation& evaluation, Task& task) {
    OptionWalk walk(asked);
    Solution solution{asked.position(), evaluation, {}, false, true};
    if (mayListAll(asked)) {
        auto moves = allMoves(walk, task);
        if (!moves && isUnknownAlone(asked, moves.error())) {
            solution.allWinning = solution.areKnown = false;
            return solution;
        }
        if (!moves) return tl::unexpected(moves.error());
        solution.complete = moves->has_value();
        if (solution.complete) solution.moves = std::move(**moves);
    }
    if (solution.complete || isLost(solution.evaluation.outcome)) return solution;
    MoveList winning(walk);
    const auto areAll = addWinningMoves(walk, asked.optionCount(), winning, task);
    if (!areAll) return tl::unexpected(areAll.error());
    solution.allWinning = *areAll;
    solution.moves = winning.taken();
    return solution;
}

} // namespace mexplorer
