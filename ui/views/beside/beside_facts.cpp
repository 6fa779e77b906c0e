#include "ui/views/beside/beside_picture.h"

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// The titles of both. Errors: they are the same.
Expected<BothSides> titlesOf(const BesideScenes& both) {
    const auto& [left, right] = both.scenes;
    const std::vector<Parameter> ofLeft = both.kind.settings(*left.game);
    const std::vector<Parameter> ofRight = both.kind.settings(*right.game);
    BothSides titles =
        sayBothSides({*left.game, ofLeft, left.settings}, {*right.game, ofRight, right.settings});
    if (titles[0].empty()) return invalid(say(MX_TEXT("core", "Both pictures would be the same.")));
    return titles;
}

/// The difference at the position that both are at, or else the first.
const ValueDifference& soughtIn(const BesideScenes& both, const BesideComparison& comparison,
                                const ValueDifferences& found) {
    constexpr std::size_t mostSearched = 20'000;
    const Scene& left = both.scenes[0];
    if (left.instance && both.scenes[1].instance && !found.areNodes)
        for (std::size_t i = 0; i < found.listed.size() && i < mostSearched; ++i)
            if (comparison.positionIn(found, found.listed[i], 0) == left.instance->text())
                return found.listed[i];
    return found.listed.front();
}

void takeSaid(BesideFacts& facts, const BesideScenes& both, const BesideComparison& comparison, Task& task) {
    const ValueDifferences& found = *facts.differences;
    const std::size_t count = std::min(found.listed.size(), mostBesideSteps);
    facts.said.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const ValueDifference& at = found.listed[i];
        facts.said.push_back(
            sayDifference(comparison.positionIn(found, at, 0), facts.titles,
                          {comparison.textIn(found, at, 0), comparison.textIn(found, at, 1)}));
    }
    if (found.listed.empty()) return;
    const ValueDifference& sought = soughtIn(both, comparison, found);
    const auto why = [&](const ValueDifference& at) {
        return whyBoth(*both.scenes[0].game, comparison.positionIn(found, at, 0), *both.scenes[1].game,
                       comparison.positionIn(found, at, 1), task);
    };
    if (auto reasons = why(sought)) facts.reasons = std::move(*reasons);
    const ValueDifference& first = found.listed.front();
    const auto ofFirst = sought == first ? Expected<BothSides>(facts.reasons) : why(first);
    if (ofFirst && !(*ofFirst)[0].empty())
        facts.said.front() =
            say(MX_TEXT("core", "%1. %2"), facts.said.front(), sayBoth(facts.titles, *ofFirst));
}

} // namespace

Expected<BesideFacts> besideFacts(const BesideScenes& both, const BesideComparison& comparison, Task& task) {
    auto titles = titlesOf(both);
    if (!titles) return tl::unexpected(titles.error());
    BesideFacts facts{.titles = std::move(*titles)};
    if (comparison.isEmpty()) return facts;
    auto found = comparison.found(task);
    if (!found && found.error().kind == Error::Kind::cancelled) return tl::unexpected(found.error());
    if (!found) {
        facts.unpaired = found.error().message;
        return facts;
    }
    facts.differences = std::move(*found);
    takeSaid(facts, both, comparison, task);
    if (task.cancelled()) return cancelled();
    return facts;
}

} // namespace mexplorer::ui
