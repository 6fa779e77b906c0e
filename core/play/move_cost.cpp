#include "core/play/move_cost.h"

#include "core/game/aspects/mover.h"
#include "core/game/aspects/short_game.h"
#include "core/partizan/notation.h"
#include "core/partizan/thermograph.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

/// What reading two names and comparing their games may take: a fraction of a second.
constexpr Budget budget{.bytes = std::uint64_t{1} << 27U, .moves = 1'000'000};

/// The costs of moves from one game, at its temperature or, where moving costs anyway, without any tax.
class Costs {
public:
    Costs(Id from, ShortGames& games) : thermographs_(games) {
        const Thermograph& own = thermographs_.of(from);
        temperature_ = std::max(own.temperature, Rational(0));
        mean_ = own.mean;
    }

    [[nodiscard]] bool isHot() const { return temperature_ > 0; }
    [[nodiscard]] Rational of(Id to, Side mover) {
        const Thermograph& then = thermographs_.of(to);
        return mover == Side::left ? Rational(mean_ + temperature_ - then.right.at(temperature_))
                                   : Rational(then.left.at(temperature_) - (mean_ - temperature_));
    }

private:
    Thermographs thermographs_;
    Rational temperature_;
    Rational mean_;
};

/// The name of the canonical form; nothing if it is out of reach. Errors: cancelled.
Expected<std::optional<std::string>> formOf(const Inquiry& asked, Task& task) {
    const auto* shortGame = ofBoth(asked).as<ShortGameAspect>();
    if (!shortGame) return std::nullopt;
    auto facts = shortGame->facts(task);
    if (facts) return std::move(facts->canonical);
    if (facts.error().kind == Error::Kind::cancelled) return tl::unexpected(facts.error());
    return std::nullopt;
}

bool isLarger(Id one, Id other, Side mover, ShortGames& games) {
    return games.order(one, other) == (mover == Side::left ? GameOrder::greater : GameOrder::less);
}

/// The games with these names; nothing if one cannot be read. Errors: cancelled.
Expected<std::optional<std::vector<Id>>> gamesNamed(const std::vector<std::string>& names,
                                                    ShortGames& games) {
    std::vector<Id> found;
    for (const std::string& name : names) {
        const auto game = name.empty() ? Expected<Id>(formOutOfReach()) : readGame(name, games);
        if (game)
            found.push_back(*game);
        else if (game.error().kind == Error::Kind::cancelled)
            return tl::unexpected(game.error());
        else
            return std::nullopt;
    }
    return found;
}

} // namespace

Expected<std::optional<Rational>> costOfMove(const Inquiry& from, const Inquiry& to, Task& task) {
    const auto before = formOf(from, task);
    if (!before) return tl::unexpected(before.error());
    const auto after = *before ? formOf(to, task) : before;
    if (!after) return tl::unexpected(after.error());
    if (!*before || !*after) return std::nullopt;
    ShortGames games(task, budget);
    const auto both = gamesNamed({**before, **after}, games);
    if (!both) return tl::unexpected(both.error());
    if (!*both) return std::nullopt;
    Costs costs((*both)->front(), games);
    if (!costs.isHot()) return std::nullopt;
    const Rational cost = costs.of((*both)->back(), moverOf(from));
    if (games.stopped()) return std::nullopt;
    return cost;
}

Expected<std::size_t> bestOf(const std::string& from, const std::vector<std::string>& options, Side mover,
                             Task& task) {
    ShortGames games(task, budget);
    std::vector<std::string> names = options;
    names.push_back(from);
    const auto known = gamesNamed(names, games);
    if (!known) return tl::unexpected(known.error());
    if (!*known) return 0;
    const std::vector<Id>& all = **known;
    Costs costs(all.back(), games);
    std::optional<std::size_t> best;
    Rational least;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bool isDominated = std::any_of(all.begin(), all.end() - 1,
                                             [&](Id other) { return isLarger(other, all[i], mover, games); });
        if (isDominated) continue;
        const Rational cost = costs.of(all[i], mover);
        if (best && cost >= least) continue;
        best = i;
        least = cost;
    }
    if (games.stopped() && games.stopped()->kind == Error::Kind::cancelled) return cancelled();
    return games.stopped() ? 0 : best.value_or(0);
}

} // namespace mexplorer
