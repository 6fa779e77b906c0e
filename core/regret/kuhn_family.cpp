#include "core/regret/kuhn_family.h"

#include "core/regret/poker_rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace mexplorer {

namespace {

struct KnownDecision {
    std::size_t player;
    std::string_view set;
    int thirds;
    int slope;
};

constexpr std::array knownDecisions = {
    KnownDecision{0, "J", 0, 1},           // bluffs with α
    KnownDecision{0, "Q", 0, 0},           // checks
    KnownDecision{0, "K", 0, 3},           // bets with 3 α
    KnownDecision{0, "J check bet", 0, 0}, // folds
    KnownDecision{0, "Q check bet", 1, 1}, // calls with α + 1/3
    KnownDecision{0, "K check bet", 3, 0}, // calls
    KnownDecision{1, "J check", 1, 0},     // bluffs with 1/3
    KnownDecision{1, "J bet", 0, 0},       // folds
    KnownDecision{1, "Q check", 0, 0},     // checks
    KnownDecision{1, "Q bet", 1, 0},       // calls with 1/3
    KnownDecision{1, "K check", 3, 0},     // bets
    KnownDecision{1, "K bet", 3, 0},       // calls
};

KuhnDecision decisionOf(const SequenceForm& kuhn, std::size_t player, SequenceForm::Set set) {
    const SequenceForm::Player& own = kuhn.player(player);
    const SequenceForm::SetRecord& record = own.sets[set];
    KuhnDecision decision{player, set, record.first, 0, 0};
    for (SequenceForm::Sequence action = record.first; action < record.first + record.count; ++action) {
        const std::string& taken = own.actions[action];
        if (taken == actionId(PokerAction::bet) || taken == actionId(PokerAction::call))
            decision.bold = action;
    }
    for (const KnownDecision& one : knownDecisions) {
        if (one.player != player || one.set != own.names[set]) continue;
        decision.thirds = one.thirds;
        decision.slope = one.slope;
    }
    return decision;
}

/// The difference |offset − slope · α| of a decision that depends on α.
struct Slanted {
    double offset;
    double slope;

    [[nodiscard]] double at(double alpha) const { return std::abs(offset - slope * alpha); }
};

double farthest(const std::vector<Slanted>& all, double alpha) {
    double most = 0;
    for (const Slanted& one : all)
        most = std::max(most, one.at(alpha));
    return most;
}

/// The largest difference is least at an end of the range, or where two are equal: of one with itself, at 0.
void addMeetings(const Slanted& one, const Slanted& other, std::vector<double>& alphas) {
    for (const double sign : {1.0, -1.0}) {
        const double slope = one.slope - sign * other.slope;
        if (slope == 0) continue;
        alphas.push_back(std::clamp((one.offset - sign * other.offset) / slope, 0.0, mostKuhnAlpha));
    }
}

} // namespace

std::vector<KuhnDecision> kuhnFamily(const SequenceForm& kuhn) {
    std::vector<KuhnDecision> all;
    for (std::size_t player = 0; player < playerCount; ++player)
        for (SequenceForm::Set set = 0; set < kuhn.player(player).sets.size(); ++set)
            all.push_back(decisionOf(kuhn, player, set));
    return all;
}

Profile kuhnEquilibrium(const SequenceForm& kuhn, double alpha) {
    Profile member = evenProfile(kuhn);
    for (const KuhnDecision& decision : kuhnFamily(kuhn)) {
        const SequenceForm::SetRecord& set = kuhn.player(decision.player).sets[decision.set];
        for (SequenceForm::Sequence action = set.first; action < set.first + set.count; ++action)
            member[decision.player][action] =
                action == decision.bold ? decision.likelihood(alpha) : 1 - decision.likelihood(alpha);
    }
    return member;
}

KuhnPlace placeInFamily(const SequenceForm& kuhn, const Profile& behaviours) {
    const std::vector<KuhnDecision> family = kuhnFamily(kuhn);
    std::vector<double> alphas = {0, mostKuhnAlpha};
    std::vector<Slanted> slanted;
    for (const KuhnDecision& decision : family) {
        const double offset = behaviours[decision.player][decision.bold] - decision.likelihood(0);
        if (decision.slope != 0) slanted.push_back({offset, static_cast<double>(decision.slope)});
    }
    for (const Slanted& one : slanted)
        for (const Slanted& other : slanted)
            addMeetings(one, other, alphas);
    const double nearest =
        *std::ranges::min_element(alphas, {}, [&](double alpha) { return farthest(slanted, alpha); });
    KuhnPlace place{nearest, 0};
    for (const KuhnDecision& decision : family)
        place.distance = std::max(place.distance, std::abs(behaviours[decision.player][decision.bold] -
                                                           decision.likelihood(place.alpha)));
    return place;
}

} // namespace mexplorer
