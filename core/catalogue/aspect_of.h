#pragma once

#include "core/catalogue/asked_of.h"

namespace mexplorer {

/// What an aspect of a game is made of: its rules, and the tables that all questions about it share.
template <Rules R, class Aspect>
class AspectOf : public Aspect {
public:
    AspectOf(R rules, std::shared_ptr<TablesOf<R>> tables)
        : rules_(std::move(rules)), tables_(std::move(tables)) {}

    /// Whether rules with these parameters have the aspect.
    [[nodiscard]] static bool suits(const R& /*rules*/) { return true; }

protected:
    [[nodiscard]] const R& rules() const { return rules_; }
    [[nodiscard]] const std::shared_ptr<TablesOf<R>>& tables() const { return tables_; }

private:
    R rules_;
    std::shared_ptr<TablesOf<R>> tables_;
};

/// Of games whose values are those of parts in normal play only.
template <Rules R, class Aspect>
class NormalAspectOf : public AspectOf<R, Aspect> {
public:
    using AspectOf<R, Aspect>::AspectOf;
    [[nodiscard]] static bool suits(const R& rules) { return rules.play() == Play::normal; }
};

/// An aspect of a position: what it is made of is the inquiry, which has it.
template <Rules R, class Aspect>
class PositionAspectOf : public Aspect {
public:
    using Kind = Aspect;

    explicit PositionAspectOf(const AskedOf<R>& asked) : asked_(asked) {}

    /// Whether positions of rules with these parameters have the aspect.
    [[nodiscard]] static bool suits(const R& /*rules*/) { return true; }

protected:
    [[nodiscard]] const R& rules() const { return asked_.rules(); }
    [[nodiscard]] const std::shared_ptr<TablesOf<R>>& tables() const { return asked_.tables(); }
    [[nodiscard]] const typename R::Position& parsed() const { return asked_.parsed(); }

private:
    const AskedOf<R>& asked_;
};

} // namespace mexplorer
