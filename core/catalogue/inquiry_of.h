#pragma once

#include "core/catalogue/asked_of.h"
#include "core/catalogue/evaluated_options.h"
#include "core/rules/optional.h"
#include "core/solve/explored_graph.h"
#include "core/solve/listed_moves.h"
#include "core/solve/tried_moves.h"
#include "core/theory/saturating.h"

namespace mexplorer {

/// An aspect of a position, made from the inquiry about it.
template <class A, class R>
concept AspectOfPosition = requires(const AskedOf<R>& asked) {
    A(asked);
};

/// An inquiry for any rules. It has those of `Aspects` that are about positions and suit the rules'
/// parameters.
template <Rules R, class... Aspects>
class InquiryOf final : public AskedOf<R> {
public:
    using Position = typename R::Position;

    /// `found`, perhaps null, is the valuation of a position that leads to this one.
    InquiryOf(R rules, std::shared_ptr<TablesOf<R>> tables, Position position,
              std::shared_ptr<const Valuation<R>> found = nullptr)
        : AskedOf<R>(std::move(rules), std::move(tables), std::move(position), std::move(found)) {
        (adopt<Aspects>(), ...);
    }

    [[nodiscard]] std::uint64_t optionCount() const override {
        return this->rules().optionCount(this->parsed());
    }

    [[nodiscard]] std::optional<Evaluation> closedForm() const override {
        return this->rules().closedForm(this->parsed());
    }

    [[nodiscard]] std::optional<Proof> proof() const override {
        if constexpr (SaysProof<R>) return this->rules().proof(this->parsed());
        return std::nullopt;
    }

    [[nodiscard]] std::unique_ptr<PositionGraph> graph() const override {
        return std::make_unique<ExploredGraph<R>>(this->rules(), this->parsed(), this->tables(), Budget(),
                                                  this->found());
    }

    [[nodiscard]] Expected<std::optional<Message>> moveTo(const Inquiry& option, Task& task) const override {
        const Position* to = parsedBy<R>(option);
        if (!to) return std::nullopt;
        if constexpr (FindsMoveBetween<R>) {
            const auto move = this->rules().moveBetween(this->parsed(), *to);
            return move ? std::optional(this->rules().moveText(this->parsed(), *move)) : std::nullopt;
        } else if constexpr (SeeksMoveBetween<R>) {
            return this->rules().moveBetween(this->parsed(), *to, task).map([&](const auto& move) {
                return move ? std::optional(this->rules().moveText(this->parsed(), *move)) : std::nullopt;
            });
        } else {
            return seek(*to, task);
        }
    }

private:
    Expected<std::optional<Message>> seek(const Position& to, const Task& task) const {
        std::optional<Message> found;
        std::optional<Error> failure;
        std::uint64_t work = 0;
        std::uint64_t unchecked = 0; // `work` at the last check of the task
        this->rules().forEachOption(this->parsed(), [&](const typename R::Move& move,
                                                        const Position& option) {
            if (option == to) found = this->rules().moveText(this->parsed(), move);
            work += workOfMoveTo(option);
            if (work > this->mostMovesSought)
                failure =
                    tooLarge(say(MX_TEXT("core", "There are too many moves to look for this one."))).value();
            if (work - unchecked > WorkBelow::betweenChecks) {
                unchecked = work;
                if (task.cancelled()) failure = cancelled().value();
            }
            return !found && !failure;
        });
        if (found) return found;
        if (failure) return tl::unexpected(*failure);
        return found;
    }

    template <class A>
    void adopt() {
        if constexpr (AspectOfPosition<A, R>) {
            if (A::suits(this->rules())) this->add(std::make_unique<A>(*this));
        }
    }

    [[nodiscard]] Inquiry::Options askOptions() const override {
        Inquiry::Options options;
        this->rules().forEachOption(this->parsed(), [&](const typename R::Move&, const Position& option) {
            options.push_back(
                std::make_shared<InquiryOf>(this->rules(), this->tables(), option, this->found()));
        });
        return options;
    }

