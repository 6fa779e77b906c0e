#pragma once

#include "core/game/instance.h"
#include "core/game/option_walk.h"
#include "core/game/position_graph.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/task/remembered.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// One option of a position with its evaluation.
struct SolvedMove {
    Message move;
    std::string to;
    Evaluation evaluation;

    [[nodiscard]] bool wins() const { return isLost(evaluation.outcome); }
};

/// A position with all its options evaluated (or, if there are too many to list, only the winning ones that
/// were found).
struct Solution {
    std::string position;
    Evaluation evaluation;
    std::vector<SolvedMove> moves;
    bool complete = true;   ///< false: `moves` holds only winning moves
    bool allWinning = true; ///< false: there may be winning moves that `moves` does not hold
};

/// One position, read once. Pictures, sentences and answers ask the same inquiry, so that nothing is read or
/// found twice; results are kept as long as it lives. Calls that take a Task may be long; their errors: too
/// large; cancelled.
class Inquiry : public Instance {
public:
    using Instance::Instance;
    ~Inquiry() override;

    /// The position in its canonical spelling.
    [[nodiscard]] const std::string& position() const { return text(); }
    [[nodiscard]] virtual std::uint64_t optionCount() const = 0;
    /// What a theorem says about the position, or nothing; quick.
    [[nodiscard]] virtual std::optional<Evaluation> closedForm() const = 0;
    /// The game’s own proof for the position, if it has one; quick.
    [[nodiscard]] virtual std::optional<Proof> proof() const { return std::nullopt; }
    /// The graph of reachable positions. It reuses what an earlier evaluation() searched.
    [[nodiscard]] virtual std::unique_ptr<PositionGraph> graph() const = 0;
    /// The moves. It reuses what an earlier evaluation() searched.
    [[nodiscard]] virtual std::unique_ptr<OptionWalk> walk() const = 0;

    [[nodiscard]] Expected<Evaluation> evaluation(Task& task) const;
    [[nodiscard]] Found<Solution> solution(Task& task) const;
    /// Inquiries about all options, in the rules’ order; for positions with few of them. They reuse what was
    /// searched for this position.
    using Options = std::vector<std::shared_ptr<const Inquiry>>;
    [[nodiscard]] Found<Options> options(Task& task) const;
    /// The first move that leads to this position of the same game; nothing if none does. Errors: more than
    /// mostMovesSought would have to be looked through; cancelled.
    [[nodiscard]] Expected<std::optional<Message>> moveTo(const Inquiry& option, Task& task) const;
    static constexpr std::uint64_t mostMovesSought = std::uint64_t{1} << 24U;

private:
    [[nodiscard]] virtual Expected<Evaluation> evaluate(Task& task) const = 0;

    Remembered<Evaluation> evaluation_;
    Remembered<Solution> solution_;
    Remembered<Options> options_;
};

/// The instance as a position; null if it is not one.
[[nodiscard]] std::shared_ptr<const Inquiry> inquiryOf(const std::shared_ptr<const Instance>& instance);

} // namespace mexplorer
