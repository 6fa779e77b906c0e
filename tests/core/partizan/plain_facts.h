#pragma once

#include "plain_forms.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <compare>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <unordered_map>

namespace mexplorer {

/// What the definitions say of games, by recursion over their forms as they stand: the tests’ own, apart from
/// the program’s. Each form is kept once, whatever it is worth, so that a pair of them is played out once.
class PlainFacts {
public:
    /// One of the forms: two are the same, option by option, if and only if these are.
    struct Kept {
        std::uint32_t index;

        friend auto operator<=>(const Kept&, const Kept&) = default;
    };
    using Options = std::vector<Kept>;
    /// Numbers and taxes, in parts of a unit: exact for all forms that are born by day 30.
    using Parts = std::int64_t;
    static constexpr Parts unit = Parts{1} << 30;
    /// Where play ends if Left begins, and if Right does.
    struct Stops {
        Parts left;
        Parts right;
    };
    struct Mast {
        Parts mean;
        Parts temperature;
    };

    PlainFacts() = default;
    PlainFacts(const PlainFacts&) = delete;
    PlainFacts& operator=(const PlainFacts&) = delete;

    [[nodiscard]] Kept form(Options left, Options right) {
        std::pair<Options, Options> key{eachOnce(std::move(left)), eachOnce(std::move(right))};
        const Kept next{static_cast<std::uint32_t>(nodes_.size())};
        const auto [place, isNew] = kept_.try_emplace(std::move(key), next);
        if (!isNew) return place->second;
        Node node;
        node.left = &place->first.first;
        node.right = &place->first.second;
        for (const Options* side : {node.left, node.right})
            for (const Kept option : *side)
                node.height = std::max(node.height, height(option) + 1);
        nodes_.push_back(node);
        return next;
    }
    [[nodiscard]] Kept of(const PlainForm& game) {
        const auto keptOf = [&](const std::vector<PlainForm>& forms) {
            Options all;
            for (const PlainForm& option : forms)
                all.push_back(of(option));
            return all;
        };
        return form(keptOf(game->left), keptOf(game->right));
    }
    [[nodiscard]] Kept sum(Kept one, Kept other) {
        const auto key = std::pair(one, other);
        if (const auto known = sums_.find(key); known != sums_.end()) return known->second;
        const auto moves = [&](bool isLeft) {
            Options all;
            for (const Kept option : options(one, isLeft))
                all.push_back(sum(option, other));
            for (const Kept option : options(other, isLeft))
                all.push_back(sum(one, option));
            return all;
        };
        const Kept found = form(moves(true), moves(false));
        sums_.emplace(key, found);
        return found;
    }
    [[nodiscard]] const Options& options(Kept game, bool isLeft) const {
        return isLeft ? *nodes_[game.index].left : *nodes_[game.index].right;
    }
    /// The day by which the form is born; the game may be born earlier, in another form.
    [[nodiscard]] int height(Kept game) const { return nodes_[game.index].height; }

    /// Whether the player to move wins G − H, where Left is the one who moves first, or Right: played out.
    [[nodiscard]] bool wins(Kept g, Kept h, bool leftMoves) {
        std::unordered_map<std::uint64_t, bool>& played = played_[leftMoves ? 0 : 1];
        const std::uint64_t key = (std::uint64_t{g.index} << 32U) | h.index;
        if (const auto known = played.find(key); known != played.end()) return known->second;
        const bool isWon = std::ranges::any_of(options(g, leftMoves),
                                               [&](Kept option) { return !wins(option, h, !leftMoves); }) ||
                           std::ranges::any_of(options(h, !leftMoves), // −H: the sides exchanged
                                               [&](Kept option) { return !wins(g, option, !leftMoves); });
        played.emplace(key, isWon);
        return isWon;
    }
    [[nodiscard]] bool isAtMost(Kept g, Kept h) { return !wins(g, h, true); }
    [[nodiscard]] GameOrder order(Kept g, Kept h) {
        const bool isLess = isAtMost(g, h);
        const bool isGreater = isAtMost(h, g);
        if (isLess && isGreater) return GameOrder::equal;
        return isLess ? GameOrder::less : isGreater ? GameOrder::greater : GameOrder::confused;
    }

    /// The canonical form: of options in theirs, reversible ones are bypassed and dominated ones left out.
    [[nodiscard]] Kept simplest(Kept game) {
        if (const auto known = nodes_[game.index].simplest) return *known;
        const auto simplified = [&](bool isLeft) {
            Options all;
            for (const Kept option : options(game, isLeft))
                all.push_back(simplest(option));
            return all;
        };
        const Kept same = form(simplified(true), simplified(false)); // in value
        const Kept found =
            form(undominated(irreversible(same, true), true), undominated(irreversible(same, false), false));
        nodes_[game.index].simplest = found;
        return found;
    }
    [[nodiscard]] int birthday(Kept game) { return height(simplest(game)); }

