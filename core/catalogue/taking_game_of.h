#pragma once

#include "core/catalogue/taking_game.h"
#include "core/catalogue/told_as.h"
#include "core/solve/ways/heaps.h"

namespace mexplorer {

template <class R>
concept DividesHeaps = requires(const R& rules, const Heaps& heaps, std::uint64_t size) {
    { rules.partsOf(size) } -> std::same_as<std::vector<HeapPart>>;
    { rules.mostOf(heaps) } -> std::same_as<std::uint64_t>;
    { rules.mostAfter(size, size) } -> std::same_as<std::uint64_t>;
};

/// Rules known when the program is compiled, as a TakingGame.
template <HeapRules R>
class TakingGameOf final : public TakingGame {
public:
    explicit TakingGameOf(R rules, ToldAs told = {R::describe})
        : rules_(std::move(rules)), told_(std::move(told)) {}

    [[nodiscard]] Description description() const override { return told_.describe(); }
    [[nodiscard]] std::vector<Message> notes() const override { return told_.notes; }
    [[nodiscard]] Play play() const override { return rules_.play(); }
    [[nodiscard]] std::shared_ptr<const TakingGame> inNormalPlay() const override {
        return std::make_shared<TakingGameOf>(rules_.inNormalPlay(), told_);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const override {
        return rules_.takeCount(size);
    }
    bool forEachTake(std::uint64_t size, const Visit& visit) const override {
        return rules_.forEachTake(size, visit);
    }

    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const override {
        return rules_.heapValue(size);
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const override {
        return rules_.closedForm(heaps);
    }
    [[nodiscard]] std::optional<Proof> proof(const Heaps& heaps) const override {
        if constexpr (SaysProof<R>) return rules_.proof(heaps);
        return {};
    }
    [[nodiscard]] Message valueReason(std::uint64_t size) const override {
        if constexpr (SaysValueReason<R>) return rules_.valueReason(size);
        return {};
    }
    [[nodiscard]] Message valueTheorem() const override {
        if constexpr (NamesValueTheorem<R>) return rules_.valueTheorem();
        return {};
    }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const override { return longestTakeOf(rules_); }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const override { return valuePeriodOf(rules_); }
    [[nodiscard]] std::uint64_t valueSaltus() const override {
        if constexpr (HasValueSaltus<R>) return rules_.valueSaltus();
        return 0;
    }
    [[nodiscard]] bool takesLeaveDifferentValues() const override { return takesDiffer(rules_); }
    [[nodiscard]] bool tellsTakeTo() const override { return TellsTakeTo<R>; }
    [[nodiscard]] std::optional<std::uint64_t> takeTo(std::uint64_t size, Nimber value) const override {
        if constexpr (TellsTakeTo<R>) return rules_.takeTo(size, value);
        return {};
    }

    [[nodiscard]] bool hasParts() const override { return DividesHeaps<R>; }
    [[nodiscard]] std::vector<HeapPart> partsOf(std::uint64_t size) const override {
        if constexpr (DividesHeaps<R>) return rules_.partsOf(size);
        return {};
    }
    [[nodiscard]] std::uint64_t mostOf(const Heaps& heaps) const override {
        if constexpr (DividesHeaps<R>) return rules_.mostOf(heaps);
        return 0;
    }
    [[nodiscard]] std::uint64_t mostAfter(std::uint64_t left, std::uint64_t taken) const override {
        if constexpr (DividesHeaps<R>) return rules_.mostAfter(left, taken);
        return 0;
    }

    [[nodiscard]] Expected<void> fillLine(LineValues& values, Task& task) const override {
        return mexplorer::fillLine(rules_, values, task);
    }
    [[nodiscard]] Expected<void> fillLineByDefinition(LineValues& values, Task& task) const override {
        return mexplorer::fillLineByDefinition(rules_, values, task);
    }

private:
    R rules_;
    ToldAs told_;
};

} // namespace mexplorer
