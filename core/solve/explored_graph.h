#pragma once

#include "core/solve/position_graph.h"
#include "core/solve/valuation.h"

#include <unordered_map>
#include <vector>

namespace mexplorer {

/// A PositionGraph over any rules: positions are interned in the order they are met. One thread at a time.
template <Rules R>
class ExploredGraph final : public PositionGraph {
public:
    using Position = typename R::Position;

    ExploredGraph(R rules, const Position& start, std::shared_ptr<SharedTables> tables)
        : rules_(rules), valuation_(std::move(rules), std::move(tables)) {
        intern(start);
    }

    [[nodiscard]] std::size_t size() const override { return nodes_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override {
        return rules_.optionCount(*nodes_[id].position);
    }

    [[nodiscard]] std::span<const Id> options(Id id) override {
        if (!nodes_[id].expanded) expand(id);
        return nodes_[id].options;
    }

    [[nodiscard]] std::string text(Id id) const override { return rules_.text(*nodes_[id].position); }

    [[nodiscard]] Message moveText(Id id, std::size_t option) const override {
        Message text;
        std::size_t index = 0;
        const Position& from = *nodes_[id].position;
        rules_.forEachOption(from, [&](const typename R::Move& move, const Position&) {
            if (index++ == option) text = rules_.moveText(from, move);
        });
        return text;
    }

    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task& task) override {
        return valuation_(*nodes_[id].position, task);
    }

private:
    struct Node {
        const Position* position; ///< the key in `ids_`
        std::vector<Id> options = {};
        bool expanded = false;
    };

    Id intern(const Position& position) {
        const auto [found, isNew] = ids_.try_emplace(position, static_cast<Id>(nodes_.size()));
        if (isNew) nodes_.push_back({&found->first});
        return found->second;
    }

    void expand(Id id) {
        std::vector<Id> options;
        options.reserve(optionCount(id));
        rules_.forEachOption(*nodes_[id].position, [&](const typename R::Move&, const Position& option) {
            options.push_back(intern(option));
        });
        nodes_[id].options = std::move(options);
        nodes_[id].expanded = true;
    }

    R rules_;
    Valuation<R> valuation_;
    std::vector<Node> nodes_;
    std::unordered_map<Position, Id, PositionHash> ids_;
};

} // namespace mexplorer
