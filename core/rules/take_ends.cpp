#include "core/rules/take_ends.h"

#include "core/text/parse.h"
#include "core/text/pasted_list.h"
#include "core/text/text_place.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

constexpr std::int64_t largestScore = largestInRow * static_cast<std::int64_t>(longestRow);

/// The two scores in `text` from `begin` on.
Expected<std::pair<std::int64_t, std::int64_t>> parseScores(std::string_view text, std::size_t begin) {
    const std::size_t colon = text.find_first_of(":,", begin);
    if (colon == std::string_view::npos) {
        return invalid(positionId,
                       say(MX_TEXT("core", "Both scores, such as 0:4, were expected at column %1, "
                                           "not “%2”."),
                           columnOf(text, begin), shortened(trimmed(text.substr(begin)))));
    }
    const auto score = [&](std::size_t from, std::size_t to) {
        return parseInteger(text.substr(from, to - from), -largestScore, largestScore, columnOf(text, from));
    };
    const auto mine = score(begin, colon);
    if (!mine) return invalid(positionId, mine.error().message);
    const auto theirs = score(colon + 1, text.size());
    if (!theirs) return invalid(positionId, theirs.error().message);
    return std::pair(*mine, *theirs);
}

/// Whether the scores stay in range, whoever takes the numbers left.
bool isInRange(const Row& row) {
    std::int64_t left = 0;
    for (const std::int64_t number : row.numbers())
        left += std::abs(number);
    return std::max(std::abs(row.mine), std::abs(row.theirs)) + left <= largestScore;
}

} // namespace

std::uint64_t hashOf(const Row& row) {
    std::uint64_t hash = hashOf(static_cast<std::uint64_t>(row.mine)); // cast, as scores are signed
    hash = mixed(hash, static_cast<std::uint64_t>(row.theirs));
    for (const std::int64_t number : row.numbers())
        hash = mixed(hash, static_cast<std::uint64_t>(number));
    return hash;
}

Expected<Row> TakeEnds::parse(std::string_view typed) const {
    const std::string text = withoutFrames(typed);
    std::pair<std::int64_t, std::int64_t> scores;
    const std::size_t bar = text.find('|');
    const std::string_view numbers = std::string_view(text).substr(0, bar);
    if (bar != std::string_view::npos) {
        const auto parsed = parseScores(text, bar + 1);
        if (!parsed) return tl::unexpected(parsed.error());
        scores = *parsed;
        if (trimmed(numbers).empty()) return Row({}, scores.first, scores.second);
    }
    auto parsed = parseIntegers(numbers, -largestInRow, largestInRow);
    if (!parsed) return invalid(positionId, parsed.error().message);
    if (parsed->size() > mostNumbers) {
        return invalid(positionId, say(MX_TEXT("core", "There are %1 numbers; at most %2 are allowed."),
                                       parsed->size(), mostNumbers));
    }
    Row row(std::move(*parsed), scores.first, scores.second);
    if (!isInRange(row)) {
        return invalid(positionId, say(MX_TEXT("core", "With all numbers that are left, a score could leave "
                                                       "the range −%1 to %1."),
                                       largestScore));
    }
    return row;
}

std::string TakeEnds::text(const Row& row) const {
    std::string numbers = joined(row.numbers());
    if (row.mine == 0 && row.theirs == 0 && !row.empty()) return numbers;
    return fmt::format("{}{}| {}:{}", numbers, numbers.empty() ? "" : " ", row.mine, row.theirs);
}

Message TakeEnds::moveText(const Row& row, Move move) const {
    if (row.size() == 1) return say(MX_TEXT("core", "take %1"), row.left());
    return move == Move::left ? say(MX_TEXT("core", "take %1 from the left"), row.left())
                              : say(MX_TEXT("core", "take %1 from the right"), row.right());
}

Message TakeEnds::aboutEstimate() {
    return say(MX_TEXT("core", "the totals so far"));
}

Row TakeEnds::after(const Row& row, Move move) {
    Row rest = row;
    const std::int64_t taken = move == Move::left ? row.left() : row.right();
    if (move == Move::left)
        ++rest.begin;
    else
        --rest.end;
    rest.mine = row.theirs;
    rest.theirs = row.mine + taken;
    return rest;
}

Description TakeEnds::describe() {
    return {
        .id = "take-ends",
        .title = say(MX_TEXT("core", "Taking ends")),
        .group = say(MX_TEXT("core", "Rows")),
        .summary = say(MX_TEXT(
            "core",
            "Take the left or the right number of a row. When none is left, the higher total wins. After a "
            "bar stand the totals so far, first that of the player to move: 7,2,9,5,2 | 0:4.")),
        .parameters = {},
        .position = "4,7,2,9,5,2",
        .view = "intervals",
        .positionHint =
            say(MX_TEXT("core", "numbers from left to right, for example 4,7,2,9,5,2; in the course "
                                "of play with the scores of the player to move and of the other, "
                                "7,2,9,5,2 | 0:4")),
        .presets = {{say(MX_TEXT("core", "Six numbers: 18 to 11")), {}, "4,7,2,9,5,2"},
                    {say(MX_TEXT("core", "By the difference: 7 ahead")),
                     {},
                     "4,7,2,9,5,2",
                     "intervals",
                     {{"definition", "difference"}}},
                    {say(MX_TEXT("core", "Taking the larger end each time would lose: 1, 5, 233, 7")),
                     {},
                     "1,5,233,7"},
                    {say(MX_TEXT("core", "The larger end loses: 3, 9, 1, 2")), {}, "3,9,1,2"},
                    {say(MX_TEXT("core", "A draw: 1, 3, 3, 1")), {}, "1,3,3,1"},
                    {say(MX_TEXT("core", "Lost either way: 3, 9, 4")), {}, "3,9,4"}},
        .theorems =
            {{say(MX_TEXT("core", "From the inside out")),
              say(MX_TEXT(
                  "core",
                  "How much more of a row the player to move gets than the other is the larger of two "
                  "differences: the left number minus the lead in the rest, and the right number minus the "
                  "lead in the rest. So the leads of all stretches follow from those of shorter ones.")),
              say(MX_TEXT("core", "all rows")), "Bellman 1957"},
             {say(MX_TEXT("core", "Even rows")),
              say(MX_TEXT("core", "Whoever begins a row of even length never loses: he can take all numbers "
                                  "at odd places or all at even ones, whichever add up to more.")),
              say(MX_TEXT("core", "rows of even length, from the start")), "Winkler 2004"}},
    };
}

} // namespace mexplorer
