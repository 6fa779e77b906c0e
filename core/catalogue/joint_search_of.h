#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/joint_search.h"
#include "core/solve/canonical_forms.h"

namespace mexplorer {

/// JointSearchAspect, by the rules R.
template <TellsReach R>
class JointSearchOf final : public AspectOf<R, JointSearchAspect> {
public:
    using AspectOf<R, JointSearchAspect>::AspectOf;
    using Position = typename R::Position;
    using Visit = JointSearchAspect::Visit;

    [[nodiscard]] std::vector<HeldPosition> parts(AnyPosition position) const override {
        std::vector<HeldPosition> parts;
        for (Position& part : this->rules().parts(in(position)))
            parts.push_back(std::make_shared<const Position>(std::move(part)));
        return parts;
    }
    [[nodiscard]] FormReach reach(AnyPosition part) const override { return this->rules().reach(in(part)); }
    [[nodiscard]] MoveBounds bounds(AnyPosition part) const override {
        return this->rules().bounds(in(part));
    }
    void forEachOption(AnyPosition position, const Visit& visit) const override {
        const auto visitOption = [&](const typename R::Move& move, const Position& option) {
            return visit(this->rules().sideOf(move), std::make_shared<const Position>(option));
        };
        this->rules().forEachOption(in(position), visitOption);
    }
    [[nodiscard]] std::optional<ShortGames::Id> game(AnyPosition position, ShortGames& games) const override {
        if constexpr (TellsShortGame<R>) return this->rules().game(in(position), games);
        return std::nullopt;
    }

    [[nodiscard]] bool areEqual(AnyPosition one, AnyPosition other) const override {
        return in(one) == in(other);
    }
    [[nodiscard]] std::uint64_t hash(AnyPosition position) const override { return hashOf(in(position)); }

private:
    [[nodiscard]] static const Position& in(AnyPosition position) { return AnyRulesOf<R>::in(position); }
};

} // namespace mexplorer
