#include "core/coalition/nucleolus.h"
#include "core/coalition/power.h"
#include "tests/core/coalition/library_flow.h"
#include "tests/core/coalition/made_games.h"
#include "tests/core/coalition/plain_nucleolus.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <numeric>

using namespace mexplorer;

// The references, `plain…`, follow the definitions: what each player adds to every coalition of the others,
// in whole numbers, or in every order; the nucleolus by a textbook’s simplex method. Flows are compared with
// Boost.Graph.
namespace {

enum Kind : std::int64_t { anyTable, convexTable, vote, wideTable, flowTable };

CoalitionValues made(std::mt19937_64& random, unsigned players, std::int64_t kind) {
    constexpr std::int64_t wide = 1'000'000'000'000'000;
    switch (kind) {
    case convexTable:
        return madeConvex(random, players);
    case vote:
        return madeVote(random, players);
    case wideTable:
        return madeTable(random, players, -wide, wide);
    case flowTable: {
        Task task;
        const auto network = madeNetwork(random, 12, 60, players);
        return {flowValues(network, {0, 11}, task).value(), 1};
    }
    default:
        return madeTable(random, players, 0, 1000);
    }
}

/// Several games, so that the measurement does not depend on one.
std::vector<CoalitionValues> several(const benchmark::State& state) {
    std::mt19937_64 random(1953);
    std::vector<CoalitionValues> games;
    while (games.size() < 16)
        games.push_back(made(random, static_cast<unsigned>(state.range(0)), state.range(1)));
    return games;
}

double processorTime() {
    constexpr double nano = 1e-9;
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + nano * static_cast<double>(now.tv_nsec);
}

/// Asks one game after the other; reports the slowest, in seconds.
template <class Question>
void ask(benchmark::State& state, const Question& question) {
    const auto games = several(state);
    double slowest = 0;
    std::size_t next = 0;
    for (auto step : state) {
        const double before = processorTime();
        question(games[next++ % games.size()]);
        slowest = std::max(slowest, processorTime() - before);
    }
    state.counters["slowest"] = slowest;
}

void power(benchmark::State& state) {
    ask(state, [](const CoalitionValues& values) { benchmark::DoNotOptimize(powerValues(values)); });
}

/// Both values, over all coalitions of others; the values of a game must be below 10⁶ in size.
PowerValues plainBoth(const CoalitionValues& values) {
    const unsigned n = values.players();
    std::vector<std::int64_t> factorial{1};
    for (unsigned i = 1; i <= n; ++i)
        factorial.push_back(factorial.back() * i);
    PowerValues power;
    for (unsigned player = 0; player < n; ++player) {
        __extension__ using Wide = __int128;
        Wide weighted = 0;
        std::int64_t sum = 0;
        for (Coalition others = 0; others < values.units().size(); ++others) {
            if (has(others, player)) continue;
            const std::int64_t added = values.units(others | alone(player)) - values.units(others);
            const unsigned size = sizeOf(others);
            weighted += Wide{factorial[size] * factorial[n - size - 1]} * added;
            sum += added;
        }
        const Integer whole = boost::multiprecision::int128_t(weighted).convert_to<Integer>();
        power.shapley.emplace_back(whole, Integer(factorial[n]));
        power.banzhaf.emplace_back(sum, std::int64_t{1} << (n - 1));
    }
    return power;
}

void plainPower(benchmark::State& state) {
    ask(state, [&](const CoalitionValues& values) {
        const PowerValues found = plainBoth(values);
        if (found.shapley != powerValues(values).shapley) state.SkipWithError("they differ");
    });
}

void plainOrders(benchmark::State& state) {
    ask(state, [](const CoalitionValues& values) {
        std::vector<unsigned> order(values.players());
        std::iota(order.begin(), order.end(), 0U);
        std::vector<std::int64_t> sums(order.size(), 0);
        do {
            Coalition there = 0;
            for (const unsigned player : order) {
                sums[player] += values.units(there | alone(player)) - values.units(there);
                there |= alone(player);
            }
        } while (std::next_permutation(order.begin(), order.end()));
        benchmark::DoNotOptimize(sums);
    });
}

void nucleolusOf(benchmark::State& state) {
    Task task;
    ask(state, [&](const CoalitionValues& values) { benchmark::DoNotOptimize(nucleolus(values, task)); });
}

void plainNucleolus(benchmark::State& state) {
    Task task;
    ask(state, [&](const CoalitionValues& values) {
        const auto plain = PlainNucleolus(values).find();
        if (plain && *plain != nucleolus(values, task)->payments) state.SkipWithError("they differ");
    });
}

/// Whether the nucleolus is in the core, and its greatest excess.
void coreMembership(benchmark::State& state) {
    const auto games = several(state);
    Task task;
    const Payments payments = nucleolus(games.front(), task)->payments;
    for (auto step : state)
        benchmark::DoNotOptimize(greatestExcess(games.front(), payments));
}

/// Columns of nodes, each with arrows to three of the next column and to the one below it: many long and
/// equal paths.
FlowNetwork madeColumns(std::mt19937_64& random, std::uint32_t columns, std::uint32_t high) {
    FlowNetwork network = madeNetwork(random, columns * high + 2, 0, 4);
    const auto connect = [&](std::uint32_t from, std::uint32_t to, std::uint64_t capacities) {
        network.arrows.push_back({from, to, static_cast<std::int64_t>(1 + random() % capacities),
                                  static_cast<unsigned>(random() % network.owners.size())});
    };
    const auto node = [&](std::uint32_t column, std::uint32_t row) { return 1 + column * high + row; };
    for (std::uint32_t row = 0; row < high; ++row)
        connect(0, node(0, row), 1'000'000);
    for (std::uint32_t column = 0; column < columns; ++column) {
        for (std::uint32_t row = 0; row < high; ++row) {
            if (row + 1 < high) connect(node(column, row), node(column, row + 1), 1000);
            for (int i = 0; i < 3 && column + 1 < columns; ++i)
                connect(node(column, row), node(column + 1, static_cast<std::uint32_t>(random() % high)),
                        1000);
        }
    }
    for (std::uint32_t row = 0; row < high; ++row)
        connect(node(columns - 1, row), columns * high + 1, 1'000'000);
    return network;
}

/// A network of this size; its ends are the first node and the last.
struct Flows {
    explicit Flows(const benchmark::State& state)
        : network([&] {
              std::mt19937_64 random(1956);
              const auto columns = static_cast<std::uint32_t>(state.range(0));
              const auto high = static_cast<std::uint32_t>(state.range(1));
              if (state.range(2) == 0) return madeColumns(random, columns, high);
              const auto arrows = static_cast<unsigned>(state.range(2));
              return madeNetwork(random, columns * high + 2, arrows, 4, 1'000'000);
          }()),
          ends{0, static_cast<std::uint32_t>(network.nodes.size() - 1)} {}

