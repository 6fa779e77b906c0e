#pragma once

#include "core/explain/trace.h"
#include "core/game/aspects/side_worth.h"
#include "core/game/game.h"
#include "core/theory/rational.h"

namespace mexplorer {

/// The position “axb” of an atlas.
struct AtlasEntry {
    std::uint32_t a = 1;
    std::uint32_t b = 1;
    std::string position = {};           ///< as the game writes it
    std::optional<SideWorth> worth = {}; ///< none: out of reach
    std::optional<Rational> mean = {};   ///< none: the canonical form is out of reach
    std::optional<Rational> temperature = {};
};

/// All positions “axb” of a game with a and b up to `side`.
struct Atlas {
    static constexpr std::uint32_t largestSide = 8;

    std::uint32_t side = 1;
    std::vector<AtlasEntry> entries; ///< in the order in which they are found: the smaller a·b first

    [[nodiscard]] const AtlasEntry& at(std::uint32_t a, std::uint32_t b) const;
    /// How many of the first `known` entries have this outcome.
    [[nodiscard]] std::size_t count(Outcome outcome, std::size_t known) const;
};

/// What is seen of it at a step.
struct AtlasState {
    std::size_t known = 0;  ///< so many entries
    bool isCounted = false; ///< how many are won by whom
};

/// How an atlas is filled, an entry a step.
using AtlasTrace = TraceOf<Atlas, AtlasState>;

/// Requires a game that has an AtlasAspect. Errors: cancelled.
[[nodiscard]] Expected<AtlasTrace> atlasTrace(const Game& game, std::uint32_t side, Task& task);

/// “3 × 4: L, 1/2”: an entry in few words.
[[nodiscard]] Message sayEntry(const AtlasEntry& entry);
/// Where figures find it.
[[nodiscard]] Topic entryTopic(const AtlasEntry& entry);

} // namespace mexplorer
