#include "core/game/inquiry.h"

#include "core/game/aspects/best_play.h"
#include "core/game/aspects/move_to_value.h"
#include "core/game/explored_graph.h"
#include "core/game/option_walk.h"
#include "core/game/solution.h"

namespace mexplorer {

Inquiry::Inquiry(std::shared_ptr<const AnyRules> rules, HeldPosition position,
                 std::shared_ptr<const AnyValuation> found)
    : Instance(rules->text({position.get()})), rules_(std::move(rules)), parsed_(std::move(position)),
      found_(std::move(found)) {
    if (rules_->play() == Play::normal) add(std::make_unique<MoveToValueAspect>(*this));
    if (rules_->has().bestPlay) add(std::make_unique<BestPlayAspect>(*this));
    for (auto& aspect : rules_->aspectsOf(*this))
        add(std::move(aspect));
}

Inquiry::~Inquiry() = default;

std::unique_ptr<PositionGraph> Inquiry::graph() const {
    return std::make_unique<ExploredGraph>(rules_, parsed(), Budget(), found());
}

Expected<Evaluation> Inquiry::evaluation(Task& task) const {
    return evaluation_.get(task, [&] { return evaluate(task); }).map([](const auto& found) {
        return *found;
    });
}

Expected<Evaluation> Inquiry::evaluate(Task& task) const {
    const std::shared_ptr<AnyValuation> valuation = this->valuation();
    auto evaluation = valuation->evaluation(parsed(), task);
    if (evaluation) {
        const std::lock_guard lock(mutex_);
        found_ = valuation;
    }
    return evaluation;
}

Found<Solution> Inquiry::solution(Task& task) const {
    return solution_.get(task, [&] {
        return evaluation(task).and_then(
            [&](const Evaluation& found) { return findSolution(*this, found, task); });
    });
}

Found<Inquiry::Options> Inquiry::options(Task& task) const {
    return options_.get(task, [&]() -> Expected<Options> {
        Options options;
        rules_->forEachOption(parsed(), [&](AnyMove, AnyPosition option) {
            options.push_back(askOption(option));
            return true;
        });
        return options;
    });
}

Expected<std::optional<Message>> Inquiry::moveLeadingTo(const Inquiry& option, Task& task) const {
    return OptionWalk(*this).moveLeadingTo(option, task);
}

std::shared_ptr<const AnyValuation> Inquiry::found() const {
    const std::lock_guard lock(mutex_);
    return found_;
}

std::unique_ptr<AnyValuation> Inquiry::valuation() const {
    return rules_->valuation({}, found());
}

std::shared_ptr<const Inquiry> Inquiry::askOption(AnyPosition option) const {
    return std::make_shared<Inquiry>(rules_, rules_->held(option), found());
}

std::optional<AnyPosition> parsedBy(const AnyRules& rules, const Inquiry& inquiry) {
    if (!rules.isOfSameGame(*inquiry.rules())) return std::nullopt;
    return inquiry.parsed();
}

std::shared_ptr<const Inquiry> inquiryOf(const std::shared_ptr<const Instance>& instance) {
    return std::dynamic_pointer_cast<const Inquiry>(instance);
}

} // namespace mexplorer
