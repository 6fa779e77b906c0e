#include "core/judge/game_cases.h"

#include "core/game/aspects/line.h"
#include "core/game/aspects/positions.h"
#include "core/judge/making/number_cases.h"
#include "core/judge/problem.h"
#include "core/own/own_description.h"
#include "core/own/rules_kind.h"
#include "core/rules/heap_game.h"

#include <algorithm>

namespace mexplorer::judge {

namespace {

constexpr std::uint64_t usualHeaps = 8;

bool accepts(const Game& game, std::span<const std::uint64_t> numbers) {
    return !numbers.empty() && ask(game, joined(numbers)).has_value();
}

/// As many numbers as asked for: those that the game opens with, again and again.
Heaps repeated(const Heaps& start, std::size_t count) {
    Heaps numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.push_back(start[i % start.size()]);
    return numbers;
}

/// Words over digits and nodes with numbers for names only look like numbers.
bool isOfNumbers(const Game& game) {
    const auto rules = game.parameters().find(ownRulesId);
    if (rules == game.parameters().end()) return true;
    const auto kind = ownRulesKind(rules->second);
    return kind &&
           (*kind == OwnRulesKind::heap || *kind == OwnRulesKind::jointHeaps || *kind == OwnRulesKind::board);
}

Expected<Heaps> startOf(const Game& game) {
    const std::string start = startPosition(game);
    const bool areNumbers = !start.empty() && start.find_first_not_of("0123456789,") == std::string::npos;
    if (areNumbers && isOfNumbers(game)) return parseHeaps(start);
    return invalid(say(MX_TEXT("core", "The judge can set games whose positions are written as numbers, "
                                       "such as heaps; a position of this one is “%1”."),
                       shortened(start)));
}

/// How many numbers a position has at most.
std::size_t mostNumbers(const Game& game, const Heaps& start) {
    std::size_t most = start.size();
    while (most < usualHeaps && accepts(game, repeated(start, most + 1)))
        ++most;
    return most;
}

/// The largest number with which a position of so many is solved in a moment.
std::uint64_t usualLargest(const Game& game, std::size_t numbers) {
    constexpr std::uint64_t ofFormulas = 1'000'000'000;
    const auto large = ask(game, joined(Heaps(numbers, ofFormulas)));
    if (large && (*large)->closedForm()) return ofFormulas;
    constexpr std::uint64_t searched[] = {200, 200, 30, 12, 8}; // by how many numbers
    std::uint64_t most = searched[std::min<std::size_t>(numbers, std::size(searched) - 1)];
    if (const auto* line = game.as<LineAspect>(); line && line->check(1001)) most = 1000;
    while (most > 1 && !accepts(game, Heaps(numbers, most)))
        --most;
    return most;
}

} // namespace

Expected<GameCases> gameCases(const std::shared_ptr<const Game>& game, const GameForm& form) {
    const auto start = startOf(*game);
    if (!start) return tl::unexpected(start.error());
    const std::size_t numbers = mostNumbers(*game, *start);
    const std::uint64_t largest = usualLargest(*game, numbers);
    const bool hasCount = form.heaps != GameForm::Heaps::onLines;
    const bool isAbove = form.heaps == GameForm::Heaps::countedAbove;
    NumberCases cases;
    if (hasCount) cases.fields.push_back({{"n", 1, mostHeaps}, numbers});
    cases.list =
        NumberList{.item = {{"h", 0, largestNumber}, largest},
                   .usualCount = numbers,
                   .place = isAbove ? NumberList::Place::onLineOfItsOwn : NumberList::Place::behindFields};
    if (hasCount) cases.list->countField = 0;
    cases.allowed = [game, hasCount](const std::vector<std::uint64_t>& all) {
        return accepts(*game, std::span(all).subspan(hasCount ? 1 : 0));
    };
    Case sample{*start};
    if (isAbove) sample.insert(sample.begin(), {start->size()});
    if (hasCount && !isAbove) sample.front().insert(sample.front().begin(), start->size());
    return GameCases{makerOf(std::move(cases)), std::move(sample)};
}

} // namespace mexplorer::judge
