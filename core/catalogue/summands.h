#pragma once

#include "core/solve/game.h"
#include "core/solve/genus.h"

#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <unordered_map>

namespace mexplorer {

/// The id of the game of sums themselves.
inline constexpr const char* sumId = "sum";

/// A game with its parameters fixed that stands in a sum, in both plays.
struct SummandGame {
    std::string name; ///< as it is written before the colon: “octal code=0.77”
    std::shared_ptr<const Game> normal;
    std::shared_ptr<const Game> misere;
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
};

/// The games that stand in sums, each made once, and what is known of their positions. Thread-safe.
class Summands {
public:
    /// Whether the game can stand in a sum. Errors: no such game, a sum, a game that the last move does not
    /// decide.
    [[nodiscard]] static Expected<void> checkGame(const std::string& id);
    /// Whether a component of this game, which can stand in a sum, has such a parameter. Errors: it has not;
    /// the play is that of the whole sum.
    [[nodiscard]] static Expected<void> checkParameter(const std::string& id, const std::string& name);
    /// The game, made if it is new, from parameters that were checked. Errors, in the parameter’s field: a
    /// value that is wrong.
    [[nodiscard]] Expected<const SummandGame*> get(const std::string& id, const Parameters& given);

    [[nodiscard]] std::uint64_t optionCount(const Summand& summand) const;
    /// Goes through the options in the order of the game's rules, for as long as the visitor says to go on.
    void forEachOption(const Summand& summand, const std::function<bool(const SummandOption&)>& visit);

    /// In normal play, some option of this SG value, as MoveToAspect::moveTo finds it. Errors: as there.
    [[nodiscard]] static Expected<std::optional<SummandOption>> moveTo(const Summand& summand, Nimber value,
                                                                       Task& task);

    /// The SG value in normal play. Errors: the game does not know it (too large); cancelled.
    [[nodiscard]] Expected<Nimber> value(const Summand& summand, Task& task);
    /// The genus if the component is tame: by theorem where the game's misère play is that of Nim, else by
    /// looking at everything that can be reached. Errors: cancelled.
    [[nodiscard]] Expected<std::optional<Genus>> tame(const Summand& summand, Task& task);

private:
    /// What is tame and all that can be reached from it: the options will be asked for next.
    void rememberBelow(const SummandGame* game, const PositionGraph& graph, const std::vector<Genus>& genera);

    template <class Known>
    using Memory = std::unordered_map<std::string, Known>;

    std::mutex mutex_;
    std::deque<SummandGame> games_;
    std::map<std::string, const SummandGame*> byName_;
    Memory<std::shared_ptr<const std::vector<SummandOption>>> options_;
    Memory<Nimber> values_;
    Memory<std::optional<Genus>> genera_;
};

} // namespace mexplorer
