#pragma once

#include "core/game/inquiry.h"

#include <functional>

namespace mexplorer {

/// The moves of one position, gone through as often as needed; what is found out about options is kept for
/// the next time. It needs its inquiry; one thread at a time.
class OptionWalk {
public:
    explicit OptionWalk(const Inquiry& asked) : asked_(asked), rules_(*asked.rules()) {}

    /// An option while it is visited.
    struct Option {
        AnyMove move;
        AnyPosition to;
    };
    using Visit = std::function<bool(const Option& option)>;

    [[nodiscard]] Message move(const Option& option) const {
        return rules_.moveText(asked_.parsed(), option.move);
    }
    [[nodiscard]] Side side(const Option& option) const { return rules_.sideOf(option.move); }
    [[nodiscard]] std::string text(const Option& option) const { return rules_.text(option.to); }
    /// What it took to make, in moves between small positions (see workOfMoveTo).
    [[nodiscard]] std::uint64_t work(const Option& option) const { return rules_.workTo(option.to); }

    /// Visits the options in the rules’ order until `visit` returns false.
    void forEach(const Visit& visit) const;
    /// Visits winning options that a theorem or the game’s way finds, until `visit` returns false. Returns
    /// whether these are certainly all; nothing if neither knows, and the moves have to be tried. Errors: a
    /// value is out of reach; cancelled.
    [[nodiscard]] Expected<std::optional<bool>> forEachFoundWinning(const Visit& visit, Task& task);
    /// Calls visit(option, evaluation) for each option until it returns false; returns false if it did.
    /// Errors: the evaluation of an option is out of reach; cancelled.
    using VisitEvaluated = std::function<bool(const Option& option, const Evaluation& evaluation)>;
    [[nodiscard]] Expected<bool> forEachEvaluated(const VisitEvaluated& visit, Task& task);
    /// As Inquiry::moveLeadingTo, which says what it is. Without the rules’ help, it looks through the moves.
    [[nodiscard]] Expected<std::optional<Message>> moveLeadingTo(const Inquiry& option, Task& task) const;

private:
    [[nodiscard]] Expected<std::optional<Message>> lookedThrough(AnyPosition sought, Task& task) const;
    /// Evaluates all options that are visited, within the budget of an inquiry; made when it is first needed.
    [[nodiscard]] AnyValuation& valuation();

    const Inquiry& asked_;
    const AnyRules& rules_;
    std::unique_ptr<AnyValuation> valuation_;
};

} // namespace mexplorer
