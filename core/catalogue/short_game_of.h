#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/short_game.h"
#include "core/solve/ways/partizan.h"

namespace mexplorer {

/// A position by its canonical form.
class ShortGameOfForms : public ShortGameAspect {
public:
    explicit ShortGameOfForms(const Inquiry& asked) : asked_(asked) {}

    /// Always from the name, if that is short, so that they do not depend on what was asked before.
    [[nodiscard]] Expected<ShortGameFacts> facts(Task& task) const override;
    [[nodiscard]] Expected<ShortGameReduction> reduction(Task& task) const override;
    [[nodiscard]] Expected<ShortGameHeat> heat(const Tempering& tempering, Task& task) const override;
    [[nodiscard]] Expected<NumberSought> numberSought(Task& task) const override;

protected:
    [[nodiscard]] const Inquiry& asked() const { return asked_; }

private:
    [[nodiscard]] virtual std::unique_ptr<NumberedParts> parts() const = 0;

    const Inquiry& asked_;
};

/// By the rules R; made from the inquiry as all aspects of positions.
template <Rules R>
class ShortGameOf final : public ShortGameOfForms {
public:
    using ShortGameOfForms::ShortGameOfForms;

    [[nodiscard]] static bool suits(const R& /*rules*/) { return true; }

private:
    [[nodiscard]] std::unique_ptr<NumberedParts> parts() const override {
        const auto& own = static_cast<const AnyRulesOf<R>&>(*asked().rules());
        return madeOf<NumberedParts, NumberedPartsOf<R>>(own.rules());
    }
};

} // namespace mexplorer
