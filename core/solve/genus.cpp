#include "core/solve/genus.h"

#include "core/theory/mex.h"

#include <algorithm>
#include <vector>

namespace mexplorer {

namespace {

/// Depth first, each position once, its options before it.
class TameSearch {
public:
    TameSearch(PositionGraph& graph, std::size_t mostPositions) : graph_(graph), most_(mostPositions) {}

    Expected<std::optional<Genus>> run(Task& task) {
        if (!open(0)) return std::optional<Genus>();
        while (!open_.empty()) {
            if (task.cancelled()) return cancelled();
            Frame& frame = open_.back();
            while (frame.next < frame.options.size() && known(frame.options[frame.next]))
                ++frame.next;
            if (frame.next < frame.options.size()) {
                if (!open(frame.options[frame.next])) return std::optional<Genus>();
            } else if (!close()) {
                return std::optional<Genus>();
            }
        }
        return genus_[0];
    }

private:
    struct Frame {
        PositionGraph::Id id;
        std::vector<PositionGraph::Id> options;
        std::size_t next = 0;
    };

    [[nodiscard]] bool known(PositionGraph::Id id) const {
        return id < genus_.size() && genus_[id].has_value();
    }

    /// False if there are too many positions.
    bool open(PositionGraph::Id id) {
        if (graph_.optionCount(id) > most_) return false;
        const auto options = graph_.options(id);
        open_.push_back({id, {options.begin(), options.end()}});
        genus_.resize(std::max(genus_.size(), graph_.size()));
        return graph_.size() <= most_;
    }

    /// False if the position is not tame.
    bool close() {
        const Frame& frame = open_.back();
        std::vector<Nimber> normal;
        std::vector<Nimber> misere;
        for (const PositionGraph::Id option : frame.options) {
            normal.push_back(genus_[option]->normal);
            misere.push_back(genus_[option]->misere);
        }
        const Genus genus{mex(normal), frame.options.empty() ? 1 : mex(misere)};
        genus_[frame.id] = genus;
        open_.pop_back();
        return genus.tame();
    }

    PositionGraph& graph_;
    std::size_t most_;
    std::vector<std::optional<Genus>> genus_; // by position
    std::vector<Frame> open_;
};

} // namespace

Genus sumOf(std::span<const Genus> components) {
    Nimber sum = 0;
    bool firm = false;
    for (const Genus& component : components) {
        sum ^= component.normal;
        firm = firm || component.firm();
    }
    return {sum, firm ? sum : sum ^ 1U};
}

Expected<std::optional<Genus>> tameGenus(PositionGraph& graph, std::size_t mostPositions, Task& task) {
    return TameSearch(graph, mostPositions).run(task);
}

} // namespace mexplorer
