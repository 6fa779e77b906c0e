#pragma once

#include "core/solve/ways/partizan.h"
#include "tests/core/partizan/plain_forms.h"

#include <QString>

#include <map>
#include <set>

namespace mexplorer {

/// What the player of a side may make of a position, by rules of the tests’ own; each option once.
using OptionsOfText = std::vector<std::string> (*)(const std::string& position, Side side);

/// The rules R against the tests’ own: the same options of the same players, and equal values, which are
/// compared by playing the difference out, without canonical forms.
template <class R>
class AgainstDefinition {
public:
    AgainstDefinition(R rules, OptionsOfText options)
        : rules_(rules), options_(options), forms_(std::move(rules), Budget{}) {}

    /// What differs at the first of these positions where something does; empty if nothing does.
    [[nodiscard]] QString difference(const std::vector<std::string>& positions) {
        for (const std::string& typed : positions) {
            const auto position = rules_.parse(typed);
            if (!position) return QString::fromStdString(typed + ": " + position.error().english());
            const std::string text = rules_.text(*position);
            if (rules_.parse(text) != *position) return QString::fromStdString(text + " is read otherwise");
            if (!hasSameOptions(text, *position)) return QString::fromStdString("options of " + text);
            const auto found = forms_.of(*position, task_);
            if (!found) return QString::fromStdString(found.error().english());
            if (!isEqual(gameOf(text), canonicalOf(*found)))
                return QString::fromStdString(text + " is not " + nameOf(*found, forms_.games()).value());
        }
        return {};
    }
    [[nodiscard]] std::string name(const std::string& typed) {
        const auto found = forms_.of(rules_.parse(typed).value(), task_);
        return nameOf(found.value(), forms_.games()).value();
    }
    /// Whether the second is the first with the players’ parts exchanged.
    [[nodiscard]] bool isNegative(const std::string& one, const std::string& other) {
        const auto first = forms_.of(rules_.parse(one).value(), task_).value();
        return forms_.games().negative(first) == forms_.of(rules_.parse(other).value(), task_).value();
    }

private:
    [[nodiscard]] bool hasSameOptions(const std::string& text, const typename R::Position& position) const {
        std::map<Side, std::multiset<std::string>> visited;
        rules_.forEachOption(position, [&](const typename R::Move& move, const typename R::Position& option) {
            visited[rules_.sideOf(move)].insert(rules_.text(option));
        });
        std::uint64_t count = 0;
        for (const Side side : {Side::left, Side::right}) {
            const auto own = options_(text, side);
            const std::set<std::string> met(visited[side].begin(), visited[side].end());
            if (met != std::set<std::string>(own.begin(), own.end())) return false;
            count += visited[side].size();
        }
        return rules_.optionCount(position) == count;
    }

    [[nodiscard]] PlainForm gameOf(const std::string& text) {
        if (const auto known = games_.find(text); known != games_.end()) return known->second;
        std::array<std::vector<PlainForm>, 2> options;
        for (const Side side : {Side::left, Side::right})
            for (const std::string& option : options_(text, side))
                options[side == Side::left ? 0 : 1].push_back(gameOf(option));
        return games_[text] = plainForm(std::move(options[0]), std::move(options[1]));
    }
    [[nodiscard]] PlainForm canonicalOf(ShortGames::Id game) {
        if (const auto known = canonical_.find(game); known != canonical_.end()) return known->second;
        const auto all = [&](ShortGames::Options ids) {
            std::vector<PlainForm> options;
            for (const ShortGames::Id id : std::vector<ShortGames::Id>(ids.begin(), ids.end()))
                options.push_back(canonicalOf(id));
            return options;
        };
        std::vector<PlainForm> left = all(forms_.games().left(game));
        return canonical_[game] = plainForm(std::move(left), all(forms_.games().right(game)));
    }

    /// Whoever moves first in the difference loses.
    [[nodiscard]] bool isEqual(const PlainForm& one, const PlainForm& other) {
        return !wins(one, other, true) && !wins(one, other, false);
    }
    /// As winsDifference, each pair once.
    [[nodiscard]] bool wins(const PlainForm& g, const PlainForm& h, bool leftMoves) {
        const auto key = std::tuple(g, h, leftMoves);
        if (const auto known = wins_.find(key); known != wins_.end()) return known->second;
        bool found = false;
        for (const PlainForm& option : leftMoves ? g->left : g->right)
            found = found || !wins(option, h, !leftMoves);
        for (const PlainForm& option : leftMoves ? h->right : h->left)
            found = found || !wins(g, option, !leftMoves);
        return wins_[key] = found;
    }

    R rules_;
    OptionsOfText options_;
    Task task_;
    CanonicalForms<R> forms_;
    std::map<std::string, PlainForm> games_;
    std::map<ShortGames::Id, PlainForm> canonical_;
    std::map<std::tuple<PlainForm, PlainForm, bool>, bool> wins_;
};

/// All texts of so many of these letters, with “/” after each `columns` of them.
inline std::vector<std::string> allTexts(std::string_view letters, std::size_t rows, std::size_t columns) {
    std::vector<std::string> texts{""};
    for (std::size_t cell = 0; cell < rows * columns; ++cell) {
        std::vector<std::string> longer;
        for (const std::string& text : texts)
            for (const char letter : letters)
                longer.push_back((cell > 0 && cell % columns == 0 ? text + '/' : text) + letter);
        texts = std::move(longer);
    }
    return texts;
}

} // namespace mexplorer
