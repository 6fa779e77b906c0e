#include "ui/views/lens/lens_settings.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/say_game.h"
#include "core/game/aspects/line.h"
#include "core/text/parse.h"
#include "core/text/words.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

constexpr std::int64_t mostLensValues = 10'000; // points of a chart
constexpr std::int64_t leastLensValues = 2;
constexpr std::int64_t mostUsualValues = 100;
constexpr std::int64_t mostLensSide = 64; // cells that are told apart
constexpr std::int64_t leastLensSide = 2;
constexpr std::int64_t usualLensSide = 12;

bool hasChoice(const Game& game) {
    return game.as<LineAspect>() && game.as<GridAspect>();
}

bool isOfLine(const Game& game, const Parameters& settings) {
    return hasChoice(game) ? settings.at("over") == "line" : game.as<LineAspect>() != nullptr;
}

/// The same error, about what is compared with.
tl::unexpected<Error> aboutCompared(const Error& error) {
    if (error.kind == Error::Kind::cancelled) return cancelled();
    return tl::unexpected(Error{error.kind, error.message, comparedId});
}

/// The words after “game:”, a game beside this one; words with “=” are its
/// parameters, in quotes if they have blanks, and without any other word they are of this game.
Expected<std::unique_ptr<Game>> gameBeside(const Game& game, const std::string& text) {
    std::string name;
    Parameters given;
    for (const std::string& word : wordsOf(text)) {
        const std::size_t sign = word.find('=');
        if (sign == std::string::npos)
            name += (name.empty() ? "" : " ") + word;
        else if (!given.emplace(word.substr(0, sign), word.substr(sign + 1)).second)
            return givenTwice(word.substr(0, sign));
    }
    if (!name.empty()) return makeGame(name, given);
    const Parameters& own = game.parameters();
    given.insert(own.begin(), own.end());
    return makeGame(game.description().id, given);
}

Expected<std::unique_ptr<Game>> comparedGame(const Game& game, const std::string& text, bool isLine) {
    auto other = gameBeside(game, text);
    if (!other) return other;
    const bool fits = isLine ? (*other)->as<LineAspect>() != nullptr : (*other)->as<GridAspect>() != nullptr;
    if (fits) return other;
    return invalid(say(isLine ? MX_TEXT("core", "%1 has no line of values to compare with.")
                              : MX_TEXT("core", "%1 has no table of values to compare with."),
                       (*other)->description().title));
}

Expected<Conjecture> valuesOf(const Game& other, const LensExtent& extent, Task& task) {
    const std::string name = sayGame(other).english();
    if (const auto* size = std::get_if<std::uint64_t>(&extent)) {
        const auto* line = other.as<LineAspect>();
        if (const auto fits = line->check(*size); !fits) return tl::unexpected(fits.error());
        auto values = std::make_shared<LineValues>(*size);
        if (const auto filled = line->fill(*values, task); !filled) return tl::unexpected(filled.error());
        return Conjecture::ofValues(name, std::move(values));
    }
    const auto* grid = other.as<GridAspect>();
    const GridSize part = grid->wholeSize().value_or(std::get<GridSize>(extent));
    if (const auto fits = grid->check(part); !fits) return tl::unexpected(fits.error());
    auto values = std::make_shared<GridValues>(part);
    if (const auto filled = grid->fill(*values, task); !filled) return tl::unexpected(filled.error());
    return Conjecture::ofValues(name, std::move(values), grid->firstNumber());
}

Expected<std::optional<Conjecture>> conjectureOf(const Game& game, const Parameters& settings, Task& task) {
    const std::string& text = settings.at(comparedId);
    if (trimmed(text).empty()) return std::nullopt;
    const bool isLine = isOfLine(game, settings);
    if (const auto other = Conjecture::otherGame(text)) {
        const auto made = comparedGame(game, *other, isLine);
        if (!made) return tl::unexpected(made.error());
        return valuesOf(**made, lensExtentOf(game, settings), task);
    }
    return Conjecture::parse(text, isLine ? Conjecture::Shape::line : Conjecture::Shape::grid);
}

