// Lines of values by rules that were typed. The reference is the same game written in C++: a plain mex over
// its options with one mark for each value.

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/line.h"
#include "core/own/own_breaks.h"
#include "core/solve/own_break_engine.h"

#include <benchmark/benchmark.h>

using namespace mexplorer;

namespace {

void typed(benchmark::State& state, const char* rules) {
    const auto game = makeGame("own", {{"rules", rules}}).value();
    for (auto _ : state) {
        LineValues values(static_cast<std::uint64_t>(state.range(0)));
        Task task;
        if (!game->as<LineAspect>()->fill(values, task)) state.SkipWithError("cancelled");
        benchmark::DoNotOptimize(values[values.size() - 1]);
    }
}

/// Heaps that break, without the engine that recognises their form.
void typedBreaks(benchmark::State& state, const char* rules) {
    const OwnBreakCode code(parseHeapRules(rules)->turns);
    for (auto _ : state) {
        LineValues values(static_cast<std::uint64_t>(state.range(0)));
        Task task;
        if (!fillBreakLine(code, values, task)) state.SkipWithError("cancelled");
        benchmark::DoNotOptimize(values[values.size() - 1]);
    }
}

/// `forEachValue(n, values, add)` adds the values of the options of a heap of n.
template <class ForEachValue>
void plain(benchmark::State& state, const ForEachValue& forEachValue) {
    const auto count = static_cast<std::uint64_t>(state.range(0));
    for (auto _ : state) {
        std::vector<std::uint32_t> values;
        std::vector<std::uint64_t> metBy(2 * count + 2, count);
        for (std::uint64_t n = 0; n < count; ++n) {
            forEachValue(n, values, [&](std::uint32_t value) { metBy[value] = n; });
            std::uint32_t value = 0;
            while (metBy[value] == n)
                ++value;
            values.push_back(value);
        }
        benchmark::DoNotOptimize(values.back());
    }
}

void plainDivisors(benchmark::State& state) {
    plain(state, [](std::uint64_t n, const std::vector<std::uint32_t>& values, const auto& add) {
        for (std::uint64_t k = 1; k * k <= n; ++k) {
            if (n % k != 0) continue;
            add(values[n - k]);
            add(values[n - n / k]);
        }
    });
}
void plainHalves(benchmark::State& state) {
    plain(state, [](std::uint64_t n, const std::vector<std::uint32_t>& values, const auto& add) {
        for (std::uint64_t k = 1; 2 * k <= n; ++k)
            add(values[n - k]);
    });
}
void plainKayles(benchmark::State& state) {
    plain(state, [](std::uint64_t n, const std::vector<std::uint32_t>& values, const auto& add) {
        for (std::uint64_t k = 1; k <= std::min<std::uint64_t>(2, n); ++k)
            for (std::uint64_t a = 0; a <= (n - k) / 2; ++a)
                add(values[a] ^ values[n - k - a]);
    });
}

void registerAll() {
    using benchmark::RegisterBenchmark;
    const auto milliseconds = [](auto* each) { each->Unit(benchmark::kMillisecond); };
    milliseconds(
        RegisterBenchmark("divisors/typed", typed, "heap n: take k where n mod k = 0")->Arg(100'000));
    milliseconds(RegisterBenchmark("divisors/plain", plainDivisors)->Arg(100'000));
    milliseconds(RegisterBenchmark("halves/typed", typed, "heap n: take k where k <= n/2")->Arg(4000));
    milliseconds(RegisterBenchmark("halves/plain", plainHalves)->Arg(4000));
    milliseconds(RegisterBenchmark("kayles/typed", typed, "heap n: take 1 or 2 leave a + b")->Arg(4000));
    milliseconds(
        RegisterBenchmark("kayles/unrecognised", typedBreaks, "heap n: take 1 or 2 leave a + b")->Arg(4000));
    milliseconds(RegisterBenchmark("kayles/plain", plainKayles)->Arg(4000));
}

} // namespace

int main(int argc, char** argv) {
    registerAll();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
