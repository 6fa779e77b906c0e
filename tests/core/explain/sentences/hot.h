#pragma once

#include "core/explain/hot_trace.h"
#include "tests/core/explain/sentences/sides.h"

#include <regex>

// Sums in which games of two sides take part: what adds up, and what playing the hottest first comes to.
namespace mexplorer::sentences {

/// The components of a sum, each from its own moves alone.
class Components {
public:
    explicit Components(const Said& said) : worth_(worthIn(said)), whole_(worth_.of(said.position)) {
        std::string_view left = said.position;
        while (true) {
            const auto end = left.find("; ");
            games_.push_back(worth_.of(std::string(left.substr(0, end))));
            if (end == std::string_view::npos) break;
            left.remove_prefix(end + 2);
        }
    }
    /// The same after the first turns of a play, by what became of them.
    Components(const Said& said, std::size_t turns) : Components(said) {
        const HotPlay& play = said.as<HotTrace>().subject.startedBy(said.state<HotTrace>().first);
        for (std::size_t turn = 0; turn < turns; ++turn)
            games_.at(play.turns.at(turn).component) = worth_.read(play.turns[turn].to.name);
    }

    [[nodiscard]] Worth& worth() { return worth_; }
    [[nodiscard]] ShortGames::Id whole() const { return whole_; }
    [[nodiscard]] const std::vector<ShortGames::Id>& games() const { return games_; }
    [[nodiscard]] Rational temperature(ShortGames::Id game) { return worth_.thermograph(game).temperature; }
    [[nodiscard]] bool isNothingHot() {
        return std::ranges::all_of(games_, [&](ShortGames::Id game) { return temperature(game) <= 0; });
    }
    [[nodiscard]] Rational means() {
        Rational sum = 0;
        for (const ShortGames::Id game : games_)
            sum += worth_.thermograph(game).mean;
        return sum;
    }

    /// “1/2 (component 1), ∗ (component 2)”: whether these are they, and each is of this kind; and their sum.
    template <class Is>
    [[nodiscard]] bool areListed(const std::string& list, const Is& is) {
        static const std::regex one("(.+?) \\(component (\\d+)\\)(, |$)");
        std::smatch found;
        sum_ = worth_.games().zero();
        for (std::string rest = list; !rest.empty(); rest = found.suffix()) {
            if (!std::regex_search(rest, found, one, std::regex_constants::match_continuous)) return false;
            const ShortGames::Id game = games_.at(std::stoul(found[2]) - 1);
            if (worth_.read(found[1]) != game || !is(game)) return false;
            sum_ = worth_.games().sum(sum_, game);
        }
        return true;
    }
    [[nodiscard]] ShortGames::Id sumOfListed() const { return sum_; }

private:
    Worth& worth_;
    ShortGames::Id whole_;
    std::vector<ShortGames::Id> games_;
    ShortGames::Id sum_ = ShortGames::none;
};

/// The hottest component is taken, to the option that is best for the player at its temperature.
inline bool takesHottest(const Said& s, bool isLeft) {
    Components before(s, s.state<HotTrace>().turns - 1);
    Worth& worth = before.worth();
    const ShortGames::Id taken = before.games().at(static_cast<std::size_t>(s.number(0)) - 1);
    const Rational heat = before.temperature(taken);
    const bool isHottest = std::ranges::all_of(
        before.games(), [&](ShortGames::Id game) { return before.temperature(game) <= heat; });
    const auto reached = [&](ShortGames::Id option) {
        const Thermograph& thermograph = worth.thermograph(option);
        return isLeft ? thermograph.right.at(heat) : Rational(-thermograph.left.at(heat));
    };
    const auto all = isLeft ? worth.games().left(taken) : worth.games().right(taken);
    const std::vector<ShortGames::Id> options(all.begin(), all.end());
    const ShortGames::Id to = worth.read(s.text(3));
    return heat > 0 && isHottest && Said::plain(s.text(1)) == rationalText(heat) &&
           worth.read(s.text(2)) == taken && std::ranges::find(options, to) != options.end() &&
           std::ranges::all_of(options,
                               [&](ShortGames::Id option) { return reached(option) <= reached(to); });
}

/// What best play comes to, and whether the hottest first comes to the same.
inline bool isBest(const Said& s, bool isSame) {
    const HotState& state = s.state<HotTrace>();
    Components left(s, state.turns);
    const std::string exact = left.worth().stop(left.whole(), state.first == Side::left).text();
    return Said::plain(s.text(0)) == exact && (rationalText(left.means()) == exact) == isSame;
}

/// Hot components, the hottest first, and whether none is hotter than that.
inline bool areSwitches(const Said& s, bool areHottest) {
    Components all(s);
    std::vector<Rational> heats;
    const bool areListed = all.areListed(s.text(0), [&](ShortGames::Id game) {
        heats.push_back(all.temperature(game));
        return heats.back() > 0;
    });
    const auto isCooler = [&](ShortGames::Id game) { return all.temperature(game) <= heats.front(); };
    return areListed && std::ranges::is_sorted(heats, std::greater<>()) &&
           std::ranges::all_of(all.games(), isCooler) == areHottest;
}

inline Checks hotChecks() {
    return {
        {"Added exactly, as numbers, nimbers and ups are: %1. Together: %2.",
         [](const Said& s) {
             Components all(s);
             return all.areListed(s.text(0), [&](ShortGames::Id game) {
                 return all.temperature(game) <= 0;
             }) && all.worth().read(s.text(1)) == all.sumOfListed();
         }},
        {"Switches, the hottest first: whoever is to move takes it: %1.",
         [](const Said& s) { return areSwitches(s, true); }},
        {"Switches, the hottest first: %1.", [](const Said& s) { return areSwitches(s, false); }},
        {"Games that have to be compared move by move: %1.",
         [](const Said& s) {
             Components all(s);
             return all.areListed(s.text(0),
                                  [&](ShortGames::Id game) { return !all.worth().games().asSum(game); });
         }},
        {"Left takes component %1, the hottest (temperature %2): %3 becomes %4.",
         [](const Said& s) { return takesHottest(s, true); }},
        {"Right takes component %1, the hottest (temperature %2): %3 becomes %4.",
         [](const Said& s) { return takesHottest(s, false); }},
        {"No component is hot: nobody is in a hurry.",
         [](const Said& s) { return Components(s).isNothingHot(); }},
        {"Nothing hot is left: the means of what is left add up to %1.",
         [](const Said& s) {
             Components left(s, s.state<HotTrace>().turns);
             return left.isNothingHot() && Said::plain(s.text(0)) == rationalText(left.means());
         }},
        {"Best play comes to %1, too.", [](const Said& s) { return isBest(s, true); }},
        {"Best play comes to %1: hottest-first errs here.", [](const Said& s) { return isBest(s, false); }},
    };
}

} // namespace mexplorer::sentences
