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

CoalitionTrace traceOf(const CoalitionSubject& subject, const std::string& steps) {
    if (!subject.answer->exact) return sharesTrace(subject);
    return steps == "nucleolus" ? nucleolusTrace(subject) : shapleyTrace(subject);
}

} // namespace

QString CoalitionKind::work(const Scene& /*scene*/) {
    return CoalitionView::tr("Dividing what all are worth");
}

Expected<CoalitionKind::Made> CoalitionKind::make(const Scene& scene, Task& task) {
    const auto* coalitions = scene.instance->as<CoalitionAspect>();
    auto answer = coalitions->answer(task);
    if (!answer) return tl::unexpected(answer.error());
    const auto picture = coalitionPicture(coalitionSubject(coalitions->game(), *answer));
    return Made(picture, [picture, steps = scene.settings.at(stepsId)](Task&) {
        return traceOf(picture->subject, steps);
    });
}

ViewKind coalitionViewKind() {
    return pictureViewKind<CoalitionView, CoalitionKind>(
        {.title = [] { return CoalitionView::tr("Coalitions"); }, .settings = coalitionSettings});
}

void CoalitionView::hover(std::optional<Coalition> coalition) {
    if (coalition == look_.hovered) return;
    look_.hovered = coalition;
    showLook();
}

void CoalitionView::point(const QPointF& world) {
    if (!picture()) return;
    hover(figure()->coalitionAt(canvas().frame(), world));
    emit pointedAt(figure()->statusAt(canvas().frame(), world));
}

void CoalitionView::click(const QPointF& /*world*/) {
    if (!picture() || !figure()->hasPages(canvas().frame())) return;
    ++look_.turns;
    showLook();
}

void CoalitionView::leave() {
    if (!picture()) return;
    hover(std::nullopt);
    emit pointedAt({});
}

} // namespace mexplorer::ui
