#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/board_picture.h"
#include "core/rules/estimate.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/task/task.h"

#include <functional>
#include <memory>
#include <vector>

namespace mexplorer {

class Inquiry;

/// A reference to a position of rules that are not known here; only these rules can read it.
struct AnyPosition {
    const void* position = nullptr;
};
/// The same for a move.
struct AnyMove {
    const void* move = nullptr;
};
/// A position that is kept.
using HeldPosition = std::shared_ptr<const void>;

/// A Valuation of rules that are not known here.
class AnyValuation {
public:
    AnyValuation() = default;
    virtual ~AnyValuation() = default;
    AnyValuation(const AnyValuation&) = delete;
    AnyValuation& operator=(const AnyValuation&) = delete;

    [[nodiscard]] virtual Expected<Evaluation> evaluation(AnyPosition position, Task& task) = 0;
};

/// Numbers positions from 0 as they are met, and keeps them.
class PositionIndex {
public:
    struct Met {
        AnyPosition position; ///< stays valid as long as the index
        std::uint32_t id = 0;
        bool isNew = false;
    };

    virtual ~PositionIndex() = default;
    virtual Met meet(AnyPosition position) = 0;
};

/// Rules with what is found of them behind virtual functions, so that what can be asked of positions is
/// compiled once for all games. Rules known when the program is compiled come through AnyRulesOf; rules read
/// at run time may derive from it (see PlayedGame). The members mean what they mean in Rules and in
/// core/rules/optional.h.
class AnyRules {
public:
    using Visit = std::function<bool(AnyMove move, AnyPosition option)>;

    AnyRules() = default;
    virtual ~AnyRules() = default;
    AnyRules(const AnyRules&) = delete;
    AnyRules& operator=(const AnyRules&) = delete;

    [[nodiscard]] virtual Description description() const = 0;
    /// Whether positions of the other rules are positions of these.
    [[nodiscard]] virtual bool isOfSameGame(const AnyRules& other) const = 0;
    /// Nothing in games that the last move does not decide.
    [[nodiscard]] virtual std::optional<Play> play() const = 0;
    [[nodiscard]] virtual std::string startPosition() const = 0;
    [[nodiscard]] virtual Expected<HeldPosition> parse(std::string_view text) const = 0;
    [[nodiscard]] virtual std::string text(AnyPosition position) const = 0;
    [[nodiscard]] virtual Message moveText(AnyPosition position, AnyMove move) const = 0;
    [[nodiscard]] virtual std::uint64_t optionCount(AnyPosition position) const = 0;
    virtual void forEachOption(AnyPosition position, const Visit& visit) const = 0;
    /// Visits the moves of one player, in the same order.
    virtual void forEachOptionOf(Side side, AnyPosition position, const Visit& visit) const {
        forEachOption(position, [&](AnyMove move, AnyPosition option) {
            return sideOf(move) != side || visit(move, option);
        });
    }
    /// Whose move it is; always either’s unless `has().sides`.
    [[nodiscard]] virtual Side sideOf(AnyMove /*move*/) const { return Side::either; }
    [[nodiscard]] virtual std::optional<Evaluation> closedForm(AnyPosition position) const = 0;
    /// See PositionGraph::scoreAtEnd.
    [[nodiscard]] virtual Score scoreAtEnd(AnyPosition position) const = 0;

    [[nodiscard]] virtual HeldPosition held(AnyPosition position) const = 0;
    [[nodiscard]] virtual bool areEqual(AnyPosition one, AnyPosition other) const = 0;
    [[nodiscard]] virtual std::uint64_t bytesOf(AnyPosition position) const = 0;
    /// See workOfMoveTo.
    [[nodiscard]] virtual std::uint64_t workTo(AnyPosition position) const = 0;
    [[nodiscard]] virtual std::unique_ptr<PositionIndex> index() const = 0;
    /// `found`, perhaps null, is a valuation by these rules.
    [[nodiscard]] virtual std::unique_ptr<AnyValuation>
    valuation(const Budget& budget, const std::shared_ptr<const AnyValuation>& found) const = 0;
    /// What else can be asked of a position; the aspects may refer to `asked`, which owns them.
    using Aspects = std::vector<std::unique_ptr<const Aspect>>;
    [[nodiscard]] virtual Aspects aspectsOf(const Inquiry& /*asked*/) const { return {}; }

    /// Whether the players’ moves differ, and which of the functions below may be called.
    struct Has {
        bool sides = false;
        bool winningMoves = false;
        bool moveBetween = false;
        bool moveToValue = false;
        bool bestPlay = false;
        bool score = false;
        bool estimate = false;
        bool estimateShares = false;
        bool picture = false;
    };
    [[nodiscard]] virtual Has has() const { return {}; }

    [[nodiscard]] virtual std::optional<Proof> proof(AnyPosition /*position*/) const { return {}; }
    /// See OptionWalk::forEachFoundWinning.
    [[nodiscard]] virtual Expected<std::optional<bool>> forEachWinning(AnyValuation& /*valuation*/,
                                                                       AnyPosition /*position*/,
                                                                       const Visit& /*visit*/,
                                                                       Task& /*task*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual Expected<std::optional<Message>>
    moveBetween(AnyPosition /*from*/, AnyPosition /*to*/, Task& /*task*/) const {
        return std::nullopt;
    }
    /// Visits the move to an option of this value that a formula or the way finds, if there is one. Errors:
    /// as for MoveToValueAspect::moveToValue.
    [[nodiscard]] virtual Expected<void> moveToValue(AnyValuation& /*valuation*/, AnyPosition /*position*/,
                                                     Nimber /*value*/, const Visit& /*visit*/,
                                                     Task& /*task*/) const {
        return {};
    }
    /// See FindsBestPlay and FindsScore.
    [[nodiscard]] virtual Expected<BestPlay> bestPlay(AnyValuation& /*valuation*/, AnyPosition /*position*/,
                                                      Task& /*task*/) const {
        return BestPlay{};
    }
    [[nodiscard]] virtual Expected<Score> score(AnyValuation& /*valuation*/, AnyPosition /*position*/,
                                                Task& /*task*/) const {
        return Score{};
    }
    [[nodiscard]] virtual Estimate estimate(AnyPosition /*position*/) const { return {}; }
    [[nodiscard]] virtual Message aboutEstimate() const { return {}; }
    [[nodiscard]] virtual std::optional<Score> winBesideEstimates() const { return {}; }
    [[nodiscard]] virtual std::vector<EstimateShare> estimateShares(AnyPosition /*position*/) const {
        return {};
    }
    [[nodiscard]] virtual BoardPicture picture(AnyPosition /*position*/) const { return {}; }
};

} // namespace mexplorer
