#pragma once

#include "core/own/own_breaks.h"
#include "core/own/rule_text.h"
#include "core/rules/two_sided/form_reach.h"
#include "core/rules/two_sided/sided_breaks.h"

namespace mexplorer {

/// Heaps of which Left and Right take by rules of one’s own, each by his own turns (see parseSidedRules).
class OwnSided : public SidedBreaksGame<OwnBreakCode> {
public:
    OwnSided(Description (*describe)(), const OwnSidedRules& rules);

    [[nodiscard]] Description description() const { return describe_(); }

    /// Errors: as for parseFewHeaps, with largestSize().
    [[nodiscard]] Expected<Heaps> parse(std::string_view text) const {
        return parseFewHeaps(text, static_cast<std::int64_t>(largest_));
    }
    /// Of a heap: 1000, or 200 where heaps break; fewer if too many turns would have to be tried.
    [[nodiscard]] std::uint64_t largestSize() const { return largest_; }

    [[nodiscard]] FormReach reach(const Heaps& heap) const;
    [[nodiscard]] MoveBounds bounds(const Heaps& heap) const;

private:
    /// What bounds how often one player can move if the other does not.
    struct Pace {
        std::uint64_t leastTaken = 1;
        bool splits = false; ///< without taking
    };
    [[nodiscard]] static Pace paceOf(const std::vector<OwnTurn>& turns);
    [[nodiscard]] static std::int64_t mostMoves(const Pace& pace, std::uint64_t size);

    Description (*describe_)();
    Pace left_;
    Pace right_;
    bool breaks_ = false;
    std::uint64_t largest_ = 0;
};

} // namespace mexplorer
