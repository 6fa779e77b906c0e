#include "core/catalogue/short_game_of.h"

#include "core/catalogue/form_reduction.h"
#include "core/catalogue/number_sought.h"
#include "core/partizan/atomic_weight.h"
#include "core/partizan/cooling.h"
#include "core/partizan/notation.h"
#include "core/partizan/rational_of.h"
#include "core/partizan/reduced_form.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// What is left without infinitesimals, and how many ups an infinitesimal is like; where that takes too much,
/// it is left out.
void addSmallParts(ShortGameFacts& facts, ShortGames::Id game, ShortGames& games) {
    const auto nameIn = [&games](ShortGames::Id made) { return nameOf(made, games).value_or(std::string()); };
    if (const ShortGames::Id reduced = ReducedForms(games).of(game); reduced != game) {
        std::string name = nameIn(reduced);
        if (!name.empty()) facts.reduced = std::move(name);
    }
    if (facts.nimber) return;
    if (const auto weight = AtomicWeights(games).of(game)) {
        std::string name = nameIn(*weight);
        if (!name.empty()) facts.atomicWeight = std::move(name);
    }
}

ShortGames::Id tempered(ShortGames::Id game, const Tempering& tempering, ShortGames& games) {
    switch (tempering.kind) {
    case Tempering::Kind::cooled:
        return Cooling(tempering.by, games).of(game);
    case Tempering::Kind::heated:
        return Heating(tempering.by, games).of(game);
    default:
        return game;
    }
}

/// Errors: its name is too long; what stopped the games.
Expected<ShortGameFacts> factsOf(ShortGames::Id game, ShortGames& games) {
    auto name = nameOf(game, games);
    if (!name) return tl::unexpected(name.error());
    Thermographs thermographs(games);
    const Thermograph& thermograph = thermographs.of(game);
    ShortGameFacts facts{.canonical = std::move(*name),
                         .leftStop = games.leftStop(game).text(),
                         .rightStop = games.rightStop(game).text(),
                         .mean = rationalText(thermograph.mean),
                         .temperature = rationalText(thermograph.temperature),
                         .birthday = games.birthday(game),
                         .isNumber = games.asNumber(game).has_value()};
    const NumberUpStar* sum = games.asSum(game);
    if (sum && sum->number.sign() == 0 && sum->ups == 0) facts.nimber = sum->star;
    if (games.stopped()) return tl::unexpected(*games.stopped());
    addSmallParts(facts, game, games);
    return facts;
}

/// The same, of a game by its name.
Expected<ShortGameFacts> factsOf(const std::string& name, Task& task) {
    Budget budget;
    budget.moves = budget.positions; // as for CanonicalForms
    ShortGames games(task, budget);
    const auto game = readGame(name, games);
    return game ? factsOf(*game, games) : tl::unexpected(game.error());
}

/// Whether it is quicker to read a game of this name than to find it once more.
bool isReadSoon(const std::string& name) {
    constexpr std::size_t most = 5000; // characters
    return name.size() <= most;
}

/// With those of its options. Errors: as for factsOf; it has too many options.
Expected<ShortGameHeat> heatOf(ShortGames::Id untempered, const Tempering& tempering, ShortGames& games) {
    const ShortGames::Id game = tempered(untempered, tempering, games);
    if (games.stopped()) return tl::unexpected(*games.stopped());
    if (game == ShortGames::none) return formOutOfReach(); // its mean is out of range
    Thermographs thermographs(games);
    const auto named = [&](ShortGames::Id each) {
        return NamedThermograph{nameOf(each, games).value_or(std::string()), thermographs.of(each)};
    };
    const auto allNamed = [&](ShortGames::Options options) {
        std::vector<NamedThermograph> all;
        for (const ShortGames::Id option : options)
            all.push_back(named(option));
        std::ranges::sort(all, {}, [](const auto& one) { return std::pair(one.name.size(), one.name); });
        return all;
    };
    const auto name = nameOf(game, games);
    if (!name) return tl::unexpected(name.error());
    const ShortGames::Options left = games.left(game);
    const ShortGames::Options right = games.right(game);
    if (games.stopped()) return tl::unexpected(*games.stopped()); // the options may be too many to list
    ShortGameHeat heat{.whole = named(game),
                       .left = allNamed(left),
                       .right = allNamed(right),
                       .leftStop = rationalOf(games.leftStop(game)),
                       .rightStop = rationalOf(games.rightStop(game)),
                       .isNumber = games.asNumber(game).has_value(),
                       .tempering = tempering};
    if (tempering.kind != Tempering::Kind::none)
        heat.untempered = nameOf(untempered, games).value_or(std::string());
    if (!heat.isNumber) {
        heat.leftScaffold = thermographs.scaffold(left, true);
        heat.rightScaffold = thermographs.scaffold(right, false);
    }
    if (games.stopped()) return tl::unexpected(*games.stopped());
    return heat;
}

} // namespace

Expected<ShortGameFacts> ShortGameOfForms::facts(Task& task) const {
    const auto known = asked_.known();
    if (known && known->value && isReadSoon(known->value.text())) return factsOf(known->value.text(), task);
    CanonicalForms forms(parts(), Budget{});
    const auto game = forms.of(asked_.parsed(), task);
    if (!game) return tl::unexpected(game.error());
    const auto name = nameOf(*game, forms.games());
    if (!name) return tl::unexpected(name.error());
    return isReadSoon(*name) ? factsOf(*name, task) : factsOf(*game, forms.games());
}

Expected<ShortGameHeat> ShortGameOfForms::heat(const Tempering& tempering, Task& task) const {
    CanonicalForms forms(parts(), Budget{});
    const auto game = forms.of(asked_.parsed(), task);
    if (!game) return tl::unexpected(game.error());
    return heatOf(*game, tempering, forms.games());
}

Expected<ShortGameReduction> ShortGameOfForms::reduction(Task& task) const {
    CanonicalForms forms(parts(), Budget{});
    auto options = forms.optionsOf(asked_.parsed(), task);
    if (!options) return tl::unexpected(options.error());
    return reductionOf(std::move(options->left), std::move(options->right), forms.games());
}

Expected<NumberSought> ShortGameOfForms::numberSought(Task& task) const {
    CanonicalForms forms(parts(), Budget{});
    auto options = forms.optionsOf(asked_.parsed(), task);
    if (!options) return tl::unexpected(options.error());
    return numberSoughtOf(options->left, options->right, forms.games());
}

} // namespace mexplorer
