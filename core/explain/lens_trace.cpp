#include "core/explain/lens_trace.h"

#include "core/game/aspects/line.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace mexplorer {

namespace {

constexpr std::size_t mostMarkedOptions = 200;
constexpr std::uint64_t firstShare = 5;

/// The smallest a + b first, then the least a, as LensFound orders them.
void sortBySmallness(std::vector<LensFailure>& failures) {
    std::ranges::sort(failures, {}, [](const LensFailure& failure) {
        return std::tuple(failure.place.a + failure.place.b, failure.place.a);
    });
}

/// 5, 10, 20, 50 … below the most, and that.
std::vector<std::uint64_t> shareSizes(std::uint64_t most) {
    std::vector<std::uint64_t> sizes;
    std::uint64_t size = firstShare;
    for (int i = 0; size < most; ++i) {
        sizes.push_back(size);
        size = i % 3 == 2 ? size * 5 / 2 : size * 2;
    }
    sizes.push_back(most);
    return sizes;
}

std::vector<LensShare> sharesOf(const LensSubject& subject) {
    std::vector<LensShare> shares;
    const auto [rows, columns] = subject.size;
    for (const std::uint64_t size : shareSizes(std::max(rows, columns))) {
        const auto isInside = [size](const LensFailure& failure) {
            return std::max(failure.place.a, failure.place.b) < size;
        };
        const auto failing = std::ranges::count_if(subject.failures, isInside);
        shares.push_back({size, std::min<std::uint64_t>(size, rows) * std::min<std::uint64_t>(size, columns),
                          static_cast<std::uint64_t>(failing)});
    }
    return shares;
}

std::vector<LensOffer> offersOf(const LensReport& report) {
    std::vector<LensOffer> offers;
    for (const LensReport::Said& one : report.suggestions)
        offers.push_back({one.text, one.formula, one.isProved});
    for (const Message& theorem : report.theorems)
        offers.push_back({.text = theorem, .isProved = true});
    if (offers.size() > mostLensOffers) offers.resize(mostLensOffers);
    return offers;
}

/// Each cell of the options once, in order.
void takeOptions(LensSubject& subject, std::vector<GridCell> cells) {
    std::ranges::sort(cells, {}, [](const GridCell& cell) { return std::tuple(cell.a, cell.b); });
    for (const GridCell& cell : cells) {
        const bool isSeen = cell.a < subject.size.rows && cell.b < subject.size.columns;
        if (isSeen && (subject.options.empty() || !(subject.options.back() == cell)))
            subject.options.push_back(cell);
    }
}

void takeLineOptions(LensSubject& subject, const LineAspect& line) {
    std::vector<GridCell> cells;
    const auto options = line.optionsOf(subject.failures.front().place.a, mostMarkedOptions);
    for (const HeapOption& option : options.value_or(std::vector<HeapOption>{}))
        for (const std::uint64_t heap : option)
            cells.push_back({heap, 0});
    takeOptions(subject, std::move(cells));
}

void takeGridOptions(LensSubject& subject, const GridAspect& grid) {
    std::vector<GridCell> cells;
    const auto options = grid.optionsOf(subject.failures.front().place, mostMarkedOptions);
    for (const CellOption& option : options.value_or(std::vector<CellOption>{}))
        cells.insert(cells.end(), option.begin(), option.end());
    takeOptions(subject, std::move(cells));
}

Expected<void> takeLine(LensSubject& subject, const LineAspect& line, std::uint64_t size,
                        const std::optional<Conjecture>& conjecture, Task& task) {
    auto values = std::make_shared<LineValues>(size);
    if (auto filled = line.fill(*values, task); !filled) return filled;
    subject.line = values;
    subject.size = {static_cast<std::uint32_t>(size), 1};
    if (!conjecture) return {};
    const auto found = compared(*conjecture, {values->data(), values->finished()}, task);
    if (!found) return tl::unexpected(found.error());
    for (const auto& [n, value, said] : found->failures)
        subject.failures.push_back({{n, 0}, value, said});
    if (!subject.failures.empty()) takeLineOptions(subject, line);
    return {};
}

Expected<void> takeGrid(LensSubject& subject, const GridAspect& grid, GridSize size,
                        const std::optional<Conjecture>& conjecture, Task& task) {
    auto values = std::make_shared<GridValues>(size);
    if (auto filled = grid.fill(*values, task); !filled) return filled;
    subject.grid = values;
    subject.size = size;
    subject.first = grid.firstNumber();
    subject.goesDown = grid.firstNumber() == 1 || grid.wholeSize();
    if (!conjecture) return {};
    auto found = compared(*conjecture, *values, size, subject.first, task);
    if (!found) return tl::unexpected(found.error());
    subject.failures = std::move(found->failures);
    sortBySmallness(subject.failures);
    if (!subject.failures.empty()) takeGridOptions(subject, grid);
    return {};
}

/// As it is named among the failures: “n = 4”, “(1, 2)”.
std::string nameOfPlace(const LensSubject& subject, const GridCell& cell) {
    return subject.isLine() ? fmt::format("n = {}", cell.a)
                            : fmt::format("({}, {})", cell.a + subject.first, cell.b + subject.first);
}

Message sayFailure(const LensSubject& subject, const LensFailure& failure) {
    const std::string place = nameOfPlace(subject, failure.place);
    if (failure.said.value) {
        return say(MX_TEXT("core", "%1: the formula says %2, the definition says %3"), place,
                   *failure.said.value, failure.value);
    }
    return say(MX_TEXT("core", "%1: the formula says %2, the value is %3"), place,
               *failure.said.isP ? "P" : "N", failure.value);
}

void addConjecture(LensTrace& trace, const LensSubject& subject) {
    const LensReport& report = subject.report;
    using enum LensState::Look;
    trace.add({say(MX_TEXT("core", "%1, compared with the values for %2"), shortened(report.conjecture),
                   report.range),
               0},
              {start});
    const bool isBrokenLater = report.failing > 0 && report.margin > 0;
    if (isBrokenLater) trace.add({report.counts[1], 2}, {agreement});
    if (report.failing == 0 && report.agreeing > 0) trace.add({report.counts.front(), 2}, {agreement});
    const std::size_t stepped = std::min(subject.failures.size(), mostLensSteps);
    for (std::size_t i = 0; i < stepped; ++i) {
        trace.add({i == 0 ? report.counterExample : sayFailure(subject, subject.failures[i]), 3},
                  {failure, i + 1});
    }
    const Message& end = report.failing > 0 || report.agreeing == 0 ? report.counts.front()
                         : report.proof.empty()                     ? report.seen
                                                                    : report.proof;
    trace.add({end, 0}, {all, subject.failures.size()});
}

void addOffers(LensTrace& trace, const LensSubject& subject) {
    const LensReport& report = subject.report;
    using enum LensState::Look;
    trace.add({say(MX_TEXT("core", "the values for %1: which formula says them all?"), report.range), 0},
              {start});
    const Message proved = say(MX_TEXT("core", "proved"));
    for (std::size_t i = 0; i < subject.offers.size(); ++i) {
        const LensOffer& one = subject.offers[i];
        trace.add({say(MX_TEXT("core", "%1 — %2"), one.text, one.isProved ? proved : report.seen), 2},
                  {offer, i});
    }
    if (subject.offers.empty()) trace.add({report.headline, 1}, {all});
}

} // namespace

