#pragma once

#include "core/catalogue/parts_sum.h"
#include "core/rules/optional.h"
#include "core/solve/explored_graph.h"
#include "core/solve/game.h"
#include "core/solve/tried_moves.h"
#include "core/theory/saturating.h"

namespace mexplorer {

/// The most options that `solve` lists, and the most bytes that their positions’ texts may have together;
/// beyond either, only winning moves are listed, up to the same limits.
inline constexpr std::uint64_t mostMovesListed = 100'000;
inline constexpr std::uint64_t mostTextListed = std::uint64_t{1} << 25U;

/// Game over any rules, made once for all of them. Of the aspects (see AspectOf) it has those that suit the
/// rules’ parameters.
template <Rules R, class... Aspects>
class GameOf final : public Game {
    static_assert(optionalsFit<R>() && partOptionalsFit<R>());

public:
    using RulesType = R;
    using Position = typename R::Position;

    GameOf(R rules, Parameters parameters) : rules_(std::move(rules)), parameters_(std::move(parameters)) {
        (adopt<Aspects>(), ...);
    }

    [[nodiscard]] const Description& description() const override { return description_; }
    [[nodiscard]] const Parameters& parameters() const override { return parameters_; }
    [[nodiscard]] Play play() const override { return rules_.play(); }
    [[nodiscard]] bool lastMoveDecides() const override { return !ScoredRules<R>; }

    [[nodiscard]] std::string startPosition() const override {
        if constexpr (ChoosesStart<R>) return rules_.text(rules_.startPosition());
        return description_.position;
    }

    [[nodiscard]] Expected<std::string> canonical(std::string_view position) const override {
        return rules_.parse(position).map([this](const auto& parsed) { return rules_.text(parsed); });
    }

    [[nodiscard]] Expected<Evaluation> evaluate(const std::string& position, Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return Valuation<R>(rules_, tables_)(*parsed, task);
    }

    [[nodiscard]] std::optional<Evaluation> closedForm(const std::string& position) const override {
        const auto parsed = rules_.parse(position);
        return parsed ? rules_.closedForm(*parsed) : std::nullopt;
    }

    [[nodiscard]] std::optional<Proof> proof(const std::string& position) const override {
        if constexpr (SaysProof<R>) {
            if (const auto parsed = rules_.parse(position)) return rules_.proof(*parsed);
        }
        return std::nullopt;
    }

    [[nodiscard]] Expected<Solution> solve(const std::string& position, Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        Valuation<R> valuation(rules_, tables_);
        const auto evaluation = valuation(*parsed, task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        Solution solution{rules_.text(*parsed), *evaluation, {}, false, true};
        if (mayFit(rules_.optionCount(*parsed), solution.position)) {
            auto moves = allMoves(*parsed, valuation, task);
            if (!moves) return tl::unexpected(moves.error());
            solution.complete = moves->has_value();
            if (solution.complete) solution.moves = std::move(**moves);
        }
        if (solution.complete || solution.evaluation.outcome == Outcome::P) return solution;
        MoveList winning(rules_, *parsed);
        const auto areAll = addWinningMoves(*parsed, valuation, winning, task);
        if (!areAll) return tl::unexpected(areAll.error());
        solution.allWinning = *areAll;
        solution.moves = winning.taken();
        return solution;
    }

    [[nodiscard]] Expected<std::optional<SolvedMove>> moveTo(const std::string& position, Nimber value,
                                                             Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        if (rules_.play() == Play::misere) return std::optional<SolvedMove>();
        Valuation<R> valuation(rules_, tables_);
        std::optional<SolvedMove> made;
        const auto take = [&](const typename R::Move& move, const Position& option) {
            made = SolvedMove{rules_.moveText(*parsed, move), rules_.text(option), evaluationOf(value)};
        };
        if constexpr (FindsMoveTo<WayOf<R>, R>) {
            const auto found = valuation.way().moveTo(*parsed, value, task);
            if (!found) return tl::unexpected(found.error());
            if (*found) take((*found)->move, (*found)->option);
        } else if constexpr (TellsMoveTo<R>) {
            if (const auto found = partMoveTo(rules_, *parsed, value)) take(found->move, found->option);
        } else if (rules_.optionCount(*parsed) <= mostTakesTried) {
            const auto visit = [&](const typename R::Move& move, const Position& option,
                                   const Evaluation& worth) {
                if (worth.value == value) take(move, option);
                return !made;
            };
            const auto tried = forEachEvaluated(*parsed, valuation, visit, task);
            if (!tried) return tl::unexpected(tried.error());
        }
        return made;
    }

    [[nodiscard]] std::unique_ptr<PositionGraph> graph(const std::string& position) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return nullptr;
        return std::make_unique<ExploredGraph<R>>(rules_, *parsed, tables_);
    }

    [[nodiscard]] const GridAspect* grid() const override { return grid_.get(); }
    [[nodiscard]] const LineAspect* line() const override { return line_.get(); }
    [[nodiscard]] const SumAspect* sum() const override { return sum_.get(); }

