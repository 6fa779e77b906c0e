#include "app/cli/arguments.h"

#include "app/cli/notes.h"
#include "app/cli/output.h"
#include "core/file/file_kind.h"
#include "core/file/input_file.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/search_limit.h"
#include "core/names/game_names.h"
#include "core/solve/allowance.h"
#include "core/text/parse.h"
#include "core/text/words.h"

#include <CLI/App.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace mexplorer::cli {

namespace {

constexpr std::int64_t largestCount = std::int64_t{1} << 62;
constexpr std::uint32_t longestSide =
    1'000'000'000; // so that the cells of any grid can be counted in 64 bits

tl::unexpected<Error> eitherOr() {
    return invalid(say(MX_TEXT("core", "Give either --to N for a line or --size RxC for a grid.")));
}

/// The same game in normal play; null if it already is.
std::unique_ptr<Game> inNormalPlay(const Game& game) {
    const auto* impartial = game.as<ImpartialAspect>();
    if (!impartial || impartial->play() == Play::normal) return nullptr;
    auto made = makeGame(game.description().id, inPlay(game.parameters(), Play::normal));
    return made ? std::move(*made) : nullptr;
}

bool isGraphText(std::string_view text) {
    return text.find("->") != std::string_view::npos || text.find('{') != std::string_view::npos;
}

/// What is wrong is in the file, not in an argument.
Expected<GivenGame> inFile(const std::string& path, const Speech& speech) {
    const auto bytes = readFile(path);
    if (!bytes) return tl::unexpected(bytes.error());
    const auto kind = fileKind(*bytes, path);
    const auto inside = [&]() -> Expected<GivenGame> {
        if (!kind) return tl::unexpected(kind.error());
        return *kind == FileKind::document ? speech.gameInDocument(*bytes) : gameOnGraph(*bytes);
    };
    return inside().map_error([&](const Error& error) {
        return Error{error.kind, verbatim(error.english()), path};
    });
}

/// A file is meant by its ending, or by a name that no game has.
Expected<GivenGame> find(const std::string& game, const Speech& speech) {
    if (findGame(game)) return GivenGame{game, {}, {}};
    if (hasOpenedEnding(game)) return inFile(game, speech);
    names::Languages languages;
    for (const std::string& language : speech.languages)
        languages.push_back(speech.in(language));
    const auto found = names::GameNames(languages).called(game);
    std::error_code none;
    const bool isPath = game.find('/') != std::string::npos || std::filesystem::exists(game, none);
    if (!found && isPath) return inFile(game, speech);
    if (!found) return tl::unexpected(found.error());
    const std::string& id = found->entry->description.id;
    if (!found->opens) return GivenGame{id, {}, {}};
    return GivenGame{id, found->opens->parameters, found->opens->position};
}

} // namespace

void GameArguments::addTo(CLI::App& command, const Speech& speech) {
    speech_ = speech;
    command
        .add_option("GAME", game,
                    "the game’s id, as `mexplorer games` lists it; or a name that the window’s search finds, "
                    "as kayles; or a problem’s number, as 2147; or a file: a document or a graph")
        ->required();
    command.add_option("PARAMETER", words, "parameters of the game, as name=value: play=misere");
}

void GameArguments::addPositionTo(CLI::App& command) {
    command
        .add_option("--position", position, "the position, for example 3,5,7 (default: the opening position)")
        ->type_name("P");
}

GameArguments GameArguments::beside(const std::string& text) const {
    GameArguments other;
    other.speech_ = speech_;
    for (const std::string& word : wordsOf(text)) {
        if (word.find('=') != std::string::npos)
            other.words.push_back(word);
        else
            other.game += (other.game.empty() ? "" : " ") + word;
    }
    if (!other.game.empty()) return other;
    other.game = game;
    other.meant_ = meaning();
    return other;
}

void GameArguments::addBudgetTo(CLI::App& command, bool isPatient) {
    isPatient_ = isPatient;
    takeWholeNumbers(*command.add_option("--budget", budget,
                                         "boards: how many positions the search for who wins may look at" +
                                             std::string(isPatient ? " (default: those of half a minute)"
                                                                   : " (default: those of a few seconds)")),
                     1);
}

Expected<void> GameArguments::limit(const Game& made) const {
    const auto* limit = made.as<SearchLimitAspect>();
    if (limit && (budget || isPatient_)) limit->allow(budget.value_or(limit->halfMinute()));
    if (limit || !budget) return {};
    return invalid("--budget",
                   say(MX_TEXT("core", "Who wins %1 is not found by a search that could be limited."),
                       made.description().id));
}

int GameArguments::fail(Error error) const {
    if (error.field != searchLimitId) return cli::fail(error);
    error.field.clear();
    error.message = say(MX_TEXT("core", "%1 --budget=N lets N positions be looked at."), error.message);
    return cli::fail(error);
}

const Expected<GivenGame>& GameArguments::meaning() const {
    if (!meant_) meant_ = find(game, speech_);
    return *meant_;
}

