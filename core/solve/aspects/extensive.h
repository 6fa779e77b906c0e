#pragma once

#include "core/regret/cfr_iteration.h"
#include "core/regret/cfr_run.h"
#include "core/regret/kuhn_family.h"
#include "core/regret/poker_deal.h"
#include "core/rules/description.h"
#include "core/solve/aspects/aspect.h"
#include "core/task/remembered.h"
#include "core/theory/rational.h"

#include <memory>
#include <optional>

namespace mexplorer {

/// A poker, laid out, with what is known of it.
struct KnownPoker {
    PokerShape shape;
    ExtensiveGame game;
    double value = 0;                        ///< to the first player in every equilibrium
    std::optional<Rational> exactValue = {}; ///< the same; none: not known
    std::vector<KuhnDecision> family;        ///< of equilibria; empty: not known
};

/// How strategies are sought.
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
    /// To be kept by those who outlive this.
    [[nodiscard]] const std::shared_ptr<const KnownPoker>& sharedPoker() const { return poker_; }
    [[nodiscard]] const ExtensiveGame& game() const { return poker_->game; }
    [[nodiscard]] const CfrWay& way() const { return way_; }
    /// The deal that is drawn; none: all of them are.
    [[nodiscard]] const std::optional<PokerDeal>& deal() const { return deal_; }

    /// The run, made once. Errors: cancelled.
    [[nodiscard]] Found<CfrRun> run(Task& task) const;
    /// The iteration with this number, from 1. Takes as long as a run up to it. Errors: sampling does not
    /// pass through the game; cancelled.
    [[nodiscard]] Expected<CfrIteration> iteration(std::uint64_t number, Task& task) const;

private:
    std::shared_ptr<const KnownPoker> poker_;
    CfrWay way_;
    std::optional<PokerDeal> deal_;
    Remembered<CfrRun> run_;
};

/// The parameters of a game that is learnt: `method`, `iterations`, `seed`.
[[nodiscard]] std::vector<Parameter> cfrParameters(std::uint64_t iterations);
[[nodiscard]] CfrWay cfrWayOf(const Parameters& parameters);
/// As the parameter `method` spells it.
[[nodiscard]] const char* idOf(CfrMethod method);
/// “CFR”, “CFR+”, “outcome sampling”.
[[nodiscard]] Message titleOf(CfrMethod method);

} // namespace mexplorer
