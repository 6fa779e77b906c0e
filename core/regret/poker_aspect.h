#pragma once

#include "core/game/aspects/aspect.h"
#include "core/regret/kuhn_family.h"
#include "core/regret/poker_deal.h"
#include "core/theory/rational.h"

#include <memory>
#include <optional>
#include <vector>

namespace mexplorer {

/// What is known about the solution of a poker game.
struct KnownPoker {
    PokerShape shape;
    double value = 0;                        ///< of the first player in every equilibrium
    std::optional<Rational> exactValue = {}; ///< the same exactly; none: not known
    std::vector<KuhnDecision> family = {};   ///< of equilibria; empty: not known
};

/// An extensive game that is a small poker for two, beside its ExtensiveAspect.
class PokerAspect : public Aspect {
public:
    PokerAspect(std::shared_ptr<const KnownPoker> known, std::optional<PokerDeal> deal)
        : known_(std::move(known)), deal_(deal) {}

    [[nodiscard]] const KnownPoker& known() const { return *known_; }
    /// For those who outlive this.
    [[nodiscard]] const std::shared_ptr<const KnownPoker>& sharedKnown() const { return known_; }
    /// The deal that is looked at; none: all deals.
    [[nodiscard]] const std::optional<PokerDeal>& deal() const { return deal_; }

private:
    std::shared_ptr<const KnownPoker> known_;
    std::optional<PokerDeal> deal_;
};

/// What is known of a poker whose equilibria are all known; else null.
[[nodiscard]] inline const KnownPoker* solvedPoker(const HasAspects& instance) {
    const auto* poker = instance.as<PokerAspect>();
    return poker && !poker->known().family.empty() ? &poker->known() : nullptr;
}

} // namespace mexplorer
