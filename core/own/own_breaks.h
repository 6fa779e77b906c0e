#pragma once

#include "core/own/taken_numbers.h"
#include "core/rules/break_game.h"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace mexplorer {

/// Turns of one’s own by which heaps may break, asked as a BreakCode is. For any number of threads.
class OwnBreakCode {
public:
    explicit OwnBreakCode(const std::vector<OwnTurn>& turns);

    /// As BreakCode::forEachBreak: each break once. If more than a few million would have to be tried, only
    /// the first of them are, turn by turn (see breakCount).
    template <class Visit>
    bool forEachBreak(std::uint64_t size, Visit&& visit) const {
        return forEachOf(
            size, [&visit](const OneBreak& each) { return goesOn(visit, each.taken, leftAs(each.parts)); });
    }
    /// Three parts in ascending order; the empty ones are 0.
    using Parts = std::array<std::uint64_t, HeapsLeft::most>;
    /// The same breaks, some perhaps several times, turn by turn, without listing them first: calls
    /// visit(taken, parts, isAllowed) for whatever is tried, and only isAllowed() looks at the condition.
    /// Stops and returns false as soon as `visit` does, and after a few million.
    template <class Visit>
    bool forEachTried(std::uint64_t size, const Visit& visit) const {
        std::uint64_t tried = 0;
        const auto count = [&](std::uint64_t taken, const Parts& parts, const auto& isAllowed) {
            return ++tried <= mostTried && visit(taken, parts, isAllowed);
        };
        return std::ranges::all_of(*turns_, [&](const Turn& turn) { return tryTurn(turn, size, count); });
    }
    /// Of a heap with too many breaks no other ones are tried than of any.
    template <class Visit>
    void forEachSmallBreak(std::uint64_t size, std::uint64_t /*small*/, Visit&& visit) const {
        forEachBreak(size, visit);
    }
    /// UINT64_MAX if more than a few million would have to be tried.
    [[nodiscard]] std::uint64_t breakCount(std::uint64_t size) const;
    [[nodiscard]] bool canBreak(std::uint64_t size) const;
    /// Not of a heap with too many breaks.
    [[nodiscard]] bool mayLeave(std::uint64_t size, const HeapsLeft& parts) const;
    [[nodiscard]] bool allows(BreakCode::Leave leave) const;
    /// No theorem derives a period from it.
    [[nodiscard]] static std::optional<std::uint64_t> longestTake() { return std::nullopt; }

    [[nodiscard]] static bool hasProvablePeriods() { return false; }

    /// Whether of a heap of this size forEachBreak does not visit all.
    [[nodiscard]] bool triesTooMany(std::uint64_t size) const;

    /// How fast the breaks of a heap grow in number: about size^growth.
    [[nodiscard]] unsigned growth() const { return growth_; }

private:
    static constexpr std::uint64_t mostTried = std::uint64_t{1} << 22U;

    struct OneBreak {
        std::uint64_t taken = 0;
        Parts parts = {};
    };
    struct Turn {
        OwnTurn rule;
        TakenNumbers taken; ///< of a turn that leaves one heap
    };

    [[nodiscard]] static HeapsLeft leftAs(const Parts& parts);
    [[nodiscard]] std::vector<OneBreak> breaksOf(std::uint64_t size) const;
    [[nodiscard]] std::uint64_t mostTriedIn(std::uint64_t size) const;
    [[nodiscard]] static bool allowsBreak(const OwnTurn& turn, std::uint64_t size, std::uint64_t taken,
                                          const Parts& parts);
    template <class Visit>
    static bool tryTurn(const Turn& turn, std::uint64_t size, const Visit& visit);
    template <class Visit>
    static bool tryParts(const OwnTurn& turn, std::uint64_t size, std::uint64_t taken, const Visit& visit);
    bool forEachOf(std::uint64_t size, const std::function<bool(const OneBreak&)>& visit) const;

    std::shared_ptr<const std::vector<Turn>> turns_;
    unsigned growth_ = 0;
};

template <class Visit>
bool OwnBreakCode::tryTurn(const Turn& turn, std::uint64_t size, const Visit& visit) {
    if (turn.rule.parts == 1)
        return turn.taken.forEach(size, [&](std::uint64_t taken) {
            return visit(taken, Parts{0, 0, size - taken}, [] { return true; });
        });
    if (turn.rule.amounts)
        return std::ranges::all_of(*turn.rule.amounts, [&](std::uint64_t taken) {
            return taken > size || tryParts(turn.rule, size, taken, visit);
        });
    for (std::uint64_t taken = 1; taken <= size; ++taken)
        if (!tryParts(turn.rule, size, taken, visit)) return false;
    return true;
}

template <class Visit>
bool OwnBreakCode::tryParts(const OwnTurn& turn, std::uint64_t size, std::uint64_t taken,
                            const Visit& visit) {
    const std::uint64_t rest = size - taken;
    const std::uint64_t least = turn.mayBeEmpty ? 0 : 1;
    const bool areThree = turn.parts == HeapsLeft::most;
    for (std::uint64_t a = areThree ? least : 0; a <= (areThree ? rest / 3 : 0); ++a) {
        const std::uint64_t two = rest - a;
        for (std::uint64_t b = std::max(a, least); b <= two / 2; ++b) {
            if (taken == 0 && b == 0) continue; // the heap itself
            const Parts parts{a, b, two - b};
            const auto isAllowed = [&] { return !turn.condition || allowsBreak(turn, size, taken, parts); };
            if (!visit(taken, parts, isAllowed)) return false;
        }
    }
    return true;
}

/// None are left out, however large the heap is.
[[nodiscard]] inline std::uint64_t smallPartsTried(const OwnBreakCode& /*code*/) {
    return UINT64_MAX;
}

/// A game of heaps that break by rules of one’s own.
class OwnBreaks : public BreakGame<OwnBreaks, OwnBreakCode> {
public:
    OwnBreaks(Play play, Description (*describe)(), OwnBreakCode code)
        : BreakGame(play, std::move(code)), describe_(describe) {}

    [[nodiscard]] Description description() const { return describe_(); }

private:
    Description (*describe_)();
};

} // namespace mexplorer
