#pragma once

#include "core/solve/graph_engine.h"
#include "core/solve/search.h"
#include "core/solve/shared.h"
#include "core/solve/ways/way.h"

namespace mexplorer {

/// Tokens on a graph that is given as a whole: in normal play by the XOR of their nodes' values; in misère
/// play, which has no such rule for several tokens, by search.
template <class R>
class WayOf<R, TokenFamily> {
    static_assert(GraphRules<R>);

public:
    using Shared = Kept<std::vector<std::uint32_t>>; ///< the value of each node, in the game’s play

    WayOf(R rules, std::shared_ptr<Shared> shared, const Budget& budget)
        : rules_(rules), shared_(std::move(shared)), search_(std::move(rules), budget) {}

    [[nodiscard]] Expected<Nimber> value(const std::vector<Graph::Node>& tokens, Task& task) {
        if (tokens.size() > 1 && rules_.play() == Play::misere) return search_.value(tokens, task);
        Nimber sum = 0;
        for (const Graph::Node token : tokens) {
            const auto value = nodeValue(token, task);
            if (!value) return tl::unexpected(value.error());
            sum ^= *value;
        }
        return sum;
    }

    [[nodiscard]] std::optional<Nimber> known(const std::vector<Graph::Node>& tokens) const {
        return search_.known(tokens);
    }

private:
    [[nodiscard]] Expected<Nimber> nodeValue(Graph::Node node, Task& task) {
        std::shared_ptr<const std::vector<std::uint32_t>> table = shared_->get();
        if (!table) {
            auto values = graphValues(rules_.graph(), rules_.play(), task);
            if (!values) return tl::unexpected(values.error());
            table = std::make_shared<const std::vector<std::uint32_t>>(std::move(*values));
            shared_->keep(table);
        }
        return (*table)[node];
    }

    R rules_;
    std::shared_ptr<Shared> shared_;
    Search<R> search_;
};

} // namespace mexplorer
