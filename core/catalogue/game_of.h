#pragma once

#include "core/catalogue/break_line.h"
#include "core/catalogue/coin_grid.h"
#include "core/catalogue/coin_line.h"
#include "core/catalogue/grids.h"
#include "core/catalogue/heap_sum.h"
#include "core/catalogue/opening_line.h"
#include "core/catalogue/parts_sum.h"
#include "core/catalogue/rules_sum.h"
#include "core/catalogue/take_line.h"
#include "core/solve/explored_graph.h"
#include "core/solve/heap_moves.h"
#include "core/theory/saturating.h"

#include <type_traits>

namespace mexplorer {

/// The most options that `solve` lists, and the most bytes that their positions’ texts may have together;
/// beyond either, only winning moves are listed, up to the same limits.
inline constexpr std::uint64_t mostMovesListed = 100'000;
inline constexpr std::uint64_t mostTextListed = std::uint64_t{1} << 25U;

/// Game over any rules, made once for all of them.
template <Rules R>
class GameOf final : public Game {
public:
    using Position = typename R::Position;

    GameOf(R rules, Parameters parameters) : rules_(std::move(rules)), parameters_(std::move(parameters)) {
        if constexpr (GridRules<R>) grid_ = std::make_unique<VectorGrid<R>>(rules_);
        if constexpr (HeapRules<R>) {
            grid_ = std::make_unique<TwoHeapGrid<R>>(rules_, tables_);
            line_ = std::make_unique<TakeLine<R>>(rules_);
            sum_ = std::make_unique<HeapSum<R>>(rules_, tables_);
        }
        if constexpr (PartRules<R>) {
            if (rules_.isSum()) sum_ = std::make_unique<PartsSum<R>>(rules_, tables_);
        }
        if constexpr (CoinRules<R>) {
            if (rules_.play() == Play::normal) line_ = std::make_unique<CoinLine<R>>(rules_);
        }
        if constexpr (BoardCoinRules<R>) {
            if (rules_.play() == Play::normal) grid_ = std::make_unique<CoinGrid<R>>(rules_);
        }
        if constexpr (BreakRules<R>) { // in misère play the values of heaps decide nothing
            if (rules_.play() == Play::normal) {
                line_ = std::make_unique<BreakLine<R>>(rules_);
                sum_ = std::make_unique<HeapSum<R>>(rules_, tables_);
            }
        }
        if constexpr (LimitedRules<R>) line_ = std::make_unique<OpeningLine<R>>(rules_);
        if constexpr (SumRules<R>) sum_ = std::make_unique<RulesSum<R>>(rules_);
    }

    [[nodiscard]] const Description& description() const override { return description_; }
    [[nodiscard]] const Parameters& parameters() const override { return parameters_; }
    [[nodiscard]] Play play() const override { return rules_.play(); }
    [[nodiscard]] bool lastMoveDecides() const override { return !ScoredRules<R>; }

