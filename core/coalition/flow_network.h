#pragma once

#include "core/rules/edge_sink.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// Nodes and arrows, each with a capacity and an owner.
struct FlowNetwork {
    struct Node {
        std::string name; ///< its label, if that can be a name
        std::optional<NodePlace> place = {};
        std::string inFile = {}; ///< its name there, if it has a label
    };
    struct Arrow {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        std::int64_t capacity = 0; ///< in units, at least 0
        unsigned owner = 0;
    };
    std::vector<Node> nodes;
    std::vector<Arrow> arrows;
    std::vector<std::string> owners; ///< in the order in which they are named; of a plain network, one: “”
    std::int64_t parts = 1;          ///< units in 1
    /// The capacity that stands for “no limit”: more than all others together; 0 if no arrow is without one.
    std::int64_t noLimit = 0;
    std::vector<Message> notes = {}; ///< what the file says and the game does not read

    /// The node of this name; or that the file calls so.
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;
    [[nodiscard]] bool isUnlimited(const Arrow& arrow) const {
        return noLimit > 0 && arrow.capacity == noLimit;
    }
    /// Whether arrows without a limit lead all the way.
    [[nodiscard]] bool hasUnlimitedWay(std::uint32_t from, std::uint32_t to) const;
    /// The capacity, if it is a whole number.
    [[nodiscard]] std::optional<std::int64_t> wholeCapacity(const Arrow& arrow) const;
    /// “5/2”; “inf” if there is no limit.
    [[nodiscard]] std::string capacityText(const Arrow& arrow) const;
    /// Whether nobody owns the arrows: then there are no coalitions, only a largest flow.
    [[nodiscard]] bool isPlain() const { return owners.size() == 1; }
};

inline constexpr std::size_t mostNetworkNodes = 200;
inline constexpr std::size_t mostNetworkArrows = 1000;

/// A network from a file’s contents in one of the two languages of parseGraph:
///
/// - DOT: `digraph { s -> a [capacity=3, owner=A]; a -> t [capacity="5/2", owner=B] }`; cycles are allowed.
/// - JSON: `{"edges": [["s", "a", 3, "A"], ["a", "t", "5/2", "B"]]}`.
///
/// A capacity may be infinite: “inf” or “∞”. Where there is no `capacity`, a `label` that is one, perhaps
/// with the owner (“3 A”), or else `weight` is read; notes say so. If no arrow has an owner, the network is
/// plain.
///
/// Errors, most of which name the line and column: those of readGraph; an arrow without a capacity, without
/// an owner beside others that have one, with a negative capacity, or from a node to itself; too many nodes,
/// arrows or owners (mostInTable); no arrow; a single owner.
[[nodiscard]] Expected<FlowNetwork> parseNetwork(std::string_view contents);

} // namespace mexplorer
