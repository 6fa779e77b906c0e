#include "core/sum/sided_sum.h"

#include "core/sum/sum_reader.h"
#include "core/theory/saturating.h"

namespace mexplorer {

Expected<SidedSum::Position> SidedSum::parse(std::string_view text) const {
    return readSum(text, *summands_);
}

/// The moves of games of two sides say themselves whose they are.
Message SidedSum::moveText(const Position& summands, const Move& move) const {
    Message said = move.inComponent;
    if (move.isOfBoth)
        said = move.side == Side::left ? say(MX_TEXT("core", "Left: %1"), said)
                                       : say(MX_TEXT("core", "Right: %1"), said);
    if (summands.size() == 1) return said;
    return say(MX_TEXT("core", "in component %1: %2"), move.summand + 1, said);
}

std::uint64_t SidedSum::optionCount(const Position& summands) const {
    std::uint64_t count = 0;
    for (const Summand& summand : summands) {
        const std::uint64_t own = summands_->optionCount(summand);
        count = saturatedSum(count, saturatedProduct(own, summands_->isImpartial(summand) ? 2 : 1));
    }
    return count;
}

std::optional<ShortGames::Id> SidedSum::game(const Position& summands, ShortGames& games) const {
    ShortGames::Id sum = games.zero();
    for (const Summand& summand : summands)
        sum = games.sum(sum, summands_->game(summand, games));
    return sum;
}

std::vector<ShortGames::Id> SidedSum::gamesOf(const Position& summands, ShortGames& games) const {
    std::vector<ShortGames::Id> all;
    for (const Summand& summand : summands)
        all.push_back(summands_->game(summand, games));
    return all;
}

Expected<SumLedger> SidedSum::ledger(const Position& summands, Task& task) const {
    ShortGames games(task, Budget{});
    const auto components = gamesOf(summands, games);
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return ledgerOf(components, games);
}

Expected<HotPlay> SidedSum::hottestFirst(const Position& summands, Side first, Task& task) const {
    ShortGames games(task, Budget{});
    const auto components = gamesOf(summands, games);
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return mexplorer::hottestFirst(components, first, games);
}

Description SidedSum::describe() {
    Description sum = Sum::describe();
    sum.view = "tree";
    sum.position = sidedSumPosition;
    return sum;
}

} // namespace mexplorer
