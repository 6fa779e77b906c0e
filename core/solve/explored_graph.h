#pragma once

#include "core/game/position_graph.h"
#include "core/game/work_below.h"
#include "core/rules/hash.h"
#include "core/rules/visit.h"
#include "core/solve/estimates_of.h"
#include "core/solve/pictures_of.h"
#include "core/solve/scores_of.h"
#include "core/solve/valuation.h"

#include <unordered_map>
#include <vector>

namespace mexplorer {

/// A PositionGraph over any rules: positions are numbered in the order they are met; options are replaced by
/// canonical(option) first, if `canonical` is not empty. One thread at a time.
template <Rules R>
class ExploredGraph final : public PositionGraph {
public:
    using RulesType = R;
    using Position = typename R::Position;

    ExploredGraph(R rules, const Position& start, std::shared_ptr<TablesOf<R>> tables,
                  const Budget& budget = {}, std::shared_ptr<const Valuation<R>> found = nullptr,
                  std::function<Position(const Position&)> canonical = nullptr)
        : rules_(rules), canonical_(std::move(canonical)),
          valuation_(std::move(rules), std::move(tables), budget, std::move(found)), work_(budget) {
        intern(start);
        if constexpr (EstimatingRules<R>) this->add(std::make_unique<EstimatesOf<ExploredGraph>>(*this));
        if constexpr (SharesEstimate<R>) this->add(std::make_unique<EstimateSharesOf<ExploredGraph>>(*this));
        if constexpr (TellsPicture<R>) this->add(std::make_unique<PicturesOf<ExploredGraph>>(*this));
        if constexpr (FindsScore<WayOf<R>, R>) this->add(std::make_unique<ScoresOf<ExploredGraph>>(*this));
    }

    [[nodiscard]] const R& rules() const { return rules_; }
    [[nodiscard]] const Position& position(Id id) const { return *nodes_[id].position; }
    [[nodiscard]] Valuation<R>& valuation() { return valuation_; }

    [[nodiscard]] std::size_t size() const override { return nodes_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override {
        return rules_.optionCount(*nodes_[id].position);
    }

    [[nodiscard]] std::span<const Id> options(Id id) override {
        if (!nodes_[id].expanded) (void)findOptions(id, nullptr, {.memory = false, .work = false});
        return nodes_[id].options;
    }

    [[nodiscard]] Expected<void> expand(Id id, Task& task) override {
        if (nodes_[id].expanded) return {};
        if (auto fits = work_.check(optionCount(id), workOfMoveTo(*nodes_[id].position)); !fits) return fits;
        return findOptions(id, &task, {.memory = true, .work = true});
    }

    [[nodiscard]] Expected<void> unfold(Id id, Task& task) override {
        if (nodes_[id].expanded) return {};
        return findOptions(id, &task, {.memory = true, .work = false});
    }

    void forEachMove(Id id, const std::function<bool(Message, std::string)>& visit) override {
        const Position& from = *nodes_[id].position;
        visitOptions<R>(rules_, from, [&](const typename R::Move& move, const Position& option) {
            return visit(rules_.moveText(from, move), rules_.text(option));
        });
    }

    [[nodiscard]] std::string text(Id id) const override { return rules_.text(*nodes_[id].position); }

    [[nodiscard]] Message moveText(Id id, std::size_t option) const override {
        Message text;
        std::size_t index = 0;
        const Position& from = *nodes_[id].position;
        visitOptions<R>(rules_, from, [&](const typename R::Move& move, const Position&) {
            if (index++ == option) text = rules_.moveText(from, move);
            return index <= option;
        });
        return text;
    }

    [[nodiscard]] std::optional<Evaluation> closedForm(Id id) const override {
        return rules_.closedForm(*nodes_[id].position);
    }

    [[nodiscard]] Score scoreAtEnd(Id id) const override {
        if constexpr (ScoredRules<R>)
            return rules_.scoreAtEnd(*nodes_[id].position);
        else
            return rules_.play() == Play::normal ? -1 : 1;
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

    /// Which limits of the budget apply.
    struct Limits {
        bool memory;
        bool work;
    };

    /// Collects the options of `id`. Beyond a limit, or if the task, if there is one, is cancelled, `id`
    /// stays unexpanded.
    [[nodiscard]] Expected<void> findOptions(Id id, const Task* task, Limits limits) {
        if (task && task->cancelled()) return cancelled();
        std::vector<Id> options;
        options.reserve(optionCount(id));
        std::uint64_t unchecked = 0; // work since the last check of the task
        Expected<void> found;
        rules_.forEachOption(*nodes_[id].position, [&](const typename R::Move&, const Position& option) {
            options.push_back(intern(canonical_ ? canonical_(option) : option));
            work_.addBytes(sizeof(Id));
            const std::uint64_t work = workOfMoveTo(option);
            unchecked += work;
            if ((limits.work && !work_.addMove(work)) || (limits.memory && !work_.fits(nodes_.size())))
                found = work_.refusal(nodes_.size());
            if (unchecked >= WorkBelow::betweenChecks) {
                unchecked = 0;
                if (task && task->cancelled()) found = cancelled();
            }
            return found.has_value();
        });
        if (!found) return found;
        nodes_[id].options = std::move(options);
        nodes_[id].expanded = true;
        return {};
    }

    R rules_;
    std::function<Position(const Position&)> canonical_;
    Valuation<R> valuation_;
    WorkBelow work_;
    std::vector<Node> nodes_;
    std::unordered_map<Position, Id, PositionHash> ids_;
};

} // namespace mexplorer