    FlowNetwork network;
    FlowEnds ends;
};

/// Including the set-up from the network.
void largestFlow(benchmark::State& state) {
    const Flows flows(state);
    for (auto step : state) {
        Flow flow(flows.network, flows.ends, everybody(4));
        flow.fill();
        benchmark::DoNotOptimize(flow.value());
    }
}
template <std::int64_t (LibraryFlow::*method)()>
void libraryFlow(benchmark::State& state) {
    const Flows flows(state);
    Flow flow(flows.network, flows.ends, everybody(4));
    flow.fill();
    for (auto step : state) {
        LibraryFlow library(flows.network, flows.ends, everybody(4));
        if ((library.*method)() != flow.value()) state.SkipWithError("they differ");
    }
}

/// The method alone, with the library’s graph and our lists of steps already built.
void largestFlowAgain(benchmark::State& state) {
    const Flows flows(state);
    const Flow nobodys(flows.network, flows.ends, 0);
    for (auto step : state) {
        Flow flow = nobodys;
        flow.join(everybody(4));
        flow.fill();
        benchmark::DoNotOptimize(flow.value());
    }
}
template <std::int64_t (LibraryFlow::*method)()>
void libraryFlowAgain(benchmark::State& state) {
    const Flows flows(state);
    LibraryFlow library(flows.network, flows.ends, everybody(4));
    for (auto step : state)
        benchmark::DoNotOptimize((library.*method)());
}

/// The flows of all coalitions of 16 owners.
void flowsOfAll(benchmark::State& state) {
    std::mt19937_64 random(1982);
    const auto network = madeNetwork(random, 12, 60, 16);
    Task task;
    for (auto step : state)
        benchmark::DoNotOptimize(flowValues(network, {0, 11}, task));
}
void libraryFlowsOfAll(benchmark::State& state) {
    std::mt19937_64 random(1982);
    const auto network = madeNetwork(random, 12, 60, 16);
    for (auto step : state)
        for (Coalition owners = 0; owners <= everybody(16); ++owners)
            benchmark::DoNotOptimize(LibraryFlow(network, {0, 11}, owners).byTrees());
}

void players(benchmark::internal::Benchmark* bench, std::initializer_list<std::int64_t> some) {
    bench->ArgNames({"players", "kind"})->Unit(benchmark::kMillisecond);
    for (const std::int64_t count : some)
        for (const std::int64_t kind : {anyTable, convexTable, vote, wideTable, flowTable})
            bench->Args({count, kind});
}
void networks(benchmark::internal::Benchmark* bench) {
    bench->ArgNames({"columns", "high", "arrows"})->Unit(benchmark::kMicrosecond);
    bench->Args({10, 1, 60})->Args({18, 11, 1000})->Args({18, 11, 0})->Args({45, 4, 0});
}

} // namespace

BENCHMARK(power)
    ->ArgNames({"players", "kind"})
    ->Args({9, anyTable})
    ->Args({16, anyTable})
    ->Args({16, vote})
    ->Args({16, wideTable});
BENCHMARK(plainPower)->ArgNames({"players", "kind"})->Args({16, anyTable})->Args({16, vote});
BENCHMARK(plainOrders)->ArgNames({"players", "kind"})->Args({9, anyTable});
BENCHMARK(nucleolusOf)->Args({4, convexTable})->Apply([](auto* bench) { players(bench, {8, 10, 12, 16}); });
BENCHMARK(plainNucleolus)
    ->ArgNames({"players", "kind"})
    ->Args({4, convexTable})
    ->Unit(benchmark::kMillisecond);
BENCHMARK(coreMembership)->ArgNames({"players", "kind"})->Args({16, anyTable})->Args({16, wideTable});
BENCHMARK(largestFlow)->Apply(networks);
BENCHMARK(libraryFlow<&LibraryFlow::byPushRelabel>)->Apply(networks);
BENCHMARK(libraryFlow<&LibraryFlow::byTrees>)->Apply(networks);
BENCHMARK(libraryFlow<&LibraryFlow::byPaths>)->Apply(networks);
BENCHMARK(largestFlowAgain)->Apply(networks);
BENCHMARK(libraryFlowAgain<&LibraryFlow::byPushRelabel>)->Apply(networks);
BENCHMARK(libraryFlowAgain<&LibraryFlow::byTrees>)->Apply(networks);
BENCHMARK(flowsOfAll)->Unit(benchmark::kMillisecond);
BENCHMARK(libraryFlowsOfAll)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
