#include "core/explain/cell_trace.h"

#include "core/explain/explain.h"
#include "core/explain/mex_trace.h"
#include "core/game/aspects/grid_proof.h"

namespace mexplorer {

namespace {

std::vector<BoardMark> marksOf(const Game& game, const Inquiry& asked) {
    const auto* proof = game.as<GridProofAspect>();
    const auto cell = proof ? game.as<GridAspect>()->cellOf(asked) : std::nullopt;
    return cell ? proof->marks(*cell) : std::vector<BoardMark>{};
}

/// Appends the steps of the game's own proof; `known` is the mex state that stays visible.
void addProof(CellTrace& trace, const MexState& known, const Game& game, const Inquiry& asked) {
    std::vector<BoardMark> marks = marksOf(game, asked);
    std::vector<Saying> proof = proofAfter(trace, asked);
    if (!proof.empty() && !trace.steps.empty()) trace.begin(say(MX_TEXT("core", "proof")));
    for (std::size_t i = 0; i < proof.size(); ++i) {
        CellState state{known, {}};
        if (i < marks.size()) state.mark = std::move(marks[i]);
        trace.add(std::move(proof[i]), std::move(state));
    }
}

} // namespace

Expected<CellTrace> cellTrace(const Game& game, const Inquiry& asked, Task& task) {
    auto mex = mexTrace(game, asked, task);
    if (!mex) return tl::unexpected(mex.error());
    CellTrace trace(std::move(mex->title), std::move(mex->pseudoCode), std::move(mex->subject));
    trace.sections = std::move(mex->sections);
    for (std::size_t i = 0; i < mex->steps.size(); ++i)
        trace.add(mex->steps[i], {mex->states[i], {}});
    addProof(trace, mex->states.back(), game, asked);
    return trace;
}

Expected<CellTrace> cellProofTrace(const Game& game, const Inquiry& asked, Task& task) {
    const auto proof = asked.proof();
    if (!proof) return cellTrace(game, asked, task);
    CellTrace trace(proof->title, {}, {.position = asked.position(), .options = {}, .evaluation = {}});
    addProof(trace, {}, game, asked);
    if (trace.steps.empty()) return cellTrace(game, asked, task);
    return trace;
}

} // namespace mexplorer
