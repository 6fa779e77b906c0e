#pragma once

#include "core/own/joint_rules.h"
#include "core/own/number_bounds.h"
#include "core/rules/heap_game.h"

#include <array>
#include <memory>

namespace mexplorer {

/// How many a turn takes from each heap, in their order; 0 from those that it does not change.
using TakenOfEach = std::array<std::uint64_t, JointRules::mostHeaps>;

/// Heaps that depend on one another, by rules of one’s own (see parseJointRules): a position has a fixed
/// number of heaps, or is one heap and how many the turn before took, 0 before the first turn. Every turn
/// takes something, so that play ends. Whoever cannot has lost (or, in misère play, won). For any number of
/// threads.
class OwnJoint {
public:
    using Family = SearchedFamily;
    using Position = Heaps;
    using Move = TakenOfEach;

    /// The most choices of numbers that are tried to find the options of a position.
    static constexpr std::uint64_t mostTried = std::uint64_t{1} << 21U;

    /// `play` counts, whatever the rules tell.
    OwnJoint(Play play, Description (*describe)(), JointRules rules);

    [[nodiscard]] Description description() const { return describe_(); }
    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] const JointRules& rules() const { return *rules_; }
    /// Whether its positions have as many numbers, which mean the same.
    [[nodiscard]] bool isOfSameGame(const OwnJoint& other) const {
        return rules_->heaps == other.rules_->heaps && rules_->tellsLast == other.rules_->tellsLast;
    }

    [[nodiscard]] Heaps startPosition() const;
    /// “6,10”; where the turn before counts, “12,3”, or “12” for “12,0”. Errors: not as many numbers as the
    /// rules need.
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Heaps& position) const;
    [[nodiscard]] Message moveText(const Heaps& position, const TakenOfEach& taken) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Heaps& /*position*/) const {
        return std::nullopt;
    }

    /// How many choices of numbers there are, whatever the conditions say; UINT64_MAX if there are more. A
    /// larger position has no fewer. O(turns).
    [[nodiscard]] std::uint64_t choices(const Heaps& position) const;
    /// UINT64_MAX if there are more than mostTried choices.
    [[nodiscard]] std::uint64_t optionCount(const Heaps& position) const;
    /// O(turns).
    [[nodiscard]] std::optional<TakenOfEach> moveBetween(const Heaps& position, const Heaps& option) const;
    [[nodiscard]] Heaps after(const Heaps& position, const TakenOfEach& taken) const;

    /// Turn by turn as the rules name them, each with its numbers ascending, the first one slowest; of equal
    /// options the first. Of more than mostTried choices only the first ones are tried (see optionCount).
    template <class Visit>
    void forEachOption(const Heaps& position, Visit&& visit) const {
        std::uint64_t tried = 0;
        for (std::size_t turn = 0; turn < rules_->turns.size(); ++turn) {
            const bool goesFurther = forEachTaken(turn, position, tried, [&](const TakenOfEach& taken) {
                return isMet(turn, position, taken) || goesOn(visit, taken, after(position, taken));
            });
            if (!goesFurther) return;
        }
    }
    /// What can be taken, perhaps several times by several turns, until `visit` returns false. Faster than
    /// forEachOption, and with the same limit.
    template <class Visit>
    void forEachTaken(const Heaps& position, const Visit& visit) const {
        std::uint64_t tried = 0;
        for (std::size_t turn = 0; turn < rules_->turns.size(); ++turn)
            if (!forEachTaken(turn, position, tried, visit)) return;
    }

private:
    /// The numbers of the new names; 1 for those that a turn does not have.
    using Chosen = std::array<std::uint64_t, JointRules::mostNames>;

    /// A turn as it is tried: what bounds its names by the position, and what else has to hold.
    struct Tried {
        std::array<NumberBounds, JointRules::mostNames> bounds = {};
        std::vector<FormulaProgram> others = {};
    };
    [[nodiscard]] static Tried triedFor(const JointTurn& turn, std::size_t numbers);

    template <class Visit>
    bool forEachTaken(std::size_t turn, const Heaps& position, std::uint64_t& tried,
                      const Visit& visit) const {
        const JointTurn& rule = rules_->turns[turn];
        const Tried& conditions = (*tried_)[turn];
        Numbers numbers = numbersOf(position);
        const auto ranges = rangesOf(rule, conditions, position, numbers);
        static_assert(JointRules::mostNames == 3);
        for (Chosen chosen{ranges[0].least, 1, 1}; chosen[0] <= ranges[0].most; ++chosen[0])
            for (chosen[1] = ranges[1].least; chosen[1] <= ranges[1].most; ++chosen[1])
                for (chosen[2] = ranges[2].least; chosen[2] <= ranges[2].most; ++chosen[2]) {
                    if (++tried > mostTried) return false;
                    if (hold(conditions, numbers, position.size(), chosen) && !visit(takenBy(rule, chosen)))
                        return false;
                }
        return true;
    }
    /// Those of the position and then of the names.
    using Numbers = std::array<std::int64_t, JointRules::mostHeaps + JointRules::mostNames>;
    [[nodiscard]] static Numbers numbersOf(const Heaps& position);
    [[nodiscard]] static std::array<NumberRange, JointRules::mostNames>
    rangesOf(const JointTurn& turn, const Tried& conditions, const Heaps& position, const Numbers& numbers);
    [[nodiscard]] static bool hold(const Tried& conditions, Numbers& numbers, std::size_t known,
                                   const Chosen& chosen);
    [[nodiscard]] static Chosen mostChosen(const JointTurn& turn, const Heaps& position);
    [[nodiscard]] static bool holds(const JointTurn& turn, const Heaps& position, const Chosen& chosen);
    [[nodiscard]] static TakenOfEach takenBy(const JointTurn& turn, const Chosen& chosen);
    [[nodiscard]] static std::optional<Chosen> chosenFor(const JointTurn& turn, const TakenOfEach& taken);
    [[nodiscard]] static bool allows(const JointTurn& turn, const Heaps& position, const TakenOfEach& taken);
    /// Whether a turn before this one takes the same.
    [[nodiscard]] bool isMet(std::size_t turn, const Heaps& position, const TakenOfEach& taken) const;

    Play play_;
    Description (*describe_)();
    std::shared_ptr<const JointRules> rules_;
    std::shared_ptr<const std::vector<Tried>> tried_; ///< for each turn
};

/// “take 3 from heap 1”, “take 2, 5 from heaps 1, 3”; “take 3” if there is only one heap.
[[nodiscard]] Message takenText(std::size_t heaps, const TakenOfEach& taken);
/// Where to open a game of so many heaps.
[[nodiscard]] Heaps firstHeaps(std::size_t heaps);

} // namespace mexplorer
