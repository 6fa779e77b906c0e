#pragma once

#include "core/game/aspects/estimates.h"
#include "tests/core/solve/plain_graphs.h"

#include <functional>
#include <random>
#include <set>

// Trees with scores, and their values by the definition.
namespace mexplorer {

/// A tree with scores at its leaves, for the player to move there.
class ScoredTree final : public PlainGraph {
public:
    ScoredTree() { PlainGraph::add(std::make_unique<Estimates>(*this)); }

    [[nodiscard]] std::size_t size() const override { return options_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return options_[id].size(); }
    [[nodiscard]] std::span<const Id> options(Id id) override { return options_[id]; }
    [[nodiscard]] Score scoreAtEnd(Id id) const override { return scores_[id]; }
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task&) override {
        return Evaluation{outcomeOf(scoreByDefinition(id)), {}};
    }
    Id add(Score score = 0) {
        options_.emplace_back();
        scores_.push_back(score);
        return static_cast<Id>(options_.size() - 1);
    }
    void join(Id from, Id to) { options_[from].push_back(to); }

    /// By the definition, without any of the program's types.
    [[nodiscard]] Score scoreByDefinition(Id id) const {
        if (options_[id].empty()) return scores_[id];
        Score best = INT64_MIN;
        for (const Id option : options_[id])
            best = std::max(best, -scoreByDefinition(option));
        return best;
    }
    /// The same up to a horizon of so many moves, where estimates stand in.
    [[nodiscard]] Score scoreByDefinition(Id id, unsigned moves) const {
        if (options_[id].empty() || moves == 0) return scores_[id];
        Score best = INT64_MIN;
        for (const Id option : options_[id])
            best = std::max(best, -scoreByDefinition(option, moves - 1));
        return best;
    }
    [[nodiscard]] std::uint64_t ends(Id id) const {
        std::uint64_t count = options_[id].empty() ? 1 : 0;
        for (const Id option : options_[id])
            count += ends(option);
        return count;
    }
    [[nodiscard]] unsigned depth(Id id) const {
        unsigned most = 0;
        for (const Id option : options_[id])
            most = std::max(most, 1 + depth(option));
        return most;
    }

private:
    /// Random estimates, unrelated to the tree below.
    class Estimates final : public EstimatesAspect {
    public:
        explicit Estimates(const ScoredTree& tree) : tree_(tree) {}
        [[nodiscard]] Estimate estimate(Id id) const override { return {tree_.scores_[id], 0}; }
        [[nodiscard]] Message about() const override { return verbatim("drawn by lot"); }
        [[nodiscard]] std::optional<Score> winBeside() const override { return std::nullopt; }

    private:
        const ScoredTree& tree_;
    };

    std::vector<std::vector<Id>> options_;
    std::vector<Score> scores_;
};

/// Adds a random tree of at most so many levels.
inline void grow(ScoredTree& tree, PositionGraph::Id id, unsigned levels, std::mt19937& random) {
    if (levels == 0) return;
    for (unsigned i = random() % 4; i > 0; --i) {
        const auto option = tree.add(static_cast<Score>(random() % 9) - 4);
        tree.join(id, option);
        grow(tree, option, levels - 1, random);
    }
}

/// Fills a new tree: `branching` options everywhere, `depth` moves deep, with distinct scores at its leaves.
inline void growUniform(ScoredTree& tree, unsigned branching, unsigned depth, std::mt19937& random) {
    std::set<Score> used;
    std::function<PositionGraph::Id(unsigned)> add = [&](unsigned levels) {
        Score score = 0;
        if (levels == 0) {
            do
                score = static_cast<Score>(random() % 1'000'000);
            while (!used.insert(score).second);
        }
        const auto id = tree.add(score);
        for (unsigned i = 0; i < branching && levels > 0; ++i) {
            const auto option = add(levels - 1);
            tree.join(id, option);
        }
        return id;
    };
    add(depth);
}

} // namespace mexplorer
