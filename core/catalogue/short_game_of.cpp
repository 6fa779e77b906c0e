#include "core/catalogue/short_game_of.h"

#include "core/partizan/atomic_weight.h"
#include "core/partizan/notation.h"
#include "core/partizan/reduced_form.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// The options as they are while some are lost.
class Remaining {
public:
    using Id = ShortGames::Id;

    Remaining(std::vector<Id> left, std::vector<Id> right, ShortGames& games)
        : left_(once(std::move(left))), right_(once(std::move(right))), games_(games) {}

    void lose(const Reduction& reduction) {
        std::vector<Id>& options = reduction.isLeft ? left_ : right_;
        std::erase(options, reduction.option);
        if (!reduction.isBypassed) return;
        const auto by = reduction.isLeft ? games_.left(reduction.because) : games_.right(reduction.because);
        options.insert(options.end(), by.begin(), by.end());
        options = once(std::move(options));
    }
    /// The shortest first. Names that are too long are empty.
    [[nodiscard]] std::vector<std::string> names(bool isLeft) const {
        std::vector<std::string> names;
        for (const Id option : isLeft ? left_ : right_)
            names.push_back(nameOf(option, games_).value_or(std::string()));
        std::ranges::sort(names, {}, [](const std::string& name) { return std::pair(name.size(), name); });
        return names;
    }

private:
    static std::vector<Id> once(std::vector<Id> options) {
        std::ranges::sort(options);
        options.erase(std::unique(options.begin(), options.end()), options.end());
        return options;
    }

    std::vector<Id> left_;
    std::vector<Id> right_;
    ShortGames& games_;
};

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

} // namespace

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

Expected<ShortGameReduction> reductionOf(std::vector<ShortGames::Id> left, std::vector<ShortGames::Id> right,
                                         ShortGames& games) {
    Remaining remaining(left, right, games);
    ShortGameReduction told{
        .left = remaining.names(true), .right = remaining.names(false), .steps = {}, .canonical = {}};
    std::vector<Reduction> reductions;
    const ShortGames::Id game = games.of(std::move(left), std::move(right), &reductions);
    auto canonical = nameOf(game, games);
    if (!canonical) return tl::unexpected(canonical.error());
    told.canonical = std::move(*canonical);
    for (const Reduction& reduction : reductions) {
        remaining.lose(reduction);
        told.steps.push_back({reduction.isLeft, reduction.isBypassed,
                              nameOf(reduction.option, games).value_or(std::string()),
                              nameOf(reduction.because, games).value_or(std::string()), remaining.names(true),
                              remaining.names(false)});
    }
    if (games.stopped()) return tl::unexpected(*games.stopped()); // names may be missing
    return told;
}

} // namespace mexplorer
