#pragma once

#include "core/catalogue/sum_things.h"
#include "core/game/aspects/things.h"
#include "tests/core/asked.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

// Positions as the things that they are made of, compared with the rules.
namespace mexplorer::laid {

inline const ThingsAspect& partOf(const Inquiry& asked) {
    return *asked.as<ThingsAspect>();
}

inline ThingsMoves movesOf(const Inquiry& asked, const TouchedThing& touched = {}) {
    Task task;
    return partOf(asked).moves(touched, task).value();
}

inline std::string kindText(const Thing& thing) {
    if (const auto* cake = std::get_if<Cake>(&thing.kind))
        return fmt::format("cake {}x{}", cake->width, cake->height);
    const auto* kind = std::get_if<ThingKind>(&thing.kind);
    const int number = kind ? static_cast<int>(*kind) : 100 + static_cast<int>(std::get<Piece>(thing.kind));
    return fmt::format("{} “{}”", number, thing.text);
}

/// Whether the places keep their names during play.
inline bool isNamedForEver(const Things& things) {
    if (std::holds_alternative<BoardPicture>(things.ground)) return true;
    const auto* graph = std::get_if<DrawnGraph>(&things.ground);
    return graph && things.spots.front().english() != "the root"; // the branches of trees are renamed
}

/// What lies there, by place. Tails beyond the last head of a board only mark its edge.
inline std::vector<std::string> lyingOn(const Things& things) {
    std::vector<std::string> lying;
    const bool isBoard = std::holds_alternative<BoardPicture>(things.ground);
    for (const Pile& pile : things.piles) {
        if (isBoard && pile.thing.is(ThingKind::tails)) continue;
        const std::string where = isNamedForEver(things) ? things.spots[pile.spot].english() : std::string();
        lying.push_back(fmt::format("{}: {} × {}", where, pile.count, kindText(pile.thing)));
    }
    std::ranges::stable_sort(lying, {},
                             [](const std::string& text) { return text.substr(0, text.find(':')); });
    return lying;
}

/// The changes to one of several parts, with its own numbering of places.
inline std::vector<ThingChange> changesOn(const ThingsMove& move, std::size_t first, std::size_t count) {
    std::vector<ThingChange> own;
    for (ThingChange change : move.changes) {
        const std::size_t spot = change.from ? *change.from : *change.to;
        if (spot < first || spot >= first + count) continue;
        if (change.from) *change.from -= first;
        if (change.to) *change.to -= first;
        own.push_back(change);
    }
    return own;
}

inline std::string playedOn(const std::vector<Things>& parts, const ThingsMove& move) {
    std::string all;
    const auto firsts = firstSpots(parts);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto lying = lyingOn(changed(parts[i], changesOn(move, firsts[i], parts[i].spots.size())));
        all += fmt::format("{}\n;", fmt::join(lying, "\n"));
    }
    return all;
}

inline std::string lyingOnAll(const std::vector<Things>& parts) {
    std::string all;
    for (const Things& things : parts)
        all += fmt::format("{}\n;", fmt::join(lyingOn(things), "\n"));
    return all;
}

inline std::vector<std::string> targetsOf(const ThingsMoves& found) {
    std::vector<std::string> to;
    for (const ThingsMove& move : found.moves)
        to.push_back(move.to);
    return to;
}

/// Every move, made on the things, gives the things of its option; each touches something; the moves found
/// for a place are exactly those that touch it.
inline void check(const Game& game, const std::shared_ptr<const Inquiry>& at) {
    const auto name = fmt::format("{}: {}", game.description().id, at->position());
    const auto parts = partOf(*at).laidOut();
    QVERIFY2(parts.has_value(), name.c_str());
    const ThingsMoves all = movesOf(*at);
    QVERIFY2(all.areAll, name.c_str());

    std::vector<std::string> expected;
    at->graph()->forEachMove(0, [&](const Message& text, const std::string& to) {
        const std::size_t index = expected.size();
        expected.push_back(to);
        return index < all.moves.size() && all.moves[index].text == text;
    });
    QVERIFY2(targetsOf(all) == expected, name.c_str());

    std::size_t spots = 0;
    for (const Things& things : *parts)
        spots += things.spots.size();
    for (const ThingsMove& move : all.moves) {
        const auto after = partOf(*asked(game, move.to)).laidOut();
        QVERIFY2(after.has_value(), name.c_str());
        const std::string played = playedOn(*parts, move);
        const std::string truth = lyingOnAll(*after);
        if (played != truth)
            QFAIL(fmt::format("{} → {}:\n{}\nbut\n{}", name, move.to, played, truth).c_str());
        bool isTouching = false;
        for (std::size_t spot = 0; spot < spots; ++spot)
            isTouching = isTouching || touches(move, spot);
        QVERIFY2(isTouching, name.c_str());
    }
    for (std::size_t spot = 0; spot < std::min<std::size_t>(spots, 30); ++spot) {
        std::vector<std::string> touching;
        for (const ThingsMove& move : all.moves)
            if (touches(move, spot)) touching.push_back(move.to);
        QVERIFY2(targetsOf(movesOf(*at, {.spot = spot})) == touching, name.c_str());
    }
}

} // namespace mexplorer::laid
