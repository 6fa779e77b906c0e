#include "core/game/explored_graph.h"

#include "core/game/aspects/estimates.h"
#include "core/game/aspects/pictures.h"
#include "core/game/aspects/scores.h"

namespace mexplorer {

class ExploredGraph::Estimates final : public EstimatesAspect {
public:
    explicit Estimates(const ExploredGraph& graph) : graph_(graph) {}

    [[nodiscard]] Estimate estimate(std::uint32_t id) const override {
        return graph_.rules_->estimate(graph_.nodes_[id].position);
    }
    [[nodiscard]] Message about() const override { return graph_.rules_->aboutEstimate(); }
    [[nodiscard]] std::optional<Score> winBeside() const override {
        return graph_.rules_->winBesideEstimates();
    }

private:
    const ExploredGraph& graph_;
};

class ExploredGraph::EstimateShares final : public EstimateSharesAspect {
public:
    explicit EstimateShares(const ExploredGraph& graph) : graph_(graph) {}

    [[nodiscard]] std::vector<EstimateShare> shares(std::uint32_t id) const override {
        return graph_.rules_->estimateShares(graph_.nodes_[id].position);
    }

private:
    const ExploredGraph& graph_;
};

class ExploredGraph::Pictures final : public PicturesAspect {
public:
    explicit Pictures(const ExploredGraph& graph) : graph_(graph) {}

    [[nodiscard]] BoardPicture picture(std::uint32_t id) const override {
        return graph_.rules_->picture(graph_.nodes_[id].position);
    }

private:
    const ExploredGraph& graph_;
};

class ExploredGraph::Scores final : public ScoresAspect {
public:
    explicit Scores(const ExploredGraph& graph) : graph_(graph) {}

    [[nodiscard]] Expected<Score> score(std::uint32_t id, Task& task) const override {
        return graph_.rules_->score(*graph_.valuation_, graph_.nodes_[id].position, task);
    }

private:
    const ExploredGraph& graph_;
};

ExploredGraph::ExploredGraph(std::shared_ptr<const AnyRules> rules, AnyPosition start, const Budget& budget,
                             const std::shared_ptr<const AnyValuation>& found,
                             std::unique_ptr<PositionIndex> index)
    : rules_(std::move(rules)), valuation_(rules_->valuation(budget, found)),
      index_(index ? std::move(index) : rules_->index()), work_(budget) {
    meet(start);
    const AnyRules::Has has = rules_->has();
    if (has.estimate) add(std::make_unique<Estimates>(*this));
    if (has.estimateShares) add(std::make_unique<EstimateShares>(*this));
    if (has.picture) add(std::make_unique<Pictures>(*this));
    if (has.score) add(std::make_unique<Scores>(*this));
}

std::uint64_t ExploredGraph::optionCount(Id id) const {
    return rules_->optionCount(nodes_[id].position);
}

std::span<const ExploredGraph::Id> ExploredGraph::options(Id id) {
    if (!nodes_[id].expanded) (void)findOptions(id, nullptr, {.memory = false, .work = false});
    return nodes_[id].options;
}

Expected<void> ExploredGraph::expand(Id id, Task& task) {
    if (nodes_[id].expanded) return {};
    if (auto fits = work_.check(optionCount(id), rules_->workTo(nodes_[id].position)); !fits) return fits;
    return findOptions(id, &task, {.memory = true, .work = true});
}

Expected<void> ExploredGraph::unfold(Id id, Task& task) {
    if (nodes_[id].expanded) return {};
    return findOptions(id, &task, {.memory = true, .work = false});
}

void ExploredGraph::forEachMove(Id id, const std::function<bool(Message, std::string)>& visit) {
    const AnyPosition from = nodes_[id].position;
    rules_->forEachOption(from, [&](AnyMove move, AnyPosition option) {
        return visit(rules_->moveText(from, move), rules_->text(option));
    });
}

std::string ExploredGraph::text(Id id) const {
    return rules_->text(nodes_[id].position);
}

Message ExploredGraph::moveText(Id id, std::size_t option) const {
    Message text;
    std::size_t index = 0;
    const AnyPosition from = nodes_[id].position;
    rules_->forEachOption(from, [&](AnyMove move, AnyPosition) {
        if (index++ == option) text = rules_->moveText(from, move);
        return index <= option;
    });
    return text;
}

std::vector<Side> ExploredGraph::sides(Id id) const {
    std::vector<Side> all;
    if (!rules_->has().sides) return all;
    rules_->forEachOption(nodes_[id].position, [&](AnyMove move, AnyPosition) {
        all.push_back(rules_->sideOf(move));
        return true;
    });
    return all;
}

std::optional<Evaluation> ExploredGraph::closedForm(Id id) const {
    return rules_->closedForm(nodes_[id].position);
}

Score ExploredGraph::scoreAtEnd(Id id) const {
    return rules_->scoreAtEnd(nodes_[id].position);
}

Expected<Evaluation> ExploredGraph::evaluation(Id id, Task& task) {
    return valuation_->evaluation(nodes_[id].position, task);
}

ExploredGraph::Id ExploredGraph::meet(AnyPosition position) {
    const auto [kept, id, isNew] = index_->meet(position);
    if (isNew) {
        constexpr std::uint64_t bytesBeside = 64; // what the tables take for each position
        nodes_.push_back({kept});
        work_.addBytes(rules_->bytesOf(kept) + sizeof(Node) + bytesBeside);
    }
    return id;
}

Expected<void> ExploredGraph::findOptions(Id id, const Task* task, Limits limits) {
    if (task && task->cancelled()) return cancelled();
    std::vector<Id> options;
    options.reserve(optionCount(id));
    std::uint64_t unchecked = 0; // work since the last check of the task
    Expected<void> found;
    rules_->forEachOption(nodes_[id].position, [&](AnyMove, AnyPosition option) {
        options.push_back(meet(option));
        work_.addBytes(sizeof(Id));
        const std::uint64_t work = rules_->workTo(option);
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

} // namespace mexplorer
