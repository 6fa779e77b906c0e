// Values of take-and-break games along a line. The reference goes through every pair of parts for every take,
// as in the definition, with one mark per value instead of a set: O(n²). For subtraction games it builds a
// set for each heap.

#include "core/rules/octal.h"
#include "core/solve/ways/breaks.h"
#include "core/theory/mex.h"

#include <benchmark/benchmark.h>

#include <numeric>
#include <random>

using namespace mexplorer;

namespace {

BreakCode codeOf(const char* text) {
    return *BreakCode::parse(text);
}

void report(benchmark::State& state, std::uint64_t count) {
    state.counters["time/value"] =
        benchmark::Counter(static_cast<double>(count) * static_cast<double>(state.iterations()),
                           benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

void engine(benchmark::State& state, const BreakCode& code) {
    const auto count = static_cast<std::uint64_t>(state.range(0));
    for (auto _ : state) {
        LineValues values(count);
        Task task;
        if (!fillBreakLine(code, values, task)) state.SkipWithError("cancelled");
        benchmark::DoNotOptimize(values[count - 1]);
    }
    report(state, count);
}

void plain(benchmark::State& state, const BreakCode& code) {
    const auto count = static_cast<std::uint64_t>(state.range(0));
    for (auto _ : state) {
        std::vector<std::uint32_t> values;
        std::vector<std::uint64_t> seenBy(1024, count);
        for (std::uint64_t n = 0; n < count; ++n) {
            const std::uint64_t longest = std::min(n, *code.longestTake());
            for (std::uint64_t taken = 0; taken <= longest; ++taken) {
                const std::uint64_t rest = n - taken;
                const unsigned leave = code.digit(taken);
                if (rest == 0 && (leave & BreakCode::nothing) != 0) seenBy[0] = n;
                if (rest > 0 && (leave & BreakCode::oneHeap) != 0) seenBy[values[rest]] = n;
                if ((leave & BreakCode::twoHeaps) == 0 || rest == 0) continue;
                const std::uint64_t most = code.splitsUnequally() ? (rest - 1) / 2 : rest / 2;
                for (std::uint64_t a = 1; a <= most; ++a)
                    seenBy[values[a] ^ values[rest - a]] = n;
            }
            std::uint32_t value = 0;
            while (seenBy[value] == n)
                ++value;
            values.push_back(value);
        }
        benchmark::DoNotOptimize(values.data());
    }
    report(state, count);
}

/// From the first value to the proof of the period.
void period(benchmark::State& state, const char* text) {
    const BreakCode code = codeOf(text);
    Period found;
    for (auto _ : state) {
        LineValues values(static_cast<std::uint64_t>(state.range(0)));
        Task task;
        const auto goOn = [&](const LineValues& known) {
            found = breakPeriod(code, known);
            return found.status != Period::Status::proved;
        };
        if (!fillBreakLine(code, values, task, goOn)) state.SkipWithError("cancelled");
    }
    if (found.status != Period::Status::proved) state.SkipWithError("not proved");
    state.counters["period"] = static_cast<double>(found.length);
    state.counters["start"] = static_cast<double>(found.start);
}

void engineOf(benchmark::State& state, const char* text) {
    engine(state, codeOf(text));
}
void plainOf(benchmark::State& state, const char* text) {
    plain(state, codeOf(text));
}
/// As the program fills a line: once the period is proved, the values are copied.
void repeatedKayles(benchmark::State& state) {
    const auto count = static_cast<std::uint64_t>(state.range(0));
    const Octal rules(Play::normal, codeOf("0.77"));
    for (auto _ : state) {
        LineValues values(count);
        Task task;
        if (!fillLine(rules, values, task)) state.SkipWithError("cancelled");
        benchmark::DoNotOptimize(values[count - 1]);
    }
    report(state, count);
}

void engineGrundy(benchmark::State& state) {
    engine(state, BreakCode::unequalSplits());
}
void plainGrundy(benchmark::State& state) {
    plain(state, BreakCode::unequalSplits());
}

/// `count` numbers from 1 … most, the same in every run.
std::vector<std::uint64_t> someOf(std::uint64_t most, std::size_t count) {
    std::vector<std::uint64_t> all(most);
    std::iota(all.begin(), all.end(), std::uint64_t{1});
    std::mt19937_64 random(most);
    std::shuffle(all.begin(), all.end(), random);
    all.resize(count);
    std::sort(all.begin(), all.end());
    return all;
}

void subtraction(benchmark::State& state, const std::vector<std::uint64_t>& set) {
    const auto count = static_cast<std::uint64_t>(state.range(0));
    const auto forEachRest = [&](std::uint64_t n, const auto& visit) {
        for (const std::uint64_t taken : set) {
            if (taken > n) break;
            visit(n - taken);
        }
    };
    for (auto _ : state) {
        LineValues values(count);
        Task task;
        if (!fillByMarks(values, Play::normal, task, {}, forEachRest)) state.SkipWithError("cancelled");
        benchmark::DoNotOptimize(values[count - 1]);
    }
    report(state, count);
}
void subtractionPlain(benchmark::State& state, const std::vector<std::uint64_t>& set) {
    const auto count = static_cast<std::uint64_t>(state.range(0));
    for (auto _ : state) {
        std::vector<std::uint32_t> values;
        std::vector<Nimber> options;
        for (std::uint64_t n = 0; n < count; ++n) {
            options.clear();
            for (const std::uint64_t taken : set) {
                if (taken <= n) options.push_back(values[n - taken]);
            }
            values.push_back(static_cast<std::uint32_t>(mex(options)));
        }
        benchmark::DoNotOptimize(values.data());
    }
    report(state, count);
}

BENCHMARK_CAPTURE(subtraction, few, {2, 5, 7})->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(subtractionPlain, few, {2, 5, 7})->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(subtraction, twenty, someOf(200, 20))->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(subtractionPlain, twenty, someOf(200, 20))->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(subtraction, many, someOf(255, 100))->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(subtractionPlain, many, someOf(255, 100))->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engineOf, kayles, "0.77")->Arg(40'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(repeatedKayles)->Arg(40'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(plainOf, kayles, "0.77")->Arg(40'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(engineGrundy)->Arg(40'000)->Arg(1 << 23)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(plainGrundy)->Arg(40'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engineOf, .376, "0.376")->Arg(40'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(plainOf, .376, "0.376")->Arg(40'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(period, .16, "0.16")->Arg(1'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(period, .56, "0.56")->Arg(1'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(period, .127, "0.127")->Arg(1'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(period, .376, "0.376")->Arg(6'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(period, .354, "0.354")->Arg(24'000'000)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
