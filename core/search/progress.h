#pragma once

#include "core/search/run.h"

#include <optional>
#include <span>

namespace mexplorer {

/// What a search knows after some of its events.
class SearchProgress {
public:
    enum class Stage {
        unseen,  ///< not come to
        open,    ///< its options are being looked at
        done,    ///< its score, or a bound of it, is known
        leftOut, ///< a cut left it out
    };
    struct Place {
        Stage stage = Stage::unseen;
        std::optional<SearchEvent> last = {};  ///< about it, if it was opened
        std::optional<SearchEvent> told = {};  ///< when its score came back
        bool isCut = false;                    ///< the rest of its options are left out
        std::uint32_t best = SearchNode::none; ///< the child with the best score so far
    };

    /// After the first `events` of the run, which must outlive this. O(nodes + events).
    SearchProgress(const SearchRun& run, std::size_t events);

    [[nodiscard]] const Place& at(std::uint32_t node) const { return places_[node]; }
    [[nodiscard]] const SearchCounts& counts() const { return counts_; }
    /// The last event, if there was one.
    [[nodiscard]] const SearchEvent* now() const { return now_; }
    /// The nodes of what is best play by now, from the root on.
    [[nodiscard]] std::vector<std::uint32_t> line() const;

private:
    void apply(const SearchRun& run, const SearchEvent& event);
    void come(const SearchEvent& event);

    std::vector<Place> places_;
    SearchCounts counts_;
    const SearchEvent* now_ = nullptr;
};

} // namespace mexplorer
