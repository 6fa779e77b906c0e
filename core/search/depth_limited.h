#pragma once

#include "core/game/aspects/estimates.h"
#include "core/game/position_graph.h"

#include <unordered_map>
#include <vector>

namespace mexplorer {

/// The positions of another graph within `moves` moves of its first. Those exactly so far away that still
/// have moves are at the horizon: they are ends here, worth what the graph estimates, or 0. The scores of
/// real ends are scaled up so that a win exceeds every estimate. A position reached in different numbers of
/// moves is several here. The other graph must outlive this.
class DepthLimitedGraph final : public PositionGraph {
public:
    DepthLimitedGraph(PositionGraph& graph, std::uint32_t moves);

    /// The position’s number in the other graph.
    [[nodiscard]] Id original(Id id) const { return places_[id].original; }
    /// Whether it is an end here but has moves in the other graph.
    [[nodiscard]] bool isHorizon(Id id) const;
    /// The score of a win here, if it is scaled to exceed every estimate.
    [[nodiscard]] std::optional<Score> win() const { return win_; }
    /// No position’s score is more, or less than its negative: that of a win, or, in a game with scores of
    /// its own, which are the only ones with estimates but without winBeside(), infiniteScore.
    [[nodiscard]] Score mostScore() const { return win_ ? *win_ : estimates_ ? infiniteScore : 1; }

    [[nodiscard]] std::size_t size() const override { return places_.size(); }
    [[nodiscard]] std::uint64_t optionCount(Id id) const override;
    [[nodiscard]] std::span<const Id> options(Id id) override;
    /// Further errors: too many positions for the memory that a Budget allows.
    [[nodiscard]] Expected<void> expand(Id id, Task& task) override;
    [[nodiscard]] Expected<void> unfold(Id id, Task& task) override;
    [[nodiscard]] std::string text(Id id) const override { return graph_.text(original(id)); }
    [[nodiscard]] Message moveText(Id id, std::size_t option) const override {
        return graph_.moveText(original(id), option);
    }
    [[nodiscard]] std::optional<Evaluation> closedForm(Id id) const override {
        return graph_.closedForm(original(id));
    }
    [[nodiscard]] Score scoreAtEnd(Id id) const override;
    [[nodiscard]] Expected<Evaluation> evaluation(Id id, Task& task) override {
        return graph_.evaluation(original(id), task);
    }

private:
    struct Place {
        Id original;
        std::uint32_t movesLeft;
        std::vector<Id> options = {};
        bool isExpanded = false;
    };

    Id numberOf(Id original, std::uint32_t movesLeft);
    void number(Id id);

    PositionGraph& graph_;
    const EstimatesAspect* estimates_;
    std::optional<Score> win_;
    std::vector<Place> places_;
    std::unordered_map<std::uint64_t, Id> ids_; ///< by the number of the original and the moves left
};

} // namespace mexplorer
