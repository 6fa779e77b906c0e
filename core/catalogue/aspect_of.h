#pragma once

#include "core/solve/ways/way.h"

#include <memory>

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

} // namespace mexplorer
