#include "core/coalition/flow_network.h"

#include "core/coalition/amounts.h"
#include "core/coalition/arrow_label.h"
#include "core/coalition/coalition.h"
#include "core/rules/graph_file.h"
#include "core/rules/graph_parsers.h"
#include "core/rules/node_labels.h"
#include "core/text/parse.h"
#include "core/text/powers.h"

#include <algorithm>
#include <numeric>
#include <utility>

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
    void label(Node node, const std::string& label) override { labels_[node] = label; }
    [[nodiscard]] bool isDirected() const override { return true; }

    [[nodiscard]] bool hearsAll() const override { return true; }
    Expected<void> describe(std::size_t count, const Attributes& said, TextPlace place) override {
        Attributes rest = said;
        const EdgeTraits traits = traitsFrom(rest, place);
        leave(rest, place);
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
        if (network_.arrows.empty()) return invalid(say(MX_TEXT("core", "The network has no arrows.")));
        if (auto owned = checkOwners(); !owned) return tl::unexpected(owned.error());
        if (auto set = setCapacities(); !set) return tl::unexpected(set.error());
        for (const auto& [node, label] : labelsAsNames(labels_, names()))
            network_.nodes[node].inFile = std::exchange(network_.nodes[node].name, label);
        network_.notes = notes();
        if (readFrom_) network_.notes.insert(network_.notes.begin(), *readFrom_);
        return std::move(network_);
    }

private:
    [[nodiscard]] std::vector<std::string_view> names() const {
        std::vector<std::string_view> names;
        for (const FlowNetwork::Node& node : network_.nodes)
            names.push_back(node.name);
        return names;
    }

    /// Either nobody owns arrows, or two or more own all of them.
    Expected<void> checkOwners() {
        auto& owners = network_.owners;
        if (owners.empty()) {
            owners.emplace_back();
            return {};
        }
        if (ownerless_) return invalid(*ownerless_);
        if (owners.size() > 1) return {};
        return invalid(say(MX_TEXT("core", "All arrows belong to %1; coalitions need a second owner, and a "
                                           "plain flow needs none: leave out every owner."),
                           shortened(owners.front())));
    }

    /// More than all finite capacities together is as good as no limit, and keeps the numbers whole.
    Expected<void> setCapacities() {
        std::vector<Fraction> finite;
        for (const auto& capacity : capacities_)
            finite.push_back(capacity.value_or(Fraction{0, 1}));
        const auto amounts = amountsOf(finite);
        if (!amounts) return tl::unexpected(amounts.error());
        network_.parts = amounts->parts;
        const std::int64_t more =
            std::accumulate(amounts->units.begin(), amounts->units.end(), std::int64_t{0}) + amounts->parts;
        for (std::size_t arrow = 0; arrow < network_.arrows.size(); ++arrow) {
            if (!capacities_[arrow]) network_.noLimit = more;
            network_.arrows[arrow].capacity = capacities_[arrow] ? amounts->units[arrow] : more;
        }
        return {};
    }

    /// Takes the capacity and the owner, by whichever name they are given.
    EdgeTraits traitsFrom(Attributes& said, TextPlace place) {
        EdgeTraits traits;
        const auto take = [&](const char* name, std::optional<std::string>& value) {
            if (value || !said.contains(name)) return false;
            value = takeFrom(said, name);
            return true;
        };
        take("capacity", traits.capacity);
        take("owner", traits.owner);
        const auto label = said.find("label");
        if (label != said.end() && !traits.capacity) {
            const auto [capacity, owner] = capacityAndOwner(label->second);
            // “2/5” may as well mean a flow of 2 out of 5.
            if (isCapacity(capacity) && capacity.find('/') == std::string_view::npos) {
                traits.capacity = capacity;
                if (!owner.empty() && !traits.owner) traits.owner = owner;
                noteSource("label", label->second, place);
            }
        }
        if (traits.capacity) said.erase("label"); // beside a capacity it is only drawn
        if (!traits.capacity && said.contains("weight")) {
            noteSource("weight", said.at("weight"), place);
            take("weight", traits.capacity);
        }
        if (said.contains("weight") && said.at("weight") == traits.capacity) said.erase("weight");
        return traits;
    }

    void noteSource(const char* attribute, const std::string& value, TextPlace place) {
        if (readFrom_) return;
        readFrom_ = say(MX_TEXT("core", "Capacities are read from “%1”: “%2” at line %3, column %4."),
                        attribute, shortened(value), place.line, place.column);
    }

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
        if (auto read = readCapacity(arrow, *traits.capacity, place); !read) return read;
        if (traits.owner && !trimmed(*traits.owner).empty()) return own(arrow, *traits.owner, place);
        if (!ownerless_) {
            ownerless_ = say(MX_TEXT("core", "The arrow %1 at line %2, column %3 has no owner, while others "
                                             "have; write [capacity=3, owner=A], or [\"a\", \"b\", 3, "
                                             "\"A\"] in JSON."),
                             arrowText(arrow), place.line, place.column);
        }
        return {};
    }

    Expected<void> readCapacity(std::size_t arrow, const std::string& text, TextPlace place) {
        if (isInfinite(text)) {
            capacities_.push_back(std::nullopt);
            return {};
        }
        const auto capacity = parseFraction(text);
        if (!capacity) {
            return invalid(
                say(MX_TEXT("core", "The capacity “%1” of the arrow %2 at line %3, column %4 is not "
                                    "a number from 0 to %5, such as 3, 0.5 or 1/3."),
                    shortened(text), arrowText(arrow), place.line, place.column, limitText(largestAmount)));
        }
        if (capacity->numerator < 0) {
            return invalid(say(MX_TEXT("core", "The capacity %1 of the arrow %2 at line %3, column %4 is "
                                               "negative."),
                               shortened(text), arrowText(arrow), place.line, place.column));
        }
        capacities_.push_back(*capacity);
        return {};
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
    std::vector<std::optional<Fraction>> capacities_; ///< nothing: no limit
    NodeLabels labels_;
    std::optional<Message> readFrom_;  ///< if capacities have another name
    std::optional<Message> ownerless_; ///< names the first arrow without an owner
};

} // namespace

