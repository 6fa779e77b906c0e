#pragma once

#include "core/rules/hash.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"

#include <vector>

namespace mexplorer {

/// A set of numbers from which one is still to be chosen, or the Nim heap once one has been chosen.
struct SetOrHeap {
    bool isHeap = false;
    std::vector<Nimber> numbers; ///< the set, ascending; for a heap only its size

    friend bool operator==(const SetOrHeap&, const SetOrHeap&) = default;
};
[[nodiscard]] inline std::uint64_t hashOf(const SetOrHeap& position) {
    return mixed(hashOf(position.numbers), position.isHeap ? 1 : 0);
}

/// The mex as a game: the first turn chooses a number from a set, then a heap of that size is played as Nim.
/// In normal play the heap's value is its size, so the value of the set is its mex. In misère play a heap of
/// n ≥ 2 is worth n as well, but 0 and 1 change places.
class ChosenSet {
public:
    using Family = SearchedFamily;
    using Position = SetOrHeap;
    using Move = Nimber; ///< the number chosen, or the size of the heap that is left

    static constexpr std::size_t mostNumbers = 500;
    static constexpr std::int64_t largestNumber = 1000;

    explicit ChosenSet(Play play) : play_(play) {}

    static Description describe();
    static Expected<ChosenSet> make(const Parameters& parameters) { return ChosenSet(playOf(parameters)); }

    [[nodiscard]] Play play() const { return play_; }
    /// “0,1,2,4” or “{0, 1, 2, 4}”, in any order and with repetitions; “{}” is the empty set; “*3” is a heap.
    /// Errors: not of this form; a number above largestNumber; more than mostNumbers.
    [[nodiscard]] Expected<SetOrHeap> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const SetOrHeap& position) const;
    [[nodiscard]] Message moveText(const SetOrHeap& position, Move to) const;
    [[nodiscard]] std::uint64_t optionCount(const SetOrHeap& position) const {
        return position.isHeap ? position.numbers.front() : position.numbers.size();
    }
    /// O(size of the set).
    [[nodiscard]] std::optional<Evaluation> closedForm(const SetOrHeap& position) const;

    template <class Visit>
    void forEachOption(const SetOrHeap& position, Visit&& visit) const {
        if (!position.isHeap) {
            for (const Nimber number : position.numbers) {
                if (!goesOn(visit, number, SetOrHeap{true, {number}})) return;
            }
            return;
        }
        for (Nimber left = 0; left < position.numbers.front(); ++left) {
            if (!goesOn(visit, left, SetOrHeap{true, {left}})) return;
        }
    }

private:
    [[nodiscard]] Nimber valueOfHeap(Nimber size) const {
        return play_ == Play::misere && size < 2 ? 1 - size : size;
    }

    Play play_;
};

} // namespace mexplorer