    [[nodiscard]] Expected<Solution> solve(Task& task) const override {
        const auto evaluation = this->evaluation(task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        Valuation<R> valuation = this->valuation();
        Solution solution{this->position(), *evaluation, {}, false, true};
        if (mayListAll(*this)) {
            auto moves = allMoves(valuation, task);
            if (!moves) return tl::unexpected(moves.error());
            solution.complete = moves->has_value();
            if (solution.complete) solution.moves = std::move(**moves);
        }
        if (solution.complete || isLost(solution.evaluation.outcome)) return solution;
        MoveList winning(this->rules(), this->parsed());
        const auto areAll = addWinningMoves(valuation, winning, task);
        if (!areAll) return tl::unexpected(areAll.error());
        solution.allWinning = *areAll;
        solution.moves = winning.taken();
        return solution;
    }

    /// Collects moves within the limits of a solution.
    class MoveList {
    public:
        MoveList(const R& rules, const Position& from) : rules_(rules), from_(from) {}

        /// False, adding nothing, if a limit would be exceeded; the first move is always added.
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

    /// All moves, or nothing if they exceed the limits.
    Expected<std::optional<std::vector<SolvedMove>>> allMoves(Valuation<R>& valuation, Task& task) const {
        MoveList list(this->rules(), this->parsed());
        const auto add = [&](const auto&... found) { return list.add(found...); };
        return forEachEvaluated(this->rules(), this->parsed(), valuation, add, task).map([&](bool areAll) {
            return areAll ? std::optional(list.taken()) : std::nullopt;
        });
    }

    /// There are too many options to list them all: looks for some that win, and returns whether these are
    /// certainly all. It may find none if there are too many to try; the evaluation is unaffected.
    Expected<bool> addWinningMoves(Valuation<R>& valuation, MoveList& list, Task& task) const {
        const auto add = [&](const typename R::Move& move, const Position& option) {
            return list.add(move, option, evaluationOf(0));
        };
        if constexpr (FindsWinningMoves<WayOf<R>, R>) {
            const auto areAll = valuation.way().winningMoves(this->parsed(), task, add);
            if (!areAll) return tl::unexpected(areAll.error());
            if (*areAll) return **areAll;
        } else if constexpr (TellsWinningMoves<R>) {
            if (const auto moves = this->rules().winningMoves(this->parsed())) {
                for (const auto& move : *moves)
                    if (!add(move, this->rules().after(this->parsed(), move))) return false;
                return moves->size() < mostWinningMoves();
            }
        }
        return tryMoves(valuation, list, task);
    }

    /// Upper limit on the winning moves that a theorem gives; at the limit there may be more.
    [[nodiscard]] static constexpr std::size_t mostWinningMoves() {
        if constexpr (LimitsWinningMoves<R>) return R::mostWinningMoves;
        return SIZE_MAX;
    }

    Expected<bool> tryMoves(Valuation<R>& valuation, MoveList& list, Task& task) const {
        const bool areFew = saturatedProduct(this->rules().optionCount(this->parsed()),
                                             workOfMoveTo(this->parsed())) <= mostMovesTried;
        std::uint64_t left = areFew ? mostMovesTried : mostTriedOfMany;
        const auto addIfWinning = [&](const auto& move, const Position& option,
                                      const Evaluation& evaluation) {
            const std::uint64_t work = workOfMoveTo(option);
            if (work > left) return false;
            left -= work;
            return !isLost(evaluation.outcome) || list.add(move, option, evaluation);
        };
        auto tried = forEachEvaluated(this->rules(), this->parsed(), valuation, addIfWinning, task);
        // The position itself was evaluated; if an option cannot be, only the list is incomplete.
        if (!tried && !areFew && tried.error().kind == Error::Kind::tooLarge) return false;
        return tried;
    }
};

} // namespace mexplorer
