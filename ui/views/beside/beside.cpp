#include "ui/views/beside/beside.h"

#include "ui/views/beside/beside_view.h"

namespace mexplorer::ui {

namespace {

/// The second scene as it is shown beside this figure of the first: where nobody chose otherwise, its places
/// are where those are.
Scene alignedScene(const BesideScenes& both, const Figure& first) {
    Scene scene = both.scenes[1];
    const auto* values = dynamic_cast<const Pairable*>(&first);
    if (!values) return scene;
    for (const auto& [id, value] : values->commonSettings()) {
        const auto own = scene.settings.find(id);
        const auto other = both.scenes[0].settings.find(id);
        if (own != scene.settings.end() && other != both.scenes[0].settings.end() &&
            own->second == other->second)
            own->second = value;
    }
    return scene;
}

/// Errors: cancelled; where neither has steps, that of the left one.
Expected<BesideTrace> findBesideTrace(const BesideScenes& scenes, const BesidePicture& picture, Task& task) {
    std::array<std::optional<Steps>, 2> sides;
    BothTraces traces;
    std::optional<Error> why;
    for (std::size_t side = 2; side-- > 0;) {
        auto steps = scenes.kind.steps(scenes.scenes[side], task);
        if (!steps && steps.error().kind == Error::Kind::cancelled) return tl::unexpected(steps.error());
        if (!steps) {
            why = steps.error();
            continue;
        }
        traces[side] = steps->trace;
        sides[side] = std::move(*steps);
    }
    BothTrace both = bothTrace(traces, picture.facts.titles, picture.facts.said);
    if (both.steps.empty()) return tl::unexpected(*why);
    return BesideTrace(std::move(both), std::move(sides));
}

} // namespace

QString BesideKind::work(const Scene& /*scene*/) {
    return BesideView::tr("Comparing two pictures");
}

Expected<BesideKind::Made> BesideKind::make(const BesideScenes& both, Task& task) {
    auto left = both.kind.figure(both.scenes[0], task);
    if (!left) return tl::unexpected(left.error());
    const BesideScenes aligned{both.kind, {both.scenes[0], alignedScene(both, **left)}};
    auto right = both.kind.figure(aligned.scenes[1], task);
    if (!right) return tl::unexpected(right.error());
    BesideComparison comparison(**left, **right);
    auto facts = besideFacts(both, comparison, task); // nobody chose what was only aligned
    if (!facts) return tl::unexpected(facts.error());
    const auto picture = std::make_shared<const BesidePicture>(
        BesidePicture{{std::move(*left), std::move(*right)}, std::move(comparison), std::move(*facts)});
    return Made(picture,
                [aligned, picture](Task& later) { return findBesideTrace(aligned, *picture, later); });
}

Expected<BesideKind::Made> BesideKind::make(const Scene& scene, Task& task) {
    const auto both = besideScenesOf(scene);
    if (!both) return tl::unexpected(both.error());
    return make(*both, task);
}

BesideLook BesideKind::lookAt(const Made::Trace& trace, int step, BesideLook /*look*/) {
    const BothState* state = trace ? trace->stateAt(step) : nullptr;
    if (!state) return {};
    if (state->difference) return {.ringed = state->difference};
    BesideLook look;
    for (std::size_t side = 0; side < look.figures.size(); ++side)
        if (const auto& steps = trace->sides[side])
            look.figures[side] = steps->figureAt(static_cast<int>(state->steps[side]));
    return look;
}

Expected<std::unique_ptr<Figure>> figureBeside(const BesideScenes& both, Task& task) {
    const auto made = BesideKind::make(both, task);
    if (!made) return tl::unexpected(made.error());
    return std::make_unique<BesideFigure>(made->picture);
}

Expected<Steps> stepsBeside(const BesideScenes& both, Task& task) {
    const auto made = BesideKind::make(both, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = made->findTrace(task);
    if (!trace) return tl::unexpected(trace.error());
    return stepsOf<BesideKind>(both.scenes[0], made->picture, *trace);
}

} // namespace mexplorer::ui
