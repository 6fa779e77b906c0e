#include "ui/figure/tidy_layout.h"

#include <benchmark/benchmark.h>

#include <random>

using namespace mexplorer::ui;

namespace {

struct Tree {
    std::vector<std::uint32_t> firstChild;
    std::vector<std::uint32_t> childCount;
    std::vector<float> extent;

    void close() { // to be called once all numbers of children are known
        std::uint32_t next = 1;
        for (const std::uint32_t count : childCount) {
            firstChild.push_back(next);
            next += count;
        }
        extent.assign(childCount.size(), 0.5F);
    }
    [[nodiscard]] TidyTree view() const { return {firstChild, childCount, extent, extent}; }
};

/// A random tree in which every node has 0 … 4 children.
Tree randomTree(std::size_t size) {
    std::mt19937 random(20250305);
    Tree tree;
    std::size_t nodes = 1;
    for (std::size_t v = 0; v < nodes; ++v) {
        auto count = static_cast<std::uint32_t>(random() % 5);
        if (v + 1 == nodes && count == 0) count = 1;
        count = static_cast<std::uint32_t>(std::min<std::size_t>(count, size - nodes));
        tree.childCount.push_back(count);
        nodes += count;
    }
    tree.close();
    return tree;
}

Tree binaryTree(std::size_t size) {
    Tree tree;
    for (std::size_t v = 0; v < size; ++v)
        tree.childCount.push_back(
            static_cast<std::uint32_t>(2 * v + 2 < size ? 2 : (2 * v + 1 < size ? 1 : 0)));
    tree.close();
    return tree;
}

Tree path(std::size_t size) {
    Tree tree;
    tree.childCount.assign(size, 1);
    tree.childCount.back() = 0;
    tree.close();
    return tree;
}

/// The plain reference: leaves side by side in order, parents centred. Much wider than necessary.
std::vector<double> leafCounting(const Tree& tree) {
    const std::size_t size = tree.childCount.size();
    std::vector<double> leaves(size, 1.0);
    for (std::size_t v = size; v-- > 0;) {
        if (tree.childCount[v] == 0) continue;
        leaves[v] = 0;
        for (std::uint32_t i = 0; i < tree.childCount[v]; ++i)
            leaves[v] += leaves[tree.firstChild[v] + i];
    }
    std::vector<double> begin(size, 0.0);
    std::vector<double> x(size);
    for (std::size_t v = 0; v < size; ++v) {
        x[v] = begin[v] + leaves[v];
        double next = begin[v];
        for (std::uint32_t i = 0; i < tree.childCount[v]; ++i) {
            begin[tree.firstChild[v] + i] = next;
            next += leaves[tree.firstChild[v] + i];
        }
    }
    return x;
}

/// The other plain reference: Reingold and Tilford's rule with each outline stored as a list. Quadratic on a
/// path.
std::vector<double> outlineLists(const Tree& tree) {
    struct Outline { // level by level below the node, relative to it
        std::vector<double> left{0.0};
        std::vector<double> right{0.0};
    };
    const std::size_t size = tree.childCount.size();
    std::vector<Outline> outlines(size);
    std::vector<double> offset(size, 0.0);
    for (std::size_t v = size; v-- > 0;) {
        if (tree.childCount[v] == 0) continue;
        const std::uint32_t first = tree.firstChild[v];
        Outline all;
        all.left.clear();
        all.right.clear();
        for (std::uint32_t child = first; child < first + tree.childCount[v]; ++child) {
            const Outline& next = outlines[child];
            double shift = 0;
            for (std::size_t i = 0; i < std::min(all.right.size(), next.left.size()); ++i)
                shift = std::max(shift, all.right[i] - next.left[i] + 2);
            offset[child] = shift;
            for (std::size_t i = 0; i < next.left.size(); ++i) {
                if (i >= all.left.size()) all.left.push_back(next.left[i] + shift), all.right.push_back(0);
                all.right[i] = next.right[i] + shift;
            }
        }
        const double middle = offset[first + tree.childCount[v] - 1] / 2;
        Outline own;
        for (std::size_t i = 0; i < all.left.size(); ++i) {
            own.left.push_back(all.left[i] - middle);
            own.right.push_back(all.right[i] - middle);
        }
        for (std::uint32_t child = first; child < first + tree.childCount[v]; ++child) {
            offset[child] -= middle;
            outlines[child] = {};
        }
        outlines[v] = std::move(own);
    }
    std::vector<double> x(size, 0.0);
    for (std::size_t v = 0; v < size; ++v) {
        for (std::uint32_t i = 0; i < tree.childCount[v]; ++i)
            x[tree.firstChild[v] + i] = x[v] + offset[tree.firstChild[v] + i];
    }
    return x;
}

using Make = Tree (*)(std::size_t);

void tidy(benchmark::State& state, Make make) {
    const Tree tree = make(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(tidyLayout(tree.view(), {1.0, 1.0}));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void leafCountingReference(benchmark::State& state, Make make) {
    const Tree tree = make(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(leafCounting(tree));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void outlineListsReference(benchmark::State& state, Make make) {
    const Tree tree = make(static_cast<std::size_t>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(outlineLists(tree));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

constexpr std::int64_t million = 1'000'000;

} // namespace

BENCHMARK_CAPTURE(tidy, random, randomTree)->Arg(million)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tidy, binary, binaryTree)->Arg(million)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(tidy, path, path)->Arg(million)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(leafCountingReference, random, randomTree)->Arg(million)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(leafCountingReference, binary, binaryTree)->Arg(million)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(leafCountingReference, path, path)->Arg(million)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(outlineListsReference, random, randomTree)->Arg(million)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(outlineListsReference, binary, binaryTree)->Arg(million)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
