#include "ui/views/regret/regret_view.h"

#include <algorithm>
#include <array>

namespace mexplorer::ui {

namespace {

const std::string roundsId = "rounds";
const std::string playerId = "player";
const std::string largeId = "large";

constexpr std::array<const char*, 3> panelIds = {"path", "exploitability", "averages"};

RegretPanel panelOf(const std::string& id) {
    const auto at = std::ranges::find(panelIds, id);
    return static_cast<RegretPanel>(at - panelIds.begin());
}

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
             .hint = say(MX_TEXT("core", "whose strategies the charts show"))},
            {.id = largeId,
             .title = say(MX_TEXT("core", "large")),
             .kind = Parameter::Kind::choice,
             .fallback = panelIds[0],
             .choices = {{panelIds[0], say(MX_TEXT("core", "the path of the strategies"))},
                         {panelIds[1], say(MX_TEXT("core", "the exploitability"))},
                         {panelIds[2], say(MX_TEXT("core", "the averages"))}},
             .hint = say(MX_TEXT("core", "what is half of the picture; a click on one of the small charts "
                                         "opens it"))}};
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
    const auto picture = std::make_shared<const RegretPicture>(
        RegretPicture{std::move(*subject), shown, panelOf(scene.settings.at(largeId))});
    return Made(picture, [picture](Task&) { return regretTrace(picture->subject); });
}

void RegretView::click(const QPointF& world) {
    if (!picture()) return;
    if (const auto panel = figure()->panelAt(canvas().frame(), world))
        (void)document().setSetting(id(), largeId, panelIds[static_cast<std::size_t>(*panel)]);
}

void RegretView::point(const QPointF& world) {
    const bool opens = picture() && figure()->panelAt(canvas().frame(), world);
    canvas().setCursor(opens ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

ViewKind regretViewKind() {
    return pictureViewKind<RegretView, RegretKind>(
        {.title = [] { return RegretView::tr("Regret"); }, .settings = regretSettings});
}

} // namespace mexplorer::ui
