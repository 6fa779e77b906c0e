#include "core/rules/short_form.h"

#include "core/rules/two_sided/sum_theorems.h"
#include "core/text/parse.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace mexplorer {

namespace {

/// What one text may take: a second, about.
constexpr Budget readingBudget{.bytes = std::uint64_t{1} << 28U, .moves = 2'000'000};
/// More options than this are not listed.
constexpr std::size_t mostOptions = 10'000;

std::string named(ShortGames::Id game, ShortGames& games) {
    return nameOf(game, games).value_or(std::string());
}

std::string list(const std::vector<ShortGames::Id>& options, ShortGames& games) {
    std::vector<std::string> names;
    names.reserve(options.size());
    for (const ShortGames::Id option : options)
        names.push_back(named(option, games));
    return joined(names);
}

Error atPosition(Error error) {
    error.field = positionId;
    return error;
}

} // namespace

Expected<WrittenForm> ShortForm::parse(std::string_view text) const {
    Task task;
    ShortGames games(task, readingBudget);
    const auto written = readWritten(text, games);
    if (!written) return tl::unexpected(atPosition(written.error()));
    if (written->left.size() + written->right.size() > mostOptions)
        return tl::unexpected(
            atPosition(tooLarge(say(MX_TEXT("core", "It has more than %1 options."), mostOptions)).value()));
    const auto name = nameOf(written->game, games);
    if (!name) return tl::unexpected(atPosition(name.error()));
    if (!written->isForm) return WrittenForm{*name};
    return WrittenForm{fmt::format("{{{}|{}}}", list(written->left, games), list(written->right, games))};
}

Message ShortForm::moveText(const WrittenForm& /*form*/, const Move& move) const {
    return move.side == Side::left ? say(MX_TEXT("core", "Left: to %1"), verbatim(move.to))
                                   : say(MX_TEXT("core", "Right: to %1"), verbatim(move.to));
}

std::uint64_t ShortForm::optionCount(const WrittenForm& form) const {
    return movesOf(form).size();
}

std::optional<ShortGames::Id> ShortForm::game(const WrittenForm& form, ShortGames& games) const {
    const auto game = readGame(form.text, games);
    if (!game) games.stop(game.error());
    return game.value_or(ShortGames::none);
}

std::vector<ShortForm::Move> ShortForm::movesOf(const WrittenForm& form) const {
    Task task;
    ShortGames games(task, readingBudget);
    std::vector<Move> moves;
    const auto written = readWritten(form.text, games);
    if (!written) return moves; // what parse() has read, it reads again
    for (const Side side : {Side::left, Side::right})
        for (const ShortGames::Id option : side == Side::left ? written->left : written->right)
            moves.push_back({side, named(option, games)});
    return moves;
}

Description ShortForm::describe() {
    Description form{
        .id = "form",
        .title = say(MX_TEXT("core", "Short games")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary =
            say(MX_TEXT("core", "A game as it is written: {a,b|c} has the left options a and b and the right "
                                "option c. Left moves to one of the left options, Right to one of the right; "
                                "whoever cannot has lost.")),
        .parameters = {},
        .position = "{0,1/4|1,5/8}",
        .view = "canonical",
        .positionHint =
            say(MX_TEXT("core", "numbers 5/8, nimbers *2, ups ^ v ^3, {a,b|c}, switches +-1, Tiny(2); "
                                "sums 1* + ^, multiples 3.^, names G = {1|0}; G + G")),
        .presets = {{say(MX_TEXT("core", "The simplest number between")), {}, "{0,1/4|1,5/8}"},
                    {say(MX_TEXT("core", "Up: positive, but smaller than any positive number")), {}, "{0|*}"},
                    {say(MX_TEXT("core", "Up and a star: won by whoever begins")), {}, "^*"},
                    {say(MX_TEXT("core", "Two ups and a star: two ahead is enough")), {}, "^^*"},
                    {say(MX_TEXT("core", "A hot game: whoever moves first gains")), {}, "{2|-1}"},
                    {say(MX_TEXT("core", "Dominated options")), {}, "{0,1,*|2,3}"},
                    {say(MX_TEXT("core", "A reversible option")), {}, "{*|*}"},
                    {say(MX_TEXT("core", "Three slashes")), {}, "{3||1|-2}"},
                    {say(MX_TEXT("core", "Tiny: no multiple of it reaches up")), {}, "Tiny(2)"}},
        .theorems = {
            {say(MX_TEXT("core", "The simplest number")),
             say(MX_TEXT("core",
                         "If a number is larger than all left options and smaller than all right ones, "
                         "the game is the one of these that was born first.")),
             say(MX_TEXT("core", "all games")), "Conway 1976"},
            {say(MX_TEXT("core", "One canonical form")),
             say(MX_TEXT("core",
                         "Without dominated options, and with reversible ones bypassed, two equal games "
                         "have the same form.")),
             say(MX_TEXT("core", "all short games")), "Conway 1976"}}};
    std::ranges::move(theoremsOfSidedSums({}), std::back_inserter(form.theorems));
    return form;
}

} // namespace mexplorer
