#pragma once

#include "core/rules/rules.h"
#include "core/task/task.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mexplorer {

class Inquiry;

/// An option while it is visited.
class VisitedOption {
public:
    [[nodiscard]] virtual Message move() const = 0;
    [[nodiscard]] virtual std::string text() const = 0;
    /// What it took to make, in moves between small positions (see workOfMoveTo).
    [[nodiscard]] virtual std::uint64_t work() const = 0;
    /// Whether it is the position of this inquiry about the same game.
    [[nodiscard]] virtual bool is(const Inquiry& asked) const = 0;
    /// May search, within the budget of an inquiry.
    [[nodiscard]] virtual Expected<Evaluation> evaluation(Task& task) const = 0;
    /// It reuses what was searched for the position that this is an option of.
    [[nodiscard]] virtual std::shared_ptr<const Inquiry> asked() const = 0;

protected:
    ~VisitedOption() = default;
};

/// The moves of one position, gone through as often as needed; what is found out about options is kept for
/// the next time. It needs its inquiry; one thread at a time.
class OptionWalk {
public:
    using Visit = std::function<bool(const VisitedOption& option)>;

    OptionWalk() = default;
    virtual ~OptionWalk() = default;
    OptionWalk(const OptionWalk&) = delete;
    OptionWalk& operator=(const OptionWalk&) = delete;

    /// Visits the options in the rules’ order until `visit` returns false.
    virtual void forEach(const Visit& visit) = 0;
    /// Visits winning options that a theorem or the game’s way finds, until `visit` returns false. Returns
    /// whether these are certainly all; nothing if neither knows, and the moves have to be tried. Errors: a
    /// value is out of reach; cancelled.
    [[nodiscard]] virtual Expected<std::optional<bool>> forEachFoundWinning(const Visit& /*visit*/,
                                                                            Task& /*task*/) {
        return std::nullopt;
    }
    /// As Inquiry::moveTo, which says what it is. Without the rules’ help, it looks through the moves.
    [[nodiscard]] virtual Expected<std::optional<Message>> moveTo(const Inquiry& option, Task& task);

    /// Calls visit(option, evaluation) for each option until it returns false; returns false if it did.
    /// Errors: the evaluation of an option is out of reach; cancelled.
    using VisitEvaluated = std::function<bool(const VisitedOption& option, const Evaluation& evaluation)>;
    [[nodiscard]] Expected<bool> forEachEvaluated(const VisitEvaluated& visit, Task& task);
};

} // namespace mexplorer
