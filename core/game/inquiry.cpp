#include "core/game/inquiry.h"

#include "core/game/solution.h"

namespace mexplorer {

Inquiry::~Inquiry() = default;

Expected<Evaluation> Inquiry::evaluation(Task& task) const {
    return evaluation_.get(task, [&] { return evaluate(task); }).map([](const auto& found) {
        return *found;
    });
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
        walk()->forEach([&](const VisitedOption& option) {
            options.push_back(option.asked());
            return true;
        });
        return options;
    });
}

Expected<std::optional<Message>> Inquiry::moveTo(const Inquiry& option, Task& task) const {
    return walk()->moveTo(option, task);
}

std::shared_ptr<const Inquiry> inquiryOf(const std::shared_ptr<const Instance>& instance) {
    return std::dynamic_pointer_cast<const Inquiry>(instance);
}

} // namespace mexplorer
