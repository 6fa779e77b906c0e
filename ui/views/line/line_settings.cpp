#include "ui/views/line/line_settings.h"

#include "core/game/aspects/line.h"
#include "ui/views/line/line_table.h"
#include "ui/views/toggle.h"

namespace mexplorer::ui {

namespace {

constexpr std::int64_t mostValues = 10'000'000;

} // namespace

std::vector<Parameter> describeLineSettings(const Game& game) {
    std::vector<Parameter> described = {
        {.id = "to",
         .title = say(MX_TEXT("core", "values")),
         .kind = Parameter::Kind::integer,
         .fallback = std::to_string(game.as<LineAspect>() ? game.as<LineAspect>()->usualSize() : 1),
         .least = 1,
         .most = mostValues,
         .hint = say(MX_TEXT("core", "how many values, from n = 0 on"))},
        {.id = "width",
         .title = say(MX_TEXT("core", "heaps in a row")),
         .kind = Parameter::Kind::integer,
         .fallback = "0",
         .least = 0,
         .most = static_cast<std::int64_t>(LineTable::widest),
         .hint =
             say(MX_TEXT("core", "a guess at the period; 0: the period itself, if it is known and fits"))},
        toggle("outcomes", say(MX_TEXT("core", "P and N only")), false,
               say(MX_TEXT("core", "colours tell who wins and not the values"))),
        toggle(
            "period", say(MX_TEXT("core", "period")), true,
            say(MX_TEXT("core", "brackets the rows that are alike, rings the exceptions and says what proves "
                                "the period"))),
        toggle("rare", say(MX_TEXT("core", "rare values")), true,
               say(MX_TEXT("core", "marks the rare values, where they are few"))),
        toggle("histogram", say(MX_TEXT("core", "histogram")), true,
               say(MX_TEXT("core", "how often each value stands in the line")))};
    if (game.as<LineAspect>() && game.as<LineAspect>()->closedForm(1)) {
        described.push_back(
            compareToggle(say(MX_TEXT("core", "marks every value that the closed form gets wrong"))));
    }
    return described;
}

LineSettings lineSettingsOf(const Parameters& settings) {
    const auto on = [&](const char* id) {
        const auto found = settings.find(id);
        return found != settings.end() && found->second == "on";
    };
    return {static_cast<std::uint64_t>(integerOf(settings, "to")),
            static_cast<std::uint64_t>(integerOf(settings, "width")),
            on("outcomes"),
            on("period"),
            on("rare"),
            on("histogram"),
            on("compare")};
}

} // namespace mexplorer::ui
