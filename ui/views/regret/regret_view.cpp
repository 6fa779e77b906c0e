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

} // namespace

QString RegretKind::work(const Scene& /*scene*/) {
    return RegretView::tr("Playing the rounds");
}

Expected<RegretKind::Made> RegretKind::make(const Scene& scene, Task& task) {
    auto subject =
        regretSubject(scene.instance, static_cast<std::uint64_t>(integerOf(scene.settings, roundsId)), task);
    if (!subject) return tl::unexpected(subject.error());
    const MatrixSide shown = scene.settings.at(playerId) == "column" ? MatrixSide::column : MatrixSide::row;
    const auto picture = std::make_shared<const RegretPicture>(RegretPicture{std::move(*subject), shown});
    return Made(picture, [picture](Task&) { return regretTrace(picture->subject); });
}

ViewKind regretViewKind() {
    return pictureViewKind<RegretView, RegretKind>(
        {.title = [] { return RegretView::tr("Regret"); }, .settings = regretSettings});
}

} // namespace mexplorer::ui
