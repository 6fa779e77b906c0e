#pragma once

#include "core/catalogue/any_rules_of.h"
#include "core/catalogue/played_game.h"
#include "core/theory/made_of.h"

namespace mexplorer {

/// An aspect of a position, made from the inquiry about it.
template <class A>
concept AspectOfPosition = std::constructible_from<A, const Inquiry&>;

/// Rules whose positions have those of `Aspects` that are about positions and suit the rules’ parameters.
template <Rules R, class... Aspects>
class AskedRules final : public AnyRulesOf<R> {
public:
    using AnyRulesOf<R>::AnyRulesOf;

    [[nodiscard]] AnyRules::Aspects aspectsOf(const Inquiry& asked) const override {
        AnyRules::Aspects all;
        (adopt<Aspects>(asked, all), ...);
        return all;
    }

private:
    template <class A>
    void adopt(const Inquiry& asked, AnyRules::Aspects& all) const {
        if constexpr (AspectOfPosition<A>) {
            if (A::suits(this->rules())) all.push_back(madeOf<Aspect, A>(asked));
        }
    }
};

/// A game by any rules. It has those of `Aspects` that suit the rules' parameters; aspects of positions
/// belong to its inquiries.
template <Rules R, class... Aspects>
class GameOf final : public PlayedGame {
    static_assert(optionalsFit<R>() && componentOptionalsFit<R>());
    static_assert(ImpartialRules<R> || ScoredRules<R> || TwoSidedRules<R>);

public:
    using RulesType = R;
    template <class A>
    static constexpr bool has = (std::derived_from<Aspects, A> || ...);

    GameOf(R rules, Parameters parameters)
        : PlayedGame(madeOf<AnyRules, AskedRules<R, Aspects...>>(std::move(rules)), std::move(parameters)) {
        (adopt<Aspects>(static_cast<const AnyRulesOf<R>&>(played())), ...);
    }

private:
    template <class A>
    void adopt(const AnyRulesOf<R>& own) {
        if constexpr (!AspectOfPosition<A>) {
            if (A::suits(own.rules())) add(madeOf<Aspect, A>(own.rules(), own.shared()));
        }
    }
};

} // namespace mexplorer
