#include "core/explain/say_beside.h"

#include "core/explain/say_game.h"
#include "core/explain/say_position.h"
#include "core/explain/why.h"
#include "core/game/aspects/positions.h"
#include "core/text/printable.h"
#include "core/text/say_all.h"

namespace mexplorer {

namespace {

/// The parameters that matter and have another value in the other game, as sayGame says them.
Message sayDiffering(const std::vector<Parameter>& described, const Parameters& own,
                     const Parameters& other) {
    std::vector<Message> said;
    for (const Parameter& parameter : described) {
        const std::string& value = own.at(parameter.id);
        const auto there = other.find(parameter.id);
        if (there == other.end() || there->second == value || !countsWith(parameter, own)) continue;
        Message one = sayParameter(parameter, value);
        said.push_back(one.empty() ? verbatim(printable(parameter.id + " = " + value)) : std::move(one));
    }
    Message all;
    for (const Message& one : said)
        all = all.empty() ? one : say(MX_TEXT("core", "%1 · %2"), all, one);
    return all;
}

Message sayDiffering(const PicturedGame& own, const PicturedGame& other) {
    const Message game =
        sayDiffering(own.game.description().parameters, own.game.parameters(), other.game.parameters());
    const Message settings = sayDiffering(own.described, own.settings, other.settings);
    if (game.empty() || settings.empty()) return game.empty() ? settings : game;
    return say(MX_TEXT("core", "%1 · %2"), game, settings);
}

Expected<Message> whyAt(const Game& game, const std::string& position, Task& task) {
    const auto asked = ask(game, position);
    if (!asked) return tl::unexpected(asked.error());
    const auto found = why(game, **asked, task);
    if (!found) return tl::unexpected(found.error());
    if (found->reasons.empty()) return found->headline;
    return say(MX_TEXT("core", "%1: %2"), found->headline, found->reasons.front());
}

} // namespace

BothSides sayBothSides(const PicturedGame& left, const PicturedGame& right) {
    if (left.game.description().id != right.game.description().id)
        return {sayGame(left.game), sayGame(right.game)};
    BothSides said = {sayDiffering(left, right), sayDiffering(right, left)};
    // What matters on one side alone leaves nothing to say on the other.
    if (said[0].empty() != said[1].empty()) (said[0].empty() ? said[0] : said[1]) = sayGame(left.game);
    return said;
}

Message sayCompared(const ValueDifferences& found) {
    if (found.areNodes) {
        return found.differing() == 0
                   ? say(MX_TEXT("core", "nothing differs; nodes compared: %1"), found.places)
                   : say(MX_TEXT("core", "nodes compared: %1"), found.places);
    }
    return found.differing() == 0
               ? say(MX_TEXT("core", "nothing differs; positions compared: %1"), found.places)
               : say(MX_TEXT("core", "positions compared: %1"), found.places);
}

Message sayOutcomesDiffer(const ValueDifferences& found) {
    return say(MX_TEXT("core", "who wins differs: %1"), found.outcomes);
}

Message sayValuesDiffer(const ValueDifferences& found) {
    return say(MX_TEXT("core", "the value alone differs: %1"), found.values);
}

Message sayAlone(const ValueDifferences& found, std::size_t side) {
    return side == 0 ? say(MX_TEXT("core", "only on the left: %1"), found.leftAlone)
                     : say(MX_TEXT("core", "only on the right: %1"), found.rightAlone);
}

Message sayDiffering(const ValueDifferences& found) {
    Message all = sayCompared(found);
    const auto add = [&all](std::uint64_t count, const Message& one) {
        if (count > 0) all = say(MX_TEXT("core", "%1 · %2"), all, one);
    };
    add(found.outcomes, sayOutcomesDiffer(found));
    add(found.values, sayValuesDiffer(found));
    add(found.leftAlone, sayAlone(found, 0));
    add(found.rightAlone, sayAlone(found, 1));
    return all;
}

Message sayDifference(const std::string& position, const BothSides& titles,
                      const std::array<std::string, 2>& values) {
    const auto said = [&](std::size_t side) {
        return values[side].empty() ? say(MX_TEXT("core", "not there")) : verbatim(values[side]);
    };
    return say(MX_TEXT("core", "%1 — %2: %3; %4: %5"), shown(position), titles[0], said(0), titles[1],
               said(1));
}

Message sayBoth(const BothSides& titles, const BothSides& said) {
    if (said[0] == said[1]) return said[0];
    return sayAll({say(MX_TEXT("core", "%1: %2"), titles[0], said[0]),
                   say(MX_TEXT("core", "%1: %2"), titles[1], said[1])});
}

Expected<BothSides> whyBoth(const Game& left, const std::string& leftPosition, const Game& right,
                            const std::string& rightPosition, Task& task) {
    auto one = whyAt(left, leftPosition, task);
    if (!one) return tl::unexpected(one.error());
    auto other = whyAt(right, rightPosition, task);
    if (!other) return tl::unexpected(other.error());
    return BothSides{std::move(*one), std::move(*other)};
}

} // namespace mexplorer
