#pragma once

#include "core/rules/hash.h"
#include "core/solve/position_graph.h"
#include "core/solve/valuation.h"
#include "core/solve/work_below.h"

#include <unordered_map>
#include <vector>

namespace mexplorer {

/// A PositionGraph over any rules: positions are interned in the order they are met. One thread at a time.
template <Rules R>
class ExploredGraph final : public PositionGraph {
public:
    using Position = typename R::Position;

    ExploredGraph(R rules, const Position& start, std::shared_ptr<TablesOf<R>> tables,
                  const Budget& budget = {}, std::shared_ptr<const Valuation<R>> found = nullptr)
        : rules_(rules), valuation_(std::move(rules), std::move(tables), budget, std::move(found)),
          work_(budget) {
        intern(start);
    }

    [[nodiscard]] std::size_t size() const override { return nodes_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override {
        return rules_.optionCount(*nodes_[id].position);
    }

    [[nodiscard]] std::span<const Id> options(Id id) override {
        if (!nodes_[id].expanded) {
            (void)findOptions(id, [](const Position&) { return true; });
        }
        return nodes_[id].options;
    }

    [[nodiscard]] Expected<void> expand(Id id, Task& task) override {
        if (nodes_[id].expanded) return {};
        if (auto fits = work_.check(optionCount(id), workOfMoveTo(*nodes_[id].position)); !fits) return fits;
        return explore(id, task, [&](std::uint64_t work) { return work_.addMove(work); });
    }

    [[nodiscard]] Expected<void> unfold(Id id, Task& task) override {
        if (nodes_[id].expanded) return {};
        return explore(id, task, [](std::uint64_t /*work*/) { return true; });
    }

    void forEachMove(Id id, const std::function<bool(Message, std::string)>& visit) override {
        const Position& from = *nodes_[id].position;
        rules_.forEachOption(from, [&](const typename R::Move& move, const Position& option) {
            return visit(rules_.moveText(from, move), rules_.text(option));
        });
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

    [[nodiscard]] std::optional<Evaluation> closedForm(Id id) const override {
        return rules_.closedForm(*nodes_[id].position);
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
        if (isNew) {
            constexpr std::uint64_t bytesBeside = 64; // what the tables take for each position
            nodes_.push_back({&found->first});
            work_.addBytes(sizeof(Position) + sizeof(Node) + heldBytes(position) + bytesBeside);
        }
        return found->second;
    }

    /// Collects the options of `id`, as long as there is memory for them and `mayDo(work)` allows each.
    template <class MayDo>
    [[nodiscard]] Expected<void> explore(Id id, const Task& task, const MayDo& mayDo) {
        if (task.cancelled()) return cancelled();
        std::uint64_t unchecked = 0; // work since the last look at the task
        Expected<void> explored;
        (void)findOptions(id, [&](const Position& option) {
            const std::uint64_t work = workOfMoveTo(option);
            unchecked += work;
            if (!mayDo(work) || !work_.fits(nodes_.size())) explored = work_.refusal(nodes_.size());
            if (unchecked >= WorkBelow::betweenChecks) {
                unchecked = 0;
                if (task.cancelled()) explored = cancelled();
            }
            return explored.has_value();
        });
        return explored;
    }

    /// Collects while goOn(the option that was found); otherwise leaves `id` unexpanded and returns false.
    template <class GoOn>
    [[nodiscard]] bool findOptions(Id id, const GoOn& goOn) {
        std::vector<Id> options;
        options.reserve(optionCount(id));
        bool isWanted = true;
        rules_.forEachOption(*nodes_[id].position, [&](const typename R::Move&, const Position& option) {
            options.push_back(intern(option));
            work_.addBytes(sizeof(Id));
            isWanted = goOn(option);
            return isWanted;
        });
        if (!isWanted) return false;
        nodes_[id].options = std::move(options);
        nodes_[id].expanded = true;
        return true;
    }

    R rules_;
    Valuation<R> valuation_;
    WorkBelow work_;
    std::vector<Node> nodes_;
    std::unordered_map<Position, Id, PositionHash> ids_;
};

} // namespace mexplorer
