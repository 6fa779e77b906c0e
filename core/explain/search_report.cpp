#include "core/explain/search_report.h"

#include "core/explain/say_board.h"
#include "core/explain/say_estimate.h"
#include "core/explain/search_trace.h"
#include "core/text/count_text.h"
#include "core/text/say_count.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The result after a move, if its bounds agree.
std::optional<PlayedOut> restAfter(const SearchedMove& move) {
    if (move.worst.score != move.best.score) return std::nullopt;
    PlayedOut rest{outcomeOf(-move.worst.score)};
    if (move.isExact() && move.worst.plies) rest.plies = *move.worst.plies - 1;
    return rest;
}

/// The same for the position that was searched.
std::optional<PlayedOut> restOf(const LargeSearchNews& news) {
    const bool hasBegun = news.nodes > 0 || news.isExact(); // known from the first moves on
    if (!hasBegun || news.worst.score != news.best.score) return std::nullopt;
    return PlayedOut{outcomeOf(news.worst.score), news.isExact() ? news.worst.plies : std::nullopt};
}

Message sayBounds(const BestPlay& worst, const BestPlay& best) {
    if (worst.score == 0) return say(MX_TEXT("core", "at least a draw"));
    if (best.score == 0) return say(MX_TEXT("core", "at most a draw"));
    return say(MX_TEXT("core", "not known yet"));
}

} // namespace

SearchReport reportOf(const LargeSearchAspect& aspect, LargeSearchNews news, BoardPosition& position) {
    SearchReport report;
    for (const std::uint32_t move : news.line)
        report.line.push_back(aspect.cellOf(move));
    report.horizon = aspect.horizonAfter(news.line);
    position.rest = restOf(news);
    for (const SearchedMove& move : news.moves) {
        const BoardCell cell = aspect.cellOf(move.move);
        const auto option = std::ranges::find_if(
            position.options, [&](const BoardOption& one) { return one.seen && one.seen->to == cell; });
        if (option == position.options.end()) continue;
        option->rest = restAfter(move);
        option->found = sayFound(move);
        report.order.push_back(static_cast<std::size_t>(option - position.options.begin()));
    }
    report.news = std::move(news);
    return report;
}

Expected<SearchReport> searchedTo(std::uint32_t depth, const Inquiry& asked, BoardPosition& position,
                                  Task& task) {
    constexpr std::uint64_t mostNodes = 1'000'000; // well below a second
    const auto* aspect = asked.as<LargeSearchAspect>();
    if (!aspect) return invalid({});
    LargeSearchLimits limits{.nodes = mostNodes};
    if (depth > 0) limits.depth = depth;
    auto search = aspect->search(limits);
    if (!search) return tl::unexpected(search.error());
    if (const auto done = (*search)->run(task); !done) return tl::unexpected(done.error());
    SearchReport report = reportOf(*aspect, (*search)->news(), position);
    report.stage = SearchReport::Stage::ended;
    return report;
}

Message sayStage(const SearchReport& report) {
    const LargeSearchNews& news = report.news;
    const std::uint64_t depth = news.depth;
    if (const auto rest = restOf(news); rest && news.isExact())
        return say(MX_TEXT("core", "Solved: %1"), sayRest(*rest));
    switch (report.stage) {
    case SearchReport::Stage::running:
        return sayCount(depth, MX_TEXT("core", "Searching: 1 move ahead"),
                        MX_TEXT("core", "Searching: %1 moves ahead"), depth);
    case SearchReport::Stage::stopped:
        return sayCount(depth, MX_TEXT("core", "Stopped: looked 1 move ahead"),
                        MX_TEXT("core", "Stopped: looked %1 moves ahead"), depth);
    case SearchReport::Stage::ended:
        break;
    }
    return sayCount(depth, MX_TEXT("core", "Looked 1 move ahead"), MX_TEXT("core", "Looked %1 moves ahead"),
                    depth);
}

Message sayWork(const SearchReport& report) {
    const std::string nodes = countText(report.news.nodes);
    if (!report.seconds || *report.seconds <= 0) return say(MX_TEXT("core", "positions: %1"), nodes);
    const double speed = static_cast<double>(report.news.nodes) / *report.seconds;
    return say(MX_TEXT("core", "positions: %1 · a second: %2"), nodes,
               countText(static_cast<std::uint64_t>(speed)));
}

Message sayFound(const SearchedMove& move) {
    if (const auto rest = restAfter(move)) return sayReached(*rest);
    const Message bounds = sayBounds(move.worst, move.best);
    if (!move.points) return bounds;
    return sayCount(static_cast<std::uint64_t>(std::abs(*move.points)), MX_TEXT("core", "%1 point"),
                    MX_TEXT("core", "%1 points"), scoreText(*move.points));
}

Message sayHorizonSum(const HorizonSum& horizon) {
    return say(MX_TEXT("core", "lines still open: %1"), estimateText(horizon.sum));
}

} // namespace mexplorer
