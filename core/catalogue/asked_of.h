#pragma once

#include "core/game/inquiry.h"
#include "core/solve/valuation.h"

#include <memory>
#include <mutex>

namespace mexplorer {

/// An inquiry whose rules are known: the aspects written for these rules get the rules, the tables, the
/// parsed position and what was searched for it.
template <Rules R>
class AskedOf : public Inquiry {
public:
    using Position = typename R::Position;

    AskedOf(R rules, std::shared_ptr<TablesOf<R>> tables, Position position,
            std::shared_ptr<const Valuation<R>> found)
        : Inquiry(rules.text(position)), rules_(std::move(rules)), tables_(std::move(tables)),
          parsed_(std::move(position)), found_(std::move(found)) {}

    [[nodiscard]] const R& rules() const { return rules_; }
    [[nodiscard]] const std::shared_ptr<TablesOf<R>>& tables() const { return tables_; }
    [[nodiscard]] const Position& parsed() const { return parsed_; }
    /// The valuation that evaluated the position; before that, the one given to the constructor, perhaps
    /// null. Its searches are below the position, so that options and trees can use what they found.
    [[nodiscard]] std::shared_ptr<const Valuation<R>> found() const {
        const std::lock_guard lock(mutex_);
        return found_;
    }
    /// A new valuation, for the position and those below it; it uses what `found` knows.
    [[nodiscard]] Valuation<R> valuation() const { return Valuation<R>(rules_, tables_, {}, found()); }

    /// An inquiry about an option; it uses what `found` knows.
    [[nodiscard]] virtual std::shared_ptr<const Inquiry> askOption(const Position& option) const = 0;

private:
    [[nodiscard]] Expected<Evaluation> evaluate(Task& task) const final {
        const auto valuation = std::make_shared<Valuation<R>>(rules_, tables_, Budget(), found());
        auto evaluation = (*valuation)(parsed_, task);
        if (evaluation) {
            const std::lock_guard lock(mutex_);
            found_ = valuation;
        }
        return evaluation;
    }

    R rules_;
    std::shared_ptr<TablesOf<R>> tables_;
    Position parsed_;
    mutable std::mutex mutex_;
    mutable std::shared_ptr<const Valuation<R>> found_;
};

/// Rules of one type that are those of several games.
template <class R>
concept RulesOfSeveralGames = requires(const R& rules) {
    { rules.isOfSameGame(rules) } -> std::same_as<bool>;
};

/// The parsed position of an inquiry, or null if it is about another game than that of `rules`.
template <Rules R>
[[nodiscard]] const typename R::Position* parsedBy(const R& rules, const Inquiry& inquiry) {
    const auto* asked = dynamic_cast<const AskedOf<R>*>(&inquiry);
    if constexpr (RulesOfSeveralGames<R>) {
        if (asked && !rules.isOfSameGame(asked->rules())) return nullptr;
    }
    return asked ? &asked->parsed() : nullptr;
}

} // namespace mexplorer
