#pragma once

#include "core/catalogue/told_as.h"
#include "core/rules/break_game.h"

namespace mexplorer {

/// Any game of heaps that break, as one type of rules, so that what the catalogue builds for such games is
/// compiled once for all of them. What it knows of values is asked from the rules that it is made from.
class BreakingRules : public BreakGame<BreakingRules> {
public:
    template <BreakRules R>
    [[nodiscard]] static BreakingRules from(const R& rules, ToldAs told = {R::describe}) {
        BreakingRules made(rules.play(), rules.code());
        made.told_ = std::move(told);
        made.heapValue_ = [rules](std::uint64_t size) { return rules.heapValue(size); };
        made.valuePeriod_ = valuePeriodOf(rules);
        if constexpr (HasValueSaltus<R>) made.valueSaltus_ = rules.valueSaltus();
        if constexpr (NamesValueTheorem<R>) made.valueTheorem_ = rules.valueTheorem();
        if constexpr (SaysValueReason<R>)
            made.valueReason_ = [rules](std::uint64_t size) { return rules.valueReason(size); };
        return made;
    }

    [[nodiscard]] Description description() const { return told_.describe(); }
    [[nodiscard]] const std::vector<Message>& notes() const { return told_.notes; }
    [[nodiscard]] bool isOfSameGame(const BreakingRules& other) const {
        return told_.describe == other.told_.describe;
    }
    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return heapValue_(size); }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return valuePeriod_; }
    [[nodiscard]] std::uint64_t valueSaltus() const { return valueSaltus_; }
    [[nodiscard]] Message valueTheorem() const { return valueTheorem_; }
    [[nodiscard]] Message valueReason(std::uint64_t size) const {
        return valueReason_ ? valueReason_(size) : Message{};
    }

private:
    using BreakGame::BreakGame;

    ToldAs told_;
    std::function<std::optional<Nimber>(std::uint64_t size)> heapValue_;
    std::function<Message(std::uint64_t size)> valueReason_;
    std::optional<std::uint64_t> valuePeriod_;
    std::uint64_t valueSaltus_ = 0;
    Message valueTheorem_;
};

} // namespace mexplorer
