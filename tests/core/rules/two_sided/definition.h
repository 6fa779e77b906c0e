#pragma once

#include "core/partizan/notation.h"
#include "core/rules/order_outcome.h"
#include "tests/core/partizan/against_plain.h"
#include "tests/core/solve/by_rules.h"

#include <QString>

#include <array>
#include <map>
#include <optional>
#include <set>

namespace mexplorer {

/// What the player of a side may make of a position, by rules of the tests’ own; each option once.
using OptionsOfText = std::vector<std::string> (*)(const std::string& position, Side side);

/// The rules R against the tests’ own: the same options of the same players, and what is said of the values:
/// their bounds, and see AgainstPlain.
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
            if (!isWithinBounds(*position, *found)) return QString::fromStdString("bounds of " + text);
            if (!against_) against_.emplace(forms_.games());
            const QString different = against_->difference(gameOf(text), *found);
            if (!different.isEmpty())
                return QString::fromStdString(text + ", " + nameOf(*found, forms_.games()).value() + ": ") +
                       different;
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

    /// Of its parts together, where a search relies on them.
    [[nodiscard]] bool isWithinBounds(const typename R::Position& position, ShortGames::Id game) {
        if constexpr (TellsReach<R>) {
            MoveBounds bounds;
            for (const typename R::Position& part : rules_.parts(position))
                bounds += rules_.bounds(part);
            ShortGames& games = forms_.games();
            const auto whole = [&](std::int64_t n) { return games.number(Dyadic(static_cast<int>(n))); };
            return games.isAtMost(whole(bounds.least), game) && games.isAtMost(game, whole(bounds.most));
        } else {
            return true;
        }
    }

    [[nodiscard]] PlainFacts::Kept gameOf(const std::string& text) {
        if (const auto known = games_.find(text); known != games_.end()) return known->second;
        std::array<PlainFacts::Options, 2> options;
        for (const Side side : {Side::left, Side::right})
            for (const std::string& option : options_(text, side))
                options[side == Side::left ? 0 : 1].push_back(gameOf(option));
        const PlainFacts::Kept game = against_->plain().form(std::move(options[0]), std::move(options[1]));
        games_.emplace(text, game);
        return game;
    }

    R rules_;
    OptionsOfText options_;
    Task task_;
    FormsOf<R> forms_;
    std::optional<AgainstPlain> against_; ///< the games of forms_, once there are any
    std::map<std::string, PlainFacts::Kept> games_;
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
