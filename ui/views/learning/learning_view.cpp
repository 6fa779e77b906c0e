#include "ui/views/learning/learning_view.h"

namespace mexplorer::ui {

QString LearningKind::work(const Scene& /*scene*/) {
    return LearningView::tr("Learning strategies");
}

Expected<LearningKind::Made> LearningKind::make(const Scene& scene, Task& task) {
    const auto& asked = *scene.instance->as<ExtensiveAspect>();
    auto run = asked.run(task);
    if (!run) return tl::unexpected(run.error());
    const auto* poker = scene.instance->as<PokerAspect>();
    return Made(
        std::make_shared<const LearningPicture>(LearningPicture{
            *asked.form(), poker ? poker->sharedKnown() : nullptr, asked.way(), std::move(*run)}),
        [scene](Task& later) { return learningTrace(*scene.instance->as<ExtensiveAspect>(), later); });
}

LearningKind::Look LearningKind::lookAt(const Made::Trace& trace, int step, Look /*look*/) {
    const LearningState* state = trace ? trace->stateAt(step) : nullptr;
    return state ? Look(state->point) : std::nullopt;
}

ViewKind learningViewKind() {
    return pictureViewKind<LearningView, LearningKind>(
        {.title = [] { return LearningView::tr("Learning"); },
         .settings = [](const Game&) { return std::vector<Parameter>{}; }});
}

} // namespace mexplorer::ui
