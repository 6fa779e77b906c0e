#include "ui/views/regret/regret_view.h"

namespace mexplorer::ui {

namespace {

const std::string roundsId = "rounds";
const std::string playerId = "player";

std::vector<Parameter> regretSettings(const Game& /*game*/) {
    return {{.id = roundsId,
             .title = say(MX_TEXT("core", "rounds")),
             .kind = Parameter::Kind::integer,
             .fallback = "1000",
             .least = 1,
             .most = 1'000'000,
             .hint = say(MX_TEXT("core", "how many rounds are played"))},
            {.id = playerId,
             .title = say(MX_TEXT("core", "strategies of")),
             .kind = Parameter::Kind::choice,
             .fallback = "row",
             .choices = {{"row", say(MX_TEXT("core", "the row player"))},
                         {"column", say(MX_TEXT("core", "the column player"))}},
             .hint = say(MX_TEXT("core", "whose strategies the charts show"))}};
}

struct MadeRegret {
    std::shared_ptr<const RegretPicture> picture;
    RegretTrace trace;
};

Expected<MadeRegret> regretOf(const Scene& scene, Task& task) {
    auto subject =
        regretSubject(scene.instance, static_cast<std::uint64_t>(integerOf(scene.settings, roundsId)), task);
    if (!subject) return tl::unexpected(subject.error());
    const MatrixSide shown = scene.settings.at(playerId) == "column" ? MatrixSide::column : MatrixSide::row;
    auto picture = std::make_shared<const RegretPicture>(RegretPicture{*subject, shown});
    return MadeRegret{std::move(picture), regretTrace(std::move(*subject))};
}

Expected<std::unique_ptr<Figure>> figureOf(const Scene& scene, Task& task) {
    const auto made = regretOf(scene, task);
    if (!made) return tl::unexpected(made.error());
    return std::make_unique<RegretFigure>(made->picture);
}

Expected<Steps> stepsOf(const Scene& scene, Task& task) {
    auto made = regretOf(scene, task);
    if (!made) return tl::unexpected(made.error());
    const auto trace = std::make_shared<const RegretTrace>(std::move(made->trace));
    return Steps{trace, [trace, picture = made->picture](int step) {
                     return std::make_unique<RegretFigure>(picture, *trace->stateAt(step));
                 }};
}

} // namespace

ViewKind regretViewKind() {
    return {
        .id = "regret",
        .title = [] { return RegretView::tr("Regret"); },
        .settings = regretSettings,
        .make = [](Document& document, QWidget* parent) -> View* { return new RegretView(document, parent); },
        .figure = figureOf,
        .steps = stepsOf};
}

RegretView::RegretView(Document& document, QWidget* parent) : ViewOf(document, "regret", parent) {}

void RegretView::refresh(bool /*whole*/) {
    make(tr("Playing the rounds"), [scene = scene()](Task& task) -> Expected<Made> {
        auto made = regretOf(scene, task);
        if (!made) return tl::unexpected(made.error());
        return withSteps(made->picture, Expected<RegretTrace>(std::move(made->trace)));
    });
}

void RegretView::showPicture() {
    setFigure(std::make_shared<RegretFigure>(picture(), state_));
}

void RegretView::showStep(int step) {
    if (!picture()) return;
    state_ = stateAt(step);
    showPicture();
}

} // namespace mexplorer::ui
