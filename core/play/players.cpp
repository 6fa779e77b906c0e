#include "core/play/players.h"

#include "core/text/parse.h"

namespace mexplorer {

namespace {

Parameter nameParameter(const char* id, Message title) {
    return {.id = id,
            .title = std::move(title),
            .kind = Parameter::Kind::text,
            .fallback = {},
            .where = {{opponentId, humanId}}};
}

} // namespace

Message sayOwner(Side side) {
    return side == Side::left ? say(MX_TEXT("core", "Left")) : say(MX_TEXT("core", "Right"));
}

Side Players::sideOf(std::size_t move) const {
    return move % 2 == 0 ? first : opponentOf(first);
}

Message Players::nameOf(std::size_t move) const {
    if (const std::string& name = names[move % 2]; !name.empty()) return verbatim(name);
    switch (ofMove(move)) {
    case Who::first:
        return say(MX_TEXT("core", "the first player"));
    case Who::second:
        return say(MX_TEXT("core", "the second player"));
    case Who::you:
        return say(MX_TEXT("core", "you"));
    case Who::computer:
        break;
    }
    return say(MX_TEXT("core", "the computer"));
}

Message Players::nameAtBeginning(std::size_t move) const {
    if (const std::string& name = names[move % 2]; !name.empty()) return verbatim(name);
    switch (ofMove(move)) {
    case Who::first:
        return say(MX_TEXT("core", "The first player"));
    case Who::second:
        return say(MX_TEXT("core", "The second player"));
    case Who::you:
        return say(MX_TEXT("core", "You"));
    case Who::computer:
        break;
    }
    return say(MX_TEXT("core", "The computer"));
}

Message Players::seatAtBeginning(std::size_t move) const {
    const Message name = nameAtBeginning(move);
    return first == Side::either ? name : say(MX_TEXT("core", "%1 (%2)"), name, sayOwner(sideOf(move)));
}

std::vector<Parameter> playerParameters(bool hasSides) {
    constexpr std::int64_t mostTurns = 100;
    return {
        {.id = opponentId,
         .title = say(MX_TEXT("core", "plays")),
         .kind = Parameter::Kind::choice,
         .fallback = perfectId,
         .choices = {{perfectId, say(MX_TEXT("core", "perfectly"))},
                     {erringId, say(MX_TEXT("core", "with errors"))},
                     {humanId, say(MX_TEXT("core", "two at one screen"))}}},
        {.id = turnsId,
         .title = say(MX_TEXT("core", "errs in 1 of")),
         .kind = Parameter::Kind::integer,
         .fallback = "5",
         .least = 1,
         .most = mostTurns,
         .where = {{opponentId, erringId}}},
        {.id = firstId,
         .title = say(MX_TEXT("core", "begins")),
         .kind = Parameter::Kind::choice,
         .fallback = meId,
         .choices = {{meId, say(MX_TEXT("core", "you"))}, {computerId, say(MX_TEXT("core", "the computer"))}},
         .unless = {{opponentId, humanId}}},
        {.id = sideId,
         .title = say(MX_TEXT("core", "moves first")),
         .kind = Parameter::Kind::choice,
         .fallback = leftId,
         .choices = {{leftId, say(MX_TEXT("core", "Left"))}, {rightId, say(MX_TEXT("core", "Right"))}},
         .hidden = !hasSides},
        nameParameter(firstNameId, say(MX_TEXT("core", "1st player"))),
        nameParameter(secondNameId, say(MX_TEXT("core", "2nd player"))),
        {.id = seedId,
         .title = say(MX_TEXT("core", "seed")),
         .kind = Parameter::Kind::integer,
         .fallback = "1",
         .least = 1,
         .most = INT32_MAX,
         .hidden = true}};
}

Side firstSideOf(const Parameters& chosen) {
    return chosen.at(sideId) == leftId ? Side::left : Side::right;
}

const char* idOf(Side first) {
    return first == Side::right ? rightId : leftId;
}

Seats seatsOf(const Parameters& chosen) {
    if (chosen.at(opponentId) == humanId) {
        Players two;
        two.names = {shortened(trimmed(chosen.at(firstNameId))), shortened(trimmed(chosen.at(secondNameId)))};
        return {two};
    }
    Seats seats;
    seats.players.who = chosen.at(firstId) == meId ? std::array{Who::you, Who::computer}
                                                   : std::array{Who::computer, Who::you};
    seats.computer = Skill{.seed = static_cast<std::uint64_t>(integerOf(chosen, seedId))};
    if (chosen.at(opponentId) == erringId)
        seats.computer->errs = 1.0 / static_cast<double>(integerOf(chosen, turnsId));
    return seats;
}

} // namespace mexplorer
