#pragma once

#include "core/catalogue/best_play_of.h"
#include "core/catalogue/component_rules.h"
#include "core/catalogue/inquiry_of.h"
#include "core/catalogue/move_to_of.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/text/plain_text.h"

namespace mexplorer {

/// Rules in whose positions names are written, of which every character counts.
template <class R>
concept ReadsNames = requires {
    requires R::readsNames;
};

/// What the rules say about their game, for all parameters or, if they are read at run time, themselves.
template <class R>
[[nodiscard]] Description descriptionOf(const R& rules) {
    if constexpr (requires { rules.description(); })
        return rules.description();
    else
        return R::describe();
}

/// The positions of any rules.
template <Rules R, class... Aspects>
class PositionsOf final : public AspectOf<R, PositionsAspect> {
public:
    using AspectOf<R, PositionsAspect>::AspectOf;

    [[nodiscard]] std::string startPosition() const override {
        if constexpr (ChoosesStart<R>) return this->rules().text(this->rules().startPosition());
        return descriptionOf(this->rules()).position;
    }

    [[nodiscard]] Expected<std::shared_ptr<const Inquiry>> ask(std::string_view position) const override {
        auto parsed = parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return std::make_shared<InquiryOf<R, Aspects...>>(this->rules(), this->tables(), std::move(*parsed));
    }

private:
    /// In plain signs, except where names may be meant.
    [[nodiscard]] auto parse(std::string_view position) const {
        if constexpr (ReadsNames<R>)
            return this->rules().parse(position);
        else
            return this->rules().parse(Plain(position).text());
    }
};

/// A game by any rules. It has those of `Aspects` that suit the rules' parameters; aspects of positions
/// belong to its inquiries (see InquiryOf).
template <Rules R, class... Aspects>
class GameOf final : public Game {
    static_assert(optionalsFit<R>() && componentOptionalsFit<R>());
    static_assert(ImpartialRules<R> || ScoredRules<R>);

public:
    using RulesType = R;
    template <class A>
    static constexpr bool has = (std::derived_from<Aspects, A> || ...);

    GameOf(const R& rules, Parameters parameters) : Game(descriptionOf(rules), std::move(parameters)) {
        const auto tables = std::make_shared<TablesOf<R>>();
        add(std::make_unique<PositionsOf<R, MoveToOf<R>, BestPlayOf<R>, Aspects...>>(rules, tables));
        if constexpr (ImpartialRules<R>) add(std::make_unique<ImpartialAspect>(rules.play()));
        (adopt<Aspects>(rules, tables), ...);
    }

private:
    template <class A>
    void adopt(const R& rules, const std::shared_ptr<TablesOf<R>>& tables) {
        if constexpr (!AspectOfPosition<A, R>) {
            if (A::suits(rules)) add(std::make_unique<A>(rules, tables));
        }
    }
};

} // namespace mexplorer
