#pragma once

#include "core/game/aspects/impartial.h"
#include "tests/core/asked.h"

#include <map>
#include <set>

namespace mexplorer {

/// A game's values by the definition, only from the options in its graph of positions; remembered by the
/// position's text.
class DefinitionOfGame {
public:
    explicit DefinitionOfGame(const Game& game) : game_(game) {}

    Nimber operator()(const std::string& position) {
        if (const auto known = values_.find(position); known != values_.end()) return known->second;
        const auto graph = asked(game_, position)->graph();
        return value(*graph, 0);
    }

private:
    Nimber value(PositionGraph& graph, PositionGraph::Id id) {
        const std::string text = graph.text(id);
        if (const auto known = values_.find(text); known != values_.end()) return known->second;
        const auto span = graph.options(id);
        const std::vector<PositionGraph::Id> options(span.begin(), span.end());
        std::set<Nimber> found;
        for (const auto option : options)
            found.insert(value(graph, option));
        Nimber value = 0;
        while (found.count(value) != 0)
            ++value;
        if (options.empty() && playOf(game_) == Play::misere) value = 1;
        return values_[text] = value;
    }

    const Game& game_;
    std::map<std::string, Nimber> values_;
};

/// Expands every position of the graph; false if there are more than `most`.
inline bool allBelow(PositionGraph& graph, std::size_t most) {
    for (PositionGraph::Id id = 0; id < graph.size(); ++id) {
        const std::uint64_t options = graph.optionCount(id);
        if (options > most || graph.size() + options > most) return false;
        (void)graph.options(id);
    }
    return true;
}

} // namespace mexplorer
