#include "core/sum/sided_sum.h"

#include "core/sum/sum_reader.h"
#include "core/theory/saturating.h"

namespace mexplorer {

namespace {

/// Whether the sum of what is called by its name is in reach: a search adds it without a limit. Errors: it is
/// not; cancelled.
Expected<void> checkNamed(const std::vector<SearchedPosition>& components, Task& task) {
    ShortGames games(task, Budget{});
    ShortGames::Id sum = games.zero();
    for (const SearchedPosition& component : components)
        if (component.isNamed()) sum = games.sum(sum, *component.game->parts()->game(component.at(), games));
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return {};
}

} // namespace

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

Expected<SearchedPosition> SidedSum::searched(const Position& summands, bool isPatient, Task& task) const {
    std::vector<SearchedPosition> components;
    for (const Summand& summand : summands) {
        auto component = summands_->searched(summand, isPatient, task);
        if (!component) return tl::unexpected(component.error());
        components.push_back(std::move(*component));
    }
    if (isPatient) { // else what is added is no larger than what was before
        if (auto fits = checkNamed(components, task); !fits) return tl::unexpected(fits.error());
    }
    return SearchedPosition::sumOf(std::move(components));
}

Expected<SumLedger> SidedSum::ledger(const Position& summands, Task& task) const {
    ShortGames games(task, Budget{});
    std::vector<ShortGames::Id> components;
    for (const Summand& summand : summands) {
        const auto form = summands_->form(summand, task);
        const bool isSearched =
            !form && form.error().kind == Error::Kind::tooLarge && summands_->isSearched(summand);
        components.push_back(isSearched ? ShortGames::none : summands_->game(summand, games));
    }
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
