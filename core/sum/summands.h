#pragma once

#include "core/game/entry.h"
#include "core/game/inquiry.h"
#include "core/solve/genus.h"

#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <unordered_map>

namespace mexplorer {

/// The id of the game of sums itself.
inline constexpr const char* sumId = "sum";

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

/// A position of one of these games, written as a component of a sum. Errors: as of Summands::checkGame; a
/// wrong value.
[[nodiscard]] Expected<std::string> componentText(GameList games, const std::string& id,
                                                  Parameters parameters, const std::string& position);

/// One option of a component.
struct SummandOption {
    Message move;
    Summand to;
};

/// The games of sums, each made once, and what is known of their positions. Thread-safe.
class Summands {
public:
    /// The games whose positions may be components, and perhaps others.
    explicit Summands(GameList games) : list_(games) {}

    /// Whether the game can be part of a sum. Errors: no such game, a sum, a game that the last move does not
    /// decide.
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

    GameList list_;
    std::mutex mutex_;
    std::deque<SummandGame> games_;
    std::map<std::string, const SummandGame*> byName_;
    std::map<const SummandGame*, std::shared_ptr<const Game>> misere_;
    Memory<std::shared_ptr<const Inquiry>> asked_; ///< few, since each keeps all results found for it
    Memory<std::shared_ptr<const std::vector<SummandOption>>> options_;
    Memory<Nimber> values_;
    Memory<std::optional<Genus>> genera_;
};

} // namespace mexplorer
