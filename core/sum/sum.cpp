#include "core/sum/sum.h"

#include "core/game/aspects/positions.h"
#include "core/rules/misere_search.h"
#include "core/rules/two_sided/sum_theorems.h"
#include "core/sum/sum_reader.h"
#include "core/text/long_values.h"
#include "core/text/parse.h"
#include "core/text/set_text.h"
#include "core/theory/saturating.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace mexplorer {

namespace {

constexpr std::uint64_t mostOptionsTried = 4096; // of one component
constexpr std::uint64_t mostOptionsNamed = 64;   // in the reason of a value
constexpr std::size_t mostValuesNamed = 12;

/// How the value of a component comes about: as the XOR of its own components, by a formula, or as a mex.
Message reasonOf(const Summand& summand, Nimber value, Summands& summands, Task& task) {
    const auto asked = summands.asked(summand);
    if (const auto* sum = asked ? (*asked)->as<SumAspect>() : nullptr) {
        const auto found = sum->components(task);
        if (!found || (*found)->empty()) return {};
        const std::vector<Component>& own = **found;
        const bool alone = own.size() == 1;
        if (alone && (own.front().isHeap || !own.front().reason.empty())) return own.front().reason;
        if (!alone && own.size() <= mostValuesNamed) {
            std::vector<Nimber> values;
            values.reserve(own.size());
            for (const Component& component : own)
                values.push_back(component.value);
            return verbatim(fmt::format("{} = {}", joined(values, " ⊕ "), value));
        }
        if (!alone) return {};
    }
    if (summands.optionCount(summand) > mostOptionsNamed) return {};
    std::vector<Nimber> values;
    bool areKnown = true;
    summands.forEachOption(summand, [&](const SummandOption& option) {
        const auto known = summands.value(option.to, task);
        areKnown = known.has_value();
        if (areKnown) values.push_back(*known);
        return areKnown;
    });
    if (!areKnown) return {};
    return verbatim(fmt::format("mex {} = {}", setText(asSet(std::move(values)), mostValuesNamed), value));
}

} // namespace

std::uint64_t hashOf(const Summand& summand) {
    return mixed(hashOf(reinterpret_cast<std::uintptr_t>(summand.game)), summand.position);
}

std::uint64_t hashOf(const std::vector<Summand>& summands) {
    std::uint64_t hash = summands.size();
    for (const Summand& summand : summands)
        hash = mixed(hash, hashOf(summand));
    return hash;
}

std::uint64_t heldBytes(const std::vector<Summand>& summands) {
    std::uint64_t bytes = summands.size() * sizeof(Summand);
    for (const Summand& summand : summands)
        bytes += summand.position.size();
    return bytes;
}

std::uint64_t workOfMoveTo(const std::vector<Summand>& summands) {
    constexpr std::uint64_t bytesInTheTimeOfAMove = 8;
    return 1 + heldBytes(summands) / bytesInTheTimeOfAMove;
}

Expected<Sum::Position> Sum::parse(std::string_view text) const {
    return readSum(text, *summands_);
}

std::string textOf(const std::vector<Summand>& summands) {
    std::vector<std::string> texts;
    for (const Summand& summand : summands)
        texts.push_back(summand.text());
    return joined(texts, "; ");
}

Message Sum::moveText(const Position& summands, const Move& move) const {
    if (summands.size() == 1) return move.inComponent;
    return say(MX_TEXT("core", "in component %1: %2"), move.summand + 1, move.inComponent);
}

std::uint64_t Sum::optionCount(const Position& summands) const {
    std::uint64_t count = 0;
    for (const Summand& summand : summands)
        count = saturatedSum(count, summands_->optionCount(summand));
    return count;
}

Expected<std::optional<Sum::Move>> Sum::moveBetween(const Position& summands, const Position& option,
                                                    Task& task) const {
    if (summands.size() != option.size()) return std::nullopt;
    const auto [from, to] = std::ranges::mismatch(summands, option);
    if (from == summands.end() || from->game != to->game) return std::nullopt;
    if (!std::equal(std::next(from), summands.end(), std::next(to))) return std::nullopt;
    const auto before = summands_->asked(*from);
    const auto after = summands_->asked(*to);
    if (!before || !after) return tl::unexpected(before ? after.error() : before.error());
    const auto at = static_cast<std::size_t>(from - summands.begin());
    return (*before)->moveLeadingTo(**after, task).map([at](const std::optional<Message>& move) {
        return move ? std::optional(Move{at, *move}) : std::nullopt;
    });
}

Expected<std::optional<Genus>> Sum::genusOf(const Summand& summand, Task& task) const {
    if (play_ == Play::misere) return summands_->tame(summand, task);
    return summands_->value(summand, task).map([](Nimber value) {
        return std::optional(Genus{value, value});
    });
}

