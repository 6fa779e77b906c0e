#pragma once

#include "core/catalogue/taking_game.h"

#include <typeinfo>

namespace mexplorer {

/// A TakingGame as rules (see HeapRules), to be copied as these are.
class TakingRules : public HeapGame<TakingRules> {
public:
    explicit TakingRules(std::shared_ptr<const TakingGame> game)
        : HeapGame(game->play()), game_(std::move(game)) {}

    [[nodiscard]] Description description() const { return game_->description(); }
    [[nodiscard]] std::vector<Message> notes() const { return game_->notes(); }
    [[nodiscard]] TakingRules inNormalPlay() const { return TakingRules(game_->inNormalPlay()); }

    template <class Visit>
    bool forEachTake(std::uint64_t size, Visit&& visit) const {
        return game_->forEachTake(size, [&visit](std::uint64_t taken) { return goesOn(visit, taken); });
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const { return game_->takeCount(size); }

    [[nodiscard]] std::optional<Nimber> heapValue(std::uint64_t size) const { return game_->heapValue(size); }
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& heaps) const {
        return game_->closedForm(heaps);
    }
    [[nodiscard]] std::optional<Proof> proof(const Heaps& heaps) const { return game_->proof(heaps); }
    [[nodiscard]] Message valueReason(std::uint64_t size) const { return game_->valueReason(size); }
    [[nodiscard]] Message valueTheorem() const { return game_->valueTheorem(); }
    [[nodiscard]] std::optional<std::uint64_t> longestTake() const { return game_->longestTake(); }
    [[nodiscard]] std::optional<std::uint64_t> valuePeriod() const { return game_->valuePeriod(); }
    [[nodiscard]] std::uint64_t valueSaltus() const { return game_->valueSaltus(); }
    [[nodiscard]] bool differentTakes() const { return game_->takesLeaveDifferentValues(); }
    [[nodiscard]] bool tellsTakeTo() const { return game_->tellsTakeTo(); }
    [[nodiscard]] std::optional<std::uint64_t> takeTo(std::uint64_t size, Nimber value) const {
        return game_->takeTo(size, value);
    }

    [[nodiscard]] std::uint64_t mostValues() const { return game_->mostValues(); }

    [[nodiscard]] bool hasParts() const { return game_->hasParts(); }
    [[nodiscard]] static const Heaps& heapsOf(const Heaps& heaps) { return heaps; }
    [[nodiscard]] std::vector<HeapPart> partsOf(std::uint64_t size) const { return game_->partsOf(size); }
    [[nodiscard]] std::uint64_t mostOf(const Heaps& heaps) const { return game_->mostOf(heaps); }
    [[nodiscard]] std::uint64_t mostAfter(std::uint64_t left, std::uint64_t taken) const {
        return game_->mostAfter(left, taken);
    }

    [[nodiscard]] const TakingGame& game() const { return *game_; }
    [[nodiscard]] bool isOfSameGame(const TakingRules& other) const {
        const TakingGame& own = game();
        const TakingGame& others = other.game();
        return typeid(own) == typeid(others);
    }

private:
    std::shared_ptr<const TakingGame> game_;
};

// Overloads that are found in place of the templates for any rules.
[[nodiscard]] inline Expected<void> fillLine(const TakingRules& rules, LineValues& values, Task& task) {
    return rules.game().fillLine(values, task);
}
[[nodiscard]] inline Expected<void> fillLineByDefinition(const TakingRules& rules, LineValues& values,
                                                         Task& task) {
    return rules.game().fillLineByDefinition(values, task);
}

} // namespace mexplorer
