#pragma once

#include "core/catalogue/things/boards.h"
#include "core/rules/two_sided/colouring.h"

#include <variant>

namespace mexplorer {

/// The letters on the nodes of a graph.
class NodeThings {
public:
    NodeThings(const Colouring& rules, const Colouring::Position& board) : rules_(rules), board_(board) {}

    [[nodiscard]] Expected<Things> laidOut() const;
    /// The node is coloured.
    [[nodiscard]] static std::vector<ThingChange> changesOf(const CellMove& move);

private:
    [[nodiscard]] static Thing lettered(Side side);

    const Colouring& rules_;
    const Colouring::Position& board_;
};

/// On a board its pieces, on a graph letters.
template <Rules R>
requires std::derived_from<R, Colouring>
class ColouringThings {
public:
    ColouringThings(const R& rules, const Colouring::Position& board) : rules_(rules) {
        if (rules.isOnGraph())
            things_.template emplace<NodeThings>(rules, board);
        else
            things_.template emplace<BoardThings>(rules.picture(board));
    }

    [[nodiscard]] Expected<Things> laidOut() const {
        if (const auto* nodes = std::get_if<NodeThings>(&things_)) return nodes->laidOut();
        return std::get<BoardThings>(things_).laidOut();
    }
    [[nodiscard]] std::vector<ThingChange> changes(const CellMove& move,
                                                   const Colouring::Position& option) const {
        if (std::holds_alternative<NodeThings>(things_)) return NodeThings::changesOf(move);
        return std::get<BoardThings>(things_).changesTo(rules_.picture(option));
    }

private:
    const R& rules_;
    std::variant<std::monostate, BoardThings, NodeThings> things_;
};

template <>
class ThingsOf<Col> : public ColouringThings<Col> {
public:
    using ColouringThings<Col>::ColouringThings;
};
template <>
class ThingsOf<Snort> : public ColouringThings<Snort> {
public:
    using ColouringThings<Snort>::ColouringThings;
};

} // namespace mexplorer
