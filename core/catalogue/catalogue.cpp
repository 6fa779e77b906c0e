#include "core/catalogue/catalogue.h"

#include "core/catalogue/game_of.h"
#include "core/catalogue/sum.h"
#include "core/rules/bash.h"
#include "core/rules/bounded_nim.h"
#include "core/rules/coin_turning.h"
#include "core/rules/dag.h"
#include "core/rules/fibonacci.h"
#include "core/rules/grid_walk.h"
#include "core/rules/grundy.h"
#include "core/rules/hackenbush.h"
#include "core/rules/kiki.h"
#include "core/rules/lasker.h"
#include "core/rules/moore.h"
#include "core/rules/nim.h"
#include "core/rules/octal.h"
#include "core/rules/staircase.h"
#include "core/rules/subtraction.h"
#include "core/rules/tartan.h"
#include "core/rules/take_between.h"
#include "core/rules/take_ends.h"
#include "core/rules/wythoff.h"
#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

namespace {

template <Rules R>
Entry entry() {
    return {R::describe(), [](const Parameters& parameters) -> Expected<std::unique_ptr<Game>> {
                auto rules = R::make(parameters);
                if (!rules) return tl::unexpected(rules.error());
                return std::make_unique<GameOf<R>>(std::move(*rules), parameters);
            }};
}

} // namespace

const std::vector<Entry>& catalogue() {
    static const std::vector<Entry> entries = {
        entry<Nim>(),         //
        entry<Bash>(),        //
        entry<TakeBetween>(), //
        entry<BoundedNim>(),  //
        entry<Subtraction>(), //
        entry<Octal>(),       //
        entry<Grundy>(),      //
        entry<Lasker>(),      //
        entry<Moore>(),       //
        entry<Fibonacci>(),   //
        entry<Staircase>(),   //
        entry<Wythoff>(),     //
        entry<CoinTurning>(), //
        entry<Kiki>(),        //
        entry<GridWalk>(),    //
        entry<Tartan>(),      //
        entry<Dag>(),         //
        entry<Hackenbush>(),  //
        entry<TakeEnds>(),    //
        entry<Sum>(),
    };
    return entries;
}

Expected<const Entry*> findGame(std::string_view id) {
    std::vector<std::string> known;
    for (const Entry& entry : catalogue()) {
        if (entry.description.id == id) return &entry;
        known.push_back(entry.description.id);
    }
    return invalid(
        "game", say(MX_TEXT("core", "There is no game “%1”; the games are: %2."), id, joined(known, ", ")));
}

Expected<std::unique_ptr<Game>> makeGame(std::string_view id, const Parameters& given) {
    const auto entry = findGame(id);
    if (!entry) return tl::unexpected(entry.error());
    const auto parameters = completed((*entry)->description.parameters, given);
    if (!parameters) return tl::unexpected(parameters.error());
    return (*entry)->make(*parameters);
}

} // namespace mexplorer
