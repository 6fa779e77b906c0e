#pragma once

#include "app/cli/commands.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/given_game.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/line.h"
#include "core/game/inquiry.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace mexplorer::cli {

/// `GAME [k=v …]` and `--position P`, as every command takes them.
struct GameArguments {
    std::string game;
    std::vector<std::string> words;
    std::optional<std::string> position;
    std::optional<std::uint64_t> budget;

    /// `speech`: the languages in which a game may be named.
    void addTo(CLI::App& command, const Speech& speech);
    void addPositionTo(CLI::App& command);

    /// What GAME means: the game with this id; or what belongs to a name, as the parameters of a problem, or
    /// those and the position of an example; or what is in a file, a document or a graph.
    [[nodiscard]] const Expected<GivenGame>& meaning() const;
    /// The words as parameters, and those of the game’s name; a parameter of kind file is read from the given
    /// path, unless the text is itself a graph.
    [[nodiscard]] Expected<Parameters> parameters() const;
    /// The game that the position is meant in (see gameMeantBy); what it does not read is told on standard
    /// error.
    [[nodiscard]] Expected<std::unique_ptr<Game>> make() const;
    /// What stands beside this game, as one text: “nim play=misere”. Words that are no name=value are a game;
    /// if there is none, it is this one.
    [[nodiscard]] GameArguments beside(const std::string& text) const;
    /// The option --budget: how many positions a search for who wins may look at. Without it: as many as the
    /// game takes by itself or, if `isPatient`, as take half a minute. make() calls limit().
    void addBudgetTo(CLI::App& command, bool isPatient);
    /// Tells the game how many positions it may look at. Errors: it does not search, but the option was
    /// given.
    [[nodiscard]] Expected<void> limit(const Game& made) const;
    /// Reports the error, and that --budget may help, if it may. Returns the exit code.
    int fail(Error error) const;
    /// The text of the given position, or else of the one that belongs to the name, or the opening position.
    [[nodiscard]] std::string positionIn(const Game& game) const;
    /// That position, or the instance that the game has instead of one.
    [[nodiscard]] Expected<std::shared_ptr<const Instance>> readIn(const Game& game) const;
    /// The same as an inquiry. Further errors: the game has no positions.
    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> askIn(const Game& game) const;

private:
    Speech speech_;
    bool isPatient_ = false;
    mutable std::optional<Expected<GivenGame>> meant_; ///< once found
};

/// The game’s line. Errors, for `field`: it has none, or none in misère play.
[[nodiscard]] Expected<const LineAspect*> lineOf(const Game& game, const std::string& field);
/// Its grid, likewise.
[[nodiscard]] Expected<const GridAspect*> gridOf(const Game& game, const std::string& field);

/// The error with its field set to `field` if it has none.
[[nodiscard]] Error inField(const std::string& field, Error error);

/// "RxC", both in [least, most].
[[nodiscard]] Expected<GridSize> parseSize(const std::string& text, std::uint32_t least, std::uint32_t most);

/// The options --to and --size of `values` and `verify`: the heaps 0 … last of a line, or a grid.
struct Extent {
    std::optional<std::string> to;
    std::optional<std::string> size;

    void addTo(CLI::App& command);
    /// How many heaps of the line, checked against what the game can compute. Errors: not exactly one of --to
    /// and --size given; the game has no line; as for LineAspect::check.
    [[nodiscard]] Expected<std::uint64_t> lineIn(const Game& game) const;
    /// The grid, checked likewise.
    [[nodiscard]] Expected<GridSize> gridIn(const Game& game) const;
};

/// How --help calls such a number: “N (1 to 5)”, “N (at least 1)”.
[[nodiscard]] std::string numberName(std::int64_t least, std::optional<std::int64_t> most = {});

/// Lets the option take whole numbers from `least` to `most`, or to 2^62; says what is wrong with anything
/// else.
void takeWholeNumbers(CLI::Option& option, std::int64_t least, std::optional<std::int64_t> most = {});

/// A count from `least` to 2^62; whether that many can be computed is checked later.
[[nodiscard]] Expected<std::uint64_t> parseCount(const std::string& option, const std::string& text,
                                                 std::int64_t least);

} // namespace mexplorer::cli
