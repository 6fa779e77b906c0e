#pragma once

#include "core/rules/visit.h"
#include "core/sum/ledger.h"
#include "core/sum/sum.h"

namespace mexplorer {

/// A sum in which games of two sides take part: a turn is a move of one’s own in one of them. Both players
/// have the moves of impartial games, which are worth nimbers. Whoever cannot move has lost.
class SidedSum {
public:
    using Family = PartizanFamily;
    using Position = std::vector<Summand>;
    using Searched = SearchedSum;
    static constexpr bool readsNames = true;
    struct Move {
        Side side = Side::left;
        std::size_t summand = 0;
        Message inComponent;   ///< the move as the component’s game calls it
        bool isOfBoth = false; ///< whether both players have it
    };

    explicit SidedSum(GameList games) : summands_(std::make_shared<Summands>(games, Summands::Kinds::all)) {}

    static Description describe();

    /// As Sum::parse.
    [[nodiscard]] Expected<Position> parse(std::string_view text) const;
    [[nodiscard]] std::string text(const Position& summands) const { return textOf(summands); }
    [[nodiscard]] Message moveText(const Position& summands, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const Position& summands) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const Position& /*summands*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s moves, then Right’s; component by component.
    template <class Visit>
    void forEachOption(const Position& summands, Visit&& visit) const {
        bool isWanted = true;
        for (const Side side : {Side::left, Side::right})
            if (isWanted)
                forEachOptionOf(side, summands, [&](const Move& move, const Position& option) {
                    return isWanted = goesOn(visit, move, option);
                });
    }
    template <class Visit>
    void forEachOptionOf(Side side, const Position& summands, Visit&& visit) const {
        Position option = summands;
        bool isWanted = true;
        for (std::size_t i = 0; i < summands.size() && isWanted; ++i) {
            summands_->forEachOption(summands[i], [&](const SummandOption& next) {
                if (next.side == opponentOf(side)) return true;
                option[i] = next.to;
                const Move move{side, i, next.move, next.side == Side::either};
                return isWanted = goesOn(visit, move, option);
            });
            option[i] = summands[i];
        }
    }

    /// The sum of the components’ games.
    [[nodiscard]] std::optional<ShortGames::Id> game(const Position& summands, ShortGames& games) const;
    /// See SearchedByOthers: what has a canonical form within reach is called by its name.
    [[nodiscard]] Expected<SearchedPosition> searched(const Position& summands, bool isPatient,
                                                      Task& task) const;
    [[nodiscard]] Expected<SumLedger> ledger(const Position& summands, Task& task) const;
    [[nodiscard]] Expected<HotPlay> hottestFirst(const Position& summands, Side first, Task& task) const;

    /// See Summands::asked.
    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> asked(const Summand& summand) const {
        return summands_->asked(summand);
    }

private:
    [[nodiscard]] std::vector<ShortGames::Id> gamesOf(const Position& summands, ShortGames& games) const;

    std::shared_ptr<Summands> summands_;
};

} // namespace mexplorer
