#pragma once

#include "core/explain/trace.h"
#include "core/search/run.h"

namespace mexplorer {

/// What all steps of a search share.
struct SearchSubject {
    SearchSettings settings;
    SearchRun run;
    Message aboutEstimate;                  ///< what stands in for a score at the horizon
    std::vector<std::string> texts;         ///< of the positions, by node
    std::vector<std::string> names;         ///< in sentences and pictures, by node
    std::vector<std::optional<Score>> ends; ///< by node: what it is worth to MAX, if it is an end

    /// Negamax tells each score as the player to move sees it, the other methods as MAX does. A score of MAX,
    /// as it is told of this node.
    [[nodiscard]] Score seen(std::uint32_t node, Score score) const;
    /// The window of an event about this node, likewise.
    [[nodiscard]] std::pair<Score, Score> windowSeen(const SearchEvent& event) const;
};
/// How many of the events have happened.
struct SearchState {
    std::size_t events = 0;
    bool stops = false; ///< after them, although the search is not at its end
    friend bool operator==(const SearchState&, const SearchState&) = default;
};
using SearchTrace = TraceOf<SearchSubject, SearchState>;

/// The settings for a search from this position, where MAX or MIN moves; the values are complete and valid.
[[nodiscard]] SearchSettings searchSettingsOf(const Parameters& values, const Inquiry& asked);

/// Steps are listed for a tree of up to so many nodes: more than anybody takes, some 100 MB of sentences.
inline constexpr std::uint32_t mostTracedNodes = 80'000;

/// A score as it is written: “−∞” and “∞” beyond all scores.
[[nodiscard]] std::string scoreText(Score score);

/// Walks through the moves from a position, whose graph it is, one event a step; through very many not to the
/// end, and says so. Of a small tree the run also has what was left out; `isWhole`: and what the table knew.
/// Errors: as for search().
[[nodiscard]] Expected<SearchTrace> searchTrace(const Inquiry& asked, PositionGraph& graph,
                                                const Parameters& values, Task& task, bool isWhole = false);

} // namespace mexplorer
