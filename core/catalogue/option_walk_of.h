#pragma once

#include "core/catalogue/asked_of.h"
#include "core/game/option_walk.h"
#include "core/game/work_below.h"
#include "core/rules/optional.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// An option under any rules, as it is visited.
template <Rules R>
class VisitedOptionOf final : public VisitedOption {
public:
    using Move = typename R::Move;
    using Position = typename R::Position;

    explicit VisitedOptionOf(const AskedOf<R>& from) : from_(from) {}

    const VisitedOptionOf& at(const Move& move, const Position& option) {
        move_ = &move;
        option_ = &option;
        return *this;
    }

    [[nodiscard]] Message move() const override { return from_.rules().moveText(from_.parsed(), *move_); }
    [[nodiscard]] std::string text() const override { return from_.rules().text(*option_); }
    [[nodiscard]] std::uint64_t work() const override { return workOfMoveTo(*option_); }
    [[nodiscard]] bool is(const Inquiry& asked) const override {
        if (&asked != compared_) to_ = parsedBy(from_.rules(), asked);
        compared_ = &asked;
        return to_ && *to_ == *option_;
    }
    [[nodiscard]] Expected<Evaluation> evaluation(Task& task) const override {
        return valuation()(*option_, task);
    }
    [[nodiscard]] std::shared_ptr<const Inquiry> asked() const override { return from_.askOption(*option_); }

    /// Evaluates all options that are visited; made when it is first needed.
    [[nodiscard]] Valuation<R>& valuation() const {
        if (!valuation_) valuation_.emplace(from_.rules(), from_.tables(), Budget(), from_.found());
        return *valuation_;
    }

private:
    const AskedOf<R>& from_;
    const Move* move_ = nullptr;
    const Position* option_ = nullptr;
    mutable std::optional<Valuation<R>> valuation_;
    mutable const Inquiry* compared_ = nullptr; ///< by the last is(), to be read once for all options
    mutable const Position* to_ = nullptr;      ///< its position
};

/// The moves under any rules.
template <Rules R>
class OptionWalkOf final : public OptionWalk {
public:
    using Move = typename R::Move;
    using Position = typename R::Position;

    explicit OptionWalkOf(const AskedOf<R>& asked) : asked_(asked), option_(asked) {}

    void forEach(const Visit& visit) override { visitOptions<R>(rules(), from(), toOptions(visit)); }

    [[nodiscard]] Expected<std::optional<bool>> forEachFoundWinning(const Visit& visit, Task& task) override {
        if constexpr (FindsWinningMoves<WayOf<R>, R>) {
            return option_.valuation().way().winningMoves(from(), task, toOptions(visit));
        } else if constexpr (TellsWinningMoves<R>) {
            const auto moves = rules().winningMoves(from());
            if (!moves) return std::nullopt;
            for (const Move& move : *moves)
                if (!visit(option_.at(move, rules().after(from(), move)))) return false;
            return moves->size() < mostWinningMoves();
        } else {
            return std::nullopt;
        }
    }

    [[nodiscard]] Expected<std::optional<Message>> moveTo(const Inquiry& option, Task& task) override {
        const Position* const to = parsedBy(rules(), option);
        if (!to) return std::nullopt;
        if constexpr (FindsMoveBetween<R>)
            return textOf(rules().moveBetween(from(), *to));
        else if constexpr (SeeksMoveBetween<R>)
            return rules().moveBetween(from(), *to, task).map([this](const auto& move) {
                return textOf(move);
            });
        else
            return OptionWalk::moveTo(option, task);
    }

private:
    [[nodiscard]] const R& rules() const { return asked_.rules(); }
    [[nodiscard]] const Position& from() const { return asked_.parsed(); }

    OptionVisitor<R> toOptions(const Visit& visit) {
        return [this, &visit](const Move& move, const Position& option) {
            return visit(option_.at(move, option));
        };
    }

    [[nodiscard]] std::optional<Message> textOf(const std::optional<Move>& move) const {
        return move ? std::optional(rules().moveText(from(), *move)) : std::nullopt;
    }

    /// Upper limit on the winning moves that a theorem gives; at the limit there may be more.
    [[nodiscard]] static constexpr std::size_t mostWinningMoves() {
        if constexpr (LimitsWinningMoves<R>) return R::mostWinningMoves;
        return SIZE_MAX;
    }

    const AskedOf<R>& asked_;
    VisitedOptionOf<R> option_;
};

} // namespace mexplorer
