#include "core/theory/golden.h"

#include <benchmark/benchmark.h>

#include <numbers>
#include <random>
#include <vector>

using namespace mexplorer;

namespace {

/// Random numbers below 2^bits.
std::vector<std::uint64_t> numbers(std::int64_t bits) {
    std::mt19937_64 random(20250105);
    std::vector<std::uint64_t> made(1024);
    for (std::uint64_t& number : made)
        number = random() >> (64 - bits);
    return made;
}

/// ⌊kφ⌋ in floating point, for comparison: wrong for large k.
void floatingFloorTimesPhi(benchmark::State& state) {
    const auto ks = numbers(state.range(0));
    for (auto step : state) {
        for (const std::uint64_t k : ks) {
            benchmark::DoNotOptimize(static_cast<std::uint64_t>(static_cast<double>(k) * std::numbers::phi));
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * ks.size()));
}

void exactFloorTimesPhi(benchmark::State& state) {
    const auto ks = numbers(state.range(0));
    for (auto step : state) {
        for (const std::uint64_t k : ks)
            benchmark::DoNotOptimize(floorTimesPhi(k));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * ks.size()));
}

void coldPairTest(benchmark::State& state) {
    const auto as = numbers(state.range(0));
    for (auto step : state) {
        for (const std::uint64_t a : as)
            benchmark::DoNotOptimize(isColdPair(a, a + a / 2));
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * as.size()));
}

} // namespace

BENCHMARK(floatingFloorTimesPhi)->ArgName("bits")->Arg(20)->Arg(62);
BENCHMARK(exactFloorTimesPhi)->ArgName("bits")->Arg(20)->Arg(62);
BENCHMARK(coldPairTest)->ArgName("bits")->Arg(20)->Arg(61);

BENCHMARK_MAIN();
