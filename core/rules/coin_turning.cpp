#include "core/rules/coin_turning.h"

#include "core/rules/misere_search.h"
#include "core/rules/sums.h"
#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/rows_text.h"
#include "core/text/text_place.h"
#include "core/text/utf8.h"

#include <algorithm>

namespace mexplorer {

namespace {

Theorem theorem(const char* rule, Message title, Message statement) {
    return {std::move(title),
            std::move(statement),
            say(MX_TEXT("core", "normal play, every row; places are counted from 1 at the left")),
            "Berlekamp, Conway, Guy 1982",
            {{"rule", rule}, {"play", "normal"}}};
}

std::vector<Theorem> turningTheorems() {
    return {
        theorem("turtles", say(MX_TEXT("core", "Turning Turtles is Nim")),
                say(MX_TEXT("core", "A head at place n is worth n: turning it and one to its left is "
                                    "lowering a heap."))),
        theorem("mock-turtles", say(MX_TEXT("core", "Odious numbers")),
                say(MX_TEXT("core", "A head at place n is worth the n-th number with an odd number of "
                                    "binary ones: 1, 2, 4, 7, 8, 11 …"))),
        theorem("ruler", say(MX_TEXT("core", "The ruler’s marks")),
                say(MX_TEXT("core", "A head at place n is worth the largest power of two that divides n."))),
        theorem("twins", say(MX_TEXT("core", "Twins is Nim from 0")),
                say(MX_TEXT("core", "A head at place n is worth n − 1."))),
        {say(MX_TEXT("core", "Heads are a sum")),
         say(MX_TEXT("core", "The value of a row is the XOR of its heads’ values, each taken alone.")),
         say(MX_TEXT("core", "normal play, every rule")),
         "Berlekamp, Conway, Guy 1982",
         {{"play", "normal"}}},
        misereSearch()};
}

/// What stands between the commas or bars of a row or, if it has none, between its blanks.
std::vector<std::string_view> wordsOf(std::string_view row) {
    constexpr std::string_view commas = ",;|";
    const bool hasCommas = row.find_first_of(commas) != std::string_view::npos;
    std::vector<std::string_view> words;
    for (std::size_t begin = 0; begin <= row.size();) {
        const std::size_t end =
            std::min(row.find_first_of(hasCommas ? commas : " \t\r\n", begin), row.size());
        const std::string_view word = trimmed(row.substr(begin, end - begin));
        if (hasCommas || !word.empty()) words.push_back(word);
        begin = end + 1;
    }
    return words;
}

/// 1 for heads, 0 for tails.
std::optional<std::uint8_t> coinOf(char sign) {
    if (sign == 'H' || sign == 'h' || sign == '1') return std::uint8_t{1};
    if (sign == 'T' || sign == 't' || sign == '0') return std::uint8_t{0};
    return std::nullopt;
}

/// Among other words “10” may be a number: digits stand alone there.
bool isOneCoinOrLetters(std::string_view word) {
    return word.size() == 1 || (!word.empty() && word.find_first_of("01") == std::string_view::npos);
}

tl::unexpected<Error> notOneCoin(std::string_view word, std::size_t column) {
    if (word.empty())
        return invalid(positionId,
                       say(MX_TEXT("core", "A coin is missing at column %1; write H for heads and T "
                                           "for tails, or 1 and 0."),
                           column));
    return invalid(positionId,
                   say(MX_TEXT("core", "“%1” at column %2 is not one coin; write the row as 0 1 1 0, "
                                       "0110 or THHT."),
                       shortened(word), column));
}

tl::unexpected<Error> noCoin(std::string_view rest, std::size_t column) {
    const std::string_view sign = rest.substr(0, std::max<std::size_t>(characterLength(rest), 1));
    return invalid(
        positionId,
        say(MX_TEXT("core",
                    "“%1” at column %2 is not a coin; write H for heads and T for tails, or 1 and 0."),
            shortened(sign), column));
}

} // namespace

CoinTurning::CoinTurning(Play play, TurnRule rule) : play_(play), rule_(std::move(rule)) {
    // Computed once, as closedForm is called for many options.
    for (std::size_t place = 1; place <= mostCoins; ++place) {
        if (const auto value = rule_.value(place)) headValues_.push_back(*value);
    }
}

Description CoinTurning::describe() {
    return {
        .id = "coin-turning",
        .title = say(MX_TEXT("core", "Coin turning")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary =
            say(MX_TEXT("core", "Turn over a set of coins that the rule allows; the right-most of them "
                                "must go from heads to tails.")),
        .parameters = {TurnRule::parameter("rule", say(MX_TEXT("core", "rule")), "turtles",
                                           say(MX_TEXT("core", "which coins one turn may turn over"))),
                       TurnRule::setsParameter("sets", say(MX_TEXT("core", "sets")), "rule"),
                       playParameter()},
        .position = "THHTHTTH",
        .view = "xor",
        .positionHint = say(MX_TEXT("core", "the coins from the left, H for heads and T for tails: THHTH, or "
                                            "01101")),
        .presets =
            {{say(MX_TEXT("core", "Turning Turtles: heads at 2, 3, 5 and 8")), {}, "THHTHTTH"},
             {say(MX_TEXT("core", "Mock Turtles: six coins")), {{"rule", "mock-turtles"}}, "HTHTTH"},
             {say(MX_TEXT("core", "Ruler: ten coins")), {{"rule", "ruler"}}, "TTTHTHTTTH"},
             {say(MX_TEXT("core", "Moebius: eighteen coins")), {{"rule", "moebius"}}, "TTTTTHTTHTTTTTTTTH"},
             {say(MX_TEXT("core", "A small tree: Twins on HHTH")), {{"rule", "twins"}}, "HHTH", "tree"},
             {say(MX_TEXT("core", "Misère: Turning Turtles on HTH")), {{"play", "misere"}}, "HTH", "tree"}},
        .theorems = turningTheorems(),
    };
}

Expected<CoinTurning> CoinTurning::make(const Parameters& parameters) {
    auto rule = TurnRule::make(parameters, "rule", "sets");
    if (!rule) return tl::unexpected(rule.error());
    return CoinTurning(playOf(parameters), std::move(*rule));
}

Expected<Coins> CoinTurning::parse(std::string_view typed) const {
    Coins coins;
    const std::string pasted = pastedList(withoutQuotes(withoutMaker(typed)));
    const std::string_view text = pasted;
    const Listed inside = insideBrackets(text);
    const auto words = wordsOf(trimmed(text.substr(inside.begin, inside.end - inside.begin)));
    for (const std::string_view word : words) {
        const auto at = static_cast<std::size_t>(word.data() - text.data());
        if (words.size() > 1 && !isOneCoinOrLetters(word)) return notOneCoin(word, columnOf(text, at));
        for (std::size_t i = 0; i < word.size(); ++i) {
            const auto coin = coinOf(word[i]);
            if (!coin) return noCoin(word.substr(i), columnOf(text, at + i));
            coins.push_back(*coin);
            if (coins.size() > mostCoins) {
                return invalid(positionId,
                               say(MX_TEXT("core", "There are more than %1 coins."), std::size_t{mostCoins}));
            }
        }
    }
    if (coins.empty()) {
        return invalid(positionId, say(MX_TEXT("core", "There is no coin; write a row of them, THHTH or "
                                                       "01101.")));
    }
    return coins;
}

std::string CoinTurning::text(const Coins& coins) const {
    std::string text;
    for (const std::uint8_t coin : coins)
        text += coin != 0 ? 'H' : 'T';
    return text;
}

Message CoinTurning::moveText(const Coins& /*coins*/, const Places& places) const {
    if (places.size() == 1) return say(MX_TEXT("core", "turn coin %1"), places.front());
    return say(MX_TEXT("core", "turn coins %1"), listed(joined(places, ", ")));
}

std::uint64_t CoinTurning::optionCount(const Coins& coins) const {
    std::uint64_t count = 0;
    for (std::size_t place = 1; place <= coins.size(); ++place) {
        if (coins[place - 1] != 0) count += sets().count(place);
    }
    return count;
}

Coins CoinTurning::after(const Coins& coins, const Places& places) const {
    Coins turned = coins;
    for (const std::size_t place : places)
        turned[place - 1] ^= 1U;
    return turned;
}

std::optional<Places> CoinTurning::moveBetween(const Coins& coins, const Coins& option) const {
    if (coins.size() != option.size()) return std::nullopt;
    Places places;
    for (std::size_t place = 1; place <= coins.size(); ++place)
        if (coins[place - 1] != option[place - 1]) places.push_back(place);
    const bool isTurn = !places.empty() && coins[places.back() - 1] == 1 && sets().contains(places);
    return isTurn ? std::optional(places) : std::nullopt;
}

Message CoinTurning::valueTheorem() const {
    for (const Theorem& known : turningTheorems()) {
        const auto rule = known.where.find("rule");
        if (rule != known.where.end() && rule->second == rule_.id()) return known.title;
    }
    return {};
}

std::optional<Evaluation> CoinTurning::closedForm(const Coins& coins) const {
    if (play_ == Play::misere) return std::nullopt;
    if (headValues_.empty()) {
        const bool isAllTails = std::ranges::count(coins, 0) == std::ssize(coins);
        return isAllTails ? std::optional(evaluationOf(0)) : std::nullopt;
    }
    Nimber sum = 0;
    for (std::size_t i = 0; i < coins.size(); ++i)
        sum ^= coins[i] != 0 ? headValues_[i] : 0;
    return evaluationOf(sum);
}

std::vector<Coins> CoinTurning::components(const Coins& coins) const {
    std::vector<Coins> parts;
    for (std::size_t i = 0; i < coins.size(); ++i) {
        if (coins[i] == 0) continue;
        parts.emplace_back(coins.size(), std::uint8_t{0});
        parts.back()[i] = 1;
    }
    return parts;
}

std::string CoinTurning::componentText(const Coins& part) const {
    Places places;
    for (std::size_t i = 0; i < part.size(); ++i) {
        if (part[i] != 0) places.push_back(i + 1);
    }
    return joined(places, " + ");
}

std::vector<CoinPlace> CoinTurning::coinPlaces(const Coins& coins) {
    std::vector<CoinPlace> places;
    std::size_t heads = 0;
    for (const std::uint8_t coin : coins) {
        places.push_back({coin});
        if (coin != 0) places.back().component = heads++;
    }
    return places;
}

Message CoinTurning::componentName(std::size_t part) {
    return say(MX_TEXT("core", "head %1"), part + 1);
}

CoinTurning CoinTurning::inNormalPlay() const {
    CoinTurning copy = *this;
    copy.play_ = Play::normal;
    return copy;
}

} // namespace mexplorer
