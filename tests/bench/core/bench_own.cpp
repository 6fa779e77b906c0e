// Lines of values by rules that were typed. The reference is the same game written in C++: a plain mex over
// its options with one mark for each value.

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/grid.h"
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
/// Splits that no family covers: unequal parts, or one taken.
void plainUnequal(benchmark::State& state) {
    plain(state, [](std::uint64_t n, const std::vector<std::uint32_t>& values, const auto& add) {
        for (std::uint64_t a = 1; 2 * a < n; ++a)
            add(values[a] ^ values[n - a]);
        if (n > 0) add(values[n - 1]);
    });
}
/// Three parts, of which the smaller two have different remainders.
void plainThree(benchmark::State& state) {
    plain(state, [](std::uint64_t n, const std::vector<std::uint32_t>& values, const auto& add) {
        for (std::uint64_t a = 1; 3 * a <= n; ++a)
            for (std::uint64_t b = a; a + 2 * b <= n; ++b)
                if (a % 3 != b % 3) add(values[a] ^ values[b] ^ values[n - a - b]);
    });
}

/// A table of two heaps that depend on one another.
void typedJoint(benchmark::State& state, const char* rules) {
    const auto game = makeGame("own", {{"rules", rules}}).value();
    const auto side = static_cast<std::uint32_t>(state.range(0));
    for (auto _ : state) {
        GridValues values({side, side});
        Task task;
        if (!game->as<GridAspect>()->fill(values, task)) state.SkipWithError("cancelled");
        benchmark::DoNotOptimize(values.at(side - 1, side - 1));
    }
}
void plainEuclid(benchmark::State& state) {
    const auto side = static_cast<std::uint64_t>(state.range(0));
    for (auto _ : state) {
        std::vector<std::uint32_t> values(side * side);
        std::vector<std::uint64_t> metBy(2 * side + 2, UINT64_MAX);
        for (std::uint64_t cell = 0; cell < values.size(); ++cell) {
            const std::uint64_t a = cell / side;
            const std::uint64_t b = cell % side;
            for (std::uint64_t k = 1; k <= std::min(a, b); ++k) {
                metBy[values[cell - k * side]] = cell;
                metBy[values[cell - k]] = cell;
            }
            std::uint32_t value = 0;
            while (metBy[value] == cell)
                ++value;
            values[cell] = value;
        }
        benchmark::DoNotOptimize(values.back());
    }
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
    milliseconds(RegisterBenchmark("unequal/typed", typedBreaks, "heap n: split a + b where a != b | take 1")
                     ->Arg(4000));
    milliseconds(RegisterBenchmark("unequal/plain", plainUnequal)->Arg(4000));
    milliseconds(RegisterBenchmark("three/typed", typedBreaks,
                                   "heap n: split a + b + c where a mod 3 != b mod 3 and a <= b and b <= c")
                     ->Arg(400));
    milliseconds(RegisterBenchmark("three/plain", plainThree)->Arg(400));
    milliseconds(
        RegisterBenchmark("euclid/typed", typedJoint, "heaps a, b: a-k where k <= b | b-k where k <= a")
            ->Arg(200));
    milliseconds(RegisterBenchmark("euclid/plain", plainEuclid)->Arg(200));
}

} // namespace

int main(int argc, char** argv) {
    registerAll();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
