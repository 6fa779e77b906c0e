#include "core/solve/genus.h"

#include "core/theory/mex.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Depth first, each position once, its options before it.
class TameSearch {
public:
    TameSearch(PositionGraph& graph, std::size_t mostPositions) : graph_(graph), most_(mostPositions) {}

    Expected<std::optional<std::vector<Genus>>> run(Task& task) {
        std::optional<std::vector<Genus>> genera;
        auto isOpen = open(0, task);
        while (isOpen && *isOpen && !open_.empty()) {
            Frame& frame = open_.back();
            while (frame.next < frame.options.size() && known(frame.options[frame.next]))
                ++frame.next;
            if (frame.next < frame.options.size())
                isOpen = open(frame.options[frame.next], task);
            else if (!close())
                return genera;
        }
        if (!isOpen) return tl::unexpected(isOpen.error());
        if (!*isOpen) return genera;
        genera.emplace();
        for (const std::optional<Genus>& genus : genus_)
            genera->push_back(*genus);
        return genera;
    }

private:
    static constexpr std::uint64_t movesOfAPosition = 64; // allowed on average

    struct Frame {
        PositionGraph::Id id;
        std::vector<PositionGraph::Id> options;
        std::size_t next = 0;
    };

    [[nodiscard]] bool known(PositionGraph::Id id) const {
        return id < genus_.size() && genus_[id].has_value();
    }

    /// False if there are too many positions or moves.
    Expected<bool> open(PositionGraph::Id id, Task& task) {
        const std::uint64_t count = graph_.optionCount(id);
        if (count > most_ || (moves_ += count) > most_ * movesOfAPosition) return false;
        if (const auto expanded = graph_.expand(id, task); !expanded) {
            if (expanded.error().kind != Error::Kind::tooLarge) return tl::unexpected(expanded.error());
            return false;
        }
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
    std::uint64_t moves_ = 0;
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

Expected<std::optional<std::vector<Genus>>> tameGenera(PositionGraph& graph, std::size_t mostPositions,
                                                       Task& task) {
    return TameSearch(graph, mostPositions).run(task);
}

} // namespace mexplorer