    [[nodiscard]] std::string startPosition() const override {
        if constexpr (requires { rules_.startPosition(); }) return rules_.text(rules_.startPosition());
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
        if constexpr (requires(const Position& parsed) { rules_.proof(parsed); }) {
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
        if constexpr (BreakRules<R>) {
            const auto moves = breakMoves(rules_, valuation, *parsed, task, value);
            if (!moves) return tl::unexpected(moves.error());
            if (!moves->empty()) {
                const Break& move = moves->front().move;
                take(move, broken(*parsed, move.heap, move.parts));
            }
        } else if constexpr (HeapRules<R>) {
            const auto moves = heapMoves(rules_, valuation, *parsed, task, value);
            if (!moves) return tl::unexpected(moves.error());
            if (!moves->empty()) {
                Position option = *parsed;
                option[moves->front().take.heap] = moves->front().newSize;
                take(moves->front().take, option);
            }
        } else if constexpr (requires { rules_.moveTo(*parsed, value); }) {
            if (const auto move = partMoveTo(*parsed, value)) take(*move, rules_.after(*parsed, *move));
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

    [[nodiscard]] bool isDrawn() const override { return isDrawnRules; }

    [[nodiscard]] Expected<DrawnGraph> drawing(const std::string& position, Task& task) const override {
        if constexpr (isDrawnRules) {
            const auto parsed = rules_.parse(position);
            if (!parsed) return tl::unexpected(parsed.error());
            auto graph = rules_.drawn(*parsed);
            if (!graph) return graph;
            Valuation<R> valuation(rules_, tables_); // one for all: what it may search is for all of them
            for (DrawnGraph::Node& node : graph->nodes)
                node.evaluation = evaluationIfKnown(node.position, valuation, task);
            for (DrawnGraph::Edge& edge : graph->edges)
                edge.evaluation = evaluationIfKnown(edge.leadsTo, valuation, task);
            if (task.cancelled()) return cancelled();
            return graph;
        } else {
            return invalid("game", say(MX_TEXT("core", "%1 is not played on a graph."), description_.id));
        }
    }

private:
    static constexpr bool isDrawnRules = requires(const R& rules, const Position& position) {
        rules.drawn(position);
    };

    /// Of rules that know a move of a part to any value, and the values of parts without a search.
    [[nodiscard]] std::optional<typename R::Move> partMoveTo(const Position& position, Nimber value) const {
        const std::vector<Position> parts = rules_.parts(position);
        Nimber sum = value;
        for (const Position& part : parts)
            sum ^= *rules_.closedForm(part)->value;
        for (std::size_t i = 0; i < parts.size() && sum != 0; ++i) {
            const Nimber own = *rules_.closedForm(parts[i])->value;
            if (const auto move = rules_.moveTo(parts[i], sum ^ own))
                return rules_.inWhole(position, i, *move);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Evaluation> evaluationIfKnown(const std::string& position,
                                                              Valuation<R>& valuation, Task& task) const {
        if (position.empty() || task.cancelled()) return std::nullopt;
        const auto parsed = rules_.parse(position);
        if (!parsed) return std::nullopt;
        const auto found = valuation(*parsed, task);
        return found ? std::optional(*found) : std::nullopt;
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
            if (!goesOn) return false;
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
        if constexpr (BreakRules<R>) {
            if (rules_.play() == Play::misere) return tryMoves(position, valuation, list, task);
            const auto moves = breakMoves(rules_, valuation, position, task);
            if (!moves) return tl::unexpected(moves.error());
            for (const auto& [move, value] : *moves) {
                if (!list.add(move, broken(position, move.heap, move.parts), evaluationOf(0))) break;
            }
            return false; // one a heap
        } else if constexpr (HeapRules<R>) {
            const auto moves = heapMoves(rules_, valuation, position, task);
            if (!moves) return tl::unexpected(moves.error());
            for (const HeapMove& move : *moves) { // one a heap
                Position option = position;
                option[move.take.heap] = move.newSize;
                if (!list.add(move.take, option, evaluationOf(0))) return false;
            }
            return requires {
                R::takesLeaveDifferentValues;
            };
        } else {
            if constexpr (requires { rules_.winningMoves(position, task); }) {
                const auto moves = rules_.winningMoves(position, task);
                if (moves) {
                    for (const auto& [move, option] : *moves) {
                        if (!list.add(move, option, evaluationOf(0))) break;
                    }
                    return false; // one a component
                }
                // A sum that its components do not decide has to be searched.
                if (moves.error().kind != Error::Kind::invalid) return tl::unexpected(moves.error());
            } else if constexpr (requires { rules_.winningMoves(position); }) {
                if (const auto moves = rules_.winningMoves(position)) {
                    for (const auto& move : *moves) {
                        if (!list.add(move, rules_.after(position, move), evaluationOf(0))) return false;
                    }
                    return moves->size() < mostWinningMoves();
                }
            }
            return tryMoves(position, valuation, list, task);
        }
    }

    /// How many winning moves a theorem tells at most; if so many, there may be more.
    [[nodiscard]] static constexpr std::size_t mostWinningMoves() {
        if constexpr (requires { R::mostWinningMoves; }) return R::mostWinningMoves;
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
        const auto tried = forEachEvaluated(position, valuation, addIfWinning, task);
        // The position itself could be evaluated; that some option cannot be only leaves it out.
        if (!tried && !areFew && tried.error().kind == Error::Kind::tooLarge) return false;
        return tried;
    }

    R rules_;
    Parameters parameters_;
    Description description_ = R::describe();
    std::shared_ptr<SharedTables> tables_ = std::make_shared<SharedTables>();
    std::unique_ptr<GridAspect> grid_;
    std::unique_ptr<LineAspect> line_;
    std::unique_ptr<SumAspect> sum_;
};

} // namespace mexplorer
