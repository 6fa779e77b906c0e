#include "core/game/aspects/tempering.h"

#include "core/partizan/notation.h"
#include "core/partizan/rational_of.h"
#include "core/text/parse.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

const std::string temperId = "temper";
const std::string byId = "by";
constexpr std::array kinds = {"none", "cooled", "heated"}; // in the order of Tempering::Kind

/// A number that is not below 0; nothing if the text is none.
std::optional<Dyadic> amountIn(const std::string& text, Task& task) {
    constexpr std::uint64_t mostSteps = 100'000; // for a number that is written
    ShortGames games(task, {.moves = mostSteps});
    const auto read = readGame(text, games);
    const auto number = read ? games.asNumber(*read) : std::nullopt;
    return number && number->sign() >= 0 ? number : std::nullopt;
}

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
    const auto number = amountIn(values.at(byId), task);
    if (!number)
        return invalid(byId,
                       say(MX_TEXT("core", "A game is cooled or heated by a number that is not below 0, "
                                           "such as 1/2; “%1” is none."),
                           values.at(byId)));
    tempering.by = *number;
    return tempering;
}

Parameter taxParameter() {
    return {.id = taxId,
            .title = say(MX_TEXT("core", "tax")),
            .kind = Parameter::Kind::text,
            .fallback = "",
            .hint = say(MX_TEXT("core", "the tax at which both stops are marked, such as 1, 1/2 or 3/8; "
                                        "empty: none"))};
}

Expected<std::optional<Rational>> taxOf(const Parameters& values, Task& task) {
    const std::string& text = values.at(taxId);
    if (trimmed(text).empty()) return std::nullopt;
    const auto tax = amountIn(text, task);
    if (!tax)
        return invalid(taxId, say(MX_TEXT("core", "A tax is a number that is not below 0, such as 1/2; “%1” "
                                                  "is none."),
                                  shortened(text)));
    return rationalOf(*tax);
}

} // namespace mexplorer
