#include "core/own/rules_of_game.h"

#include "core/own/joint_rules.h"
#include "core/own/own_board.h"
#include "core/own/own_description.h"
#include "core/own/said_rules.h"
#include "core/rules/coin_turning.h"
#include "core/rules/grid_walk.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

using Amounts = std::vector<std::uint64_t>;
using Version = Expected<OwnVersion>;

std::uint64_t countOf(const Parameters& parameters, const std::string& id) {
    return static_cast<std::uint64_t>(integerOf(parameters, id));
}

Version nimVersion(const Parameters& /*parameters*/, std::string_view position) {
    return OwnVersion{sayTakeSet({}), std::string(position)};
}

Version takeUpTo(const Parameters& parameters, std::string_view position) {
    constexpr std::uint64_t mostListed = 100;
    const std::uint64_t most = countOf(parameters, "m");
    if (most > mostListed)
        return OwnVersion{sayCondition(fmt::format("k <= {}", most)), std::string(position)};
    Amounts amounts;
    for (std::uint64_t amount = 1; amount <= most; ++amount)
        amounts.push_back(amount);
    return OwnVersion{sayTakeSet(amounts), std::string(position)};
}

Version takeBetween(const Parameters& parameters, std::string_view position) {
    const std::uint64_t least = countOf(parameters, "p");
    const std::string condition = fmt::format("{} <= k <= {}{}", least, countOf(parameters, "q"),
                                              least > 1 ? fmt::format(" or k = n and n < {}", least) : "");
    return OwnVersion{sayCondition(condition), std::string(position)};
}

Version takeSet(const Parameters& parameters, std::string_view position) {
    Amounts amounts;
    for (const std::int64_t amount : integersOf(parameters, "set"))
        amounts.push_back(static_cast<std::uint64_t>(amount));
    return OwnVersion{sayTakeSet(amounts), std::string(position)};
}

Version codeInWords(const Parameters& parameters, std::string_view position) {
    const auto code = BreakCode::parse(parameters.at("code"));
    if (!code) return tl::unexpected(code.error());
    if (!code->allows(BreakCode::nothing) && !code->allows(BreakCode::oneHeap) &&
        !code->allows(BreakCode::twoHeaps) && !code->allows(BreakCode::threeHeaps))
        return invalid(say(MX_TEXT("core", "No turn is possible by this code; rules of one’s own have at "
                                           "least one.")));
    return OwnVersion{sayCode(*code), std::string(position)};
}

Version grundyVersion(const Parameters& /*parameters*/, std::string_view position) {
    return OwnVersion{sayCode(BreakCode::unequalSplits()), std::string(position)};
}

Version laskerVersion(const Parameters& /*parameters*/, std::string_view position) {
    return OwnVersion{"heap n: take any | split a + b", std::string(position)};
}

/// The turn that takes any number, each by a name of its own, from each of these heaps.
std::string mooreTurn(std::size_t chosen) {
    constexpr std::string_view heaps = "abcd";
    constexpr std::string_view names = "kji";
    static_assert(heaps.size() == JointRules::mostHeaps && names.size() == JointRules::mostNames);
    std::vector<std::string> takes;
    for (std::size_t heap = 0; heap < heaps.size(); ++heap)
        if ((chosen >> heap & 1U) != 0)
            takes.push_back(fmt::format("{}-{}", heaps[heap], names[takes.size()]));
    return joined(takes, ", ");
}

/// The turns from at most so many of the heaps, those from fewer first.
std::string mooreText(std::size_t heaps, std::size_t most) {
    std::vector<std::string> named;
    for (std::size_t heap = 0; heap < heaps; ++heap)
        named.emplace_back(1, "abcd"[heap]);
    std::vector<std::string> turns;
    for (std::size_t count = 1; count <= most; ++count)
        for (std::size_t chosen = 1; chosen < std::size_t{1} << heaps; ++chosen)
            if (static_cast<std::size_t>(std::popcount(chosen)) == count) turns.push_back(mooreTurn(chosen));
    return fmt::format("heaps {}: {}", joined(named, ", "), joined(turns, " | "));
}

