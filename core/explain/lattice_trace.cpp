#include "core/explain/lattice_trace.h"

#include "core/explain/say_short_game.h"
#include "core/partizan/born_by.h"
#include "core/partizan/notation.h"
#include "core/rules/order_outcome.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

/// The lattice, and the order in it.
struct Ordered {
    explicit Ordered(Task& task) : games(task), ids(bornBy(2, games)) {}

    [[nodiscard]] bool isAtMost(std::size_t one, std::size_t other) {
        return games.isAtMost(ids[one], ids[other]);
    }
    /// Of all games at least these two the least, or of all at most these the greatest; nothing if there is
    /// none.
    [[nodiscard]] std::optional<std::size_t> bound(std::size_t one, std::size_t other, bool isAbove) {
        const auto isBound = [&](std::size_t game) {
            return isAbove ? isAtMost(one, game) && isAtMost(other, game)
                           : isAtMost(game, one) && isAtMost(game, other);
        };
        for (std::size_t candidate = 0; candidate < ids.size(); ++candidate) {
            if (!isBound(candidate)) continue;
            bool isTightest = true;
            for (std::size_t game = 0; game < ids.size(); ++game)
                if (isBound(game) && !(isAbove ? isAtMost(candidate, game) : isAtMost(game, candidate)))
                    isTightest = false;
            if (isTightest) return candidate;
        }
        return std::nullopt;
    }

    ShortGames games;
    std::vector<Id> ids;
};

/// Along the covers, of which each leads up.
void findRanks(DayLattice& lattice) {
    for (std::size_t round = 0; round < lattice.games.size(); ++round)
        for (const auto& [lower, upper] : lattice.covers)
            lattice.games[upper].rank = std::max(lattice.games[upper].rank, lattice.games[lower].rank + 1);
}

Expected<DayLattice> latticeOf(Ordered& order) {
    DayLattice lattice;
    for (const Id game : order.ids) {
        auto name = nameOf(game, order.games);
        if (!name) return tl::unexpected(name.error());
        lattice.games.push_back({std::move(*name), outcomeOf(order.games.order(game, order.games.zero())),
                                 static_cast<int>(order.games.birthday(game))});
    }
    lattice.covers = coversAmong(order.ids, order.games);
    lattice.bornByDay3 = bornBy(3, order.games).size();
    if (order.games.stopped()) return tl::unexpected(*order.games.stopped());
    findRanks(lattice);
    return lattice;
}

std::vector<Message> latticeCode() {
    return {say(MX_TEXT("core", "day 0: {|}, which is 0")),
            say(MX_TEXT("core", "the next day: all {L | R} with options born before, each game once")),
            say(MX_TEXT("core", "a line from G up to H: G < H, and no game between")),
            say(MX_TEXT("core", "two games that are confused: the least above both, the greatest below"))};
}

enum LatticeLine : std::size_t { first, next, order, bounds };

std::size_t find(const DayLattice& lattice, const std::string& name) {
    return static_cast<std::size_t>(std::ranges::find(lattice.games, name, &LatticeGame::name) -
                                    lattice.games.begin());
}

void tellDays(LatticeTrace& trace) {
    const DayLattice& lattice = trace.subject;
    trace.begin(say(MX_TEXT("core", "days")));
    trace.add({say(MX_TEXT("core", "On day 0 there are no games yet that could be options: only %1 is born."),
                   saidGame("0")),
               first},
              {0, false, false});
    trace.add({say(MX_TEXT("core", "On day 1 each player may have the option 0 or none: %1 games by then."),
                   lattice.countBornBy(1)),
               next},
              {1, false, false});
    trace.add({say(MX_TEXT("core", "On day 2 options are any of those: of all these forms %1 games are "
                                   "different, with those born before."),
                   lattice.countBornBy(2)),
               next},
              {2, false, false});
}

/// Two that are confused, with what is right above and below.
void tellPair(LatticeTrace& trace, Ordered& ordered, const char* one, const char* other) {
    const DayLattice& lattice = trace.subject;
    const std::size_t a = find(lattice, one);
    const std::size_t b = find(lattice, other);
    const auto above = ordered.bound(a, b, true);
    const auto below = ordered.bound(a, b, false);
    if (!above || !below) return;
    trace.add(
        {say(MX_TEXT("core", "%1 and %2 are confused. The least game above both is %3, the greatest below "
                             "both %4."),
             saidGame(one), saidGame(other), saidGame(lattice.games[*above].name),
             saidGame(lattice.games[*below].name)),
         bounds},
        {2, true, false, {a, b}, above, below});
}

} // namespace

int DayLattice::ranks() const {
    return 1 + std::ranges::max(games, {}, &LatticeGame::rank).rank;
}

std::size_t DayLattice::countBornBy(int day) const {
    return static_cast<std::size_t>(
        std::ranges::count_if(games, [day](const LatticeGame& game) { return game.day <= day; }));
}

Expected<LatticeTrace> latticeTrace(Task& task) {
    Ordered ordered(task);
    auto lattice = latticeOf(ordered);
    if (!lattice) return tl::unexpected(lattice.error());
    LatticeTrace trace(say(MX_TEXT("core", "The games born by day 2")), latticeCode(), std::move(*lattice));
    tellDays(trace);
    trace.begin(say(MX_TEXT("core", "order")));
    trace.add(
        {say(MX_TEXT("core", "A line leads from each game up to those right above it: Left likes the upper "
                             "ones better. Lines: %1."),
             trace.subject.covers.size()),
         order},
        {2, true, false});
    tellPair(trace, ordered, "^", "*");
    tellPair(trace, ordered, "+-1", "0");
    tellPair(trace, ordered, "1/2", "{1|0}");
    trace.begin(say(MX_TEXT("core", "result")));
    trace.add(
        {say(MX_TEXT("core", "Any two have such bounds: the %1 games born by day 2 are a lattice. By day 3 "
                             "there are %2."),
             trace.subject.games.size(), trace.subject.bornByDay3),
         next},
        {});
    return trace;
}

} // namespace mexplorer
