#pragma once

#include "core/rules/edge_cutting.h"
#include "core/rules/proof.h"
#include "core/rules/rules.h"
#include "core/rules/visit.h"
#include "core/theory/fusion.h"

namespace mexplorer {

/// Green Hackenbush: a graph that stands on the ground; a turn cuts an edge, and what is no longer connected
/// to the ground falls. Values by the colon and the fusion principle (Berlekamp, Conway, Guy 1982).
class Hackenbush : public EdgeCutting {
public:
    using Family = SearchedFamily;
    using Move = std::uint32_t; ///< the edge that is cut

    Hackenbush(Play play, std::shared_ptr<const RootedGraph> graph)
        : EdgeCutting(std::move(graph)), play_(play) {}

    static Description describe();
    /// Errors: see parseRootedGraph.
    static Expected<Hackenbush> make(const Parameters& parameters);

    [[nodiscard]] Play play() const { return play_; }
    [[nodiscard]] Message moveText(const EdgesLeft& /*left*/, Move edge) const { return cutText(edge); }
    [[nodiscard]] std::uint64_t optionCount(const EdgesLeft& left) const { return left.size(); }
    /// The SG value in normal play, O(nodes + edges); nothing in misère play, for which no rule is known.
    [[nodiscard]] std::optional<Evaluation> closedForm(const EdgesLeft& left) const;

    /// The values edge by edge, down to the ground; nothing in misère play or for too many edges.
    [[nodiscard]] std::optional<Proof> proof(const EdgesLeft& left) const;

    template <class Visit>
    void forEachOption(const EdgesLeft& left, Visit&& visit) const {
        for (const std::uint32_t edge : left) {
            if (!goesOn(visit, edge, after(left, edge))) return;
        }
    }

    /// In normal play the parts that meet only at the ground are the components.
    [[nodiscard]] bool isSum() const { return play_ == Play::normal; }
    [[nodiscard]] std::string componentText(const EdgesLeft& part) const {
        return part.empty() ? std::string() : text(part);
    }
    [[nodiscard]] static Message componentName(std::size_t part);
    [[nodiscard]] Move inWhole(const EdgesLeft& /*left*/, std::size_t /*part*/, Move edge) const {
        return edge;
    }
    [[nodiscard]] Hackenbush inNormalPlay() const { return {Play::normal, sharedGraph()}; }

private:
    [[nodiscard]] Nimber valueOf(const EdgesLeft& left, std::vector<FusionStep>* steps) const;
    /// An edge whose cut leaves value 0. `value`: of `left`, not 0.
    [[nodiscard]] Move winningCut(const EdgesLeft& left, Nimber value) const;
    /// The other edges that fall when this one is cut.
    [[nodiscard]] std::vector<std::uint32_t> fallingWith(const EdgesLeft& left, Move edge) const;
    /// The other edges of a shortest cycle on which this one is. O(nodes · edges).
    [[nodiscard]] std::vector<std::uint32_t> cycleThrough(const EdgesLeft& left, Move edge) const;
    /// The edges at the ground after the fusion of all cycles.
    [[nodiscard]] std::vector<std::uint32_t> onGround(const EdgesLeft& left,
                                                      const std::vector<FusionStep>& steps) const;

    Play play_;
};

} // namespace mexplorer
