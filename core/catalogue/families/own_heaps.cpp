#include "core/catalogue/break_game_of.h"
#include "core/catalogue/breaking_game.h"
#include "core/catalogue/families/own_kinds.h"
#include "core/catalogue/own_taking.h"
#include "core/catalogue/taking_game_of.h"
#include "core/own/known_heaps.h"
#include "core/own/own_breaks.h"
#include "core/own/own_description.h"
#include "core/rules/grundy.h"
#include "core/rules/nim.h"
#include "core/rules/octal.h"
#include "core/rules/subtraction.h"
#include "core/solve/ways/own_breaks.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// As a game of the family that it belongs to.
class MakeKnown {
public:
    MakeKnown(Play play, const Parameters& parameters) : play_(play), parameters_(parameters) {}

    std::unique_ptr<Game> operator()(const AnyTake& /*any*/) const {
        return taking(Nim(play_), Nim::describe().title);
    }
    std::unique_ptr<Game> operator()(const TakeSet& set) const {
        return taking(Subtraction(play_, set.numbers),
                      say(MX_TEXT("core", "the subtraction game {%1}"), joined(set.numbers)));
    }
    std::unique_ptr<Game> operator()(const BreakCode& code) const {
        const Message name = code.splitsUnequally() ? Grundy::describe().title
                                                    : say(MX_TEXT("core", "the code %1"), code.text());
        return makeBreakingGame(BreakingRules::from(Octal(play_, code), toldAs(name)), parameters_);
    }

private:
    [[nodiscard]] static ToldAs toldAs(const Message& name) {
        return {describeOwn,
                {say(MX_TEXT("core", "By their form these are the rules of %1: its theorems hold, "
                                     "and its engine is used."),
                     name)}};
    }
    template <HeapRules R>
    [[nodiscard]] std::unique_ptr<Game> taking(R rules, const Message& name) const {
        return makeTakingGame(std::make_shared<TakingGameOf<R>>(std::move(rules), toldAs(name)), parameters_);
    }

    Play play_;
    const Parameters& parameters_;
};

} // namespace

Expected<std::unique_ptr<Game>> makeOwnHeaps(const Parameters& parameters) {
    const auto rules = parseHeapRules(parameters.at(ownRulesId));
    if (!rules) return invalid(ownRulesId, rules.error().message);
    const auto play = agreedPlay(parameters, rules->play);
    if (!play) return tl::unexpected(play.error());
    if (const auto known = knownHeaps(rules->turns)) return std::visit(MakeKnown(*play, parameters), *known);
    const bool breaks = std::ranges::any_of(rules->turns, [](const OwnTurn& turn) { return turn.parts > 1; });
    if (breaks || *play == Play::misere) // which is searched
        return std::make_unique<BreakGameOf<OwnBreaks>>(
            OwnBreaks(*play, describeOwn, OwnBreakCode(rules->turns)), parameters);
    return makeTakingGame(std::make_shared<OwnTaking>(describeOwn, rules->turns), parameters);
}

} // namespace mexplorer
