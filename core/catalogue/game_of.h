#pragma once

#include "core/catalogue/aspects.h"
#include "core/solve/explored_graph.h"
#include "core/solve/heap_moves.h"

#include <type_traits>

namespace mexplorer {

/// The most options that `solve` lists; beyond it, only winning moves.
inline constexpr std::uint64_t mostMovesListed = 100'000;

/// Game over any rules, made once for all of them.
template <Rules R>
class GameOf final : public Game {
public:
    GameOf(R rules, Parameters parameters) : rules_(std::move(rules)), parameters_(std::move(parameters)) {
        if constexpr (GridRules<R>) grid_ = std::make_unique<VectorGrid<R>>(rules_);
        if constexpr (HeapRules<R>) {
            grid_ = std::make_unique<TwoHeapGrid<R>>(rules_, tables_);
            line_ = std::make_unique<HeapLine<R>>(rules_);
            sum_ = std::make_unique<HeapSum<R>>(rules_, tables_);
        }
    }

    [[nodiscard]] const Description& description() const override { return description_; }
    [[nodiscard]] const Parameters& parameters() const override { return parameters_; }
    [[nodiscard]] Play play() const override { return rules_.play(); }

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

    [[nodiscard]] Expected<Solution> solve(const std::string& position, Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        Valuation<R> valuation(rules_, tables_);
        const auto evaluation = valuation(*parsed, task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        Solution solution{rules_.text(*parsed), *evaluation, {}, true};
        if (rules_.optionCount(*parsed) <= mostMovesListed) {
            if (auto listed = listMoves(*parsed, valuation, solution, task); !listed) {
                return tl::unexpected(listed.error());
            }
        } else {
            solution.complete = false;
            if (auto found = findWinningMoves(*parsed, valuation, solution, task); !found) {
                return tl::unexpected(found.error());
            }
        }
        return solution;
    }

    [[nodiscard]] std::unique_ptr<PositionGraph> graph(const std::string& position) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return nullptr;
        return std::make_unique<ExploredGraph<R>>(rules_, *parsed, tables_);
    }

    [[nodiscard]] const GridAspect* grid() const override { return grid_.get(); }
    [[nodiscard]] const LineAspect* line() const override { return line_.get(); }
    [[nodiscard]] const SumAspect* sum() const override { return sum_.get(); }

private:
    using Position = typename R::Position;

    Expected<void> listMoves(const Position& position, Valuation<R>& valuation, Solution& solution,
                             Task& task) const {
        std::optional<Error> failure;
        rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
            if (failure) return;
            const auto evaluation = valuation(option, task);
            if (task.cancelled())
                failure = cancelled().value();
            else if (!evaluation)
                failure = evaluation.error();
            else
                solution.moves.push_back({rules_.moveText(position, move), rules_.text(option), *evaluation});
        });
        if (failure) return tl::unexpected(*failure);
        return {};
    }

    /// Too many options to list them all.
    Expected<void> findWinningMoves(const Position& position, Valuation<R>& valuation, Solution& solution,
                                    Task& task) const {
        if (solution.evaluation.outcome == Outcome::P) return {};
        if constexpr (HeapRules<R>) {
            const auto moves = heapMoves(rules_, valuation, position, task);
            if (!moves) return tl::unexpected(moves.error());
            for (const ComponentMove& move : *moves) {
                Position option = position;
                option[move.component] = move.newSize;
                const auto evaluation = valuation(option, task);
                if (!evaluation) return tl::unexpected(evaluation.error());
                solution.moves.push_back({rules_.moveText(position, {move.component, move.taken}),
                                          rules_.text(option), *evaluation});
            }
            return {};
        } else {
            if (rules_.optionCount(position) > mostTakesTried) {
                return tooLarge(say(MX_TEXT("core", "The position has more than %1 moves."), mostTakesTried));
            }
            std::uint64_t tried = 0;
            rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
                if (++tried % 1024 == 0 && task.cancelled()) return;
                const auto theorem = rules_.closedForm(option);
                if (theorem && theorem->outcome == Outcome::P) {
                    solution.moves.push_back(
                        {rules_.moveText(position, move), rules_.text(option), *theorem});
                }
            });
            if (task.cancelled()) return cancelled();
            return {};
        }
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