    [[nodiscard]] const DrawnAspect* drawn() const override { return drawn_.get(); }

private:
    template <class Aspect>
    void adopt() {
        if (!Aspect::suits(rules_)) return;
        auto aspect = std::make_unique<Aspect>(rules_, tables_);
        if constexpr (std::derived_from<Aspect, GridAspect>)
            grid_ = std::move(aspect);
        else if constexpr (std::derived_from<Aspect, LineAspect>)
            line_ = std::move(aspect);
        else if constexpr (std::derived_from<Aspect, SumAspect>)
            sum_ = std::move(aspect);
        else
            drawn_ = std::move(aspect);
    }

    /// Lists moves, as many as `solve` may.
    class MoveList {
    public:
        MoveList(const R& rules, const Position& from) : rules_(rules), from_(from) {}

        /// False, appending nothing, if a limit of moves or of their texts would be exceeded; the first is
        /// always appended.
        bool add(const typename R::Move& move, const Position& option, const Evaluation& evaluation) {
            std::string text = rules_.text(option);
            bytes_ += text.size();
            const bool fits = moves_.size() < mostMovesListed && bytes_ <= mostTextListed;
            if (!fits && !moves_.empty()) return false;
            moves_.push_back({rules_.moveText(from_, move), std::move(text), evaluation});
            return true;
        }
        [[nodiscard]] std::vector<SolvedMove> taken() { return std::move(moves_); }

    private:
        const R& rules_;
        const Position& from_;
        std::vector<SolvedMove> moves_;
        std::uint64_t bytes_ = 0;
    };

    /// Assuming the options’ texts are as long as this one, do all moves fit?
    [[nodiscard]] static bool mayFit(std::uint64_t moves, const std::string& position) {
        return moves <= 1 || (moves <= mostMovesListed && moves <= mostTextListed / (position.size() + 1));
    }

    /// Calls visit(move, option, evaluation) for each option, for as long as it says to go on. Whether it
    /// always did.
    template <class Visit>
    Expected<bool> forEachEvaluated(const Position& position, Valuation<R>& valuation, const Visit& visit,
                                    Task& task) const {
        std::optional<Error> failure;
        bool goesOn = true;
        rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
            const auto evaluation = valuation(option, task);
            if (task.cancelled())
                failure = cancelled().value();
            else if (!evaluation)
                failure = evaluation.error();
            goesOn = !failure && visit(move, option, *evaluation);
            return goesOn;
        });
        if (failure) return tl::unexpected(*failure);
        return goesOn;
    }

    /// All moves; nothing where that would be too much.
    Expected<std::optional<std::vector<SolvedMove>>> allMoves(const Position& position,
                                                              Valuation<R>& valuation, Task& task) const {
        MoveList list(rules_, position);
        const auto add = [&](const auto&... found) { return list.add(found...); };
        return forEachEvaluated(position, valuation, add, task).map([&](bool areAll) {
            return areAll ? std::optional(list.taken()) : std::nullopt;
        });
    }

    /// There are too many options to list them all: looks for some that win, and says whether these are all
    /// for sure. Where they are too many for all to be tried, perhaps none is found: what the position is
    /// worth still stands.
    Expected<bool> addWinningMoves(const Position& position, Valuation<R>& valuation, MoveList& list,
                                   Task& task) const {
        const auto add = [&](const typename R::Move& move, const Position& option) {
            return list.add(move, option, evaluationOf(0));
        };
        if constexpr (FindsWinningMoves<WayOf<R>, R>) {
            const auto areAll = valuation.way().winningMoves(position, task, add);
            if (!areAll) return tl::unexpected(areAll.error());
            if (*areAll) return **areAll;
        } else if constexpr (TellsWinningMoves<R>) {
            if (const auto moves = rules_.winningMoves(position)) {
                for (const auto& move : *moves)
                    if (!add(move, rules_.after(position, move))) return false;
                return moves->size() < mostWinningMoves();
            }
        }
        return tryMoves(position, valuation, list, task);
    }

    /// How many winning moves a theorem tells at most; if so many, there may be more.
    [[nodiscard]] static constexpr std::size_t mostWinningMoves() {
        if constexpr (LimitsWinningMoves<R>) return R::mostWinningMoves;
        return SIZE_MAX;
    }

    Expected<bool> tryMoves(const Position& position, Valuation<R>& valuation, MoveList& list,
                            Task& task) const {
        const bool areFew =
            saturatedProduct(rules_.optionCount(position), workOfMoveTo(position)) <= mostMovesTried;
        std::uint64_t left = areFew ? mostMovesTried : mostTriedOfMany;
        const auto addIfWinning = [&](const auto& move, const Position& option,
                                      const Evaluation& evaluation) {
            const std::uint64_t work = workOfMoveTo(option);
            if (work > left) return false;
            left -= work;
            return evaluation.outcome != Outcome::P || list.add(move, option, evaluation);
        };
        auto tried = forEachEvaluated(position, valuation, addIfWinning, task);
        // The position itself could be evaluated; that some option cannot be only leaves it out.
        if (!tried && !areFew && tried.error().kind == Error::Kind::tooLarge) return false;
        return tried;
    }

    R rules_;
    Parameters parameters_;
    Description description_ = R::describe();
    std::shared_ptr<TablesOf<R>> tables_ = std::make_shared<TablesOf<R>>();
    std::unique_ptr<GridAspect> grid_;
    std::unique_ptr<LineAspect> line_;
    std::unique_ptr<SumAspect> sum_;
    std::unique_ptr<DrawnAspect> drawn_;
};

} // namespace mexplorer