/// Their number is fixed by the position, as the rules name each of them.
Version mooreVersion(const Parameters& parameters, std::string_view position) {
    const std::size_t heaps = 1 + static_cast<std::size_t>(std::ranges::count(position, ','));
    if (heaps > JointRules::mostHeaps)
        return invalid(
            say(MX_TEXT("core", "The position has %1 heaps; rules of one’s own name each heap, and "
                                "at most %2."),
                heaps, JointRules::mostHeaps));
    const std::size_t most = std::min<std::size_t>(countOf(parameters, "k"), heaps);
    if (most > JointRules::mostNames)
        return invalid(
            say(MX_TEXT("core", "A turn takes from up to %1 heaps; in rules of one’s own at most %2 "
                                "numbers can be chosen in a turn."),
                most, JointRules::mostNames));
    return OwnVersion{mooreText(heaps, most), std::string(position)};
}

/// A limit is twice what was taken before, if it is even; at the opening nothing was.
Version fibonacciVersion(const Parameters& /*parameters*/, std::string_view position) {
    OwnVersion version{sayRemembering("k <= 2*m or m = 0 and k < n"), std::string(position)};
    const std::size_t slash = position.find('/');
    if (slash == std::string_view::npos) return version;
    const auto limit = parseInteger(position.substr(slash + 1), 0, INT64_MAX);
    const bool isTwice = limit && *limit > 0 && *limit % 2 == 0;
    version.position =
        isTwice ? fmt::format("{},{}", trimmed(position.substr(0, slash)), *limit / 2) : std::string();
    return version;
}

/// A board with all cells that can be reached, as every move lowers row + column.
Version onBoard(const std::vector<MoveVector>& vectors, std::string_view position) {
    const auto cell = parseIntegers(position, 0, INT64_MAX / 4);
    if (!cell || cell->size() != 2)
        return invalid(positionId, say(MX_TEXT("core", "“%1” is no cell."), shortened(position)));
    constexpr std::uint64_t leastSide = 8;
    const auto furthest = static_cast<std::uint64_t>((*cell)[0] + (*cell)[1]);
    const std::uint64_t side = std::max(leastSide, furthest + 1);
    if (side > OwnBoard::longestSide)
        return invalid(positionId,
                       say(MX_TEXT("core", "The cell is too far away: row and column together may "
                                           "be at most %1, for the board to have all its moves."),
                           OwnBoard::longestSide - 1));
    return OwnVersion{sayBoard({.rows = side, .columns = side, .vectors = sayVectors(vectors)}),
                      std::string(position)};
}

Version byVectors(const std::vector<MoveVector>& vectors, std::string_view position) {
    const bool onlyLower =
        std::ranges::all_of(vectors, [](const MoveVector& one) { return one.da <= 0 && one.db <= 0; });
    if (!onlyLower) return onBoard(vectors, position);
    return OwnVersion{sayHeapVectors(vectors), std::string(position)};
}

Version wythoffVersion(const Parameters& /*parameters*/, std::string_view position) {
    return byVectors(vectorsOf(ChessPiece::queen), position);
}

/// Its cells are counted from 1.
Version kikiVersion(const Parameters& /*parameters*/, std::string_view position) {
    const auto cell = parseIntegers(position, 1, INT64_MAX);
    std::string from0;
    if (cell && cell->size() == 2) from0 = fmt::format("{},{}", (*cell)[0] - 1, (*cell)[1] - 1);
    return byVectors(vectorsOf(ChessPiece::king), from0);
}

Version gridWalkVersion(const Parameters& parameters, std::string_view position) {
    const auto walk = GridWalk::make(parameters);
    if (!walk) return tl::unexpected(walk.error());
    return byVectors(walk->vectors(), position);
}

