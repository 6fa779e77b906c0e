#pragma once

#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"
#include "core/play/question.h"
#include "tests/core/play/plain_game.h"

#include <map>

namespace mexplorer {

/// Checks answers about what positions of games of two sides are worth, from their moves alone.
class SidesJudge {
public:
    explicit SidesJudge(const PlainlySolved& solved) : solved_(solved), games_(task_) {}

    [[nodiscard]] bool agreesOnMean(const std::string& right) {
        Thermographs thermographs(games_);
        const std::string mean = rationalText(thermographs.of(worth(0)).mean);
        return right == "the mean is " + (mean.starts_with("-") ? "−" + mean.substr(1) : mean);
    }
    [[nodiscard]] bool agreesOnLarger(const Question& question) {
        const std::string one = question.sentence.arguments[1].english();
        const std::string other = question.sentence.arguments[2].english();
        const bool isAtMost = games_.isAtMost(read(one), read(other));
        const bool isAtLeast = games_.isAtMost(read(other), read(one));
        const std::string expected = isAtLeast  ? one + " is larger"
                                     : isAtMost ? other + " is larger"
                                                : "none: they are confused";
        const bool areOfOne = (has(read(one), Side::left) && has(read(other), Side::left)) ||
                              (has(read(one), Side::right) && has(read(other), Side::right));
        return areOfOne && isAtMost != isAtLeast ? question.choices[question.right].text.english() == expected
                                                 : areOfOne && !isAtMost && question.right == 2;
    }
    [[nodiscard]] bool agreesOnDominated(const Question& question) {
        const Side side = question.sentence.id.starts_with("Left") ? Side::left : Side::right;
        std::size_t dominated = 0;
        for (std::size_t i = 0; i + 1 < question.choices.size(); ++i) {
            const ShortGames::Id option = read(question.choices[i].text.english());
            if (!has(option, side)) return false;
            const bool isDominated = std::ranges::any_of(optionsOf(side), [&](ShortGames::Id other) {
                return other != option &&
                       (side == Side::left ? games_.isAtMost(option, other) : games_.isAtMost(other, option));
            });
            if (isDominated != question.isRight(i)) return false;
            dominated += isDominated ? 1U : 0U;
        }
        return question.isRight(question.choices.size() - 1) == (dominated == 0);
    }

private:
    ShortGames::Id worth(PositionGraph::Id id) {
        if (const auto known = known_.find(id); known != known_.end()) return known->second;
        std::vector<ShortGames::Id> left;
        std::vector<ShortGames::Id> right;
        const auto options = solved_.options(id);
        const std::vector<Side> sides = solved_.graph().sides(id);
        for (std::size_t i = 0; i < options.size(); ++i)
            (sides[i] == Side::left ? left : right).push_back(worth(options[i]));
        return known_[id] = games_.of(std::move(left), std::move(right));
    }
    std::vector<ShortGames::Id> optionsOf(Side side) {
        std::vector<ShortGames::Id> all;
        const auto options = solved_.options(0);
        const std::vector<Side> sides = solved_.graph().sides(0);
        for (std::size_t i = 0; i < options.size(); ++i)
            if (sides[i] == side) all.push_back(worth(options[i]));
        return all;
    }
    bool has(ShortGames::Id option, Side side) {
        const auto options = optionsOf(side);
        return std::ranges::find(options, option) != options.end();
    }
    ShortGames::Id read(const std::string& name) { return readGame(name, games_).value(); }

    const PlainlySolved& solved_;
    Task task_;
    ShortGames games_;
    std::map<PositionGraph::Id, ShortGames::Id> known_;
};

} // namespace mexplorer
