#pragma once

#include "core/solve/game.h"
#include "core/solve/line_rules.h"

namespace mexplorer {

/// What the lines of single heaps share, whether the heaps break or not.
template <LineRules R>
class HeapLine : public LineAspect {
public:
    explicit HeapLine(R rules) : rules_(std::move(rules)) {}

    [[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        return mexplorer::fillByDefinition(rules_, values, task);
    }
    [[nodiscard]] Period period(const LineValues& values) const override {
        return periodOf(rules_, values, rules_.play());
    }
    [[nodiscard]] std::string positionAt(std::uint64_t n) const override { return rules_.text({n}); }
    [[nodiscard]] std::optional<std::uint64_t> heapOf(const std::string& position) const override {
        if (position.size() > longestPair) return std::nullopt; // many heaps need not be read
        const auto heaps = rules_.parse(position);
        if (!heaps || heaps->size() != 1) return std::nullopt;
        return heaps->front();
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(std::uint64_t n) const override {
        return rules_.closedForm({n});
    }

protected:
    [[nodiscard]] const R& rules() const { return rules_; }

private:
    R rules_;
};

} // namespace mexplorer