    /// The number that the game is equal to, if it is one.
    [[nodiscard]] std::optional<Parts> number(Kept game) {
        Node& node = nodes_[game.index]; // it stays where it is
        if (!node.isSought) node.number = soughtNumber(game);
        node.isSought = true;
        return node.number;
    }
    /// The stops of the game if each move costs a tax of 0 or more: play goes on until the game, cooled by
    /// that much, is a number; that is so from the first tax on at which they meet.
    [[nodiscard]] Stops stops(Kept game, Parts tax = 0) {
        if (const auto value = number(game)) return {*value, *value};
        const Stops paid = moved(game, tax);
        return paid.left > paid.right ? paid : Stops{mast(game).mean, mast(game).mean};
    }
    [[nodiscard]] Mast mast(Kept game) {
        Node& node = nodes_[game.index];
        if (!node.mast) node.mast = soughtMast(game);
        return *node.mast;
    }

private:
    struct Node {
        const Options* left = nullptr;
        const Options* right = nullptr;
        int height = 0;
        std::optional<Kept> simplest;
        bool isSought = false; ///< whether `number` is known
        std::optional<Parts> number;
        std::optional<Mast> mast;
    };

    [[nodiscard]] static Options eachOnce(Options all) {
        std::ranges::sort(all);
        all.erase(std::unique(all.begin(), all.end()), all.end());
        return all;
    }

    /// A player’s options; those with an answer that is at least as good for the other as the game was make
    /// way for what follows the answer.
    [[nodiscard]] Options irreversible(Kept game, bool isLeft) {
        Options open = options(game, isLeft);
        Options kept;
        while (!open.empty()) {
            const Kept option = open.back();
            open.pop_back();
            const Options& answers = options(option, !isLeft);
            const auto reverses = [&](Kept answer) {
                return isLeft ? isAtMost(answer, game) : isAtMost(game, answer);
            };
            const auto answer = std::ranges::find_if(answers, reverses);
            if (answer == answers.end()) {
                kept.push_back(option);
                continue;
            }
            const Options& next = options(*answer, isLeft);
            open.insert(open.end(), next.begin(), next.end());
        }
        return eachOnce(std::move(kept));
    }
    /// Those of different options that no other is at least as good as.
    [[nodiscard]] Options undominated(const Options& all, bool isLeft) {
        Options kept;
        for (const Kept option : all) {
            const auto dominates = [&](Kept other) {
                return other != option && (isLeft ? isAtMost(option, other) : isAtMost(other, option));
            };
            if (std::ranges::none_of(all, dominates)) kept.push_back(option);
        }
        return kept;
    }

    /// Down the tree of the numbers, {|}, {0|}, {0|1} …: one that is equal is there by the form’s own day.
    [[nodiscard]] std::optional<Parts> soughtNumber(Kept game) {
        struct Tried {
            Kept form;
            Parts value = 0;
        };
        std::optional<Tried> below;
        std::optional<Tried> above;
        for (int day = 0; day <= height(game); ++day) {
            const Options left = below ? Options{below->form} : Options();
            const Options right = above ? Options{above->form} : Options();
            Tried tried{form(left, right)};
            if (below) tried.value = above ? (below->value + above->value) / 2 : below->value + unit;
            if (above && !below) tried.value = above->value - unit;
            const GameOrder found = order(game, tried.form);
            if (found == GameOrder::equal) return tried.value;
            if (found == GameOrder::confused) return {};
            (found == GameOrder::greater ? below : above) = tried;
        }
        return {};
    }

    /// What the players get by a move each, if both pay for it; of a game that is no number.
    [[nodiscard]] Stops moved(Kept game, Parts tax) {
        const std::uint64_t key = (std::uint64_t{game.index} << 36U) | static_cast<std::uint64_t>(tax);
        if (const auto known = moved_.find(key); known != moved_.end()) return known->second;
        Stops best{std::numeric_limits<Parts>::min(), std::numeric_limits<Parts>::max()};
        for (const Kept option : options(game, true))
            best.left = std::max(best.left, stops(option, tax).right - tax);
        for (const Kept option : options(game, false))
            best.right = std::min(best.right, stops(option, tax).left + tax);
        moved_.emplace(key, best);
        return best;
    }

    /// Where what the players get first meets. The walls of a form that is born by day n bend at multiples of
    /// 1/2^(n − 1) only: its numbers are such, and walls of options that meet do so at halves of theirs.
    [[nodiscard]] Mast soughtMast(Kept game) {
        if (const auto value = number(game)) return {*value, temperatureOfNumber(game)};
        const auto meetsAt = [&](Parts tax) {
            const Stops paid = moved(game, tax);
            return paid.left <= paid.right;
        };
        const Parts step = unit >> (height(game) - 1);
        Parts apart = 0;
        Parts met = meetsAt(0) ? 0 : 32 * unit;
        while (met - apart > step) {
            const Parts between = (apart + met) / 2;
            (meetsAt(between) ? met : apart) = between;
        }
        const Stops meeting = moved(game, met);
        if (meeting.left != meeting.right) qFatal("The walls meet between the taxes that are tried.");
        return {meeting.left, met};
    }
    /// The moves to {a | b}, a − t and b + t, meet at a tax below 0; whole numbers are at −1 by convention.
    [[nodiscard]] Parts temperatureOfNumber(Kept game) {
        const Kept simple = simplest(game);
        const Options& left = options(simple, true);
        const Options& right = options(simple, false);
        if (left.empty() || right.empty()) return -unit;
        return (number(left.front()).value() - number(right.front()).value()) / 2;
    }

    std::map<std::pair<Options, Options>, Kept> kept_;
    std::deque<Node> nodes_;
    std::map<std::pair<Kept, Kept>, Kept> sums_;
    std::array<std::unordered_map<std::uint64_t, bool>, 2> played_;
    std::unordered_map<std::uint64_t, Stops> moved_;
};

} // namespace mexplorer
