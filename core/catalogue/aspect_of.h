#pragma once

#include "core/catalogue/any_rules_of.h"

namespace mexplorer {

/// The base of a game’s aspects: its rules, and what all questions about the game share.
template <Rules R, class Aspect>
class AspectOf : public Aspect {
public:
    AspectOf(R rules, std::shared_ptr<SharedOf<R>> shared)
        : rules_(std::move(rules)), shared_(std::move(shared)) {}

    /// Whether rules with these parameters have the aspect.
    [[nodiscard]] static bool suits(const R& /*rules*/) { return true; }

protected:
    [[nodiscard]] const R& rules() const { return rules_; }
    [[nodiscard]] const std::shared_ptr<SharedOf<R>>& shared() const { return shared_; }

private:
    R rules_;
    std::shared_ptr<SharedOf<R>> shared_;
};

/// The same, for games that have the aspect in normal play only.
template <Rules R, class Aspect>
class NormalAspectOf : public AspectOf<R, Aspect> {
public:
    using AspectOf<R, Aspect>::AspectOf;
    [[nodiscard]] static bool suits(const R& rules) { return rules.play() == Play::normal; }
};

/// The same, for games that have the aspect on a board only.
template <Rules R, class Aspect>
class BoardAspectOf : public AspectOf<R, Aspect> {
public:
    using AspectOf<R, Aspect>::AspectOf;
    [[nodiscard]] static bool suits(const R& rules) { return isOnBoard(rules); }
};

/// The base of a position’s aspects. It answers from the inquiry that owns it and must not outlive it.
template <Rules R, class Aspect>
class PositionAspectOf : public Aspect {
public:
    explicit PositionAspectOf(const Inquiry& asked) : asked_(asked) {}

    /// Whether positions of rules with these parameters have the aspect.
    [[nodiscard]] static bool suits(const R& /*rules*/) { return true; }

protected:
    [[nodiscard]] const Inquiry& asked() const { return asked_; }
    [[nodiscard]] const R& rules() const { return own().rules(); }
    [[nodiscard]] const std::shared_ptr<SharedOf<R>>& shared() const { return own().shared(); }
    [[nodiscard]] const typename R::Position& parsed() const { return own().in(asked_.parsed()); }
    /// See Inquiry::valuation.
    [[nodiscard]] Valuation<R> valuation() const {
        return Valuation<R>(rules(), shared(), {},
                            std::static_pointer_cast<const Valuation<R>>(asked_.found()));
    }

private:
    [[nodiscard]] const AnyRulesOf<R>& own() const {
        return static_cast<const AnyRulesOf<R>&>(*asked_.rules());
    }

    const Inquiry& asked_;
};

} // namespace mexplorer
