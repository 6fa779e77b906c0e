#include "core/explain/sided_lens.h"

#include "core/explain/say_game.h"
#include "core/game/aspects/positions.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

namespace mexplorer {

namespace {

/// What was found at a place that fails, and what is said there.
struct SidedFailure {
    const SidedPlace* place = nullptr;
    std::string found;
    std::string said;
    std::string canonical; ///< empty if that is out of reach
};

struct SidedFound {
    std::uint64_t agreeing = 0;
    std::uint64_t failing = 0;
    std::uint64_t undefined = 0;      ///< nothing is said
    std::uint64_t outOfReach = 0;     ///< nothing is found
    std::uint64_t agreedBefore = 0;   ///< the last failure
    const SidedPlace* last = nullptr; ///< that fails
    std::vector<SidedFailure> failures = {};
    std::optional<SidedFailure> smallest = {};
};

std::int64_t sumOf(const SidedPlace& place) {
    return std::accumulate(place.numbers.begin(), place.numbers.end(), std::int64_t{0});
}

bool isSmallerPlace(const SidedPlace& one, const SidedPlace& other) {
    return std::tuple(sumOf(one), one.numbers.front()) < std::tuple(sumOf(other), other.numbers.front());
}

void takeFailure(SidedFound& all, SidedFailure failure) {
    ++all.failing;
    all.agreedBefore = all.agreeing;
    all.last = failure.place;
    if (!all.smallest || isSmallerPlace(*failure.place, *all.smallest->place)) all.smallest = failure;
    if (all.failures.size() < mostFailuresKept) all.failures.push_back(std::move(failure));
}

Expected<void> lookAt(SidedFound& all, const SidedPlace& place, const Game& game,
                      const SidedConjecture& conjecture, Task& task) {
    const auto said = conjecture.said(place.numbers);
    if (!said) {
        ++all.undefined;
        return {};
    }
    const auto asked = ask(game, place.position);
    if (!asked) return tl::unexpected(asked.error());
    const auto worth = sideWorth(**asked, task);
    if (!worth) return tl::unexpected(worth.error());
    const auto found = conjecture.found(*worth);
    if (!found)
        ++all.outOfReach;
    else if (conjecture.isTrue(*said, *found))
        ++all.agreeing;
    else
        takeFailure(all, {&place, *found, *said, worth->facts ? worth->facts->canonical : std::string()});
    return {};
}

std::string placeText(const SidedPlace& place) {
    if (place.numbers.size() == 1) return std::to_string(place.numbers.front());
    return fmt::format("{}, {}", place.numbers[0], place.numbers[1]);
}

/// “G(2) = {1|0}, its mean is 1/2, not 1”
Message sayReason(const SidedFailure& failure, SidedConjecture::About about) {
    const std::string name = fmt::format("G({})", placeText(*failure.place));
    const std::string game =
        failure.canonical.empty() ? name : fmt::format("{} = {}", name, shortened(failure.canonical));
    switch (about) {
    case SidedConjecture::About::mean:
        return say(MX_TEXT("core", "%1: its mean is %2, not %3"), game, failure.found, failure.said);
    case SidedConjecture::About::temperature:
        return say(MX_TEXT("core", "%1: its temperature is %2, not %3"), game, failure.found, failure.said);
    case SidedConjecture::About::value:
        return say(MX_TEXT("core", "%1, not %2"), game, failure.said);
    default:
        return say(MX_TEXT("core", "%1: its outcome is %2, but the formula says: %3"), game, failure.found,
                   failure.said);
    }
}

/// As of a line or a grid, so that the same sentences count both; what is out of reach is counted apart.
template <class Place>
LensFound<Place> countsOf(const SidedFound& all, std::span<const SidedPlace> places) {
    LensFound<Place> counts{.places = places.size() - all.outOfReach,
                            .agreeing = all.agreeing,
                            .failing = all.failing,
                            .undefined = all.undefined};
    if (!all.smallest) {
        counts.margin = static_cast<std::uint64_t>(sumOf(places.back()) - sumOf(places.front()) + 1);
        return counts;
    }
    counts.smallest = Failure<Place>{};
    counts.margin = static_cast<std::uint64_t>(sumOf(*all.smallest->place) - sumOf(places.front()));
    if (all.agreeing > all.agreedBefore)
        counts.agreesFrom = static_cast<std::uint64_t>(all.last - places.data()) + 1;
    return counts;
}

Message sayHeadline(const SidedConjecture& conjecture, const SidedFound& all,
                    std::span<const SidedPlace> places) {
    const std::string& text = conjecture.text();
    if (all.smallest) {
        const auto& numbers = all.smallest->place->numbers;
        if (numbers.size() == 1)
            return say(MX_TEXT("core", "%1 fails first at n = %2"), text, numbers.front());
        return say(MX_TEXT("core", "%1 fails first at (%2, %3)"), text, numbers[0], numbers[1]);
    }
    if (all.agreeing == 0) return say(MX_TEXT("core", "%1 says nothing about these places"), text);
    if (all.undefined + all.outOfReach > 0)
        return say(MX_TEXT("core", "%1 agrees wherever it says something"), text);
    const auto& last = places.back().numbers;
    if (last.size() == 1) return say(MX_TEXT("core", "%1 agrees up to n = %2"), text, last.front());
    return say(MX_TEXT("core", "%1 agrees with all cells"), text);
}

Message rangeOf(std::span<const SidedPlace> places) {
    const auto& last = places.back().numbers;
    if (last.size() == 1) return verbatim(fmt::format("n = 0 … {}", last.front()));
    return verbatim(fmt::format("a = 1 … {}, b = 1 … {}", last[0], last[1]));
}

std::vector<std::string> sidedRow(const SidedFailure& failure) {
    std::vector<std::string> row;
    for (const std::int64_t number : failure.place->numbers)
        row.push_back(std::to_string(number));
    row.push_back(failure.found);
    row.push_back(failure.said);
    return row;
}

} // namespace

Expected<LensReport> sidedLensReport(const Game& game, const SidedConjecture& conjecture,
                                     std::span<const SidedPlace> places, Task& task) {
    SidedFound all;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (task.cancelled()) return cancelled();
        if (auto looked = lookAt(all, places[i], game, conjecture, task); !looked)
            return tl::unexpected(looked.error());
        task.report(static_cast<double>(i + 1) / static_cast<double>(places.size()));
    }
    const bool isLine = places.front().numbers.size() == 1;
    const auto ofLine = countsOf<std::uint64_t>(all, places);
    LensReport report;
    report.headline = sayHeadline(conjecture, all, places);
    report.game = sayGame(game);
    report.range = rangeOf(places);
    report.conjecture = conjecture.text();
    report.places = places.size();
    report.agreeing = all.agreeing;
    report.failing = all.failing;
    report.undefined = all.undefined + all.outOfReach;
    report.margin = ofLine.margin;
    report.counts = isLine ? sayLensCounts(ofLine) : sayLensCounts(countsOf<GridCell>(all, places));
    if (all.outOfReach > 0) {
        report.counts.push_back(say(MX_TEXT("core", "the canonical form is out of reach at %1 of %2"),
                                    all.outOfReach, places.size()));
    }
    report.columns = isLine ? std::vector<std::string>{"n", "value", "said"}
                            : std::vector<std::string>{"a", "b", "value", "said"};
    report.failures.reserve(all.failures.size());
    for (const SidedFailure& failure : all.failures)
        report.failures.push_back(sidedRow(failure));
    if (all.smallest) report.counterExample = sayReason(*all.smallest, conjecture.about());
    return report;
}

} // namespace mexplorer
