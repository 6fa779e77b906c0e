#include "core/regret/cfr.h"
#include "core/regret/poker_rules.h"
#include "tests/core/plain_cfr.h"

#include <benchmark/benchmark.h>

using namespace mexplorer;

// An iteration updates the regrets of both players. `plain` is the textbook recursion over states, with a map
// by the names of the information sets, compiled the same way and run in the same process; `recursive` is the
// same without the cost of strings and maps: a recursion over the nodes of the tree, with regrets in vectors.
namespace {

PokerShape shapeOf(const benchmark::State& state) {
    return state.range(0) == 0 ? kuhnShape() : leducShape();
}

void count(benchmark::State& state, std::int64_t each) {
    state.counters["iterations"] =
        benchmark::Counter(static_cast<double>(state.iterations() * each), benchmark::Counter::kIsRate);
}

void flat(benchmark::State& state) {
    const SequenceForm game = formOf(PokerRules(shapeOf(state)));
    Cfr cfr(game, static_cast<CfrMethod>(state.range(1)));
    constexpr std::int64_t each = 100;
    for (auto step : state)
        cfr.iterate(each);
    benchmark::DoNotOptimize(cfr.average());
    count(state, each);
}

void plain(benchmark::State& state) {
    PlainCfr cfr(PokerRules(shapeOf(state)), state.range(1) == static_cast<std::int64_t>(CfrMethod::cfrPlus));
    for (auto step : state)
        cfr.iterate();
    benchmark::DoNotOptimize(cfr.learnt(0));
    count(state, 1);
}

/// A recursion over the nodes that SequenceForm has laid out.
class RecursiveCfr {
public:
    explicit RecursiveCfr(const SequenceForm& game) : game_(game) {
        for (std::size_t player = 0; player < playerCount; ++player)
            for (const auto& set : game.player(player).sets)
                learnt_[player].push_back({std::vector<double>(set.count, 1.0 / set.count),
                                           std::vector<double>(set.count), std::vector<double>(set.count),
                                           std::vector<double>(set.count)});
    }

    void iterate() {
        for (std::size_t player = 0; player < playerCount; ++player) {
            walk(0, player, 1, 1);
            for (Learnt& learnt : learnt_[player])
                learn(learnt);
        }
    }

private:
    struct Learnt {
        std::vector<double> played, regrets, sums, added;
    };

    double walk(SequenceForm::Node at, std::size_t player, double own, double others) {
        const SequenceForm::NodeRecord& node = game_.node(at);
        if (node.actor == Actor::nobody) return player == 0 ? node.payoff : -node.payoff;
        double worth = 0;
        if (node.actor == Actor::chance) {
            for (std::uint32_t i = 0; i < node.childCount; ++i) {
                const double likely = game_.node(node.firstChild + i).chance / node.chance;
                worth += likely * walk(node.firstChild + i, player, own, others * likely);
            }
            return worth;
        }
        Learnt& learnt = learnt_[static_cast<std::size_t>(node.actor)][node.set];
        const bool isOwn = static_cast<std::size_t>(node.actor) == player;
        std::array<double, 4> action{};
        for (std::uint32_t i = 0; i < node.childCount; ++i) {
            const double likely = learnt.played[i];
            action[i] = walk(node.firstChild + i, player, isOwn ? own * likely : own,
                             isOwn ? others : others * likely);
            worth += likely * action[i];
        }
        for (std::uint32_t i = 0; isOwn && i < node.childCount; ++i) {
            learnt.added[i] += others * (action[i] - worth);
            learnt.sums[i] += own * learnt.played[i];
        }
        return worth;
    }

    static void learn(Learnt& learnt) {
        double sum = 0;
        for (std::size_t i = 0; i < learnt.added.size(); ++i) {
            learnt.regrets[i] += learnt.added[i];
            learnt.added[i] = 0;
            sum += std::max(learnt.regrets[i], 0.0);
        }
        for (std::size_t i = 0; i < learnt.played.size(); ++i)
            learnt.played[i] = sum > 0 ? std::max(learnt.regrets[i], 0.0) / sum
                                       : 1.0 / static_cast<double>(learnt.played.size());
    }

    const SequenceForm& game_;
    std::array<std::vector<Learnt>, playerCount> learnt_;
};

void recursive(benchmark::State& state) {
    const SequenceForm game = formOf(PokerRules(shapeOf(state)));
    RecursiveCfr cfr(game);
    for (auto step : state)
        cfr.iterate();
    benchmark::DoNotOptimize(cfr);
    count(state, 1);
}

void games(benchmark::internal::Benchmark* bench) {
    bench->ArgNames({"leduc", "method"});
    for (const std::int64_t leduc : {0, 1})
        for (const CfrMethod method : {CfrMethod::cfr, CfrMethod::cfrPlus})
            bench->Args({leduc, static_cast<std::int64_t>(method)});
}

} // namespace

BENCHMARK(flat)
    ->Apply(games)
    ->Args({0, static_cast<std::int64_t>(CfrMethod::outcomeSampling)})
    ->Args({1, static_cast<std::int64_t>(CfrMethod::outcomeSampling)});
BENCHMARK(recursive)->ArgNames({"leduc"})->Arg(0)->Arg(1);
BENCHMARK(plain)->Apply(games);

BENCHMARK_MAIN();
