#include "core/regret/matrix_entry.h"

#include "core/game/aspects/instances.h"
#include "core/regret/matrix_aspect.h"
#include "core/regret/matrix_text.h"
#include "core/text/parse.h"
#include "core/text/printable.h"

#include <boost/algorithm/string/replace.hpp>

#include <algorithm>

namespace mexplorer {

namespace {

constexpr const char* matchingMethodId = "method";
constexpr const char* startId = "start";
constexpr const char* namesId = "names";
constexpr std::size_t longestName = 12; // characters

/// Given names, trimmed; none if the text is empty. Errors: a name is missing or too long, too many.
Expected<std::vector<std::string>> readList(std::string_view text) {
    std::vector<std::string> names;
    if (trimmed(text).empty()) return names;
    Commas commas(text);
    for (std::size_t at = 0;;) {
        const auto comma = commas.next(at);
        const std::string_view name = trimmed(text.substr(at, comma.at - at));
        if (name.empty() || printable(name, longestName) != name) {
            return invalid(namesId, say(MX_TEXT("core", "Name %1 must have 1 to %2 characters."),
                                        names.size() + 1, longestName));
        }
        if (names.size() == MatrixGame::mostActions)
            return invalid(namesId,
                           say(MX_TEXT("core", "There are more than %1 names."), MatrixGame::mostActions));
        names.emplace_back(name);
        if (comma.bytes == 0) return names;
        at = comma.at + comma.bytes;
    }
}

/// The names of the rows and, after a semicolon, of the columns; without it the columns have the same. The
/// signs between names may be those of Chinese texts. Errors: as for a list.
Expected<MatrixAspect::Names> readNames(std::string_view given) {
    std::string text(given);
    boost::replace_all(text, "；", ";");
    boost::replace_all(text, "、", ",");
    const std::size_t mark = std::min(text.find(';'), text.size());
    MatrixAspect::Names names;
    auto rows = readList(std::string_view(text).substr(0, mark));
    if (!rows) return tl::unexpected(rows.error());
    names[0] = std::move(*rows);
    auto columns = mark < text.size() ? readList(std::string_view(text).substr(mark + 1)) : names[0];
    if (!columns) return tl::unexpected(columns.error());
    names[1] = std::move(*columns);
    return names;
}

/// “A” to “Z”, then “AA”, “AB” …
std::string letters(std::size_t number) {
    constexpr std::size_t alphabet = 26;
    const std::string last(1, static_cast<char>('A' + number % alphabet));
    return number < alphabet ? last : letters(number / alphabet - 1) + last;
}

/// Exactly one name for each action: where none is given, a row gets its number, a column letters.
std::vector<std::string> namesFor(std::vector<std::string> given, std::size_t actions, MatrixSide side) {
    for (std::size_t i = given.size(); i < actions; ++i)
        given.push_back(side == MatrixSide::row ? std::to_string(i + 1) : letters(i));
    given.resize(actions);
    return given;
}

class MatrixInstance final : public Instance {
public:
    MatrixInstance(MatrixGame game, MatrixAspect::Names names, MatrixAspect::Learning learning)
        : Instance(matrixText(game)) {
        add(std::make_unique<MatrixAspect>(std::move(game), std::move(names), learning));
    }
};

class Matrices final : public InstancesAspect {
public:
    Matrices(std::string start, MatrixAspect::Names names, MatrixAspect::Learning learning)
        : start_(std::move(start)), names_(std::move(names)), learning_(learning) {}

    [[nodiscard]] std::string startPosition() const override { return start_; }