Parameter comparedParameter(const Game& game) {
    const bool isOnlyLine = !game.as<GridAspect>();
    const bool isOnlyGrid = !game.as<LineAspect>();
    const Message hint =
        isOnlyLine ? say(MX_TEXT("core", "a formula in n, “n mod 4”; a condition, “P iff n mod "
                                         "4 = 0”; values, "
                                         "“0 1 2 0 1 2”; or another game, “game: bash m=5”"))
        : isOnlyGrid ? say(MX_TEXT("core", "a formula in a and b, “a xor b”; a condition, “P iff a = b”; "
                                           "rows "
                                           "of values, “0 1; 1 0”; or another game, “game: wythoff”"))
                     : say(MX_TEXT("core", "a formula, of a line in n, of a table in a and b; a "
                                           "condition, “P "
                                           "iff …”; values; or another game, “game: wythoff”"));
    return {.id = comparedId,
            .title = say(MX_TEXT("core", "compare with")),
            .kind = Parameter::Kind::text,
            .fallback = "",
            .hint = hint};
}

Parameter placesParameter(const Game& game) {
    return {.id = "over",
            .title = say(MX_TEXT("core", "values of")),
            .kind = Parameter::Kind::choice,
            .fallback = game.description().view == "grid" ? "grid" : "line",
            .choices = {{"line", say(MX_TEXT("core", "a line"))}, {"grid", say(MX_TEXT("core", "a table"))}}};
}

Parameter countParameter(const LineAspect& line) {
    const auto usual = static_cast<std::int64_t>(std::min<std::uint64_t>(line.usualSize(), mostUsualValues));
    return {.id = "to",
            .title = say(MX_TEXT("core", "values")),
            .fallback = std::to_string(std::max(usual, leastLensValues)),
            .least = leastLensValues,
            .most = mostLensValues,
            .hint = say(MX_TEXT("core", "how many values, from n = 0 on"))};
}

Parameter sideParameterOf(const GridAspect& grid) {
    const bool ends = grid.wholeSize().has_value();
    return {.id = "side",
            .title = say(MX_TEXT("core", "rows and columns")),
            .fallback = std::to_string(usualLensSide),
            .least = leastLensSide,
            .most = mostLensSide,
            .hint = say(MX_TEXT("core", "how many rows and columns of the table, from the first on")),
            .hidden = ends};
}

} // namespace

std::vector<Parameter> describeLensSettings(const Game& game) {
    std::vector<Parameter> described = {comparedParameter(game)};
    if (hasChoice(game)) described.push_back(placesParameter(game));
    if (const auto* line = game.as<LineAspect>()) described.push_back(countParameter(*line));
    if (hasChoice(game)) described.back().where = {{"over", "line"}};
    if (const auto* grid = game.as<GridAspect>()) described.push_back(sideParameterOf(*grid));
    if (hasChoice(game)) described.back().where = {{"over", "grid"}};
    return described;
}

LensExtent lensExtentOf(const Game& game, const Parameters& settings) {
    if (isOfLine(game, settings)) return static_cast<std::uint64_t>(integerOf(settings, "to"));
    const auto side = static_cast<std::uint32_t>(integerOf(settings, "side"));
    const auto whole = game.as<GridAspect>()->wholeSize();
    if (!whole) return GridSize{side, side};
    constexpr auto most = static_cast<std::uint32_t>(mostLensSide);
    return GridSize{std::min(whole->rows, most), std::min(whole->columns, most)};
}

Expected<void> checkLensSettings(const Game& game, const Parameters& settings) {
    const std::string& text = settings.at(comparedId);
    if (trimmed(text).empty()) return {};
    const bool isLine = isOfLine(game, settings);
    if (const auto other = Conjecture::otherGame(text)) {
        const auto made = comparedGame(game, *other, isLine);
        return made ? Expected<void>() : aboutCompared(made.error());
    }
    const auto read = Conjecture::parse(text, isLine ? Conjecture::Shape::line : Conjecture::Shape::grid);
    return read ? Expected<void>() : aboutCompared(read.error());
}

Expected<LensSubject> lensSubjectOf(const Game& game, const Parameters& settings, Task& task) {
    const auto conjecture = conjectureOf(game, settings, task);
    if (!conjecture) return aboutCompared(conjecture.error());
    return lensSubject(game, lensExtentOf(game, settings), *conjecture, task);
}

} // namespace mexplorer::ui
