#include "core/theory/interval_values.h"
#include "core/theory/row_choices.h"
#include "core/theory/row_scores.h"

#include <benchmark/benchmark.h>

#include <random>

using namespace mexplorer;

namespace {

std::vector<std::int64_t> madeRow(std::int64_t count) {
    std::mt19937_64 random(1388);
    std::vector<std::int64_t> row(static_cast<std::size_t>(count));
    for (std::int64_t& number : row)
        number = static_cast<std::int64_t>(random() % 200) + 1;
    return row;
}

/// The usual solution: a square of totals, filled by length, with prefix sums.
void plainSquare(benchmark::State& state) {
    const auto row = madeRow(state.range(0));
    const std::size_t n = row.size();
    for (auto step : state) {
        std::vector<std::int64_t> sums(n + 1, 0);
        for (std::size_t i = 0; i < n; ++i)
            sums[i + 1] = sums[i] + row[i];
        std::vector<std::vector<std::int64_t>> best(n + 2, std::vector<std::int64_t>(n + 2, 0));
        for (std::size_t length = 1; length <= n; ++length) {
            for (std::size_t i = 1; i + length - 1 <= n; ++i) {
                const std::size_t j = i + length - 1;
                best[i][j] = std::max(row[i - 1] + sums[j] - sums[i] - best[i + 1][j],
                                      row[j - 1] + sums[j - 1] - sums[i - 1] - best[i][j - 1]);
            }
        }
        benchmark::DoNotOptimize(best[1][n]);
    }
}

void scoresOfARow(benchmark::State& state) {
    const auto row = madeRow(state.range(0));
    Task task;
    for (auto step : state)
        benchmark::DoNotOptimize(rowScores(row, task)->first);
}

void choicesOfARow(benchmark::State& state) {
    const auto row = madeRow(state.range(0));
    Task task;
    for (auto step : state)
        benchmark::DoNotOptimize(RowChoices::of(row, task)->takesRight(0, row.size()));
}

void tableOfARow(benchmark::State& state) {
    const auto row = madeRow(state.range(0));
    Task task;
    for (auto step : state) {
        const auto values = IntervalValues::of(row, task);
        benchmark::DoNotOptimize(values->lead(values->whole()));
    }
}

} // namespace

BENCHMARK(plainSquare)->ArgName("numbers")->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(scoresOfARow)->ArgName("numbers")->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(choicesOfARow)->ArgName("numbers")->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond);
BENCHMARK(tableOfARow)->ArgName("numbers")->Arg(1000)->Arg(5000)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