Version sidedSets(const Parameters& parameters, std::string_view position) {
    const auto turnsOf = [&parameters](const char* side) {
        std::vector<std::uint64_t> amounts;
        for (const std::int64_t amount : integersOf(parameters, side))
            amounts.push_back(static_cast<std::uint64_t>(amount));
        return sayAmounts(amounts);
    };
    return OwnVersion{fmt::format("Left: take {}; Right: take {}", turnsOf("left"), turnsOf("right")),
                      std::string(position)};
}

Version coinsVersion(const Parameters& parameters, std::string_view position) {
    const auto coins = CoinTurning::make(parameters);
    if (!coins) return tl::unexpected(coins.error());
    const auto text = sayCoins(coins->sets());
    if (!text) return tl::unexpected(text.error());
    return OwnVersion{*text, std::string(position)};
}

Version ownAlready(const Parameters& parameters, std::string_view position) {
    return OwnVersion{parameters.at(ownRulesId), std::string(position)};
}

struct Sayable {
    std::string_view game;
    Version (*version)(const Parameters&, std::string_view);
};
constexpr Sayable sayables[] = {
    {"nim", nimVersion},
    {"bash", takeUpTo},
    {"take-between", takeBetween},
    {"bounded-nim", takeUpTo},
    {"subtraction", takeSet},
    {"octal", codeInWords},
    {"grundy", grundyVersion},
    {"lasker", laskerVersion},
    {"moore", mooreVersion},
    {"fibonacci", fibonacciVersion},
    {"wythoff", wythoffVersion},
    {"kiki", kikiVersion},
    {"grid-walk", gridWalkVersion},
    {"coin-turning", coinsVersion},
    {"partizan-subtraction", sidedSets},
    {ownGameId, ownAlready},
};

struct Unsayable {
    std::string_view game;
    std::string_view why; ///< a sentence
};
constexpr std::string_view asGraph =
    MX_TEXT("core", "It is played on a graph of its own, which rules in words do not carry with them.");
constexpr std::string_view asTwoSided =
    MX_TEXT("core", "Left and Right have different moves, which are not takes from heaps.");
constexpr std::string_view asLines =
    MX_TEXT("core", "Who wins is not told by who moves last, and both have signs of their own.");
constexpr std::string_view asScores = MX_TEXT("core", "It is played for scores, and not for the last move.");
constexpr std::string_view asAtOnce =
    MX_TEXT("core", "It is no game of turns by which whoever cannot move has lost.");
constexpr std::string_view asCoins =
    MX_TEXT("core", "A turn turns over coins that lie apart; rewriting changes letters that lie together.");
constexpr Unsayable unsayables[] = {
    {"staircase", MX_TEXT("core", "What leaves one stair makes another larger; heaps of one’s own rules only "
                                  "get smaller.")},
    {"tartan", asCoins},
    {"dag", asGraph},
    {"hackenbush", asGraph},
    {"tic-tac-toe", asLines},
    {"mnk", asLines},
    {"connect-four", asLines},
    {"hexapawn", asLines},
    {"chase", asLines},
    {"take-ends", asScores},
    {"tree", asScores},
    {"matrix", asAtOnce},
    {"kuhn-poker", asAtOnce},
    {"leduc-poker", asAtOnce},
    {"coalition", asAtOnce},
    {"mex",
     MX_TEXT("core", "Its first turn chooses from a set that is typed; the heap that is left is Nim.")},
    {"sum", MX_TEXT("core", "A sum has the rules of all its games: open one of them alone.")},
};

} // namespace

Expected<OwnVersion> ownVersionOf(std::string_view game, const Parameters& parameters,
                                  std::string_view position) {
    const auto* sayable = std::ranges::find(sayables, game, &Sayable::game);
    if (sayable != std::end(sayables)) return sayable->version(parameters, position);
    const auto* other = std::ranges::find(unsayables, game, &Unsayable::game);
    return invalid(say(other != std::end(unsayables) ? other->why : asTwoSided));
}

} // namespace mexplorer