Expected<LensSubject> lensSubject(const Game& game, const LensExtent& extent,
                                  const std::optional<Conjecture>& conjecture, Task& task) {
    LensSubject subject;
    const Conjecture* supposed = conjecture ? &*conjecture : nullptr;
    const auto report = [&](const auto& values) -> Expected<void> {
        auto made = lensReport(game, values, supposed, true, task);
        if (!made) return tl::unexpected(made.error());
        subject.report = std::move(*made);
        return {};
    };
    if (const auto* size = std::get_if<std::uint64_t>(&extent)) {
        const LineAspect& line = *game.as<LineAspect>();
        const auto done = line.check(*size)
                              .and_then([&] { return takeLine(subject, line, *size, conjecture, task); })
                              .and_then([&] { return report(*subject.line); });
        if (!done) return tl::unexpected(done.error());
    } else {
        const GridSize part = std::get<GridSize>(extent);
        const GridAspect& grid = *game.as<GridAspect>();
        const auto done = grid.check(part)
                              .and_then([&] { return takeGrid(subject, grid, part, conjecture, task); })
                              .and_then([&] { return report(*subject.grid); });
        if (!done) return tl::unexpected(done.error());
    }
    if (conjecture) subject.shares = sharesOf(subject);
    subject.offers = offersOf(subject.report);
    return subject;
}

LensTrace lensTrace(const LensSubject& subject) {
    if (!subject.hasConjecture()) {
        LensTrace trace(say(MX_TEXT("core", "What the values look like")),
                        {say(MX_TEXT("core", "for each formula, from simple to less simple")),
                         say(MX_TEXT("core", "    if it says the value of every place")),
                         say(MX_TEXT("core", "        suggest it"))},
                        subject);
        addOffers(trace, subject);
        return trace;
    }
    LensTrace trace(say(MX_TEXT("core", "Where %1 fails"), shortened(subject.report.conjecture)),
                    {say(MX_TEXT("core", "for each place, from the smallest on")),
                     say(MX_TEXT("core", "    v = its value, by the definition")),
                     say(MX_TEXT("core", "    if the formula does not say v")),
                     say(MX_TEXT("core", "        mark the place"))},
                    subject);
    addConjecture(trace, subject);
    return trace;
}

std::string lensValueText(const LensSubject& subject, const GridCell& cell) {
    const std::uint64_t value = subject.valueAt(cell);
    if (subject.isLine()) return fmt::format("SG({}) = {}", cell.a, value);
    return fmt::format("SG({}, {}) = {}", cell.a + subject.first, cell.b + subject.first, value);
}

} // namespace mexplorer
