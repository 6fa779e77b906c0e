#include "core/catalogue/form_reduction.h"

#include "core/partizan/notation.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

/// Pairs that stay are told as long as there are few.
constexpr std::size_t mostPairsTold = 24;
/// A nimber in a difference has as many options; of more the moves are not told.
constexpr std::uint32_t largestStar = 64;
/// Of two games with names of so many characters together the difference is played; longer ones have
/// differences that take seconds to find and that nobody could read.
constexpr std::size_t longestPlayed = 200;

/// Each found once: the same options stay at many steps.
class Names {
public:
    explicit Names(ShortGames& games) : games_(games) {}

    const std::string& of(Id game) {
        const auto [found, isNew] = names_.try_emplace(game);
        if (isNew) found->second = nameOf(game, games_).value_or(std::string()); // those too long are empty
        return found->second;
    }

private:
    ShortGames& games_;
    std::unordered_map<Id, std::string> names_;
};

/// The options as they are while some are lost.
class Remaining {
public:
    Remaining(std::vector<Id> left, std::vector<Id> right, ShortGames& games, Names& names)
        : left_(once(std::move(left))), right_(once(std::move(right))), games_(games), names_(names) {}

    void lose(const Reduction& reduction) {
        if (reduction.fate == OptionFate::compared) return;
        std::vector<Id>& options = reduction.isLeft ? left_ : right_;
        std::erase(options, reduction.option);
        if (reduction.fate == OptionFate::dominated) return;
        const auto by = reduction.isLeft ? games_.left(reduction.because) : games_.right(reduction.because);
        options.insert(options.end(), by.begin(), by.end());
        options = once(std::move(options));
    }
    /// The shortest first.
    [[nodiscard]] std::vector<std::string> names(bool isLeft) const {
        std::vector<std::string> names;
        for (const Id option : isLeft ? left_ : right_)
            names.push_back(names_.of(option));
        sortNames(names);
        return names;
    }

private:
    static std::vector<Id> once(std::vector<Id> options) {
        std::ranges::sort(options);
        options.erase(std::unique(options.begin(), options.end()), options.end());
        return options;
    }

    std::vector<Id> left_;
    std::vector<Id> right_;
    ShortGames& games_;
    Names& names_;
};

/// Plays out comparisons with a game that is being simplified, or of two of its options.
class Comparing {
public:
    Comparing(Id whole, ShortGames& games, Names& names) : whole_(whole), games_(games), names_(names) {}

    FormComparison of(const Reduction& step) const {
        const Id other = step.fate == OptionFate::reversible ? whole_ : step.option;
        // Left’s option is dominated by what is larger, and reversed by an answer that is smaller than the
        // game.
        const bool isOtherLess = step.isLeft == (step.fate != OptionFate::reversible);
        FormComparison made = isOtherLess ? played(other, step.because) : played(step.because, other);
        if (step.fate == OptionFate::reversible) (isOtherLess ? made.lesser : made.greater).clear();
        return made;
    }

private:
    [[nodiscard]] FormComparison played(Id lesser, Id greater) const {
        FormComparison made{names_.of(lesser), names_.of(greater)};
        made.holds = games_.isAtMost(lesser, greater);
        made.isPlayed = made.lesser.size() + made.greater.size() <= longestPlayed;
        if (!made.isPlayed) return made;
        const Id difference = games_.difference(greater, lesser);
        if (games_.stopped()) return made;
        made.difference = names_.of(difference);
        const NumberUpStar* sum = games_.asSum(difference);
        made.isPlayed = !sum || sum->star <= largestStar;
        if (!made.isPlayed) return made;
        for (const bool isLeft : {true, false})
            if (!made.holds || !isLeft) addLines(made, difference, isLeft);
        return made;
    }

    /// If the comparison holds, all moves, which are answered; else the first that wins.
    void addLines(FormComparison& made, Id difference, bool isLeft) const {
        for (const Id to : isLeft ? games_.left(difference) : games_.right(difference)) {
            if (made.holds) {
                made.lines.push_back({isLeft, names_.of(to), names_.of(winningMove(to, !isLeft))});
            } else if (isLostFor(to, !isLeft)) {
                made.lines.push_back({isLeft, names_.of(to)});
                return;
            }
        }
    }
    /// Whether this player loses by moving first.
    [[nodiscard]] bool isLostFor(Id game, bool isLeft) const {
        return isLeft ? games_.isAtMost(game, games_.zero()) : games_.isAtMost(games_.zero(), game);
    }
    /// Requires that there is one.
    [[nodiscard]] Id winningMove(Id game, bool isLeft) const {
        const auto options = isLeft ? games_.left(game) : games_.right(game);
        const auto found =
            std::ranges::find_if(options, [&](Id option) { return isLostFor(option, !isLeft); });
        return found == options.end() ? games_.zero() : *found; // none: the games have stopped
    }

    Id whole_;
    ShortGames& games_;
    Names& names_;
};

FormStep kindOf(OptionFate fate) {
    if (fate == OptionFate::compared) return FormStep::compared;
    return fate == OptionFate::dominated ? FormStep::dominated : FormStep::reversible;
}

FormName nameKind(Id game, const std::string& name, ShortGames& games) {
    if (game == games.zero()) return FormName::zero;
    if (const NumberUpStar* sum = games.asSum(game)) {
        if (sum->ups != 0) return FormName::ups;
        if (sum->star != 0) return FormName::nimber;
        return sum->number.isWhole() ? FormName::integer : FormName::fraction;
    }
    if (name.starts_with("+-")) return FormName::ownNegative;
    return name.starts_with("{") ? FormName::braces : FormName::word;
}

/// Without the pairs that were compared before, as after each bypass all are compared again.
std::vector<Reduction> withoutRepeated(const std::vector<Reduction>& all) {
    std::set<std::tuple<bool, Id, Id>> seen;
    std::vector<Reduction> steps;
    for (const Reduction& step : all) {
        const auto [least, most] = std::minmax(step.option, step.because);
        const bool isNew = step.fate != OptionFate::compared || seen.emplace(step.isLeft, least, most).second;
        if (isNew) steps.push_back(step);
    }
    return steps;
}

} // namespace

Expected<ShortGameReduction> reductionOf(std::vector<Id> left, std::vector<Id> right, ShortGames& games) {
    Names names(games);
    Remaining remaining(left, right, games, names);
    ShortGameReduction told;
    told.left = remaining.names(true);
    told.right = remaining.names(false);
    std::vector<Reduction> reductions;
    const Id game = games.of(std::move(left), std::move(right), &reductions);
    auto canonical = nameOf(game, games);
    if (!canonical) return tl::unexpected(canonical.error());
    told.named = nameKind(game, *canonical, games);
    told.canonical = std::move(*canonical);
    const Comparing comparing(game, games, names);
    told.isUntoldAll = reductions.size() < ShortGames::mostTold;
    std::size_t pairs = 0;
    for (const Reduction& step : withoutRepeated(reductions)) {
        if (step.fate == OptionFate::compared && ++pairs > mostPairsTold) {
            ++told.untold;
            continue;
        }
        remaining.lose(step);
        told.steps.push_back({step.isLeft, kindOf(step.fate), names.of(step.option), names.of(step.because),
                              remaining.names(true), remaining.names(false), comparing.of(step)});
    }
    if (games.stopped()) return tl::unexpected(*games.stopped()); // names may be missing
    return told;
}

} // namespace mexplorer
