// Reading games of coalitions from text.
#include "core/coalition/amounts.h"
#include "core/coalition/coalition_game.h"
#include "core/coalition/flow_text.h"
#include "core/coalition/table_values.h"
#include "core/coalition/text_piece.h"
#include "core/rules/description.h"
#include "core/text/parse.h"
#include "core/text/plain_text.h"
#include "core/text/text_place.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

std::vector<std::string> numbered(std::size_t players) {
    std::vector<std::string> names;
    for (std::size_t player = 1; player <= players; ++player)
        names.push_back(std::to_string(player));
    return names;
}

Expected<void> checkPlayers(std::size_t players, std::size_t most) {
    if (players >= 2 && players <= most) return {};
    return invalid(say(MX_TEXT("core", "There are 2 to %1 players, not %2."), most, players));
}

/// The place after the name that the first number may have, as in “E = 200”; else the beginning.
std::size_t afterName(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos) return 0;
    const std::string_view name = trimmed(text.substr(0, equals));
    const bool isWord =
        std::ranges::all_of(name, [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
    return isWord && !name.empty() ? equals + 1 : 0;
}

TextPiece withoutName(TextPiece text) {
    const std::size_t begin = afterName(text.text);
    return {text.text.substr(begin), text.column + begin};
}

/// Where the “;” is, or a colon or bar in its place; after a number with a name a comma or a blank is enough.
std::size_t halvesPartAt(std::string_view text) {
    const std::size_t sign = text.find_first_of(";:|");
    const std::size_t begin = text.find_first_not_of(" \t\r\n", afterName(text));
    const bool isNamed = sign == std::string_view::npos && begin < text.size() && afterName(text) > 0;
    return std::min(isNamed ? text.find_first_of(", \t\r\n", begin) : sign, text.size());
}

/// The two pieces around the only sign between them. `example` shows how they are written.
Expected<std::pair<TextPiece, TextPiece>> halves(TextPiece whole, const char* example) {
    whole = withoutBrackets(whole);
    const std::size_t at = halvesPartAt(whole.text);
    if (at == whole.text.size()) {
        return invalid(say(MX_TEXT("core", "There is no “;” after the first number; write it as %1."),
                           std::string_view(example)));
    }
    const TextPiece before{whole.text.substr(0, at), whole.column};
    const TextPiece after{whole.text.substr(at + 1), whole.column + columnOf(whole.text, at)};
    const bool isSemicolon = whole.text[at] == ';';
    if (const std::size_t second = after.text.find(';'); isSemicolon && second != std::string_view::npos) {
        return invalid(say(MX_TEXT("core", "There is a second “;” at column %1; write it as %2."),
                           after.column + columnOf(after.text, second) - 1, std::string_view(example)));
    }
    return std::pair{withoutName(before), withoutName(after)};
}

/// Errors: `negative`, about the first amount that is negative.
Expected<void> checkSigns(const Amounts& amounts, Message negative) {
    const auto isNegative = [](std::int64_t units) { return units < 0; };
    const auto found = std::find_if(amounts.units.begin(), amounts.units.end(), isNegative);
    if (found == amounts.units.end()) return {};
    negative.add(argument(unitsText(*found, amounts.parts)));
    negative.add(argument(static_cast<std::size_t>(found - amounts.units.begin()) + 1));
    return invalid(std::move(negative));
}

/// “whole; each,each”, brought to one denominator; the whole comes first.
Expected<Amounts> wholeAndEach(TextPiece text, const char* example) {
    const auto pieces = halves(text, example);
    if (!pieces) return tl::unexpected(pieces.error());
    const auto whole = parseFraction(pieces->first.text, pieces->first.column);
    if (!whole) return tl::unexpected(whole.error());
    auto each = parseAmounts(pieces->second.text, pieces->second.column);
    if (!each) return each;
    std::vector<Fraction> all{*whole};
    for (const std::int64_t units : each->units)
        all.push_back({units, each->parts});
    return amountsOf(all);
}

CoalitionGame gameOf(CoalitionKind kind, const Amounts& all) {
    CoalitionGame game;
    game.kind = kind;
    game.parts = all.parts;
    game.whole = all.units.front();
    game.numbers.assign(all.units.begin() + 1, all.units.end());
    game.names = numbered(game.numbers.size());
    return game;
}

std::int64_t sumOf(const std::vector<std::int64_t>& numbers) {
    std::int64_t sum = 0;
    for (const std::int64_t number : numbers)
        sum += number;
    return sum;
}

Expected<CoalitionGame> readTable(CoalitionKind kind, TextPiece text) {
    auto amounts = readTableValues(text.text, text.column);
    if (!amounts) return tl::unexpected(amounts.error());
    std::vector<std::int64_t>& given = amounts->units;
    const bool isWithNobody = !given.empty() && given.size() % 2 == 0 && std::has_single_bit(given.size());
    if (isWithNobody && given.front() != 0) {
        return invalid(
            say(MX_TEXT("core", "The first of these %1 values is that of nobody, v(∅), and must be "
                                "0, not %2."),
                given.size(), unitsText(given.front(), amounts->parts)));
    }
    if (isWithNobody) given.erase(given.begin());
    const std::size_t count = given.size() + 1;
    if (!std::has_single_bit(count) || count > std::size_t{1} << mostInTable || count < 4)
        return wrongTableCount(given.size());
    CoalitionGame game;
    game.kind = kind;
    game.parts = amounts->parts;
    game.names = numbered(static_cast<std::size_t>(std::countr_zero(count)));
    game.numbers.assign(count, 0);
    std::size_t at = 0;
    for (const Coalition coalition : inOrder(game.players())) {
        const std::int64_t units = given[at++];
        game.numbers[coalition] = game.isOfCosts() ? -units : units;
    }
    return game;
}

/// “51; 50,49,1”
Expected<Majority> readMajority(TextPiece inside) {
    const auto all = wholeAndEach(inside, "[51; 50,49,1]");
    if (!all) return tl::unexpected(all.error());
    Majority majority{all->parts, all->units.front(), {all->units.begin() + 1, all->units.end()}};
    if (auto fits = checkPlayers(majority.weights.size(), mostPlayers); !fits)
        return tl::unexpected(fits.error());
    auto positive = checkSigns({majority.weights, majority.parts},
                               say(MX_TEXT("core", "The weight %1 of player %2 is negative.")));
    if (!positive) return tl::unexpected(positive.error());
    if (majority.quota <= 0) {
        return invalid(say(MX_TEXT("core", "The quota %1 should be above 0: nobody alone decides nothing."),
                           unitsText(majority.quota, majority.parts)));
    }
    if (sumOf(majority.weights) < majority.quota) {
        return invalid(say(MX_TEXT("core", "The quota %1 is more than all weights together, %2."),
                           unitsText(majority.quota, majority.parts),
                           unitsText(sumOf(majority.weights), majority.parts)));
    }
    return majority;
}

/// Takes what is in the first brackets off the text, with the word after them.
Expected<TextPiece> takeBrackets(TextPiece& text) {
    const std::size_t end = text.text.find(']');
    if (end == std::string_view::npos) {
        return invalid(say(MX_TEXT("core", "“]” is missing at column %1, after the weights."),
                           text.column + columnOf(text.text, text.text.size()) - 1));
    }
    const TextPiece inside{text.text.substr(1, end - 1), text.column + 1};
    text = trimmedPiece({text.text.substr(end + 1), text.column + columnOf(text.text, end + 1) - 1});
    if (text.text.empty()) return inside;
    constexpr std::array<std::string_view, 7> words{"and", "AND", "&", "∧", "且", "和", ","};
    const auto word = std::find_if(words.begin(), words.end(),
                                   [&](std::string_view one) { return text.text.starts_with(one); });
    TextPiece next = text;
    if (word != words.end())
        next =
            trimmedPiece({text.text.substr(word->size()), text.column + columnOf(*word, word->size()) - 1});
    if (word == words.end() || !next.text.starts_with('[')) {
        return invalid(say(MX_TEXT("core", "Several majorities are written [2; 1,1,1] and [51; 50,49,1]; at "
                                           "column %1 that is not so."),
                           text.column));
    }
    text = next;
    return inside;
}

Expected<CoalitionGame> readVote(TextPiece text) {
    text = trimmedPiece(text);
    const bool isInBrackets = text.text.starts_with('[');
    CoalitionGame game;
    game.kind = CoalitionKind::vote;
    do {
        auto inside = isInBrackets ? takeBrackets(text) : Expected<TextPiece>(text);
        if (!inside) return tl::unexpected(inside.error());
        auto majority = readMajority(*inside);
        if (!majority) return tl::unexpected(majority.error());
        game.majorities.push_back(std::move(*majority));
        const std::size_t first = game.majorities.front().weights.size();
        const std::size_t here = game.majorities.back().weights.size();
        if (here != first) {
            return invalid(say(MX_TEXT("core", "Majority %1 has the weights of %2 players, the first of %3."),
                               game.majorities.size(), here, first));
        }
        if (game.majorities.size() == mostMajorities && isInBrackets && !text.text.empty()) {
            return invalid(
                say(MX_TEXT("core", "There may be %1 majorities at once, not more."), mostMajorities));
        }
    } while (isInBrackets && !text.text.empty());
    game.names = numbered(game.majorities.front().weights.size());
    return game;
}

Expected<CoalitionGame> readAirport(TextPiece text) {
    const auto costs = parseAmounts(text.text, text.column);
    if (!costs) return tl::unexpected(costs.error());
    if (auto fits = checkPlayers(costs->units.size(), mostPlayers); !fits)
        return tl::unexpected(fits.error());
    auto positive = checkSigns(*costs, say(MX_TEXT("core", "The cost %1 of player %2 is negative.")));
    if (!positive) return tl::unexpected(positive.error());
    CoalitionGame game;
    game.kind = CoalitionKind::airport;
    game.parts = costs->parts;
    game.numbers = costs->units;
    game.names = numbered(game.numbers.size());
    return game;
}

Expected<CoalitionGame> readBankruptcy(TextPiece text) {
    const auto all = wholeAndEach(text, "200; 100,200,300");
    if (!all) return tl::unexpected(all.error());
    CoalitionGame game = gameOf(CoalitionKind::bankruptcy, *all);
    if (auto fits = checkPlayers(game.numbers.size(), mostPlayers); !fits)
        return tl::unexpected(fits.error());
    auto positive = checkSigns({game.numbers, game.parts},
                               say(MX_TEXT("core", "The claim %1 of player %2 is negative.")));
    if (!positive) return tl::unexpected(positive.error());
    const std::string claims = unitsText(sumOf(game.numbers), game.parts);
    const std::string estate = unitsText(game.whole, game.parts);
    if (sumOf(game.numbers) == 0) return invalid(say(MX_TEXT("core", "Nobody claims anything.")));
    if (game.whole < 0 || game.whole > sumOf(game.numbers)) {
        return invalid(
            say(MX_TEXT("core", "The estate %1 should be from 0 to %2, which all claims add up to."), estate,
                claims));
    }
    return game;
}

Expected<CoalitionGame> readGloves(TextPiece text) {
    constexpr auto most = static_cast<std::int64_t>(mostPlayers);
    auto hands = parseIntegers(text.text, 0, most); // “2,1”
    if (!hands || hands->size() != 2) {
        const auto pieces = halves(text, "2; 1");
        if (!pieces) return tl::unexpected(pieces.error());
        const auto left = parseInteger(pieces->first.text, 0, most, pieces->first.column);
        if (!left) return tl::unexpected(left.error());
        const auto right = parseInteger(pieces->second.text, 0, most, pieces->second.column);
        if (!right) return tl::unexpected(right.error());
        hands = {*left, *right};
    }
    const auto players = static_cast<std::size_t>(hands->front() + hands->back());
    if (auto fits = checkPlayers(players, mostPlayers); !fits) return tl::unexpected(fits.error());
    CoalitionGame game;
    game.kind = CoalitionKind::gloves;
    game.numbers.assign(static_cast<std::size_t>(hands->front()), 0);
    game.numbers.resize(players, 1);
    game.names = numbered(players);
    return game;
}

Expected<CoalitionGame> readAny(CoalitionKind kind, TextPiece text,
                                std::shared_ptr<const FlowNetwork> network) {
    const bool isVote =
        trimmed(text.text).starts_with('[') && text.text.find_first_of(";:|") != std::string_view::npos;
    switch (kind) {
    case CoalitionKind::table:
        return isVote ? readVote(text) : readTable(kind, text);
    case CoalitionKind::costs:
        return readTable(kind, text);
    case CoalitionKind::vote:
        return readVote(text);
    case CoalitionKind::airport:
        return readAirport(text);
    case CoalitionKind::bankruptcy:
        return readBankruptcy(text);
    case CoalitionKind::gloves:
        return readGloves(text);
    case CoalitionKind::flow:
        return readFlow(text, std::move(network));
    }
    return invalid(Message());
}

} // namespace

Expected<CoalitionGame> readCoalitions(CoalitionKind kind, std::string_view text,
                                       std::shared_ptr<const FlowNetwork> network) {
    // The ends of a flow are names.
    auto game = kind == CoalitionKind::flow ? readAny(kind, {text}, std::move(network))
                                            : readAny(kind, {Plain(text).text()}, nullptr);
    if (game) return game;
    Error error = game.error();
    error.field = positionId;
    return tl::unexpected(std::move(error));
}

} // namespace mexplorer
