#include "ui/views/grid/grid_settings.h"

#include "core/game/aspects/grid.h"
#include "core/game/aspects/grid_proof.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "ui/views/toggle.h"

#include <algorithm>
#include <string>

namespace mexplorer::ui {

namespace {

constexpr std::int64_t largestSide = 20'000;
constexpr std::int64_t usualSide = 24;
constexpr std::int64_t largestOpeningSide = 400; // so much still opens at once
constexpr std::int64_t largestModulus = 64;
constexpr std::int64_t highestBit = 15; // values have two bytes

/// The whole table, if it ends; or else a size that contains the game's opening position: a board ends with
/// it, as its problem is drawn; other grids are square and leave some room.
GridSize openingSize(const Game& game) {
    if (const auto whole = game.as<GridAspect>()->wholeSize()) return *whole;
    const auto* positions = game.as<PositionsAspect>();
    const auto cell = positions ? game.as<GridAspect>()->cellOf(positions->opening()) : std::nullopt;
    constexpr std::uint64_t tooFar = largestOpeningSide;
    if (!cell || std::max(cell->a, cell->b) >= tooFar) return {usualSide, usualSide};
    if (isBoard(game)) {
        return {static_cast<std::uint32_t>(cell->a + 1), static_cast<std::uint32_t>(cell->b + 1)};
    }
    const auto side =
        std::max<std::int64_t>(usualSide, static_cast<std::int64_t>(std::max(cell->a, cell->b)) + 2);
    return {static_cast<std::uint32_t>(side), static_cast<std::uint32_t>(side)};
}

Parameter sideParameter(std::string id, Message title, std::uint32_t side) {
    return {.id = std::move(id),
            .title = std::move(title),
            .fallback = std::to_string(side),
            .least = 1,
            .most = largestSide};
}

Parameter choice(std::string id, Message title, std::string fallback, std::vector<Choice> choices) {
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::choice,
            .fallback = std::move(fallback),
            .choices = std::move(choices)};
}

void describeColours(std::vector<Parameter>& settings) {
    settings.push_back(choice("colour", say(MX_TEXT("core", "colour")), "value",
                              {{"value", say(MX_TEXT("core", "SG value"))},
                               {"outcome", say(MX_TEXT("core", "P or N"))},
                               {"mod", say(MX_TEXT("core", "value mod k"))},
                               {"bit", say(MX_TEXT("core", "one bit of the value"))}}));
    settings.push_back(
        {.id = "k",
         .title = say(MX_TEXT("core", "k")),
         .fallback = "2",
         .least = 2,
         .most = largestModulus,
         .hint = say(MX_TEXT("core", "the divisor of “value mod k”, from %1 to %2"), 2, largestModulus),
         .where = {{"colour", "mod"}}});
    settings.push_back(
        {.id = "bit",
         .title = say(MX_TEXT("core", "bit")),
         .fallback = "0",
         .least = 0,
         .most = highestBit,
         .hint = say(MX_TEXT("core", "which binary digit, 0 for the ones, up to %1"), highestBit),
         .where = {{"colour", "bit"}}});
    settings.push_back(choice("palette", say(MX_TEXT("core", "palette")), "viridis",
                              {{"viridis", say(MX_TEXT("core", "viridis"))},
                               {"cividis", say(MX_TEXT("core", "cividis"))},
                               {"magma", say(MX_TEXT("core", "magma"))},
                               {"steps", say(MX_TEXT("core", "ten steps"))}}));
    settings.back().where = {{"colour", "value"}};
}

void describePlacing(std::vector<Parameter>& settings, const Game& game) {
    const bool isOwnBoard = game.as<GridAspect>()->wholeSize().has_value(); // whose rows go down
    settings.push_back(choice("origin", say(MX_TEXT("core", "origin")),
                              isOwnBoard ? "top-left" : "bottom-left",
                              {{"bottom-left", say(MX_TEXT("core", "bottom left"))},
                               {"bottom-right", say(MX_TEXT("core", "bottom right"))},
                               {"top-left", say(MX_TEXT("core", "top left"))},
                               {"top-right", say(MX_TEXT("core", "top right"))}}));
    settings.push_back(
        choice("first", say(MX_TEXT("core", "first number")), isBoard(game) ? "upright" : "across",
               {{"across", say(MX_TEXT("core", "across"))}, {"upright", say(MX_TEXT("core", "upright"))}}));
}

void describeExplaining(std::vector<Parameter>& settings, const Game& game) {
    using Limits = GridSettings;
    std::vector<Choice> choices{{"position", say(MX_TEXT("core", "this position"))}};
    if (game.as<GridProofAspect>())
        choices.push_back({"proof", say(MX_TEXT("core", "this position by the theorem"))});
    const bool isDiscovered = game.as<GridAspect>()->comesNearer();
    if (isDiscovered && game.as<GridAspect>()->optionsAreCells())
        choices.push_back({"outcomes", say(MX_TEXT("core", "discovering P"))});
    if (isDiscovered)
        choices.push_back({"values", playOf(game) == Play::normal
                                         ? say(MX_TEXT("core", "discovering SG values"))
                                         : say(MX_TEXT("core", "discovering misère values"))});
    settings.push_back(choice("explain", say(MX_TEXT("core", "explain")), "position", std::move(choices)));
    settings.back().hint =
        say(MX_TEXT("core", "what the steps show; a table that is discovered has at most %1 × %1 cells for P "
                            "and %2 × %2 for values"),
            Limits::largestOutcomeSide, Limits::largestValueSide);
}

} // namespace

