#include "core/partizan/reduced_form.h"

#include <algorithm>

namespace mexplorer {

using Id = ShortGames::Id;

Id ReducedForms::of(Id game) {
    if (games_.stopped() || game == ShortGames::none) return ShortGames::none;
    if (const auto known = known_.find(game); known != known_.end()) return known->second;
    const Id form = make(game);
    known_.emplace(game, form);
    return form;
}

Id ReducedForms::make(Id game) {
    const Dyadic stop = games_.leftStop(game);
    if (stop == games_.rightStop(game)) return games_.number(stop);
    Options left = bypassed(reduced(games_.left(game)), game, true);
    Options right = bypassed(reduced(games_.right(game)), game, false);
    return games_.of(undominated(left, true), undominated(right, false));
}

bool ReducedForms::isAtMost(Id one, Id other) {
    const Id difference = games_.difference(other, one);
    return !games_.stopped() && games_.rightStop(difference).sign() >= 0;
}

bool ReducedForms::isWorse(Id one, Id other, bool isLeft) {
    return isLeft ? isAtMost(one, other) : isAtMost(other, one);
}

ReducedForms::Options ReducedForms::reduced(ShortGames::Options options) {
    Options forms;
    for (const Id option : options)
        forms.push_back(of(option));
    std::ranges::sort(forms);
    forms.erase(std::unique(forms.begin(), forms.end()), forms.end());
    return forms;
}

ReducedForms::Options ReducedForms::bypassed(Options options, Id game, bool isLeft) {
    Options kept;
    while (!options.empty() && !games_.stopped()) {
        const Id option = options.back();
        options.pop_back();
        const auto answers = isLeft ? games_.right(option) : games_.left(option);
        const auto reversing =
            std::ranges::find_if(answers, [&](Id answer) { return isWorse(answer, game, isLeft); });
        if (reversing == answers.end()) {
            kept.push_back(option);
        } else if (!games_.asNumber(*reversing)) { // another option is better than those of a number
            const auto next = isLeft ? games_.left(*reversing) : games_.right(*reversing);
            options.insert(options.end(), next.begin(), next.end());
        }
    }
    return kept;
}

ReducedForms::Options ReducedForms::undominated(const Options& options, bool isLeft) {
    Options kept;
    for (const Id option : options) {
        const auto dominates = [&](Id other) { return isWorse(option, other, isLeft); };
        if (std::ranges::any_of(kept, dominates)) continue;
        std::erase_if(kept, [&](Id other) { return isWorse(other, option, isLeft); });
        kept.push_back(option);
    }
    return kept;
}

} // namespace mexplorer