Expected<std::optional<std::vector<Genus>>> Sum::generaOf(const Position& summands, Task& task) const {
    std::vector<Genus> genera;
    for (const Summand& summand : summands) {
        const auto genus = genusOf(summand, task);
        if (!genus) return tl::unexpected(genus.error());
        if (!*genus) return std::nullopt;
        genera.push_back(**genus);
    }
    return genera;
}

Expected<Message> Sum::undecided(const Position& summands, Task& task) const {
    if (play_ == Play::normal) return Message{};
    for (std::size_t i = 0; i < summands.size(); ++i) {
        const auto genus = genusOf(summands[i], task);
        if (!genus) return tl::unexpected(genus.error());
        if (*genus) continue;
        return say(MX_TEXT("core", "Component %1, %2, is not tame, or too large to tell: in misère "
                                   "play the SJ theorem does not hold for this sum, and there are "
                                   "no XOR steps."),
                   i + 1, withoutLongValues(summands[i].text()));
    }
    return Message{};
}

/// In normal play the genera stand for values alone.
Nimber Sum::worth(std::span<const Genus> genera) const {
    const Genus sum = sumOf(genera);
    return play_ == Play::normal ? sum.normal : sum.misere;
}

Expected<std::optional<Nimber>> Sum::value(const Position& summands, Task& task) const {
    return generaOf(summands, task).map([&](const auto& genera) {
        return genera ? std::optional(worth(*genera)) : std::nullopt;
    });
}

Message Sum::componentName(std::size_t component) const {
    return say(MX_TEXT("core", "component %1"), component + 1);
}

Expected<std::vector<Component>> Sum::components(const Position& summands, Task& task) const {
    std::vector<Component> components;
    for (const Summand& summand : summands) {
        const auto genus = genusOf(summand, task);
        if (!genus) return tl::unexpected(genus.error());
        const auto value = *genus ? Expected<Nimber>((*genus)->normal) : summands_->value(summand, task);
        if (!value) return tl::unexpected(value.error());
        Component component{summand.text(), *value, reasonOf(summand, *value, *summands_, task)};
        if (play_ == Play::misere) component.large = *genus && (*genus)->firm();
        components.push_back(std::move(component));
        if (task.cancelled()) return cancelled();
    }
    return components;
}

Expected<std::vector<SummandOption>> Sum::winningIn(const Position& summands, std::size_t at,
                                                    std::vector<Genus> genera, std::size_t most,
                                                    Task& task) const {
    // The values that win: the XOR of the others’, or in misère play perhaps that XOR 1.
    const Nimber own = genera[at].normal;
    const Nimber wanted = sumOf(genera).normal ^ own;
    const auto wins = [&](const SummandOption& option) -> Expected<bool> {
        const auto genus = genusOf(option.to, task);
        if (!genus) return tl::unexpected(genus.error());
        if (!*genus) return false; // no option of a tame component is wild
        genera[at] = **genus;
        return worth(genera) == 0;
    };
    const bool areFew = summands_->optionCount(summands[at]) <= mostOptionsTried;
    for (const Nimber value : {wanted, wanted ^ 1U}) {
        if (most > 1 && areFew) break; // all are tried
        if (value >= own || (value != wanted && play_ == Play::normal))
            continue; // else there need not be one
        auto option = summands_->moveToValue(summands[at], value, task);
        if (!option) return tl::unexpected(option.error());
        if (!*option) continue;
        const auto isWinning = wins(**option);
        if (!isWinning) return tl::unexpected(isWinning.error());
        if (*isWinning) return std::vector{**option};
    }
    return triedOptions(summands[at], wins, most, task);
}

Expected<std::vector<SummandOption>>
Sum::triedOptions(const Summand& summand, const std::function<Expected<bool>(const SummandOption&)>& wins,
                  std::size_t most, Task& task) const {
    std::vector<SummandOption> found;
    if (summands_->optionCount(summand) > mostOptionsTried) return found;
    std::optional<Error> failure;
    summands_->forEachOption(summand, [&](const SummandOption& option) {
        const Expected<bool> isWinning = task.cancelled() ? cancelled() : wins(option);
        if (!isWinning)
            failure = isWinning.error();
        else if (*isWinning)
            found.push_back(option);
        return found.size() < most && !failure;
    });
    if (failure) return tl::unexpected(*failure);
    return found;
}

Expected<std::optional<Sum::Options>> Sum::winningOptions(const Position& summands, std::size_t most,
                                                          Task& task) const {
    const auto genera = generaOf(summands, task);
    if (!genera) return tl::unexpected(genera.error());
    if (!*genera) return std::nullopt;
    Options options;
    if (worth(**genera) == 0) return options;
    for (std::size_t i = 0; i < summands.size(); ++i) {
        auto found = winningIn(summands, i, **genera, most, task);
        if (!found) return tl::unexpected(found.error());
        for (SummandOption& option : *found) {
            const Move move{i, option.move};
            options.emplace_back(move, std::move(option));
        }
    }
    return options;
}

