#include "core/play/move_worths.h"

#include "core/explain/search_report.h"
#include "core/game/aspects/large_search.h"
#include "core/game/aspects/search_limit.h"

namespace mexplorer {

Expected<MoveWorths> moveWorths(const Game& game, const Inquiry& asked, Task& task) {
    const auto solution = asked.solution(task);
    if (!solution) {
        const Error& refusal = solution.error();
        const auto* limit = game.as<SearchLimitAspect>();
        const bool maySearch = limit && asked.as<LargeSearchAspect>();
        if (refusal.kind != Error::Kind::tooLarge || !maySearch) return tl::unexpected(refusal);
        auto worths = searchedWorths(game, asked, limit->halfMinute(), task);
        if (worths && worths->outcomes.empty()) return tl::unexpected(refusal);
        return worths;
    }
    MoveWorths worths;
    for (const SolvedMove& move : (*solution)->moves)
        if (const auto reached = move.reached()) worths.outcomes.emplace(move.to, *reached);
    return worths;
}

Expected<MoveWorths> searchedWorths(const Game& game, const Inquiry& asked, std::uint64_t positions,
                                    Task& task) {
    auto position = boardPosition(game, asked);
    if (!position) return tl::unexpected(position.error());
    const auto* aspect = asked.as<LargeSearchAspect>();
    const auto search = aspect->search({.nodes = positions});
    if (!search) return tl::unexpected(search.error());
    if (const auto done = (*search)->run(task); !done) return tl::unexpected(done.error());
    (void)reportOf(*aspect, (*search)->news(), *position);
    MoveWorths worths;
    for (const BoardOption& option : position->options) {
        if (option.rest)
            worths.outcomes.emplace(option.to, option.rest->outcome);
        else
            ++worths.unknown;
    }
    return worths;
}

} // namespace mexplorer
