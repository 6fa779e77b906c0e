#pragma once

#include "core/game/aspects/aspect.h"
#include "core/regret/cfr_iteration.h"
#include "core/regret/cfr_run.h"
#include "core/regret/kuhn_family.h"
#include "core/regret/poker_deal.h"
#include "core/rules/description.h"
#include "core/task/remembered.h"
#include "core/theory/rational.h"

#include <memory>
#include <optional>

namespace mexplorer {

/// A poker game as a game tree, with what is known about its solution.
struct KnownPoker {
    PokerShape shape;
    ExtensiveGame game;
    double value = 0;                        ///< of the first player in every equilibrium
    std::optional<Rational> exactValue = {}; ///< the same exactly; none: not known
    std::vector<KuhnDecision> family;        ///< of equilibria; empty: not known
};

/// How strategies are computed.
struct CfrWay {
    CfrMethod method = CfrMethod::cfrPlus;
    std::uint64_t iterations = 1;
    std::uint64_t seed = 1; ///< of sampling
};

/// A game with chance and hidden information, and strategies that are learnt for it.
class ExtensiveAspect : public Aspect {
public:
    ExtensiveAspect(std::shared_ptr<const KnownPoker> poker, CfrWay way, std::optional<PokerDeal> deal)
        : poker_(std::move(poker)), way_(way), deal_(deal) {}

    [[nodiscard]] const KnownPoker& poker() const { return *poker_; }
    /// For those who outlive this.
    [[nodiscard]] const std::shared_ptr<const KnownPoker>& sharedPoker() const { return poker_; }
    [[nodiscard]] const ExtensiveGame& game() const { return poker_->game; }
    [[nodiscard]] const CfrWay& way() const { return way_; }
    /// The deal to draw; none: all deals.
    [[nodiscard]] const std::optional<PokerDeal>& deal() const { return deal_; }

    /// The run, computed once. Errors: cancelled.
    [[nodiscard]] Found<CfrRun> run(Task& task) const;
    /// The iteration with this number, from 1. Takes as long as a run up to it. Errors: outcome sampling has
    /// no iterations through the whole tree; cancelled.
    [[nodiscard]] Expected<CfrIteration> iteration(std::uint64_t number, Task& task) const;

private:
    std::shared_ptr<const KnownPoker> poker_;
    CfrWay way_;
    std::optional<PokerDeal> deal_;
    Remembered<CfrRun> run_;
};

/// The parameters of CFR: `method`, `iterations` (its default is given) and `seed`.
[[nodiscard]] std::vector<Parameter> cfrParameters(std::uint64_t iterations);
[[nodiscard]] CfrWay cfrWayOf(const Parameters& parameters);
/// As the parameter `method` spells it.
[[nodiscard]] const char* idOf(CfrMethod method);
/// “CFR”, “CFR+”, “outcome sampling”.
[[nodiscard]] Message titleOf(CfrMethod method);

} // namespace mexplorer
