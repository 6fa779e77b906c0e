#pragma once

#include "core/own/taken_numbers.h"
#include "core/rules/break_game.h"

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
        return forEachOf(size,
                         [&visit](const OneBreak& each) { return goesOn(visit, each.taken, each.parts); });
    }
    /// Of a heap with too many breaks no other ones are tried than of any.
    template <class Visit>
    void forEachSmallBreak(std::uint64_t size, std::uint64_t /*small*/, Visit&& visit) const {
        forEachBreak(size, visit);
    }
    /// UINT64_MAX if more than a few million would have to be tried.
    [[nodiscard]] std::uint64_t breakCount(std::uint64_t size) const;
    [[nodiscard]] bool canBreak(std::uint64_t size) const;
    [[nodiscard]] bool mayLeave(std::uint64_t size, const HeapsLeft& parts) const;
    [[nodiscard]] bool allows(BreakCode::Leave leave) const;
    /// No theorem derives a period from it.
    [[nodiscard]] static std::optional<std::uint64_t> longestTake() { return std::nullopt; }

    /// As those codes of which no theorem tells a period.
    [[nodiscard]] static bool splitsUnequally() { return true; }

    /// Whether of a heap of this size forEachBreak does not visit all.
    [[nodiscard]] bool triesTooMany(std::uint64_t size) const;

    /// How fast the breaks of a heap grow in number: about size^growth.
    [[nodiscard]] unsigned growth() const { return growth_; }

private:
    struct OneBreak {
        std::uint64_t taken = 0;
        HeapsLeft parts = {};
    };
    struct Turn {
        OwnTurn rule;
        TakenNumbers taken; ///< of a turn that leaves one heap
    };

    [[nodiscard]] std::vector<OneBreak> breaksOf(std::uint64_t size) const;
    [[nodiscard]] std::uint64_t mostTriedIn(std::uint64_t size) const;
    [[nodiscard]] static bool allowsBreak(const OwnTurn& turn, std::uint64_t size, std::uint64_t taken,
                                          const HeapsLeft& parts);
    /// Is told what is tried, and whether it is allowed; false ends it.
    using Try = std::function<bool(const OneBreak&, bool isAllowed)>;
    static bool tryParts(const OwnTurn& turn, std::uint64_t size, std::uint64_t taken, const Try& visit);
    static bool tryTurn(const Turn& turn, std::uint64_t size, const Try& visit);
    bool forEachOf(std::uint64_t size, const std::function<bool(const OneBreak&)>& visit) const;

    std::shared_ptr<const std::vector<Turn>> turns_;
    unsigned growth_ = 0;
};

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
