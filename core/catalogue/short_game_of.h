#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/catalogue/form_reduction.h"
#include "core/catalogue/number_sought.h"
#include "core/game/aspects/short_game.h"
#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"
#include "core/solve/ways/partizan.h"

#include <string>

namespace mexplorer {

/// The facts about a game. Errors: its name is too long; what stopped the games.
[[nodiscard]] Expected<ShortGameFacts> factsOf(ShortGames::Id game, ShortGames& games);
/// The same, of a game by its name.
[[nodiscard]] Expected<ShortGameFacts> factsOf(const std::string& name, Task& task);
/// Whether it is quicker to read a game of this name than to find it once more.
[[nodiscard]] bool isReadSoon(const std::string& name);

/// The thermograph of a game, made colder or hotter before, with those of its options. Errors: as for
/// factsOf; it has too many options.
[[nodiscard]] Expected<ShortGameHeat> heatOf(ShortGames::Id game, const Tempering& tempering,
                                             ShortGames& games);

/// A position of the rules R by its canonical form.
template <Rules R>
class ShortGameOf final : public PositionAspectOf<R, ShortGameAspect> {
public:
    using PositionAspectOf<R, ShortGameAspect>::PositionAspectOf;

    /// Always from the name, if that is short, so that they do not depend on what was asked before.
    [[nodiscard]] Expected<ShortGameFacts> facts(Task& task) const override {
        const auto known = this->asked().known();
        if (known && known->value && isReadSoon(known->value.text()))
            return factsOf(known->value.text(), task);
        CanonicalForms<R> forms(this->rules(), Budget{});
        const auto game = forms.of(this->parsed(), task);
        if (!game) return tl::unexpected(game.error());
        const auto name = nameOf(*game, forms.games());
        if (!name) return tl::unexpected(name.error());
        return isReadSoon(*name) ? factsOf(*name, task) : factsOf(*game, forms.games());
    }
    [[nodiscard]] Expected<ShortGameHeat> heat(const Tempering& tempering, Task& task) const override {
        CanonicalForms<R> forms(this->rules(), Budget{});
        const auto game = forms.of(this->parsed(), task);
        if (!game) return tl::unexpected(game.error());
        return heatOf(*game, tempering, forms.games());
    }
    [[nodiscard]] Expected<ShortGameReduction> reduction(Task& task) const override {
        CanonicalForms<R> forms(this->rules(), Budget{});
        auto options = forms.optionsOf(this->parsed(), task);
        if (!options) return tl::unexpected(options.error());
        return reductionOf(std::move(options->left), std::move(options->right), forms.games());
    }
    [[nodiscard]] Expected<NumberSought> numberSought(Task& task) const override {
        CanonicalForms<R> forms(this->rules(), Budget{});
        auto options = forms.optionsOf(this->parsed(), task);
        if (!options) return tl::unexpected(options.error());
        return numberSoughtOf(options->left, options->right, forms.games());
    }
};

} // namespace mexplorer
