#pragma once

#include "core/game/any_rules.h"
#include "core/game/instance.h"
#include "core/game/position_graph.h"
#include "core/task/remembered.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace mexplorer {

/// One option of a position with its evaluation.
struct SolvedMove {
    Message move;
    std::string to;
    Evaluation evaluation;
    Side side = Side::either; ///< whose move it is

    /// What it leads to, as the other player meets it.
    [[nodiscard]] std::optional<Outcome> reached() const {
        return metBy(evaluation.outcome, opponentOf(side));
    }
    [[nodiscard]] bool wins() const { return isLost(evaluation.outcome, opponentOf(side)); }
};

/// A position with all its options evaluated (or, if there are too many to list, only the winning ones that
/// were found).
struct Solution {
    std::string position;
    Evaluation evaluation;
    std::vector<SolvedMove> moves;
    bool complete = true;   ///< false: `moves` holds only winning moves
    bool allWinning = true; ///< false: there may be winning moves that `moves` does not hold
    bool areKnown = true; ///< false: of two sides; who wins after the moves is out of reach, `moves` is empty

    /// Whether the moves are Left’s and Right’s.
    [[nodiscard]] bool isTwoSided() const {
        return moves.empty() ? !areKnown : moves.front().side != Side::either;
    }
};

/// One position, read once. Pictures, sentences and answers ask the same inquiry, so that nothing is read or
/// found twice; results are kept as long as it lives. Calls that take a Task may be long; their errors: too
/// large; cancelled. Its aspects are those that its rules say.
class Inquiry final : public Instance {
public:
    /// `found`, perhaps null, is the valuation of a position that leads to this one.
    Inquiry(std::shared_ptr<const AnyRules> rules, HeldPosition position,
            std::shared_ptr<const AnyValuation> found = nullptr);
    ~Inquiry() override;

    /// The position in its canonical spelling.
    [[nodiscard]] const std::string& position() const { return text(); }
    [[nodiscard]] std::uint64_t optionCount() const { return rules_->optionCount(parsed()); }
    /// What a theorem says about the position, or nothing; quick.
    [[nodiscard]] std::optional<Evaluation> closedForm() const { return rules_->closedForm(parsed()); }
    /// The game’s own proof for the position, if it has one; quick.
    [[nodiscard]] std::optional<Proof> proof() const { return rules_->proof(parsed()); }
    /// The graph of reachable positions. It reuses what an earlier evaluation() searched.
    [[nodiscard]] std::unique_ptr<PositionGraph> graph() const;

    [[nodiscard]] Expected<Evaluation> evaluation(Task& task) const;
    /// The same, if it was asked for before; else null.
    [[nodiscard]] std::shared_ptr<const Evaluation> known() const { return evaluation_.known(); }
    [[nodiscard]] Found<Solution> solution(Task& task) const;
    /// Inquiries about all options, in the rules’ order; for positions with few of them. They reuse what was
    /// searched for this position.
    using Options = std::vector<std::shared_ptr<const Inquiry>>;
    [[nodiscard]] Found<Options> options(Task& task) const;
    /// The first move that leads to this position of the same game; nothing if none does. Errors: more than
    /// mostMovesSought would have to be looked through; cancelled.
    [[nodiscard]] Expected<std::optional<Message>> moveLeadingTo(const Inquiry& option, Task& task) const;
    static constexpr std::uint64_t mostMovesSought = std::uint64_t{1} << 24U;

    [[nodiscard]] const std::shared_ptr<const AnyRules>& rules() const { return rules_; }
    [[nodiscard]] AnyPosition parsed() const { return {parsed_.get()}; }
    /// The valuation that evaluated the position; before that, the one given to the constructor, perhaps
    /// null. Its searches are below the position, so that options and trees can use what they found.
    [[nodiscard]] std::shared_ptr<const AnyValuation> found() const;
    /// A new valuation, for the position and those below it; it uses what `found` knows.
    [[nodiscard]] std::unique_ptr<AnyValuation> valuation() const;
    /// An inquiry about an option; it uses what `found` knows.
    [[nodiscard]] std::shared_ptr<const Inquiry> askOption(AnyPosition option) const;

private:
    [[nodiscard]] Expected<Evaluation> evaluate(Task& task) const;

    std::shared_ptr<const AnyRules> rules_;
    HeldPosition parsed_;
    mutable std::mutex mutex_;
    mutable std::shared_ptr<const AnyValuation> found_;
    Remembered<Evaluation> evaluation_;
    Remembered<Solution> solution_;
    Remembered<Options> options_;
};

/// The position of an inquiry as these rules have it; nothing if it is about another game.
[[nodiscard]] std::optional<AnyPosition> parsedBy(const AnyRules& rules, const Inquiry& inquiry);

/// The instance as a position; null if it is not one.
[[nodiscard]] std::shared_ptr<const Inquiry> inquiryOf(const std::shared_ptr<const Instance>& instance);

} // namespace mexplorer
