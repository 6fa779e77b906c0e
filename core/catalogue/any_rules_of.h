#pragma once

#include "core/catalogue/component_rules.h"
#include "core/game/inquiry.h"
#include "core/game/work_below.h"
#include "core/rules/hash.h"
#include "core/solve/valuation.h"
#include "core/text/plain_text.h"
#include "core/theory/made_of.h"

#include <unordered_map>

namespace mexplorer {

/// Rules in whose positions names are written, of which every character counts.
template <class R>
concept ReadsNames = requires {
    requires R::readsNames;
};

/// Rules of one type that are those of several games.
template <class R>
concept RulesOfSeveralGames = requires(const R& rules) {
    { rules.isOfSameGame(rules) } -> std::same_as<bool>;
};

/// Whether the rules, with their parameters, are played on a board that can be drawn, or on a graph.
template <class R>
[[nodiscard]] bool isOnBoard(const R& rules) {
    if constexpr (ChoosesGround<R>) return !rules.isOnGraph();
    return TellsPicture<R>;
}
template <class R>
[[nodiscard]] bool isOnGraph(const R& rules) {
    if constexpr (ChoosesGround<R>) return rules.isOnGraph();
    return PlayedOnGraph<R>;
}

/// Positions by hash; `canonical`, if it is not empty, is applied first.
template <class Position>
class PositionIndexOf final : public PositionIndex {
public:
    using Canonical = std::function<Position(const Position&)>;

    explicit PositionIndexOf(Canonical canonical = nullptr) : canonical_(std::move(canonical)) {}

    Met meet(AnyPosition met) override {
        const Position& position = *static_cast<const Position*>(met.position);
        return canonical_ ? numbered(canonical_(position)) : numbered(position);
    }

private:
    Met numbered(const Position& position) {
        const auto [found, isNew] = ids_.try_emplace(position, static_cast<std::uint32_t>(ids_.size()));
        return {{&found->first}, found->second, isNew};
    }

    Canonical canonical_;
    std::unordered_map<Position, std::uint32_t, PositionHash> ids_;
};

/// Rules known when the program is compiled, as AnyRules.
template <Rules R>
class AnyRulesOf : public AnyRules {
public:
    using Position = typename R::Position;
    using Move = typename R::Move;

    explicit AnyRulesOf(R rules) : rules_(std::move(rules)), shared_(std::make_shared<SharedOf<R>>()) {}

    [[nodiscard]] const R& rules() const { return rules_; }
    /// They are shared by all questions about the game.
    [[nodiscard]] const std::shared_ptr<SharedOf<R>>& shared() const { return shared_; }
    [[nodiscard]] static const Position& in(AnyPosition position) {
        return *static_cast<const Position*>(position.position);
    }
    [[nodiscard]] static const Move& in(AnyMove move) { return *static_cast<const Move*>(move.move); }

