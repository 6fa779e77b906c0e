#include "core/coalition/network_sketch.h"

#include "core/coalition/amounts.h"
#include "core/coalition/arrow_label.h"
#include "core/coalition/coalition.h"
#include "core/rules/graph_parsers.h"
#include "core/text/parse.h"
#include "core/text/powers.h"

#include <algorithm>
#include <set>
#include <utility>

namespace mexplorer {

namespace {

Expected<void> checkCapacity(const std::string& text) {
    if (isInfinite(text)) return {};
    const auto capacity = parseFraction(text);
    if (!capacity) {
        return invalid(
            say(MX_TEXT("core", "“%1” is not a capacity from 0 to %2, such as 3, 0.5 or 1/3; write "
                                "it before its owner: 5 A."),
                shortened(text), limitText(largestAmount)));
    }
    if (capacity->numerator < 0)
        return invalid(
            say(MX_TEXT("core", "The capacity %1 is negative; write 0 or more."), shortened(text)));
    return {};
}

Expected<void> checkOwner(const std::string& owner, const Sketch& sketch) {
    if (!isNodeName(owner))
        return invalid(say(MX_TEXT("core", "An owner’s name is not empty and has no control characters.")));
    std::set<std::string> owners;
    for (const Sketch::Edge& edge : sketch.edges())
        owners.insert(edge.traits.owner.value_or(std::string()));
    if (owners.size() <= mostInTable) return {};
    return tooLarge(say(MX_TEXT("core", "“%1” would be owner number %2; a network may have %3."),
                        shortened(owner), owners.size(), mostInTable));
}

} // namespace

Sketch sketchOf(const FlowNetwork& network, FlowEnds ends) {
    std::vector<Sketch::Node> nodes;
    for (const FlowNetwork::Node& node : network.nodes)
        nodes.push_back({node.name, node.place, static_cast<Sketch::Index>(nodes.size())});
    std::vector<Sketch::Edge> edges;
    for (const auto& [from, to, capacity, owner] : network.arrows) {
        edges.push_back({from,
                         to,
                         static_cast<Sketch::Index>(edges.size()),
                         {network.capacityText({from, to, capacity, owner}), network.owners[owner]}});
    }
    return {Sketch::Ends{ends.source, ends.sink}, std::move(nodes), std::move(edges)};
}

Expected<FlowNetwork> networkOf(const Sketch& sketch) {
    return parseNetwork(textOf(sketch));
}

std::string labelOf(const Sketch& sketch, Sketch::Index arrow) {
    const std::optional<std::string>& capacity = sketch.edges()[arrow].traits.capacity;
    const std::optional<std::string>& owner = sketch.edges()[arrow].traits.owner;
    const std::string label = capacity.value_or("1") + " " + owner.value_or(std::string());
    return std::string(trimmed(label));
}

Expected<Sketch> labelled(const Sketch& sketch, Sketch::Index arrow, std::string_view label) {
    const auto [capacity, name] = capacityAndOwner(label);
    EdgeTraits traits{std::string(capacity), std::string(name), {}};
    if (auto good = checkCapacity(*traits.capacity); !good) return tl::unexpected(good.error());
    if (name.empty()) traits.owner = sketch.edges()[arrow].traits.owner;
    const std::string owner = traits.owner.value_or(std::string());
    Sketch changed = sketch;
    changed.give(arrow, std::move(traits));
    if (!owner.empty()) { // a plain network has none
        if (auto good = checkOwner(owner, changed); !good) return tl::unexpected(good.error());
    }
    if (auto network = networkOf(changed); !network) return tl::unexpected(network.error());
    return changed;
}

} // namespace mexplorer
