#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/cyclic.h"
#include "core/rules/hash.h"
#include "core/solve/ways/cycles.h"

#include <optional>
#include <unordered_set>

namespace mexplorer {

/// How play ends under rules with cycles.
template <CyclicRules R>
class CyclicOf final : public PositionAspectOf<R, CyclicAspect> {
public:
    using PositionAspectOf<R, CyclicAspect>::PositionAspectOf;
    using Position = typename R::Position;
    using Turn = CyclicAspect::Turn;

    [[nodiscard]] Message playerName(bool isMover) const override {
        return R::playerName(this->parsed(), isMover);
    }

    [[nodiscard]] Expected<std::vector<Turn>> play(std::size_t most, Task& task) const override {
        const auto found = this->valuation().way().analysis(this->parsed(), task);
        if (!found) return tl::unexpected(found.error());
        std::vector<Turn> turns;
        std::unordered_set<Position, PositionHash> met;
        Position at = this->parsed();
        while (turns.size() < most && met.insert(at).second) {
            if (task.cancelled()) return cancelled();
            if (!goOn(**found, at, turns)) break;
        }
        return turns;
    }

private:
    /// Makes the first of the best moves; false if none is left.
    bool goOn(const typename WayOf<R>::Analysis& known, Position& at, std::vector<Turn>& turns) const {
        const R& rules = this->rules();
        const BestPlay now = known.of(at);
        std::optional<Position> next;
        rules.forEachOption(at, [&](const typename R::Move& move, const Position& option) {
            const BestPlay then = known.of(option);
            const bool isBest =
                then.plies ? now.plies == *then.plies + 1 && then.score != now.score : !now.plies;
            if (!isBest) return true;
            next = option;
            turns.push_back({rules.moveText(at, move), rules.text(option), then});
            return false;
        });
        if (next) at = std::move(*next);
        return next.has_value();
    }
};

} // namespace mexplorer