    [[nodiscard]] Description description() const override {
        if constexpr (requires { rules_.description(); })
            return rules_.description(); // of rules that are read at run time
        else
            return R::describe();
    }
    [[nodiscard]] bool isOfSameGame(const AnyRules& other) const override {
        const auto* same = dynamic_cast<const AnyRulesOf*>(&other);
        if constexpr (RulesOfSeveralGames<R>) return same && rules_.isOfSameGame(same->rules_);
        return same;
    }
    [[nodiscard]] std::optional<Play> play() const override {
        if constexpr (ImpartialRules<R>) return rules_.play();
        return std::nullopt;
    }
    [[nodiscard]] std::string startPosition() const override {
        if constexpr (ChoosesStart<R>) return rules_.text(rules_.startPosition());
        return description().position;
    }
    [[nodiscard]] Expected<HeldPosition> parse(std::string_view text) const override {
        auto parsed = parsedFrom(text);
        if (!parsed) return tl::unexpected(parsed.error());
        return std::make_shared<const Position>(std::move(*parsed));
    }
    [[nodiscard]] std::string text(AnyPosition position) const override { return rules_.text(in(position)); }
    [[nodiscard]] Message moveText(AnyPosition position, AnyMove move) const override {
        return rules_.moveText(in(position), in(move));
    }
    [[nodiscard]] std::uint64_t optionCount(AnyPosition position) const override {
        return rules_.optionCount(in(position));
    }
    void forEachOption(AnyPosition position, const Visit& visit) const override {
        rules_.forEachOption(in(position), [&visit](const Move& move, const Position& option) {
            return visit({&move}, {&option});
        });
    }
    void forEachOptionOf(Side side, AnyPosition position, const Visit& visit) const override {
        if constexpr (ListsMovesOfSide<R>)
            rules_.forEachOptionOf(side, in(position), [&visit](const Move& move, const Position& option) {
                return visit({&move}, {&option});
            });
        else
            AnyRules::forEachOptionOf(side, position, visit);
    }
    [[nodiscard]] Side sideOf(AnyMove move) const override {
        if constexpr (TwoSidedRules<R>) return rules_.sideOf(in(move));
        return AnyRules::sideOf(move);
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(AnyPosition position) const override {
        return rules_.closedForm(in(position));
    }
    [[nodiscard]] Score scoreAtEnd(AnyPosition position) const override {
        if constexpr (ScoredRules<R>)
            return rules_.scoreAtEnd(in(position));
        else
            return play() == Play::misere ? 1 : -1;
    }

    [[nodiscard]] HeldPosition held(AnyPosition position) const override {
        return std::make_shared<const Position>(in(position));
    }
    [[nodiscard]] bool areEqual(AnyPosition one, AnyPosition other) const override {
        return in(one) == in(other);
    }
    [[nodiscard]] std::uint64_t bytesOf(AnyPosition position) const override {
        return sizeof(Position) + heldBytes(in(position));
    }
    [[nodiscard]] std::uint64_t workTo(AnyPosition position) const override {
        return workOfMoveTo(in(position));
    }
    [[nodiscard]] std::unique_ptr<PositionIndex> index() const override {
        return madeOf<PositionIndex, PositionIndexOf<Position>>();
    }
    [[nodiscard]] std::unique_ptr<AnyValuation>
    valuation(const Budget& budget, const std::shared_ptr<const AnyValuation>& found) const override {
        return madeOf<AnyValuation, Valuation<R>>(rules_, shared_, budget,
                                                  std::static_pointer_cast<const Valuation<R>>(found));
    }

    [[nodiscard]] Has has() const override {
        using Way = WayOf<R>;
        return {.sides = TwoSidedRules<R>,
                .winningMoves = FindsWinningMoves<Way, R> || TellsWinningMoves<R>,
                .moveBetween = FindsMoveBetween<R> || SeeksMoveBetween<R>,
                .moveToValue = FindsMoveToValue<Way, R> || TellsMoveToValue<R>,
                .bestPlay = FindsBestPlay<Way, R>,
                .score = FindsScore<Way, R>,
                .estimate = EstimatingRules<R>,
                .estimateShares = SharesEstimate<R>,
                .picture = isOnBoard(rules_)};
    }
    [[nodiscard]] std::optional<Proof> proof(AnyPosition position) const override {
        if constexpr (SaysProof<R>) return rules_.proof(in(position));
        return std::nullopt;
    }
    [[nodiscard]] Expected<std::optional<bool>> forEachWinning(AnyValuation& valuation, AnyPosition position,
                                                               const Visit& visit,
                                                               Task& task) const override {
        if constexpr (FindsWinningMoves<WayOf<R>, R>) {
            const auto add = [&visit](const Move& move, const Position& option) {
                return visit({&move}, {&option});
            };
            return wayOf(valuation).winningMoves(in(position), task, add);
        } else if constexpr (TellsWinningMoves<R>) {
            const auto moves = rules_.winningMoves(in(position));
            if (!moves) return std::nullopt;
            for (const Move& move : *moves) {
                const Position option = rules_.after(in(position), move);
                if (!visit({&move}, {&option})) return false;
            }
            return moves->size() < mostWinningMoves();
        } else {
            return AnyRules::forEachWinning(valuation, position, visit, task);
        }
    }
    [[nodiscard]] Expected<std::optional<Message>> moveBetween(AnyPosition from, AnyPosition to,
                                                               Task& task) const override {
        const auto textOf = [&](const std::optional<Move>& move) {
            return move ? std::optional(rules_.moveText(in(from), *move)) : std::nullopt;
        };
        if constexpr (FindsMoveBetween<R>)
            return textOf(rules_.moveBetween(in(from), in(to)));
        else if constexpr (SeeksMoveBetween<R>)
            return rules_.moveBetween(in(from), in(to), task).map(textOf);
        else
            return AnyRules::moveBetween(from, to, task);
    }
    [[nodiscard]] Expected<void> moveToValue(AnyValuation& valuation, AnyPosition position, Nimber value,
                                             const Visit& visit, Task& task) const override {
        if constexpr (FindsMoveToValue<WayOf<R>, R>) {
            const auto made = wayOf(valuation).moveToValue(in(position), value, task);
            if (!made) return tl::unexpected(made.error());
            if (*made) visit({&(*made)->move}, {&(*made)->option});
        } else if constexpr (TellsMoveToValue<R>) {
            if (const auto made = componentMoveTo(rules_, in(position), value))
                visit({&made->move}, {&made->option});
        }
        return {};
    }
    [[nodiscard]] Expected<BestPlay> bestPlay(AnyValuation& valuation, AnyPosition position,
                                              Task& task) const override {
        if constexpr (FindsBestPlay<WayOf<R>, R>) return wayOf(valuation).bestPlay(in(position), task);
        return BestPlay{};
    }
    [[nodiscard]] Expected<Score> score(AnyValuation& valuation, AnyPosition position,
                                        Task& task) const override {
        if constexpr (FindsScore<WayOf<R>, R>) return wayOf(valuation).score(in(position), task);
        return Score{};
    }
    [[nodiscard]] Estimate estimate(AnyPosition position) const override {
        if constexpr (EstimatingRules<R>) return rules_.estimate(in(position));
        return {};
    }
    [[nodiscard]] Message aboutEstimate() const override {
        if constexpr (EstimatingRules<R>) return rules_.aboutEstimate();
        return {};
    }
    [[nodiscard]] std::optional<Score> winBesideEstimates() const override {
        if constexpr (WeighsWins<R>) return rules_.winBesideEstimates();
        return std::nullopt;
    }
    [[nodiscard]] std::vector<EstimateShare> estimateShares(AnyPosition position) const override {
        if constexpr (SharesEstimate<R>) return rules_.estimateShares(in(position));
        return {};
    }
    [[nodiscard]] BoardPicture picture(AnyPosition position) const override {
        if constexpr (TellsPicture<R>) return rules_.picture(in(position));
        return {};
    }

private:
    /// In plain signs, except where names may be meant.
    [[nodiscard]] auto parsedFrom(std::string_view text) const {
        if constexpr (ReadsNames<R>)
            return rules_.parse(text);
        else
            return rules_.parse(Plain(text).text());
    }
    [[nodiscard]] static WayOf<R>& wayOf(AnyValuation& valuation) {
        return static_cast<Valuation<R>&>(valuation).way();
    }
    /// Upper limit on the winning moves that a theorem gives; at the limit there may be more.
    [[nodiscard]] static constexpr std::size_t mostWinningMoves() {
        if constexpr (LimitsWinningMoves<R>) return R::mostWinningMoves;
        return SIZE_MAX;
    }

    R rules_;
    std::shared_ptr<SharedOf<R>> shared_;
};

/// The parsed position of an inquiry, or null if it is about another game than that of `rules`.
template <Rules R>
[[nodiscard]] const typename R::Position* parsedBy(const R& rules, const Inquiry& inquiry) {
    const auto* own = dynamic_cast<const AnyRulesOf<R>*>(inquiry.rules().get());
    if (!own) return nullptr;
    if constexpr (RulesOfSeveralGames<R>) {
        if (!rules.isOfSameGame(own->rules())) return nullptr;
    }
    return &own->in(inquiry.parsed());
}

} // namespace mexplorer
