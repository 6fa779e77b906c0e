#include "core/explain/explain.h"

#include "core/explain/answers.h"
#include "core/explain/mex_trace.h"
#include "core/explain/xor_trace.h"

namespace mexplorer {

namespace {

/// Whether the XOR tells anything: of one component whose value is left unexplained it would not.
Expected<bool> isXorTelling(const SumAspect& sum, const std::string& position, Task& task) {
    const auto components = sum.components(position, task);
    if (!components) return tl::unexpected(components.error());
    if (components->size() != 1) return true;
    return components->front().isItsValue() || !components->front().reason.empty();
}

Trace proofTrace(Proof proof, const std::string& position) {
    Trace trace{std::move(proof.title), std::move(proof.pseudoCode), ProofScene{position}, {}};
    for (Proof::Step& step : proof.steps)
        trace.steps.push_back({std::move(step.reason), step.codeLine, ProofStep{step.mark}});
    return trace;
}

/// By mex, and if that is 0, by the answer to every option.
Expected<Trace> optionsTrace(const Game& game, const std::string& position, Task& task) {
    auto trace = mexTrace(game, position, task);
    if (!trace) return trace;
    const auto& scene = std::get<MexScene>(trace->scene);
    const auto answered = answers(game, scene.evaluation, scene.options, task);
    if (!answered) return tl::unexpected(answered.error());
    for (std::size_t i = 0; i < answered->size(); ++i) {
        Step step = trace->steps.back();
        step.reason = (*answered)[i];
        std::get<MexStep>(step.state).option = i;
        trace->steps.push_back(std::move(step));
    }
    return trace;
}

} // namespace

Expected<Trace> explain(const Game& game, const std::string& position, Task& task) {
    if (auto proof = game.proof(position)) return proofTrace(std::move(*proof), position);
    if (!game.sum()) return optionsTrace(game, position, task);
    const auto telling = isXorTelling(*game.sum(), position, task);
    if (!telling) {
        // In misère play a sum may have no components that add up; its options it always has.
        const bool isNoSum = telling.error().kind == Error::Kind::invalid && game.play() == Play::misere;
        return isNoSum ? mexTrace(game, position, task) : tl::unexpected(telling.error());
    }
    return *telling ? xorTrace(game, position, task) : optionsTrace(game, position, task);
}

void appendProof(Trace& trace, const Game& game, const std::string& position) {
    auto proof = game.proof(position);
    if (!proof) return;
    // At the end of play both say that no move is left.
    const Message said = trace.steps.back().reason;
    std::erase_if(proof->steps, [&](const Proof::Step& step) { return step.reason == said; });
    const std::size_t before = trace.pseudoCode.size();
    trace.pseudoCode.insert(trace.pseudoCode.end(), proof->pseudoCode.begin(), proof->pseudoCode.end());
    const auto state = trace.steps.back().state;
    for (const Proof::Step& step : proof->steps)
        trace.steps.push_back({step.reason, before + step.codeLine, state});
}

} // namespace mexplorer
