#include "checks.h"
#include "core/theory/mex.h"
#include "expect.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr std::uint64_t lineLength = 60;
constexpr std::uint64_t wholeHeaps = 11; // heaps below this are checked by all positions, even if they break

void checkPeriod(const LineAspect& line, const LineValues& seen) {
    const Period period = line.period(seen);
    if (period.status != Period::Status::proved) return;
    Task task;
    LineValues far(seen.size() * 6);
    expect(line.fillByDefinition(far, task).has_value(), "a longer line is filled");
    const std::set<std::uint64_t> exceptions(period.exceptions.begin(), period.exceptions.end());
    const auto repeats = [&](std::uint64_t n) { return far[n] + period.saltus == far[n + period.length]; };
    for (std::uint64_t n = period.start; n + period.length < far.size(); ++n) {
        expect(repeats(n), "the period holds at " + std::to_string(n));
    }
    if (period.start > 0) expect(!repeats(period.start - 1), "the period starts no earlier");
    for (const std::uint64_t exception : exceptions)
        expect(exception < period.start, "exceptions come before the start");
}

/// mex over the options, each a sum of smaller heaps of which `known` has the values.
Nimber heapValue(const std::vector<HeapOption>& options, const std::vector<Nimber>& known, Play play) {
    std::vector<Nimber> found;
    for (const HeapOption& heaps : options) {
        Nimber sum = 0;
        for (const std::uint64_t heap : heaps)
            sum ^= known[heap];
        found.push_back(sum);
    }
    return found.empty() ? terminalValue(play) : mex(found);
}

} // namespace

void checkLine(const Game& game, const LineAspect& line, DefinitionOfGame& definition) {
    Task task;
    expect(line.check(lineLength).has_value(), "a short line is allowed");
    LineValues values(lineLength);
    LineValues defined(lineLength);
    expect(line.fill(values, task).has_value() && values.finished() == lineLength, "the line is filled");
    expect(line.fillByDefinition(defined, task).has_value(), "the line is filled by the definition");
    std::vector<Nimber> truths;
    for (std::uint64_t n = 0; n < lineLength; ++n) {
        const std::string position = line.positionAt(n);
        const auto found = line.optionsOf(n, 1000);
        if (!found) { // too many, or not on the line
            if (n >= wholeHeaps) break;
            expect(values[n] == definition(position), position + ": the line's value");
            truths.push_back(values[n]);
            continue;
        }
        const std::vector<HeapOption>& heaps = *found;
        expect(std::ranges::none_of(heaps, [](const auto& h) { return h.empty(); }),
               position + ": its parts");
        const Nimber truth = heapValue(heaps, truths, playOf(game));
        truths.push_back(truth);
        if (n < wholeHeaps || std::ranges::all_of(heaps, [](const auto& h) { return h.size() == 1; }))
            expect(definition(position) == truth, position + ": the value from its options' heaps");
        expect(values[n] == truth, position + ": the line's value");
        expect(defined[n] == truth, position + ": the line's value by the definition");
        const auto inquiry = asked(game, position);
        expect(line.heapOf(*inquiry) == n, position + ": its heap");
        const auto theorem = line.closedForm(n);
        expect(theorem == inquiry->closedForm(), position + ": the same closed form in the line");
        const auto graph = inquiry->graph();
        const auto options = graph->options(0);
        expect(heaps.size() == options.size(), position + ": the number of option heaps");
        for (std::size_t i = 0; i < std::min(heaps.size(), options.size()); ++i) {
            // If a heap is not written as its number, neither are those of options; then values are compared.
            if (position == std::to_string(n)) {
                expect(fmt::format("{}", fmt::join(heaps[i], ",")) == graph->text(options[i]),
                       position + ": option heaps");
            } else if (n < wholeHeaps) {
                Nimber sum = 0;
                for (const std::uint64_t heap : heaps[i])
                    sum ^= truths[heap];
                expect(sum == definition(graph->text(options[i])),
                       position + ": what option heaps are worth");
            }
        }
    }
    checkPeriod(line, values);
}

} // namespace mexplorer
