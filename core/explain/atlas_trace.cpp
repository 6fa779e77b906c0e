#include "core/explain/atlas_trace.h"

#include "core/explain/say_short_game.h"
#include "core/explain/thermograph_trace.h"
#include "core/game/aspects/positions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// Part of some work: it is cancelled with the whole, whose progress it leaves alone.
class PartTask final : public Task {
public:
    explicit PartTask(const Task& whole) : whole_(whole) {}
    [[nodiscard]] bool cancelled() const noexcept override { return whole_.cancelled(); }

private:
    const Task& whole_;
};

std::vector<AtlasEntry> entriesUpTo(std::uint32_t side) {
    std::vector<AtlasEntry> entries;
    entries.reserve(std::size_t{side} * side);
    for (std::uint32_t a = 1; a <= side; ++a)
        for (std::uint32_t b = 1; b <= side; ++b)
            entries.push_back({a, b});
    std::ranges::stable_sort(entries, {}, [](const AtlasEntry& entry) { return entry.a * entry.b; });
    return entries;
}

/// Errors: cancelled. What is out of reach stays unknown.
Expected<void> find(AtlasEntry& entry, const Game& game, Task& task) {
    const auto asked = ask(game, fmt::format("{}x{}", entry.a, entry.b));
    if (!asked) return {};
    entry.position = (*asked)->position();
    auto worth = sideWorth(**asked, task);
    if (task.cancelled()) return cancelled();
    if (!worth) return {};
    entry.worth = std::move(*worth);
    if (!entry.worth->facts) return {};
    entry.mean = Rational(entry.worth->facts->mean);
    entry.temperature = Rational(entry.worth->facts->temperature);
    return {};
}

std::vector<Message> atlasCode() {
    return {say(MX_TEXT("core", "for all sizes, the smallest first:")),
            say(MX_TEXT("core", "    who wins if Left moves first, and if Right does")),
            say(MX_TEXT("core", "    within reach: the canonical form, its mean and temperature")),
            say(MX_TEXT("core", "how many are won by whom"))};
}

enum AtlasLine : std::size_t { all, outcome, form, count };

Message saySize(const AtlasEntry& entry) {
    return about(entryTopic(entry), verbatim(fmt::format("{} × {}", entry.a, entry.b)));
}

Saying sayFound(const AtlasEntry& entry) {
    if (!entry.worth)
        return {say(MX_TEXT("core", "%1 is out of reach: not even who wins is known."), saySize(entry)),
                outcome};
    const std::string name = nameOf(entry.worth->outcome);
    if (!entry.worth->facts)
        return {say(MX_TEXT("core", "%1 is %2; its canonical form is out of reach."), saySize(entry), name),
                outcome};
    const ShortGameFacts& facts = *entry.worth->facts;
    const Message value = saidGame(facts.canonical);
    if (facts.isNumber)
        return {say(MX_TEXT("core", "%1 is %2: it is the number %3."), saySize(entry), name, value), form};
    return {say(MX_TEXT("core", "%1 is %2: it is %3, with mean %4 and temperature %5."), saySize(entry), name,
                value, sayNumber(*entry.mean), sayNumber(*entry.temperature)),
            form};
}

Message sayCounts(const Atlas& atlas) {
    const auto having = [&](Outcome wanted) { return atlas.count(wanted, atlas.entries.size()); };
    std::size_t known = 0;
    for (const Outcome each : {Outcome::L, Outcome::R, Outcome::N, Outcome::P})
        known += having(each);
    if (known == atlas.entries.size())
        return say(MX_TEXT("core",
                           "Whoever begins, Left wins %1 of these %2, and Right %3. Whoever begins wins "
                           "%4, and loses %5."),
                   having(Outcome::L), known, having(Outcome::R), having(Outcome::N), having(Outcome::P));
    return say(MX_TEXT("core",
                       "Whoever begins, Left wins %1 of these %2, and Right %3. Whoever begins wins %4, "
                       "and loses %5. Out of reach: %6."),
               having(Outcome::L), known, having(Outcome::R), having(Outcome::N), having(Outcome::P),
               atlas.entries.size() - known);
}

} // namespace

const AtlasEntry& Atlas::at(std::uint32_t a, std::uint32_t b) const {
    return *std::ranges::find_if(entries,
                                 [&](const AtlasEntry& entry) { return entry.a == a && entry.b == b; });
}

std::size_t Atlas::count(Outcome outcome, std::size_t known) const {
    return static_cast<std::size_t>(std::ranges::count_if(
        entries.begin(), entries.begin() + static_cast<std::ptrdiff_t>(known),
        [outcome](const AtlasEntry& entry) { return entry.worth && entry.worth->outcome == outcome; }));
}

Expected<AtlasTrace> atlasTrace(const Game& game, std::uint32_t side, Task& task) {
    Atlas atlas{side, entriesUpTo(side)};
    PartTask part(task);
    for (std::size_t i = 0; i < atlas.entries.size(); ++i) {
        if (const auto found = find(atlas.entries[i], game, part); !found)
            return tl::unexpected(found.error());
        task.report(static_cast<double>(i + 1) / static_cast<double>(atlas.entries.size()));
    }
    AtlasTrace trace(say(MX_TEXT("core", "The atlas")), atlasCode(), std::move(atlas));
    trace.begin(say(MX_TEXT("core", "sizes")));
    for (std::size_t i = 0; i < trace.subject.entries.size(); ++i)
        trace.add(sayFound(trace.subject.entries[i]), {i + 1});
    trace.begin(say(MX_TEXT("core", "result")));
    trace.add({sayCounts(trace.subject), count}, {trace.subject.entries.size(), true});
    return trace;
}

Message sayEntry(const AtlasEntry& entry) {
    return sayFound(entry).reason;
}

Topic entryTopic(const AtlasEntry& entry) {
    return {.kind = topic::cell, .first = entry.a, .second = entry.b};
}

} // namespace mexplorer
