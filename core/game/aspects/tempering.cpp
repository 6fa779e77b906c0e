#include "core/game/aspects/tempering.h"

#include "core/partizan/notation.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

const std::string temperId = "temper";
const std::string byId = "by";
constexpr std::array kinds = {"none", "cooled", "heated"}; // in the order of Tempering::Kind

} // namespace

std::vector<Parameter> temperingParameters() {
    return {{.id = temperId,
             .title = say(MX_TEXT("core", "cooling and heating")),
             .kind = Parameter::Kind::choice,
             .fallback = kinds[0],
             .choices = {{kinds[0], say(MX_TEXT("core", "as it is"))},
                         {kinds[1], say(MX_TEXT("core", "cooled: each move costs"))},
                         {kinds[2], say(MX_TEXT("core", "heated: each move earns"))}}},
            {.id = byId,
             .title = say(MX_TEXT("core", "by")),
             .kind = Parameter::Kind::text,
             .fallback = "1",
             .hint = say(MX_TEXT("core", "a number such as 1, 1/2 or 3/8")),
             .unless = {{temperId, kinds[0]}}}};
}

Expected<Tempering> temperingOf(const Parameters& values, Task& task) {
    Tempering tempering{
        static_cast<Tempering::Kind>(std::ranges::find(kinds, values.at(temperId)) - kinds.begin())};
    if (tempering.kind == Tempering::Kind::none) return tempering;
    constexpr std::uint64_t mostSteps = 100'000; // for a number that is written
    ShortGames games(task, {.moves = mostSteps});
    const auto read = readGame(values.at(byId), games);
    const auto number = read ? games.asNumber(*read) : std::nullopt;
    if (!number || number->sign() < 0)
        return invalid(byId,
                       say(MX_TEXT("core", "A game is cooled or heated by a number that is not below 0, "
                                           "such as 1/2; “%1” is none."),
                           values.at(byId)));
    tempering.by = *number;
    return tempering;
}

} // namespace mexplorer
