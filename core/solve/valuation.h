#pragma once

#include "core/game/any_rules.h"
#include "core/rules/optional.h"
#include "core/solve/ways/way.h"
#include "core/theory/saturating.h"

#include <memory>

namespace mexplorer {

/// If a theorem tells who wins, the value is searched for only if at most this many moves can be met.
inline constexpr std::uint64_t mostMovesForAValue = 1U << 24U;

/// Evaluates the positions of one game: by a theorem, else by the way of their family. If a theorem tells the
/// outcome and the value would cost too much, the value is left out. One thread at a time; what is shared may
/// be shared between threads. Values already in `found` are reused; `found` itself must not evaluate anything
/// any more.
template <Rules R>
class Valuation final : public AnyValuation {
public:
    using Position = typename R::Position;

    Valuation(R rules, std::shared_ptr<SharedOf<R>> shared, const Budget& budget = {},
              std::shared_ptr<const Valuation> found = nullptr)
        : rules_(rules), way_(std::move(rules), std::move(shared), budget), found_(std::move(found)) {}

    [[nodiscard]] Expected<Evaluation> operator()(const Position& position, Task& task) {
        if constexpr (ImpartialRules<R>) {
            return byLastMove(position, task);
        } else {
            if (const auto theorem = rules_.closedForm(position)) return *theorem;
            if constexpr (TwoSidedRules<R>)
                return way_.evaluation(position, task);
            else
                return way_.outcome(position, task).map([](Outcome outcome) {
                    return Evaluation{outcome, {}};
                });
        }
    }

    [[nodiscard]] Expected<Evaluation> evaluation(AnyPosition position, Task& task) override {
        return (*this)(*static_cast<const Position*>(position.position), task);
    }

    [[nodiscard]] WayOf<R>& way() { return way_; }

    /// The value, if it was found here or in `found` before.
    [[nodiscard]] std::optional<Nimber> known(const Position& position) const {
        if constexpr (RemembersValues<WayOf<R>, R>) {
            if (const auto value = way_.known(position)) return value;
            if (found_) return found_->known(position);
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] Expected<Evaluation> byLastMove(const Position& position, Task& task) {
        std::optional<Evaluation> theorem = rules_.closedForm(position);
        if (theorem && isLost(theorem->outcome)) theorem->value = 0; // P-positions have value 0
        if (theorem && (theorem->value || !isValueInReach(position))) return *theorem;
        if (const auto value = found_ ? found_->known(position) : std::nullopt) return evaluationOf(*value);
        const Expected<Nimber> value = way_.value(position, task);
        if (value) return evaluationOf(*value);
        if (theorem && value.error().kind == Error::Kind::tooLarge) return *theorem;
        return tl::unexpected(value.error());
    }

    /// Depends on the position alone, so that the answer does not depend on what was asked before.
    [[nodiscard]] bool isValueInReach(const Position& position) const {
        if constexpr (CountsPositionsBelow<R>) {
            return saturatedProduct(rules_.positionsBelow(position), rules_.optionCount(position)) <=
                   mostMovesForAValue;
        } else {
            return true;
        }
    }

    R rules_;
    WayOf<R> way_;
    std::shared_ptr<const Valuation> found_;
};

} // namespace mexplorer
