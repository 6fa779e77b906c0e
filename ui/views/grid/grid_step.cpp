#include "ui/views/grid/grid_step.h"

#include "core/explain/say_mex.h"

#include <algorithm>

namespace mexplorer::ui {

Discovered::Sight Discovered::sightOf(const GridCell& cell) const {
    const DiscoverySubject& subject = trace->subject;
    const std::size_t finding = subject.settledBy[subject.indexOf(cell)];
    if (cell != state.cell && finding >= state.findings) return Sight::unknown;
    return finding == state.lit && subject.values[subject.indexOf(cell)] != 0 ? Sight::lit : Sight::known;
}

GridStep cellStep(const GridPicture& picture, const GridCell& cell, const MexSubject& subject,
                  const CellState& state) {
    GridStep step{.centre = cell,
                  .candidate = state.candidate,
                  .isTried = state.compared,
                  .done = state.done,
                  .mark = state.mark};
    const bool begins = state.optionsShown == 0 && !state.mark && !state.done && !subject.options.empty();
    if (begins) step.told = sayOptionCount(0, subject.options.size());
    const std::size_t first = state.optionsShown - state.several;
    if (state.several > 0) step.told = sayValuesOf(subject.options, first, state.optionsShown);
    const auto options = listedOptions(picture, cell); // in the same order as the subject's, where they begin
    if (!options) return step;
    const std::size_t known = std::min(options->size(), subject.options.size());
    step.counted = marked(picture, *options, std::min(known, state.optionsShown));
    for (std::size_t i = 0; i < subject.options.size(); ++i) {
        const bool has = state.candidate && subject.options[i].evaluation.nimber() == state.candidate;
        step.isInSet = step.isInSet || has;
        if (i == state.option) step.spoken = subject.options[i].evaluation.nimber();
        if (i >= known && i == state.option) step.outside = subject.options[i].to;
        if (i >= known) continue;
        if (state.several > 0 && i >= first && i < state.optionsShown) step.several.push_back((*options)[i]);
        if (i == state.option || has) step.lights.push_back((*options)[i]);
        if (i == state.option) step.leavesNothing = (*options)[i].empty();
    }
    return step;
}

GridStep discoveryStep(const GridPicture& picture, std::shared_ptr<const DiscoveryTrace> trace,
                       const DiscoveryState& state) {
    GridStep step{.centre = state.cell, .done = true};
    step.discovered = Discovered{std::move(trace), state};
    if (!state.cell || state.lit) return step;
    step.counted = optionsOf(picture, *state.cell);
    const bool hasMex = !step.discovered->isOfOutcomes() && step.counted.count != 0;
    if (hasMex) step.candidate = step.discovered->valueOf(*state.cell);
    return step;
}

} // namespace mexplorer::ui
