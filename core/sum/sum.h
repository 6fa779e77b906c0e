#pragma once

#include "core/game/aspects/sum.h"
#include "core/rules/hash.h"
#include "core/rules/visit.h"
#include "core/sum/summands.h"

namespace mexplorer {

[[nodiscard]] std::uint64_t hashOf(const Summand& summand);
[[nodiscard]] std::uint64_t hashOf(const std::vector<Summand>& summands);
/// Includes the bytes of their texts.
[[nodiscard]] std::uint64_t heldBytes(const std::vector<Summand>& summands);
/// Includes the cost of reading and writing the texts.
[[nodiscard]] std::uint64_t workOfMoveTo(const std::vector<Summand>& summands);

/// The components, with semicolons between them.
[[nodiscard]] std::string textOf(const std::vector<Summand>& summands);

struct SumFamily;

inline constexpr const char* sidedSumPosition = "domineering: ../..; toads-and-frogs: T.F; nim: 2";

/// A sum of positions of different games, those of a list: a turn moves in one of them.
class Sum {
public:
    using Family = SumFamily;
    using Position = std::vector<Summand>;
    static constexpr bool readsNames = true;
    struct Move {
        std::size_t summand = 0;
        Message inComponent; ///< the move as the component's game calls it
    };

    Sum(Play play, GameList games) : play_(play), summands_(std::make_shared<Summands>(games)) {}

    static Description describe();

    [[nodiscard]] Play play() const { return play_; }
    /// “nim: 3,5; octal code=0.77: 9”: components separated by semicolons, each a game’s id, parameters that
    /// differ from its defaults, a colon and a position; anything with a space, a colon or a semicolon in it
    /// is in double quotes. Errors: see readSum.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& summands) const { return textOf(summands); }
    [[nodiscard]] Message moveText(const Position& summands, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Position& summands) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Position& /*summands*/) const {
        return std::nullopt;
    }

    /// The move in the only component that differs, if there is one. Errors: as for Inquiry::moveLeadingTo.
    [[nodiscard]] Expected<std::optional<Move>> moveBetween(const Position& summands, const Position& option,
                                                            Task& task) const;

    template <class Visit>
    void forEachOption(const Position& summands, Visit&& visit) const {
        Position option = summands;
        bool isWanted = true;
        for (std::size_t i = 0; i < summands.size() && isWanted; ++i) {
            summands_->forEachOption(summands[i], [&](const SummandOption& next) {
                option[i] = next.to;
                return isWanted = goesOn(visit, Move{i, next.move}, option);
            });
            option[i] = summands[i];
        }
    }

    /// By the components' values: the XOR in normal play (Sprague 1935, Grundy 1939), in misère play the rule
    /// of `sumOf` if every component is tame; nothing if it is undecided.
    [[nodiscard]] Expected<std::optional<Nimber>> value(const Position& summands, Task& task) const;

    /// See Summands::asked.
    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> asked(const Summand& summand) const {
        return summands_->asked(summand);
    }
    [[nodiscard]] Message componentName(std::size_t component) const;
    /// Names a component that is not tame, in misère play; empty if there is none. Errors, of the functions
    /// below too: a value is out of reach; cancelled.
    [[nodiscard]] Expected<Message> undecided(const Position& summands, Task& task) const;
    [[nodiscard]] Expected<std::vector<Component>> components(const Position& summands, Task& task) const;
    /// The moves of componentMoves, with the whole positions that they lead to; nothing if it is undecided.
    [[nodiscard]] Expected<std::optional<std::vector<std::pair<Move, Position>>>>
    wholeMoves(const Position& summands, Task& task) const;
    /// For every component that has one, a winning move that lowers its value: to the XOR of the other
    /// components' values or, in misère play, perhaps that XOR 1. Without one, all options are tried if they
    /// are few. With `most` above 1 few options are all tried, up to `most` winning moves of each component
    /// listed. None if it is undecided.
    [[nodiscard]] Expected<std::vector<ComponentMove>> componentMoves(const Position& summands,
                                                                      std::size_t most, Task& task) const;

private:
    [[nodiscard]] Expected<std::optional<Genus>> genusOf(const Summand& summand, Task& task) const;
    /// Nothing if one is not tame.
    [[nodiscard]] Expected<std::optional<std::vector<Genus>>> generaOf(const Position& summands,
                                                                       Task& task) const;
    /// The options of component `at` that win, at most `most`.
    [[nodiscard]] Expected<std::vector<SummandOption>> winningIn(const Position& summands, std::size_t at,
                                                                 std::vector<Genus> genera, std::size_t most,
                                                                 Task& task) const;
    /// The first options that win, if there are not too many to try.
    [[nodiscard]] Expected<std::vector<SummandOption>>
    triedOptions(const Summand& summand, const std::function<Expected<bool>(const SummandOption&)>& wins,
                 std::size_t most, Task& task) const;
    using Options = std::vector<std::pair<Move, SummandOption>>;
    [[nodiscard]] Expected<std::optional<Options>> winningOptions(const Position& summands, std::size_t most,
                                                                  Task& task) const;
    [[nodiscard]] Nimber worth(std::span<const Genus> genera) const;

    Play play_;
    std::shared_ptr<Summands> summands_;
};

} // namespace mexplorer