bool isBoard(const Game& game) {
    const auto& grid = *game.as<GridAspect>();
    return grid.firstNumber() == 1 || grid.wholeSize();
}

std::vector<Parameter> describeGridSettings(const Game& game) {
    const GridSize opening = openingSize(game);
    std::vector<Parameter> settings;
    describeExplaining(settings, game);
    settings.push_back(sideParameter("rows", say(MX_TEXT("core", "rows")), opening.rows));
    settings.push_back(sideParameter("columns", say(MX_TEXT("core", "columns")), opening.columns));
    describeColours(settings);
    settings.push_back(choice("numbers", say(MX_TEXT("core", "numbers")), "auto",
                              {{"auto", say(MX_TEXT("core", "if readable"))},
                               {"on", say(MX_TEXT("core", "as small as can be"))},
                               {"off", say(MX_TEXT("core", "none"))}}));
    describePlacing(settings, game);
    if (game.as<RaysAspect>()) {
        settings.push_back(toggle("rays", say(MX_TEXT("core", "rays")), true,
                                  say(MX_TEXT("core", "the lines that the P-positions keep to"))));
    }
    if (game.as<GridAspect>()->closedForm({0, 0})) {
        settings.push_back(
            compareToggle(say(MX_TEXT("core", "the theorem against the value that is drawn, cell by cell"))));
    }
    return settings;
}

GridSettings gridSettingsOf(const Parameters& complete) {
    using Colouring = GridSettings::Colouring;
    using Numbers = GridSettings::Numbers;
    using Explaining = GridSettings::Explaining;
    const auto text = [&](const char* id) {
        const auto found = complete.find(id);
        return found == complete.end() ? std::string("off") : found->second;
    };
    const std::string colour = text("colour");
    const std::string palette = text("palette");
    const std::string origin = text("origin");
    const std::string numbers = text("numbers");
    const std::string explain = text("explain");
    GridSettings settings;
    settings.rows = static_cast<std::uint32_t>(integerOf(complete, "rows"));
    settings.columns = static_cast<std::uint32_t>(integerOf(complete, "columns"));
    settings.explaining = explain == "proof"      ? Explaining::proof
                          : explain == "outcomes" ? Explaining::outcomes
                          : explain == "values"   ? Explaining::values
                                                  : Explaining::position;
    settings.colouring = colour == "outcome" ? Colouring::outcome
                         : colour == "mod"   ? Colouring::modulus
                         : colour == "bit"   ? Colouring::bit
                                             : Colouring::value;
    // The colours must show what is discovered.
    if (settings.explaining == Explaining::outcomes) settings.colouring = Colouring::outcome;
    if (settings.explaining == Explaining::values && settings.colouring == Colouring::outcome)
        settings.colouring = Colouring::value;
    settings.modulus = static_cast<unsigned>(integerOf(complete, "k"));
    settings.bit = static_cast<unsigned>(integerOf(complete, "bit"));
    settings.map = palette == "cividis" ? ColourMap::cividis
                   : palette == "magma" ? ColourMap::magma
                                        : ColourMap::viridis;
    settings.banded = palette == "steps";
    settings.origin = origin == "bottom-right" ? Corner::bottomRight
                      : origin == "top-left"   ? Corner::topLeft
                      : origin == "top-right"  ? Corner::topRight
                                               : Corner::bottomLeft;
    settings.firstAcross = text("first") == "across";
    settings.numbers = numbers == "on" ? Numbers::on : numbers == "off" ? Numbers::off : Numbers::automatic;
    settings.rays = text("rays") == "on";
    settings.compare = text("compare") == "on";
    return settings;
}

} // namespace mexplorer::ui
