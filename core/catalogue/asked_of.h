#pragma once

#include "core/solve/inquiry.h"
#include "core/solve/valuation.h"

namespace mexplorer {

/// An inquiry whose rules are known: the aspects written for these rules get the rules, the tables and the
/// parsed position from it.
template <Rules R>
class AskedOf : public Inquiry {
public:
    using Position = typename R::Position;

    AskedOf(R rules, std::shared_ptr<TablesOf<R>> tables, Position position)
        : Inquiry(rules.text(position)), rules_(std::move(rules)), tables_(std::move(tables)),
          parsed_(std::move(position)) {}

    [[nodiscard]] const R& rules() const { return rules_; }
    [[nodiscard]] const std::shared_ptr<TablesOf<R>>& tables() const { return tables_; }
    [[nodiscard]] const Position& parsed() const { return parsed_; }

private:
    R rules_;
    std::shared_ptr<TablesOf<R>> tables_;
    Position parsed_;
};

/// The parsed position of an inquiry, or null if it is of other rules.
template <Rules R>
[[nodiscard]] const typename R::Position* parsedBy(const Inquiry& inquiry) {
    const auto* asked = dynamic_cast<const AskedOf<R>*>(&inquiry);
    return asked ? &asked->parsed() : nullptr;
}

} // namespace mexplorer
