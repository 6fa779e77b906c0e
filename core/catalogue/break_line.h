#pragma once

#include "core/solve/game.h"
#include "core/solve/line_rules.h"

namespace mexplorer {

/// Single heaps of a game in which they break, in normal play.
template <BreakRules R>
class BreakLine final : public LineAspect {
public:
    explicit BreakLine(R rules) : rules_(std::move(rules)) {}

    [[nodiscard]] std::uint64_t usualSize() const override { return 240; } // Kayles is proved by then
    [[nodiscard]] Expected<void> check(std::uint64_t size) const override {
        return checkBreakLine(rules_.code(), size);
    }
    [[nodiscard]] Expected<void> fill(LineValues& values, Task& task) const override {
        return fillNormalLine(rules_, values, task);
    }
    [[nodiscard]] Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        return mexplorer::fillByDefinition(rules_, values, task);
    }
    [[nodiscard]] Expected<Period> findPeriod(LineValues& values, Task& task) const override {
        if (rules_.valuePeriod()) return LineAspect::findPeriod(values, task);
        const auto goOn = [this](const LineValues& known) {
            const Period shown = period(known);
            if (shown.status == Period::Status::proved) return false;
            // Where no theorem could prove it, seeing it still longer would say no more.
            const bool isSeenLong =
                shown.status == Period::Status::observed &&
                known.finished() >= longSeen + longSeenPeriods * (shown.start + shown.length);
            return shown.certificate || !isSeenLong;
        };
        if (const auto filled = fillBreakLine(rules_.code(), values, task, goOn); !filled)
            return tl::unexpected(filled.error());
        return period(values);
    }
    [[nodiscard]] Period period(const LineValues& values) const override {
        return periodOf(rules_, values, rules_.play());
    }
    [[nodiscard]] std::string positionAt(std::uint64_t n) const override { return rules_.text({n}); }
    [[nodiscard]] std::optional<std::uint64_t> heapOf(const std::string& position) const override {
        const auto heaps = rules_.parse(position);
        if (!heaps || heaps->size() != 1) return std::nullopt;
        return heaps->front();
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(std::uint64_t n) const override {
        return rules_.closedForm({n});
    }
    [[nodiscard]] std::vector<HeapOption> optionsOf(std::uint64_t n, std::size_t most) const override {
        std::vector<HeapOption> options;
        if (rules_.code().breakCount(n) > most) return options;
        rules_.code().forEachBreak(
            n, [&](std::uint64_t, const Parts& parts) { options.push_back(broken({n}, 0, parts)); });
        return options;
    }

private:
    static constexpr std::uint64_t longSeen = 1000;
    static constexpr std::uint64_t longSeenPeriods = 16;

    R rules_;
};

} // namespace mexplorer
