#include "ui/views/learning/learning_view.h"

namespace mexplorer::ui {

namespace {

Expected<std::shared_ptr<const LearningPicture>> learningPictureOf(const Scene& scene, Task& task) {
    const auto& asked = *scene.instance->as<ExtensiveAspect>();
    auto run = asked.run(task);
    if (!run) return tl::unexpected(run.error());
    const auto* poker = scene.instance->as<PokerAspect>();
    return std::make_shared<const LearningPicture>(
        LearningPicture{*asked.form(), poker ? poker->sharedKnown() : nullptr, asked.way(), std::move(*run)});
}

std::unique_ptr<LearningFigure> figureAt(const LearningPicture& picture, std::optional<std::size_t> step) {
    LearningPicture shown = picture;
    shown.step = step;
    return std::make_unique<LearningFigure>(std::move(shown));
}

Expected<std::unique_ptr<Figure>> learningFigureOf(const Scene& scene, Task& task) {
    const auto picture = learningPictureOf(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    return figureAt(**picture, std::nullopt);
}

Expected<Steps> learningStepsOf(const Scene& scene, Task& task) {
    const auto picture = learningPictureOf(scene, task);
    if (!picture) return tl::unexpected(picture.error());
    auto made = learningTrace(*scene.instance->as<ExtensiveAspect>(), task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const LearningTrace>(std::move(*made));
    return Steps{trace, [trace, picture = *picture](int step) {
                     return figureAt(*picture, trace->stateAt(step)->point);
                 }};
}

} // namespace

ViewKind learningViewKind() {
    return {.id = "learning",
            .title = [] { return LearningView::tr("Learning"); },
            .settings = [](const Game&) { return std::vector<Parameter>{}; },
            .make = [](Document& document, QWidget* parent) -> View* {
                return new LearningView(document, parent);
            },
            .figure = learningFigureOf,
            .steps = learningStepsOf};
}

LearningView::LearningView(Document& document, QWidget* parent) : ViewOf(document, "learning", parent) {}

void LearningView::refresh(bool /*whole*/) {
    make(tr("Learning strategies"), [scene = scene()](Task& task) -> Expected<Made> {
        const auto picture = learningPictureOf(scene, task);
        if (!picture) return tl::unexpected(picture.error());
        return withSteps(*picture, learningTrace(*scene.instance->as<ExtensiveAspect>(), task));
    });
}

void LearningView::showPicture() {
    setFigure(std::shared_ptr<const LearningFigure>(figureAt(*picture(), step_)));
}

void LearningView::showStep(int step) {
    if (!picture()) return;
    const auto state = stateAt(step);
    step_ = state ? std::optional(state->point) : std::nullopt;
    showPicture();
}

} // namespace mexplorer::ui
