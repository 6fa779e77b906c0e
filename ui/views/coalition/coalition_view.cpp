#include "ui/views/coalition/coalition_view.h"

#include "core/coalition/coalition_aspect.h"
#include "core/explain/coalition/nucleolus_trace.h"
#include "core/explain/coalition/shapley_trace.h"
#include "core/explain/coalition/shares_trace.h"

namespace mexplorer::ui {

namespace {

const std::string stepsId = "steps";

std::vector<Parameter> coalitionSettings(const Game& /*game*/) {
    return {{.id = stepsId,
             .title = say(MX_TEXT("core", "steps")),
             .kind = Parameter::Kind::choice,
             .fallback = "shapley",
             .choices = {{"shapley", say(MX_TEXT("core", "Shapley value"))},
                         {"nucleolus", say(MX_TEXT("core", "Nucleolus"))}},
             .hint = say(MX_TEXT("core", "what the steps explain: the Shapley value, order by order, or the "
                                         "nucleolus, excess by excess"))}};
}

struct MadeCoalitions {
    std::shared_ptr<const CoalitionPicture> picture;
    CoalitionTrace trace;
};

CoalitionTrace traceOf(const CoalitionSubject& subject, const std::string& steps) {
    if (!subject.answer->exact) return sharesTrace(subject);
    return steps == "nucleolus" ? nucleolusTrace(subject) : shapleyTrace(subject);
}

Expected<MadeCoalitions> coalitionsOf(const Scene& scene, Task& task) {
    const auto* coalitions = scene.instance->as<CoalitionAspect>();
    auto answer = coalitions->answer(task);
    if (!answer) return tl::unexpected(answer.error());
    const CoalitionSubject subject = coalitionSubject(coalitions->game(), *answer);
    return MadeCoalitions{coalitionPicture(subject), traceOf(subject, scene.settings.at(stepsId))};
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto made = coalitionsOf(scene, task);
    if (!made) return tl::unexpected(made.error());
    return std::make_unique<CoalitionFigure>(made->picture);
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto made = coalitionsOf(scene, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const CoalitionTrace>(std::move(made->trace));
    return Steps{trace, [trace, picture = made->picture](int step) {
                     return std::make_unique<CoalitionFigure>(picture, CoalitionLook{*trace->stateAt(step)});
                 }};
}

} // namespace

ViewKind coalitionViewKind() {
    return {.id = "coalition",
            .title = [] { return CoalitionView::tr("Coalitions"); },
            .settings = coalitionSettings,
            .make = [](Document& document, QWidget* parent) -> View* {
                return new CoalitionView(document, parent);
            },
            .figure = figureOf,
            .steps = stepsOf};
}

CoalitionView::CoalitionView(Document& document, QWidget* parent) : ViewOf(document, "coalition", parent) {}

void CoalitionView::refresh(bool /*whole*/) {
    make(tr("Dividing what all are worth"), [scene = scene()](Task& task) -> Expected<Made> {
        auto made = coalitionsOf(scene, task);
        if (!made) return tl::unexpected(made.error());
        return withSteps(made->picture, Expected<CoalitionTrace>(std::move(made->trace)));
    });
}

void CoalitionView::showPicture() {
    setFigure(std::make_shared<CoalitionFigure>(picture(), look_));
}

void CoalitionView::showStep(int step) {
    if (!picture()) return;
    look_.step = stateAt(step);
    showPicture();
}

void CoalitionView::hover(std::optional<Coalition> coalition) {
    if (coalition == look_.hovered) return;
    look_.hovered = coalition;
    showPicture();
}

void CoalitionView::point(const QPointF& world) {
    if (!picture()) return;
    hover(figure()->coalitionAt(world));
    emit pointedAt(figure()->statusAt(world));
}

void CoalitionView::leave() {
    if (!picture()) return;
    hover(std::nullopt);
    emit pointedAt({});
}

} // namespace mexplorer::ui
