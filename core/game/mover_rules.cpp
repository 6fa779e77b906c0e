#include "core/game/mover_rules.h"

#include "core/game/aspects/mover.h"
#include "core/game/aspects/things.h"

#include <array>
#include <deque>

namespace mexplorer {

namespace {

/// A position of the rules of both, and who is to move there.
struct Turn {
    AnyPosition position;
    Side mover = Side::left;
};

struct HeldTurn : Turn {
    HeldPosition kept;
};

const Turn& turnIn(AnyPosition position) {
    return *static_cast<const Turn*>(position.position);
}

/// The outcome as the player to move meets it.
Evaluation asMet(const Evaluation& evaluation, Side mover) {
    return {metBy(evaluation.outcome, mover).value_or(evaluation.outcome), evaluation.value};
}

/// Numbers the positions in which Left is to move and those in which Right is, all in one sequence.
class TurnIndex final : public PositionIndex {
public:
    explicit TurnIndex(const AnyRules& both) : of_{OfSide{both.index(), {}}, OfSide{both.index(), {}}} {}

    Met meet(AnyPosition position) override {
        const Turn& turn = turnIn(position);
        OfSide& own = of_.at(turn.mover == Side::left ? 0 : 1);
        const Met met = own.index->meet(turn.position);
        if (met.isNew) {
            own.ids.push_back(static_cast<std::uint32_t>(turns_.size()));
            turns_.push_back({met.position, turn.mover});
        }
        const std::uint32_t id = own.ids[met.id];
        return {{&turns_[id]}, id, met.isNew};
    }

private:
    struct OfSide {
        std::unique_ptr<PositionIndex> index;
        std::vector<std::uint32_t> ids; ///< by the numbers of `index`
    };

    std::array<OfSide, 2> of_;
    std::deque<Turn> turns_; ///< which stay where they are
};

class TurnValuation final : public AnyValuation {
public:
    explicit TurnValuation(std::shared_ptr<AnyValuation> both) : both_(std::move(both)) {}

    [[nodiscard]] const std::shared_ptr<AnyValuation>& ofBoth() const { return both_; }
    [[nodiscard]] Expected<Evaluation> evaluation(AnyPosition position, Task& task) override {
        const Turn& turn = turnIn(position);
        return both_->evaluation(turn.position, task).map([&](const Evaluation& found) {
            return asMet(found, turn.mover);
        });
    }

private:
    std::shared_ptr<AnyValuation> both_;
};

/// The things of the position, with the moves of the player to move.
class MoversThings final : public ThingsAspect {
public:
    MoversThings(std::shared_ptr<const Inquiry> both, Side mover) : both_(std::move(both)), mover_(mover) {}

    [[nodiscard]] Expected<std::vector<Things>> laidOut() const override { return things().laidOut(); }
    [[nodiscard]] Expected<ThingsMoves> moves(const TouchedThing& touched, Task& task) const override {
        return things().moves(touched, task).map([&](ThingsMoves&& moves) {
            std::erase_if(moves.moves, [&](const ThingsMove& move) { return move.side != mover_; });
            return std::move(moves);
        });
    }

private:
    [[nodiscard]] const ThingsAspect& things() const { return *both_->as<ThingsAspect>(); }

    std::shared_ptr<const Inquiry> both_;
    Side mover_;
};

} // namespace

HeldPosition MoverRules::turn(AnyPosition position, Side mover) const {
    auto turn = std::make_shared<HeldTurn>();
    turn->kept = both_->held(position);
    turn->position = {turn->kept.get()};
    turn->mover = mover;
    const Turn* const itself = turn.get();
    return {std::move(turn), itself};
}

bool MoverRules::isOfSameGame(const AnyRules& other) const {
    const auto* same = dynamic_cast<const MoverRules*>(&other);
    return same && both_->isOfSameGame(*same->both_);
}

Expected<HeldPosition> MoverRules::parse(std::string_view text) const {
    return both_->parse(text).map(
        [&](const HeldPosition& parsed) { return turn({parsed.get()}, Side::left); });
}

std::string MoverRules::text(AnyPosition position) const {
    return both_->text(turnIn(position).position);
}

Message MoverRules::moveText(AnyPosition position, AnyMove move) const {
    return both_->moveText(turnIn(position).position, move);
}

/// Of very many moves, those of both players are told: only that there are many matters then.
std::uint64_t MoverRules::optionCount(AnyPosition position) const {
    constexpr std::uint64_t mostCounted = 1U << 20U;
    const std::uint64_t ofBoth = both_->optionCount(turnIn(position).position);
    if (ofBoth > mostCounted) return ofBoth;
    std::uint64_t count = 0;
    forEachOption(position, [&](AnyMove, AnyPosition) {
        ++count;
        return true;
    });
    return count;
}

void MoverRules::forEachOption(AnyPosition position, const Visit& visit) const {
    const Turn& turn = turnIn(position);
    both_->forEachOptionOf(turn.mover, turn.position, [&](AnyMove move, AnyPosition option) {
        const Turn next{option, opponentOf(turn.mover)};
        return visit(move, {&next});
    });
}

std::optional<Evaluation> MoverRules::closedForm(AnyPosition position) const {
    const Turn& turn = turnIn(position);
    const auto found = both_->closedForm(turn.position);
    return found ? std::optional(asMet(*found, turn.mover)) : std::nullopt;
}

HeldPosition MoverRules::held(AnyPosition position) const {
    const Turn& turn = turnIn(position);
    return this->turn(turn.position, turn.mover);
}

bool MoverRules::areEqual(AnyPosition one, AnyPosition other) const {
    return turnIn(one).mover == turnIn(other).mover &&
           both_->areEqual(turnIn(one).position, turnIn(other).position);
}

std::uint64_t MoverRules::bytesOf(AnyPosition position) const {
    return sizeof(Turn) + both_->bytesOf(turnIn(position).position);
}

std::uint64_t MoverRules::workTo(AnyPosition position) const {
    return both_->workTo(turnIn(position).position);
}

std::unique_ptr<PositionIndex> MoverRules::index() const {
    return std::make_unique<TurnIndex>(*both_);
}

std::unique_ptr<AnyValuation> MoverRules::valuation(const Budget& budget,
                                                    const std::shared_ptr<const AnyValuation>& found) const {
    const auto own = std::static_pointer_cast<const TurnValuation>(found);
    return std::make_unique<TurnValuation>(both_->valuation(budget, own ? own->ofBoth() : nullptr));
}

AnyRules::Aspects MoverRules::aspectsOf(const Inquiry& asked) const {
    const Turn& turn = turnIn(asked.parsed());
    const auto both = std::make_shared<const Inquiry>(both_, both_->held(turn.position));
    Aspects aspects;
    aspects.push_back(std::make_unique<MoverAspect>(turn.mover, both));
    if (both->as<ThingsAspect>()) aspects.push_back(std::make_unique<MoversThings>(both, turn.mover));
    return aspects;
}

BoardPicture MoverRules::picture(AnyPosition position) const {
    return both_->picture(turnIn(position).position);
}

} // namespace mexplorer
