#pragma once

#include "core/search/run.h"

#include <optional>
#include <span>

namespace mexplorer {

/// What a search knows after some of its events.
class SearchProgress {
public:
    enum class Stage : std::uint8_t {
        unseen,  ///< not reached yet
        open,    ///< its options are being looked at
        done,    ///< its score, or a bound of it, is known
        leftOut, ///< a cut left it out
    };

    /// After the first `events` of the run, which must outlive this. O(events + nodes reached or left out by
    /// then), some nanoseconds each.
    SearchProgress(const SearchRun& run, std::size_t events);

    [[nodiscard]] Stage stage(std::uint32_t node) const { return at(node).stage; }
    /// The last event about the node; null if it was not opened.
    [[nodiscard]] const SearchEvent* last(std::uint32_t node) const { return eventAt(at(node).last); }
    /// The event that brought its score back; null if none has yet.
    [[nodiscard]] const SearchEvent* told(std::uint32_t node) const { return eventAt(at(node).told); }
    /// What is known about a node’s score: for MAX, as in events.
    struct Known {
        Score score;
        Bound bound; ///< not `none`
        bool isEstimate;
    };
    /// Nothing if no score has come back to or from the node, or none that says anything about it.
    [[nodiscard]] std::optional<Known> known(std::uint32_t node) const;
    /// Whether what is known rests on estimates.
    [[nodiscard]] bool isEstimate(std::uint32_t node) const {
        const auto found = known(node);
        return found && found->isEstimate;
    }
    /// Whether a cut left out the rest of its options.
    [[nodiscard]] bool isCut(std::uint32_t node) const { return at(node).isCut; }
    [[nodiscard]] const SearchCounts& counts() const { return counts_; }
    /// The last event; null if there was none.
    [[nodiscard]] const SearchEvent* now() const { return now_; }
    /// Whether that was the last event of the run.
    [[nodiscard]] bool isOver() const {
        return now_ == nullptr ? run_.events.empty() : now_ == &run_.events.back();
    }
    /// The pass that event belongs to.
    [[nodiscard]] const SearchPass& pass() const { return run_.passes[pass_]; }
    /// The option with the best score that has come back; SearchNode::none before any has.
    [[nodiscard]] std::uint32_t best(std::uint32_t node) const { return at(node).best; }
    /// The nodes of best play as found so far, from the pass’s root on.
    [[nodiscard]] std::vector<std::uint32_t> line() const;

private:
    using Kind = SearchEvent::Kind;
    using Source = SearchEvent::Source;

    struct Place {
        std::uint32_t last = SearchNode::none; ///< the number of an event; so is `told`
        std::uint32_t told = SearchNode::none;
        std::uint32_t best = SearchNode::none; ///< the child with the best score so far
        Stage stage = Stage::unseen;
        bool isCut = false;
    };

    [[nodiscard]] const SearchEvent* eventAt(std::uint32_t number) const {
        return number == SearchNode::none ? nullptr : &run_.events[number];
    }
    [[nodiscard]] const Place& at(std::uint32_t node) const {
        static constexpr Place notReached{};
        return node < places_.size() ? places_[node] : notReached;
    }
    /// Valid until another is asked for.
    [[nodiscard]] Place& placeOf(std::uint32_t node) {
        if (node >= places_.size()) places_.resize(node + 1);
        return places_[node];
    }
    void apply(std::uint32_t number);
    void come(std::uint32_t number);
    void cut(std::uint32_t node);

    const SearchRun& run_;
    std::vector<Place> places_; ///< up to the last node that was reached or left out
    SearchCounts counts_;
    const SearchEvent* now_ = nullptr;
    std::size_t pass_ = 0;
};

} // namespace mexplorer
