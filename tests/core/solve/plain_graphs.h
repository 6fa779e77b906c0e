#pragma once

#include "core/game/position_graph.h"
#include "core/theory/mex.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

// Graphs of positions made for tests of trees.
namespace mexplorer {

/// A graph with all options given: nothing is expanded, and its moves are named by numbers.
class PlainGraph : public PositionGraph {
public:
    [[nodiscard]] Expected<void> expand(Id, Task&) final { return {}; }
    [[nodiscard]] Expected<void> unfold(Id, Task&) final { return {}; }
    [[nodiscard]] std::string text(Id id) const final { return std::to_string(id); }
    [[nodiscard]] Message moveText(Id, std::size_t option) const final {
        return verbatim(std::to_string(option));
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(Id) const final { return std::nullopt; }
    [[nodiscard]] Score scoreAtEnd(Id) const override { return -1; } // as in normal play
};

/// A graph given by its options; values by plain recursion.
class HandMadeGraph final : public PlainGraph {
public:
    explicit HandMadeGraph(std::vector<std::vector<Id>> options) : options_(std::move(options)) {}

    [[nodiscard]] std::size_t size() const override { return options_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return options_[id].size(); }
    [[nodiscard]] std::span<const Id> options(Id id) override { return options_[id]; }
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task& task) override {
        std::vector<Nimber> values;
        for (const Id option : options_[id])
            values.push_back(*evaluation(option, task)->nimber());
        return evaluationOf(mex(values));
    }

private:
    std::vector<std::vector<Id>> options_;
};

/// A chain of positions, each with one option; no values are known.
class LongPath final : public PlainGraph {
public:
    explicit LongPath(Id length) : length_(length) {}

    [[nodiscard]] std::size_t size() const override { return length_ + 1; }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override { return id < length_ ? 1 : 0; }
    [[nodiscard]] std::span<const Id> options(Id id) override {
        next_ = id + 1;
        return {&next_, optionCount(id)};
    }
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task& task) override {
        if (id == 7) return tooLarge({});
        if (id == cancelAt) task.cancel();
        return evaluationOf((length_ - id) % 2);
    }

    Id cancelAt = UINT32_MAX;

private:
    Id length_;
    Id next_ = 0;
};

} // namespace mexplorer
