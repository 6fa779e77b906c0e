#pragma once

#include "core/game/entry.h"
#include "core/game/inquiry.h"
#include "core/partizan/notation.h"
#include "core/solve/genus.h"
#include "core/sum/searched_sum.h"

#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <unordered_map>

namespace mexplorer {

/// The id of the game of sums itself.
inline constexpr const char* sumId = "sum";
/// The choice of play by which games of two sides take part in a sum.
inline constexpr const char* sidedPlay = "sides";

/// A game with fixed parameters that is part of a sum.
struct SummandGame {
    std::string name; ///< as it is written before the colon: “octal code=0.77”
    std::string id;
    Parameters given;
    std::shared_ptr<const Game> normal; ///< in normal play
};

/// A component of a sum: a position of one of the games.
struct Summand {
    const SummandGame* game = nullptr;
    std::string position;

    /// “octal code=0.77: 9”
    [[nodiscard]] std::string text() const;
    friend bool operator==(const Summand&, const Summand&) = default;
};

/// One option of a component.
struct SummandOption {
    Message move;
    Summand to;
    Side side = Side::either; ///< whose move it is
};

/// The games of sums, each made once, and what is known of their positions. Thread-safe.
class Summands {
public:
    /// Which games may be components.
    enum class Kinds {
        impartial, ///< only those that have SG values
        all        ///< those of two sides as well
    };
    /// The games whose positions may be components, and perhaps others.
    explicit Summands(GameList games, Kinds kinds = Kinds::impartial) : list_(games), kinds_(kinds) {}

    /// Whether the game can be part of a sum. Errors: no such game, a sum, a game that the last move does not
    /// decide, or one of two sides where these are none.
    [[nodiscard]] Expected<void> checkGame(const std::string& id) const;
    /// Whether a component of this game, which must pass checkGame, can have this parameter. Errors: the game
    /// has none of this name; the play, which is that of the whole sum.
    [[nodiscard]] Expected<void> checkParameter(const std::string& id, const std::string& name) const;
    /// As makeGame of the whole list.
    [[nodiscard]] Expected<std::unique_ptr<Game>> make(const std::string& id, const Parameters& given) const {
        return makeGame(list_(), id, given);
    }
    /// The game, made on first use, from checked parameters. Errors, in the parameter's field: a wrong value.
    [[nodiscard]] Expected<const SummandGame*> get(const std::string& id, const Parameters& given);

    /// The inquiry about it in normal play; the same one while only a few others are asked about. Errors: it
    /// is an option whose text is longer than that of a position may be.
    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> asked(const Summand& summand);
    /// The component whose position `asked` is about; keeps `asked`.
    [[nodiscard]] Summand read(const SummandGame& game, std::shared_ptr<const Inquiry> asked);

    /// The largest number if the position cannot be read (see asked).
    [[nodiscard]] std::uint64_t optionCount(const Summand& summand);
    /// Visits the options in the order of the game's rules until `visit` returns false.
    void forEachOption(const Summand& summand, const std::function<bool(const SummandOption&)>& visit);

    /// Whether both players have its moves.
    [[nodiscard]] static bool isImpartial(const Summand& summand);
    /// Whether a search tells who wins it, and sums with it, where its canonical form is out of reach.
    [[nodiscard]] static bool isSearched(const Summand& summand);
    /// What it is worth in normal play, in the field’s notation. Errors: that is out of reach; cancelled.
    [[nodiscard]] Expected<std::string> form(const Summand& summand, Task& task);
    /// The same as a game; `games` stop if that is out of reach, or their task is cancelled.
    [[nodiscard]] ShortGames::Id game(const Summand& summand, ShortGames& games);
    /// The same for a search: by its name if its form is known, or can be found in seconds and isPatient, or
    /// if nothing else can be done. Errors: as for form.
    [[nodiscard]] Expected<SearchedPosition> searched(const Summand& summand, bool isPatient, Task& task);

    /// In normal play, some option of this SG value, as MoveToValueAspect::moveToValue finds it. Errors: as
    /// there.
    [[nodiscard]] Expected<std::optional<SummandOption>> moveToValue(const Summand& summand, Nimber value,
                                                                     Task& task);

    /// The SG value in normal play. Errors: out of the game's reach (too large); cancelled.
    [[nodiscard]] Expected<Nimber> value(const Summand& summand, Task& task);
    /// The genus if the component is tame: by theorem if the game's misère play is that of Nim, else by
    /// examining everything that can be reached. Nothing if it is not, or too large to tell. Errors:
    /// cancelled.
    [[nodiscard]] Expected<std::optional<Genus>> tame(const Summand& summand, Task& task);

private:
    /// Remembers the genera of a tame position and all positions below it, since its options are asked for
    /// next.
    void rememberBelow(const SummandGame* game, const PositionGraph& graph, const std::vector<Genus>& genera);

    /// The game in misère play, which few sums ask for; made on first use.
    [[nodiscard]] std::shared_ptr<const Game> inMisere(const SummandGame& game);

    template <class Known>
    using Memory = std::unordered_map<std::string, Known>;

    void keep(const std::string& text, std::shared_ptr<const Inquiry> asked);
    /// Or that it is out of reach.
    [[nodiscard]] bool isFormKnown(const Summand& summand);

    [[nodiscard]] bool isComponentGame(const Description& game) const;
    [[nodiscard]] bool isTwoSided(const std::string& id) const;

    GameList list_;
    Kinds kinds_;
    std::mutex mutex_;
    std::deque<SummandGame> games_;
    std::map<std::string, const SummandGame*> byName_;
    std::map<const SummandGame*, std::shared_ptr<const Game>> misere_;
    Memory<std::shared_ptr<const Inquiry>> asked_; ///< few, since each keeps all results found for it
    Memory<std::shared_ptr<const std::vector<SummandOption>>> options_;
    Memory<Nimber> values_;
    Memory<Expected<std::string>> forms_; ///< canonical ones; errors: out of reach
    Memory<std::optional<Genus>> genera_;
};

/// A position of one of these games, written as a component of a sum. Errors: as of Summands::checkGame; a
/// wrong value.
[[nodiscard]] Expected<std::string> componentText(GameList games, const std::string& id,
                                                  Parameters parameters, const std::string& position,
                                                  Summands::Kinds kinds = Summands::Kinds::impartial);

/// The sum of a position and a short game, which is called by its name, as text for play=sides. Errors: as
/// for componentText.
[[nodiscard]] Expected<std::string> sumWithForm(GameList games, const Game& game, const std::string& position,
                                                const std::string& form);

} // namespace mexplorer