Expected<std::optional<std::vector<std::pair<Sum::Move, Sum::Position>>>>
Sum::wholeMoves(const Position& summands, Task& task) const {
    const auto options = winningOptions(summands, 1, task);
    if (!options) return tl::unexpected(options.error());
    if (!*options) return std::nullopt;
    std::vector<std::pair<Move, Position>> moves;
    for (const auto& [move, option] : **options) {
        moves.emplace_back(move, summands);
        moves.back().second[move.summand] = option.to;
    }
    return moves;
}

Expected<std::vector<ComponentMove>> Sum::componentMoves(const Position& summands, std::size_t most,
                                                         Task& task) const {
    const auto options = winningOptions(summands, most, task);
    if (!options) return tl::unexpected(options.error());
    std::vector<ComponentMove> moves;
    if (!*options) return moves;
    for (const auto& [move, option] : **options) {
        const auto genus = genusOf(option.to, task);
        if (!genus) return tl::unexpected(genus.error());
        moves.push_back({move.summand, moveText(summands, move), option.to.text(), (*genus)->normal});
    }
    return moves;
}

namespace {

Parameter sumPlayParameter() {
    Parameter play = playParameter();
    play.choices.push_back({sidedPlay, say(MX_TEXT("core", "normal, Left and Right"))});
    return play;
}

} // namespace

Description Sum::describe() {
    Description sum{
        .id = sumId,
        .title = say(MX_TEXT("core", "Sum of games")),
        .group = say(MX_TEXT("core", "Sums")),
        .summary = say(
            MX_TEXT("core", "Positions of different games side by side: a turn is a move in one of them.")),
        .parameters = {sumPlayParameter()},
        .position = "nim: 3,5; wythoff: 4,6; bash: 9",
        .view = "xor",
        .positionHint =
            say(MX_TEXT("core", "games and positions, for example nim: 3,5; bash m=4: 9; wythoff: 4,7")),
        .presets = {{say(MX_TEXT("core", "Nim, Wythoff and Bash")), {}, "nim: 3,5; wythoff: 4,6; bash: 9"},
                    {say(MX_TEXT("core", "A P-position: Kiki’s board and a heap")), {}, "kiki: 2,2; nim: 2"},
                    {say(MX_TEXT("core", "A king, a knight and a heap")),
                     {},
                     "grid-walk: 4,4; grid-walk piece=knight: 5,6; subtraction: 8"},
                    {say(MX_TEXT("core", "A small tree")), {}, "bash m=2: 2; nim: 1", "tree"},
                    {say(MX_TEXT("core", "Misère: a heap and Wythoff")),
                     {{"play", "misere"}},
                     "nim: 2; wythoff: 1,2"},
                    {say(MX_TEXT("core", "Two sides: the hottest first")),
                     {{playId, sidedPlay}},
                     "form: +-1; form: {3|-1}; domineering: .../...; nim: 1",
                     "hottest"},
                    {say(MX_TEXT("core", "Two sides: where hottest-first errs")),
                     {{playId, sidedPlay}},
                     "form: {3||1|-2}; form: {2|-1}",
                     "hottest"},
                    {say(MX_TEXT("core", "Two sides: a number is not worth moving in")),
                     {{playId, sidedPlay}},
                     "red-blue stalks=LRR: 1-3; domineering: ../..",
                     "play"}},
        .theorems =
            {{say(MX_TEXT("core", "Sprague and Grundy’s theorem")),
              say(MX_TEXT("core",
                          "The value of a sum is the XOR of its components’ values; so the sum is P exactly "
                          "when that is 0.")),
              say(MX_TEXT("core", "normal play, every sum of impartial games")),
              "Sprague 1935, Grundy 1939",
              {{"play", "normal"}}},
             {say(MX_TEXT("core", "SJ theorem")),
              say(MX_TEXT("core",
                          "In misère play the player to move wins exactly when the XOR is not 0 and some "
                          "component is large, or the XOR is 0 and none is. A component is large if its "
                          "value is above 1, or the same in both plays.")),
              say(MX_TEXT("core",
                          "sums of tame components: everything that can be reached in them is worth (0, 1), "
                          "(1, 0) or (n, n) in normal and misère play")),
              "Conway 1976, Jia Zhihao 2009",
              {{"play", "misere"}}},
             misereSearch()},
    };
    std::ranges::move(theoremsOfSidedSums({{playId, sidedPlay}}), std::back_inserter(sum.theorems));
    return sum;
}

} // namespace mexplorer
