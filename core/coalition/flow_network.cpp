#include "core/coalition/flow_network.h"

#include "core/coalition/amounts.h"
#include "core/coalition/coalition.h"
#include "core/rules/graph_file.h"
#include "core/rules/graph_parsers.h"
#include "core/text/parse.h"

#include <algorithm>

namespace mexplorer {

namespace {

class NetworkReader final : public EdgeSink {
public:
    Expected<Node> node(std::string_view name) override {
        if (const auto known = network_.find(name)) return *known;
        if (network_.nodes.size() == mostNetworkNodes)
            return tooLarge(say(MX_TEXT("core", "The network has more than %1 nodes."), mostNetworkNodes));
        network_.nodes.push_back({std::string(name)});
        return static_cast<Node>(network_.nodes.size() - 1);
    }
    Expected<void> edge(Node from, Node to) override {
        if (network_.arrows.size() == mostNetworkArrows)
            return tooLarge(say(MX_TEXT("core", "The network has more than %1 arrows."), mostNetworkArrows));
        network_.arrows.push_back({from, to});
        return {};
    }
    void place(Node node, const NodePlace& place) override { network_.nodes[node].place = place; }
    [[nodiscard]] bool isDirected() const override { return true; }

    [[nodiscard]] bool hearsTraits() const override { return true; }
    Expected<void> traits(std::size_t count, const EdgeTraits& traits, TextPlace place) override {
        for (std::size_t arrow = network_.arrows.size() - count; arrow < network_.arrows.size(); ++arrow) {
            if (auto given = give(arrow, traits, place); !given) return given;
        }
        return {};
    }

    Expected<FlowNetwork> finish() {
        if (capacities_.size() != network_.arrows.size()) { // JSON of the form {"a": ["b"]}
            return invalid(say(MX_TEXT("core", "The arrows have neither capacities nor owners; write "
                                               "{\"edges\": [[\"a\", \"b\", 3, \"A\"]]}.")));
        }
        if (network_.owners.size() < 2) {
            return invalid(say(MX_TEXT("core", "The arrows have fewer than two owners; a coalition needs "
                                               "players who can join.")));
        }
        auto amounts = amountsOf(capacities_);
        if (!amounts) return tl::unexpected(amounts.error());
        network_.parts = amounts->parts;
        for (std::size_t arrow = 0; arrow < network_.arrows.size(); ++arrow)
            network_.arrows[arrow].capacity = amounts->units[arrow];
        return std::move(network_);
    }

private:
    [[nodiscard]] std::string arrowText(std::size_t arrow) const {
        const auto& [from, to, capacity, owner] = network_.arrows[arrow];
        return shortened(network_.nodes[from].name) + " → " + shortened(network_.nodes[to].name);
    }

    Expected<void> give(std::size_t arrow, const EdgeTraits& traits, TextPlace place) {
        const auto wrong = [&](std::string_view sentence) -> Expected<void> {
            return invalid(say(sentence, arrowText(arrow), place.line, place.column));
        };
        if (network_.arrows[arrow].from == network_.arrows[arrow].to)
            return wrong(MX_TEXT("core", "The arrow %1 at line %2, column %3 ends where it begins."));
        if (!traits.capacity) {
            return wrong(MX_TEXT("core", "The arrow %1 at line %2, column %3 has no capacity; write "
                                         "[capacity=3, owner=A], or [\"a\", \"b\", 3, \"A\"] in JSON."));
        }
        if (!traits.owner || trimmed(*traits.owner).empty()) {
            return wrong(MX_TEXT("core", "The arrow %1 at line %2, column %3 has no owner; write "
                                         "[capacity=3, owner=A], or [\"a\", \"b\", 3, \"A\"] in JSON."));
        }
        const auto capacity = parseFraction(*traits.capacity);
        if (!capacity) {
            return invalid(
                say(MX_TEXT("core", "The capacity “%1” of the arrow %2 at line %3, column %4 is not "
                                    "a number from 0 to %5, such as 3, 0.5 or 1/3."),
                    shortened(*traits.capacity), arrowText(arrow), place.line, place.column, largestAmount));
        }
        if (capacity->numerator < 0) {
            return invalid(say(MX_TEXT("core", "The capacity %1 of the arrow %2 at line %3, column %4 is "
                                               "negative."),
                               shortened(*traits.capacity), arrowText(arrow), place.line, place.column));
        }
        capacities_.push_back(*capacity);
        return own(arrow, *traits.owner, place);
    }

    Expected<void> own(std::size_t arrow, const std::string& owner, TextPlace place) {
        auto& owners = network_.owners;
        if (!isNodeName(owner)) return invalid(badNameText(place));
        const auto known = std::find(owners.begin(), owners.end(), owner);
        network_.arrows[arrow].owner = static_cast<unsigned>(known - owners.begin());
        if (known != owners.end()) return {};
        if (owners.size() == mostInTable) {
            return tooLarge(
                say(MX_TEXT("core", "“%1” at line %2, column %3 is owner number %4; a network may "
                                    "have %5."),
                    shortened(owner), place.line, place.column, mostInTable + 1, mostInTable));
        }
        owners.push_back(owner);
        return {};
    }

    FlowNetwork network_;
    std::vector<Fraction> capacities_;
};

} // namespace

std::optional<std::uint32_t> FlowNetwork::find(std::string_view name) const {
    const auto found =
        std::find_if(nodes.begin(), nodes.end(), [&](const Node& node) { return node.name == name; });
    if (found == nodes.end()) return std::nullopt;
    return static_cast<std::uint32_t>(found - nodes.begin());
}

Expected<FlowNetwork> parseNetwork(std::string_view contents) {
    NetworkReader reader;
    if (auto read = readGraph(contents, reader); !read) return tl::unexpected(read.error());
    return reader.finish();
}

} // namespace mexplorer
