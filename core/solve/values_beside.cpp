#include "core/solve/values_beside.h"

#include "core/game/aspects/positions.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace mexplorer {

namespace {

constexpr std::size_t nodesBetweenLooks = 4096; // at whether it was cancelled

using NodesByName = std::unordered_map<std::uint64_t, std::size_t>;

NodesByName byName(const ValueNodes& nodes) {
    NodesByName found;
    for (std::size_t node = 0; node < nodes.names.size(); ++node)
        if (nodes.names[node] != ValueNodes::unnamed) found.emplace(nodes.names[node], node);
    return found;
}

void list(ValueDifferences& found, const ValueDifference& difference) {
    if (found.listed.size() < mostDifferencesKept) found.listed.push_back(difference);
}

/// A node that both have.
void compareNodes(ValueDifferences& found, const ValuePlace& place, const NodeValue& left,
                  const NodeValue& right) {
    ++found.places;
    if (left == right) return;
    const bool isOfOutcome = left.isLost && right.isLost && *left.isLost != *right.isLost;
    ++(isOfOutcome ? found.outcomes : found.values);
    list(found, {place, isOfOutcome && *left.isLost ? 0U : 1U, isOfOutcome && *right.isLost ? 0U : 1U});
}

/// The bits are mixed as by SplitMix64 (Steele, Lea and Flood 2014).
std::uint64_t splitMixed(std::uint64_t bits) {
    bits += 0x9e3779b97f4a7c15U;
    bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
    bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
    return bits ^ (bits >> 31U);
}

std::uint64_t named(std::uint64_t bits) {
    const std::uint64_t name = splitMixed(bits);
    return name == ValueNodes::unnamed ? 1 : name;
}

} // namespace

std::optional<ValuePlace> ValueDifferences::placeIn(std::size_t side, const ValueDifference& at) const {
    if (!areNodes) return at.place;
    const std::uint64_t node = side == 0 ? at.place.a : at.place.b;
    if (node == ValueDifference::nowhere) return std::nullopt;
    return ValuePlace{node, 0};
}

Expected<ValueDifferences> differencesBetween(const ValueNodes& left, const ValueNodes& right, Task& task) {
    const NodesByName ofLeft = byName(left);
    const NodesByName ofRight = byName(right);
    if (ofLeft.empty() && ofRight.empty())
        return invalid(say(MX_TEXT("core", "Neither of these pictures has a node to compare.")));
    if (left.arePositions != right.arePositions) {
        return invalid(say(MX_TEXT("core", "Only one of these trees is merged: nothing can be compared.")));
    }
    ValueDifferences found{.areNodes = true};
    for (std::size_t node = 0; node < left.names.size(); ++node) {
        if (node % nodesBetweenLooks == 0 && task.cancelled()) return cancelled();
        if (left.names[node] == ValueNodes::unnamed) continue;
        const auto other = ofRight.find(left.names[node]);
        if (other != ofRight.end()) {
            compareNodes(found, {node, other->second}, left.at(node), right.at(other->second));
            continue;
        }
        ++found.leftAlone;
        list(found, {{node, ValueDifference::nowhere}});
    }
    for (std::size_t node = 0; node < right.names.size(); ++node) {
        if (node % nodesBetweenLooks == 0 && task.cancelled()) return cancelled();
        if (right.names[node] == ValueNodes::unnamed || ofLeft.contains(right.names[node])) continue;
        ++found.rightAlone;
        list(found, {{ValueDifference::nowhere, node}});
    }
    return found;
}

std::uint64_t nameOfText(const std::string& text) {
    return named(std::hash<std::string>()(text));
}

std::vector<std::uint64_t> namesOfWays(std::size_t nodes,
                                       const std::function<std::size_t(std::size_t node)>& parentOf,
                                       const std::function<std::string(std::size_t node)>& textOf) {
    std::vector<std::uint64_t> names;
    names.reserve(nodes);
    std::unordered_set<std::uint64_t> given;
    for (std::size_t node = 0; node < nodes; ++node) {
        const std::size_t parent = parentOf(node);
        const std::uint64_t above = parent == node ? 0 : splitMixed(names[parent]);
        std::uint64_t name = named(above ^ std::hash<std::string>()(textOf(node)));
        while (!given.insert(name).second) // another move from there to the same position
            name = named(name);
        names.push_back(name);
    }
    return names;
}

Expected<ValueDifferences> differencesBetween(const ValueTable& left, const ValueTable& right, Task& task) {
    const std::uint64_t rows = std::min(left.rows, right.rows);
    const std::uint64_t columns = std::min(left.columns, right.columns);
    if (rows == 0 || columns == 0 || left.shared != right.shared)
        return invalid(say(MX_TEXT("core", "These two tables have no position in common.")));
    ValueDifferences found{.places = rows * columns};
    for (std::uint64_t sum = 0; sum + 1 < rows + columns; ++sum) {
        if (task.cancelled()) return cancelled();
        const std::uint64_t first = sum < columns ? 0 : sum - columns + 1;
        for (std::uint64_t a = first; a <= sum && a < rows; ++a) {
            const ValuePlace place{a, sum - a};
            const ValueDifference here{place, left.at(place), right.at(place)};
            if (here.left == here.right) continue;
            ++(here.isOfOutcome() ? found.outcomes : found.values);
            if (found.listed.size() < mostDifferencesKept) found.listed.push_back(here);
        }
    }
    return found;
}

std::string positionOfOwnTable(const Game& game) {
    const auto* positions = game.as<PositionsAspect>();
    if (!positions) return {};
    const Inquiry& opening = positions->opening();
    const auto* slices = game.as<SlicesAspect>();
    const auto* grid = game.as<GridAspect>();
    const auto slice = slices && grid ? slices->sliceThrough(opening) : nullptr;
    const auto cell = slice ? slice->cellOf(opening) : std::nullopt;
    return cell ? grid->positionAt(cell->a, cell->b) : opening.position();
}

} // namespace mexplorer
