#pragma once

#include "core/solve/search.h"
#include "core/solve/valuation.h"

#include <fmt/format.h>

#include <map>
#include <set>

namespace mexplorer {

/// Values by the definition only: recursion over the rules, mex by a set, results remembered by the
/// position's text. The reference for everything cleverer.
template <Rules R>
class PlainRecursion {
public:
    explicit PlainRecursion(R rules) : rules_(std::move(rules)) {}

    Nimber operator()(const typename R::Position& position) {
        const std::string text = rules_.text(position);
        if (const auto known = values_.find(text); known != values_.end()) return known->second;
        std::set<Nimber> found;
        bool terminal = true;
        rules_.forEachOption(position, [&](const typename R::Move&, const typename R::Position& option) {
            found.insert((*this)(option));
            terminal = false;
        });
        Nimber value = 0;
        while (found.count(value) != 0)
            ++value;
        if (terminal && rules_.play() == Play::misere) value = 1;
        return values_[text] = value;
    }

private:
    R rules_;
    std::map<std::string, Nimber> values_;
};

/// The first of `positions` at which the closed form, the search or the valuation of `rules` disagrees with
/// the definition, in words; empty if they all agree.
template <Rules R>
std::string disagreement(const R& rules, const std::vector<typename R::Position>& positions) {
    PlainRecursion<R> plain(rules);
    Search<R> search(rules);
    Valuation<R> valuation(rules, std::make_shared<SharedOf<R>>());
    Task task;
    for (const auto& position : positions) {
        const Evaluation truth = evaluationOf(plain(position));
        const auto differs = [&](const char* who, const Evaluation& says) {
            return fmt::format("{}: {} says {} {}, the definition {} {}", rules.text(position), who,
                               static_cast<int>(says.outcome),
                               says.nimber() ? fmt::format("{}", *says.nimber()) : "-",
                               static_cast<int>(truth.outcome), *truth.nimber());
        };
        if (const auto theorem = rules.closedForm(position)) {
            const bool valueFits = !theorem->nimber() || theorem->nimber() == truth.nimber();
            if (theorem->outcome != truth.outcome || !valueFits) return differs("the closed form", *theorem);
        }
        const auto searched = search.value(position, task);
        if (!searched) return rules.text(position) + ": " + searched.error().english();
        if (*searched != *truth.nimber()) return differs("the search", evaluationOf(*searched));
        const auto valued = valuation(position, task);
        if (!valued) return rules.text(position) + ": " + valued.error().english();
        if (*valued != truth) return differs("the valuation", *valued);
    }
    return {};
}

/// The first of `positions` whose winning moves by theorem do not lead to exactly its lost options, in words.
template <Rules R>
std::string wrongWinningMoves(const R& rules, const std::vector<typename R::Position>& positions) {
    PlainRecursion<R> plain(rules);
    for (const auto& position : positions) {
        std::multiset<std::string> truth;
        rules.forEachOption(position, [&](const typename R::Move&, const typename R::Position& option) {
            if (plain(option) == 0) truth.insert(rules.text(option));
        });
        const auto moves = rules.winningMoves(position);
        if (!moves) return rules.text(position) + ": nothing is said of the winning moves";
        std::multiset<std::string> found;
        for (const auto& move : *moves)
            found.insert(rules.text(rules.after(position, move)));
        if (found != truth) {
            return fmt::format("{}: winning moves to {}, but {} are lost", rules.text(position),
                               fmt::join(found, " "), fmt::join(truth, " "));
        }
    }
    return {};
}

} // namespace mexplorer
