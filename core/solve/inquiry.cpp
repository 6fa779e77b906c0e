#include "core/solve/inquiry.h"

namespace mexplorer {

Inquiry::~Inquiry() = default;

Expected<Evaluation> Inquiry::evaluation(Task& task) const {
    return evaluation_.get(task, [&] { return evaluate(task); }).map([](const auto& found) {
        return *found;
    });
}

Found<Solution> Inquiry::solution(Task& task) const {
    return solution_.get(task, [&] { return solve(task); });
}

Found<Inquiry::Options> Inquiry::options(Task& task) const {
    return options_.get(task, [&]() -> Expected<Options> { return askOptions(); });
}

std::shared_ptr<const Inquiry> inquiryOf(const std::shared_ptr<const Instance>& instance) {
    return std::dynamic_pointer_cast<const Inquiry>(instance);
}

} // namespace mexplorer