Expected<Parameters> GameArguments::parameters() const {
    const auto& meant = meaning();
    if (!meant) return tl::unexpected(meant.error());
    const auto entry = findGame(meant->id);
    Parameters parameters;
    for (const std::string& word : words) {
        const auto equals = word.find('=');
        if (equals == std::string::npos || equals == 0) {
            return invalid(
                say(MX_TEXT("core", "“%1” is not a parameter: expected name=value, for example play=misere."),
                    shortened(word)));
        }
        const std::string name = word.substr(0, equals);
        std::string value = word.substr(equals + 1);
        const auto& described = (*entry)->description.parameters;
        const auto found =
            std::find_if(described.begin(), described.end(), [&](const auto& p) { return p.id == name; });
        if (found != described.end() && found->kind == Parameter::Kind::file && !isGraphText(value)) {
            auto text = readFile(value, mostFileBytes, InputFile::Kind::any);
            if (!text) return tl::unexpected(Error{text.error().kind, text.error().message, name});
            if (const auto graph = checkKind(*text, FileKind::graph); !graph)
                return tl::unexpected(inField(name, graph.error()));
            value = std::move(*text);
        }
        if (!parameters.emplace(name, std::move(value)).second) return givenTwice(name);
    }
    parameters.insert(meant->parameters.begin(), meant->parameters.end());
    return parameters;
}

Expected<std::unique_ptr<Game>> GameArguments::make() const {
    const auto given = parameters();
    if (!given) return tl::unexpected(given.error());
    const auto at = position || meaning()->position.empty() ? position : std::optional(meaning()->position);
    auto made = makeGameMeantBy(at, meaning()->id, *given);
    if (!made) return made;
    if (const auto fits = limit(**made); !fits) return tl::unexpected(fits.error());
    tellNotes(**made);
    return made;
}

std::string GameArguments::positionIn(const Game& made) const {
    if (position) return *position;
    const auto& meant = meaning();
    return meant && !meant->position.empty() ? meant->position : startPosition(made);
}

Expected<std::shared_ptr<const Instance>> GameArguments::readIn(const Game& made) const {
    return instanceOf(made, positionIn(made));
}

Expected<std::shared_ptr<const Inquiry>> GameArguments::askIn(const Game& made) const {
    auto asked = ask(made, positionIn(made));
    if (!asked && !position && !made.as<PositionsAspect>())
        asked.error().field = "game"; // no position was given
    return asked;
}

Expected<const LineAspect*> lineOf(const Game& game, const std::string& field) {
    if (const LineAspect* line = game.as<LineAspect>()) return line;
    const std::string& id = game.description().id;
    if (const auto normal = inNormalPlay(game); normal && normal->as<LineAspect>())
        return invalid(field, say(MX_TEXT("core", "%1 has no values along a line in misère play."), id));
    return invalid(field, say(MX_TEXT("core", "%1 has no values along a line."), id));
}

Expected<const GridAspect*> gridOf(const Game& game, const std::string& field) {
    if (const GridAspect* grid = game.as<GridAspect>()) return grid;
    const std::string& id = game.description().id;
    if (const auto normal = inNormalPlay(game); normal && normal->as<GridAspect>())
        return invalid(field, say(MX_TEXT("core", "%1 has no grid of values in misère play."), id));
    return invalid(field, say(MX_TEXT("core", "%1 has no grid of values."), id));
}

Error inField(const std::string& field, Error error) {
    if (error.field.empty() && error.kind != Error::Kind::cancelled) error.field = field;
    return error;
}

Expected<GridSize> parseSize(const std::string& text, std::uint32_t least, std::uint32_t most) {
    const auto cross = text.find_first_of("xX");
    if (cross == std::string::npos) {
        return invalid(
            "--size",
            say(MX_TEXT("core",
                        "“%1” is not a size: expected two numbers with an x between, for example 24x24."),
                shortened(text)));
    }
    const auto first = parseInteger(text.substr(0, cross), least, most);
    if (!first) return invalid("--size", first.error().message);
    const auto second = parseInteger(text.substr(cross + 1), least, most, cross + 2);
    if (!second) return invalid("--size", second.error().message);
    return GridSize{static_cast<std::uint32_t>(*first), static_cast<std::uint32_t>(*second)};
}

std::string numberName(std::int64_t least, std::optional<std::int64_t> most) {
    return most ? fmt::format("N ({} to {})", least, *most) : fmt::format("N (at least {})", least);
}

void takeWholeNumbers(CLI::Option& option, std::int64_t least, std::optional<std::int64_t> most) {
    const auto check = [least, most](const std::string& text) {
        const auto number = parseInteger(text, least, most.value_or(largestCount));
        return number ? std::string() : number.error().message.english();
    };
    option.type_name(numberName(least, most))->check(CLI::Validator(check, "", "takeWholeNumbers"));
}

Expected<std::uint64_t> parseCount(const std::string& option, const std::string& text, std::int64_t least) {
    const auto count = parseInteger(text, least, largestCount);
    if (!count) return invalid(option, count.error().message);
    return static_cast<std::uint64_t>(*count);
}

void Extent::addTo(CLI::App& command) {
    command.add_option("--to", to, "line games: the last n")->type_name("N");
    command.add_option("--size", size, "grid games: rows x columns, for example 24x24")->type_name("RxC");
}

Expected<std::uint64_t> Extent::lineIn(const Game& game) const {
    if (to.has_value() == size.has_value()) return eitherOr();
    const auto line = lineOf(game, "--to");
    if (!line) return tl::unexpected(line.error());
    const auto last = parseCount("--to", *to, 0);
    if (!last) return tl::unexpected(last.error());
    const std::uint64_t count = *last + 1;
    if (const auto fits = (*line)->check(count); !fits) return tl::unexpected(inField("--to", fits.error()));
    return count;
}

Expected<GridSize> Extent::gridIn(const Game& game) const {
    if (to.has_value() == size.has_value()) return eitherOr();
    const auto grid = gridOf(game, "--size");
    if (!grid) return tl::unexpected(grid.error());
    auto asked = parseSize(*size, 1, longestSide);
    if (!asked) return asked;
    if (const auto fits = (*grid)->check(*asked); !fits)
        return tl::unexpected(inField("--size", fits.error()));
    return *asked;
}

} // namespace mexplorer::cli
