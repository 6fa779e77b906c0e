#include "core/explain/say_poker.h"

#include "core/regret/poker_rules.h"
#include "core/text/decimal.h"
#include "core/text/say_count.h"

#include <fmt/format.h>

#include <cmath>
#include <sstream>

namespace mexplorer {

namespace {

constexpr int saidDigits = 3;

/// Appends to a list, with the separator of each language.
void append(Message& all, Message item) {
    all = all.empty() ? std::move(item) : say(MX_TEXT("core", "%1, %2"), all, item);
}

Message actionOf(std::string_view id) {
    for (const PokerAction action :
         {PokerAction::check, PokerAction::bet, PokerAction::fold, PokerAction::call, PokerAction::raise})
        if (actionId(action) == id) return sayAction(static_cast<std::uint8_t>(action));
    return say(MX_TEXT("core", "%1 on the table"), id); // a rank
}

struct Told {
    std::string card;
    Message history; ///< empty before the first action
};

/// The name of a set in words.
Told wordsOf(const std::string& name) {
    std::istringstream words(name);
    Told all;
    words >> all.card;
    for (std::string word; words >> word;)
        if (word != "/") append(all.history, actionOf(word));
    return all;
}

/// “+1/3”, “≈ +0.184”
std::string signedText(double number) {
    const std::string text = worthText(number);
    if (number <= 0 || text == "0") return text;
    const std::size_t start = text.starts_with(nearly) ? nearly.size() : 0;
    return text.substr(0, start) + "+" + text.substr(start);
}

} // namespace

Message sayPlayer(std::size_t player) {
    return say(MX_TEXT("core", "player %1"), player + 1);
}

Message sayAction(std::uint8_t action) {
    switch (static_cast<PokerAction>(action)) {
    case PokerAction::check:
        return say(MX_TEXT("core", "check"));
    case PokerAction::bet:
        return say(MX_TEXT("core", "bet"));
    case PokerAction::fold:
        return say(MX_TEXT("core", "fold"));
    case PokerAction::call:
        return say(MX_TEXT("core", "call"));
    case PokerAction::raise:
        break;
    }
    return say(MX_TEXT("core", "raise"));
}

Message sayInfoSet(const ExtensiveGame& game, std::size_t player, ExtensiveGame::Set set) {
    const auto [card, history] = wordsOf(game.player(player).names[set]);
    return history.empty() ? say(MX_TEXT("core", "player %1 with %2"), player + 1, card)
                           : say(MX_TEXT("core", "player %1 with %2 after %3"), player + 1, card, history);
}

Message sayHand(const ExtensiveGame& game, std::size_t player, ExtensiveGame::Set set) {
    const auto [card, history] = wordsOf(game.player(player).names[set]);
    return history.empty() ? verbatim(card) : say(MX_TEXT("core", "%1 after %2"), card, history);
}

Message sayByAction(const ExtensiveGame& game, const CfrSetUpdate& update, const std::vector<double>& numbers,
                    bool isSigned) {
    const ExtensiveGame::Player& own = game.player(update.player);
    Message all;
    for (std::size_t i = 0; i < numbers.size(); ++i)
        append(all, say(MX_TEXT("core", "%1 %2"), sayAction(own.actions[own.sets[update.set].first + i]),
                        verbatim(isSigned ? signedText(numbers[i]) : worthText(numbers[i]))));
    return all;
}

std::string worthText(double number) {
    constexpr double hair = 1e-15; // payoffs are at least 1
    return fractionText(std::abs(number) < hair ? 0 : number, saidDigits);
}

std::string familyText(const KuhnDecision& decision) {
    std::string fixed =
        decision.thirds % 3 == 0 ? std::to_string(decision.thirds / 3) : fmt::format("{}/3", decision.thirds);
    if (decision.slope == 0) return fixed;
    const std::string alpha = decision.slope == 1 ? "α" : fmt::format("{} α", decision.slope);
    return decision.thirds == 0 ? alpha : fixed + " + " + alpha;
}

Message sayPoint(const CfrPoint& point) {
    return sayCount(point.iterations, MX_TEXT("core", "After 1 iteration: value %2, exploitability %3."),
                    MX_TEXT("core", "After %1 iterations: value %2, exploitability %3."), point.iterations,
                    roundedText(point.value), roundedText(point.exploitability, saidDigits));
}

} // namespace mexplorer