std::optional<std::uint32_t> FlowNetwork::find(std::string_view name) const {
    auto found = std::ranges::find(nodes, name, &Node::name);
    if (found == nodes.end() && !name.empty()) found = std::ranges::find(nodes, name, &Node::inFile);
    if (found == nodes.end()) return std::nullopt;
    return static_cast<std::uint32_t>(found - nodes.begin());
}

bool FlowNetwork::hasUnlimitedWay(std::uint32_t from, std::uint32_t to) const {
    std::vector<char> isReached(nodes.size(), 0);
    isReached[from] = 1;
    for (bool grows = noLimit > 0; grows;) {
        grows = false;
        for (const Arrow& arrow : arrows) {
            if (!isReached[arrow.from] || isReached[arrow.to] || !isUnlimited(arrow)) continue;
            isReached[arrow.to] = 1;
            grows = true;
        }
    }
    return isReached[to] != 0;
}

std::optional<std::int64_t> FlowNetwork::wholeCapacity(const Arrow& arrow) const {
    if (isUnlimited(arrow) || arrow.capacity % parts != 0) return std::nullopt;
    return arrow.capacity / parts;
}

std::string FlowNetwork::capacityText(const Arrow& arrow) const {
    return isUnlimited(arrow) ? "inf" : unitsText(arrow.capacity, parts);
}

Expected<FlowNetwork> parseNetwork(std::string_view contents) {
    NetworkReader reader;
    if (auto read = readGraph(contents, reader); !read) return tl::unexpected(read.error());
    return reader.finish();
}

} // namespace mexplorer
