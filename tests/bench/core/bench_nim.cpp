#include "core/rules/nim.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <numeric>
#include <random>

using namespace mexplorer;

namespace {

constexpr std::size_t heapCount = 1'000'000;

const Heaps& manyHeaps() {
    static const Heaps heaps = [] {
        std::mt19937_64 random(20250104);
        Heaps made(heapCount);
        for (std::uint64_t& heap : made)
            heap = random() >> 2;
        return made;
    }();
    return heaps;
}

void perHeap(benchmark::State& state) {
    const auto bytes = static_cast<std::int64_t>(heapCount * sizeof(std::uint64_t));
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * bytes);
}

/// The limit set by memory: the same heaps, read once.
void readingTheHeaps(benchmark::State& state) {
    const Heaps& heaps = manyHeaps();
    for (auto step : state) {
        benchmark::DoNotOptimize(std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}));
        benchmark::ClobberMemory();
    }
    perHeap(state);
}

void copyingTheHeaps(benchmark::State& state) {
    const Heaps& heaps = manyHeaps();
    Heaps copy(heaps.size());
    for (auto step : state) {
        std::memcpy(copy.data(), heaps.data(), heaps.size() * sizeof(std::uint64_t));
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
    perHeap(state);
}

void nimOutcome(benchmark::State& state) {
    const Heaps& heaps = manyHeaps();
    const Nim nim(state.range(0) == 0 ? Play::normal : Play::misere);
    for (auto step : state) {
        benchmark::DoNotOptimize(nim.closedForm(heaps));
        benchmark::ClobberMemory();
    }
    perHeap(state);
}

} // namespace

BENCHMARK(readingTheHeaps)->Unit(benchmark::kMicrosecond);
BENCHMARK(copyingTheHeaps)->Unit(benchmark::kMicrosecond);
BENCHMARK(nimOutcome)->ArgName("misere")->Arg(0)->Arg(1)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