    [[nodiscard]] Expected<std::shared_ptr<const Instance>> read(std::string_view text) const override {
        auto game = readMatrix(text);
        if (!game) return invalid(positionId, game.error().message);
        MatrixAspect::Names names{namesFor(names_[0], game->rows(), MatrixSide::row),
                                  namesFor(names_[1], game->columns(), MatrixSide::column)};
        return std::make_shared<MatrixInstance>(std::move(*game), std::move(names), learning_);
    }

private:
    std::string start_;
    MatrixAspect::Names names_; ///< as given
    MatrixAspect::Learning learning_;
};

class MatrixEntry final : public Game {
public:
    MatrixEntry(Description description, Parameters parameters, MatrixAspect::Names names)
        : Game(std::move(description), std::move(parameters), GameKind::matrix) {
        const auto isSet = [this](const char* id, const char* value) {
            return this->parameters().at(id) == value;
        };
        const MatrixAspect::Learning learning{
            isSet(matchingMethodId, "rm+") ? RegretMethod::matchingPlus : RegretMethod::matching,
            isSet(startId, "uniform") ? RegretStart::uniform : RegretStart::first};
        add(std::make_unique<Matrices>(this->description().position, std::move(names), learning));
    }
};

std::vector<Parameter> matrixParameters() {
    return {{.id = matchingMethodId,
             .title = say(MX_TEXT("core", "method")),
             .kind = Parameter::Kind::choice,
             .fallback = "rm",
             .choices = {{"rm", say(MX_TEXT("core", "regret matching"))},
                         {"rm+", say(MX_TEXT("core", "regret matching+"))}},
             .hint = say(MX_TEXT("core", "how players learn from regret; regret matching+ forgets negative "
                                         "regret, and the players learn in turn"))},
            {.id = startId,
             .title = say(MX_TEXT("core", "first round")),
             .kind = Parameter::Kind::choice,
             .fallback = "first",
             .choices = {{"first", say(MX_TEXT("core", "the first action"))},
                         {"uniform", say(MX_TEXT("core", "all actions alike"))}},
             .hint = say(MX_TEXT("core", "what is played as long as nothing is regretted"))},
            {.id = namesId,
             .title = say(MX_TEXT("core", "names")),
             .kind = Parameter::Kind::text,
             .fallback = "",
             .hint = say(MX_TEXT(
                 "core",
                 "names of the rows, separated by commas, and, if they are called otherwise, after a "
                 "semicolon those of the columns; without names rows have numbers and columns letters"))}};
}

Parameters named(const std::string& names) {
    return {{namesId, names}};
}

std::vector<Preset> matrixPresets() {
    return {
        {say(MX_TEXT("core", "Three rows, two columns")), {}, "3,-2;-1,4;2,1/2"},
        {say(MX_TEXT("core", "Rock, paper, scissors")), named("R,P,S"), "0,-1,1;1,0,-1;-1,1,0"},
        {say(MX_TEXT("core", "Matching pennies")), named("H,T"), "1,-1;-1,1"},
        {say(MX_TEXT("core", "Rock, paper, scissors and a well")),
         named("R,P,S,W"),
         "0,-1,1,-1;1,0,-1,1;-1,1,0,-1;1,-1,1,0",
         "matrix",
         {{"dominance", "weak"}}},
        {say(MX_TEXT("core", "Battle of the sexes")), named("O,F"), "2|1,0|0;0|0,1|2"},
        {say(MX_TEXT("core", "Prisoner’s dilemma")), named("C,D"), "-1|-1,-3|0;0|-3,-2|-2"},
        {say(MX_TEXT("core", "Two rows, five columns: the lower envelope")), {}, "4,-2,3,1,0;-3,5,-1,0,2"},
        {say(MX_TEXT("core", "Rock, paper, scissors, where rock wins double")), named("R,P,S"),
         "0,-1,2;1,0,-1;-2,1,0", "regret"}};
}

std::vector<Theorem> matrixTheorems() {
    return {
        {say(MX_TEXT("core", "Minimax")),
         say(MX_TEXT("core", "In a game of zero sum there is one value that the row player can be sure of on "
                             "average, by mixing his rows, and to which the column player can hold him.")),
         say(MX_TEXT("core", "all matrices of zero sum")), "von Neumann 1928"},
        {say(MX_TEXT("core", "Equilibrium")),
         say(MX_TEXT("core", "Every matrix has an equilibrium: two mixtures that reply best to each other.")),
         say(MX_TEXT("core", "all matrices")), "Nash 1950"},
        {say(MX_TEXT("core", "Regret matching")),
         say(MX_TEXT("core", "If a player plays each action in proportion to its positive regret, the regret "
                             "for each round goes to 0: it is at most about 1 / √T after T rounds. In a game "
                             "of zero sum the averages of two such players therefore approach a solution.")),
         say(MX_TEXT("core", "all matrices; solutions: of zero sum")), "Hart, Mas-Colell 2000"}};
}

Description matrixDescription() {
    return {.id = "matrix",
            .title = say(MX_TEXT("core", "Matrix game")),
            .group = say(MX_TEXT("core", "Hidden moves")),
            .summary =
                say(MX_TEXT("core", "Both players choose at the same time, one a row, the other a column; "
                                    "the cell tells what they get.")),
            .parameters = matrixParameters(),
            .position = "3,-2;-1,4;2,1/2",
            .view = "matrix",
            .positionHint =
                say(MX_TEXT("core", "rows separated by “;”, what the row player gets by “,”: numbers or "
                                    "fractions, as 1,-1/2;-1,1; if the column player does not lose exactly "
                                    "that, both payoffs with “|”: 2|1,0|0;0|0,1|2; at most 60 × 60")),
            .presets = matrixPresets(),
            .theorems = matrixTheorems()};
}

} // namespace

Entry matrixEntry() {
    return {matrixDescription(), GameKind::matrix,
            [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto names = readNames(parameters.at(namesId));
                if (!names) return tl::unexpected(names.error());
                return std::make_unique<MatrixEntry>(matrixDescription(), parameters, std::move(*names));
            }};
}

} // namespace mexplorer
