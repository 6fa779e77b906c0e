#include "core/regret/poker_deal.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/rows_text.h"

#include <algorithm>
#include <vector>

namespace mexplorer {

namespace {

std::optional<std::uint8_t> rankOf(char letter, const PokerShape& shape) {
    for (std::uint8_t rank = 0; rank < shape.ranks; ++rank) {
        const char name = rankName(rank).front();
        if (letter == name || letter == static_cast<char>(name - 'A' + 'a')) return rank;
    }
    return std::nullopt;
}

tl::unexpected<Error> noDeal(std::string_view text, const PokerShape& shape) {
    if (shape.rounds > 1)
        return invalid("position",
                       say(MX_TEXT("core", "“%1” is not a deal: expected player 1’s card, player 2’s and the "
                                           "one on the table, J, Q or K, for example K Q J."),
                           shortened(text)));
    return invalid("position", say(MX_TEXT("core", "“%1” is not a deal: expected all, or player 1’s card and "
                                                   "player 2’s, J, Q or K, for example K Q."),
                                   shortened(text)));
}

bool isBetween(char c) {
    return std::string_view(" ,;/|\t\r\n").find(c) != std::string_view::npos;
}

} // namespace

Expected<PokerDeal> parseDeal(std::string_view text, const PokerShape& shape) {
    const std::string list = pastedList(withoutQuotes(Plain(text).text()));
    const auto [begin, end] = insideBrackets(list);
    const std::size_t cards = shape.rounds > 1 ? playerCount + 1 : playerCount;
    std::vector<std::uint8_t> ranks;
    for (const char letter : std::string_view(list).substr(begin, end - begin)) {
        if (isBetween(letter)) continue;
        const auto rank = rankOf(letter, shape);
        if (!rank || ranks.size() == cards) {
            ranks.clear();
            break;
        }
        ranks.push_back(*rank);
    }
    if (ranks.size() != cards) return noDeal(text, shape);
    for (const std::uint8_t rank : ranks)
        if (std::count(ranks.begin(), ranks.end(), rank) > shape.copies)
            return invalid("position",
                           say(MX_TEXT("core", "“%1” has %2 more often than the pack does: %3 times at "
                                               "most."),
                               shortened(text), rankName(rank), static_cast<int>(shape.copies)));
    return PokerDeal{{ranks[0], ranks[1]}, cards > playerCount ? ranks[2] : std::uint8_t{0}};
}

std::string textOf(const PokerDeal& deal, const PokerShape& shape) {
    std::string text = dealName(deal.cards[0], deal.cards[1]);
    if (shape.rounds > 1) {
        text += ' ';
        text += rankName(deal.board);
    }
    return text;
}

std::vector<ExtensiveGame::Node> nodesOf(const ExtensiveGame& game, const std::optional<PokerDeal>& deal) {
    const std::string cards = deal ? dealName(deal->cards[0], deal->cards[1]) : "";
    const std::string_view board = deal ? rankName(deal->board) : "";
    std::vector<ExtensiveGame::Node> seen{0};
    for (std::size_t i = 0; i < seen.size(); ++i) { // `seen` grows meanwhile, level by level like the game
        const ExtensiveGame::NodeRecord& node = game.node(seen[i]);
        const bool isDealt = deal && node.actor == Actor::chance;
        for (ExtensiveGame::Node child = node.firstChild; child < node.firstChild + node.childCount; ++child)
            if (!isDealt || game.actionTo(child) == (seen[i] == 0 ? cards : board)) seen.push_back(child);
    }
    return seen;
}

} // namespace mexplorer
