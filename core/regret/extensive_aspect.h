#pragma once

#include "core/game/aspects/aspect.h"
#include "core/regret/cfr_iteration.h"
#include "core/regret/cfr_run.h"
#include "core/rules/description.h"
#include "core/task/remembered.h"

namespace mexplorer {

/// How strategies are computed.
struct CfrWay {
    CfrMethod method = CfrMethod::cfrPlus;
    std::uint64_t iterations = 1;
    std::uint64_t seed = 1; ///< of sampling
};

/// A game with chance and hidden moves, and strategies that are learnt for it.
class ExtensiveAspect : public Aspect {
public:
    using Nodes = std::vector<ExtensiveGame::Node>;

    /// `form` is that of `game`; it and `nodes` are given, as many instances share them.
    ExtensiveAspect(std::shared_ptr<const ExtensiveGame> game, Found<SequenceForm> form, Nodes nodes,
                    CfrWay way)
        : game_(std::move(game)), form_(std::move(form)), nodes_(std::move(nodes)), way_(way) {}

    [[nodiscard]] const ExtensiveGame& game() const { return *game_; }
    /// What strategies are learnt for. Errors: what CFR needs and the game has not.
    [[nodiscard]] const Found<SequenceForm>& form() const { return form_; }
    /// The part of the tree that is looked at, parents before their children.
    [[nodiscard]] const Nodes& nodes() const { return nodes_; }
    [[nodiscard]] const CfrWay& way() const { return way_; }

    /// The run, computed once. Errors: those of form(); cancelled.
    [[nodiscard]] Found<CfrRun> run(Task& task) const;
    /// The same with so many iterations instead, not kept.
    [[nodiscard]] Expected<CfrRun> run(std::uint64_t iterations, Task& task) const;
    /// The iteration with this number, from 1. Takes as long as a run up to it. Errors: those of form();
    /// outcome sampling has no iterations through the whole tree; cancelled.
    [[nodiscard]] Expected<CfrIteration> iteration(std::uint64_t number, Task& task) const;

private:
    std::shared_ptr<const ExtensiveGame> game_;
    Found<SequenceForm> form_;
    Nodes nodes_;
    CfrWay way_;
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
