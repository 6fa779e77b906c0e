#pragma once

#include "core/coalition/coalition.h"
#include "core/coalition/coalition_values.h"
#include "core/coalition/flow_network.h"
#include "core/coalition/majority.h"
#include "core/coalition/max_flow.h"
#include "core/task/task.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace mexplorer {

/// Where the values of coalitions come from.
enum class CoalitionKind {
    table,      ///< they are given
    costs,      ///< minus the costs that are given
    vote,       ///< 1 if the weights reach the quota of every majority, else 0
    airport,    ///< minus the cost of the longest runway that a member needs
    bankruptcy, ///< what the claims of the others leave of the estate, at least 0
    gloves,     ///< the pairs of a left and a right glove
    flow        ///< the largest flow through their arrows
};

/// Players, and a value for each coalition of them. Numbers are in units, of which `parts` are 1.
struct CoalitionGame {
    CoalitionKind kind = CoalitionKind::table;
    std::vector<std::string> names;
    std::int64_t parts = 1;
    std::int64_t whole = 0; ///< in bankruptcy the estate
    /// Of a table the values by the bits of the coalitions; else for each player his cost or claim, or 0 for
    /// a left and 1 for a right glove.
    std::vector<std::int64_t> numbers;
    std::vector<Majority> majorities = {}; ///< of a vote, which has no other numbers
    std::shared_ptr<const FlowNetwork> network = {};
    FlowEnds ends = {};

    [[nodiscard]] unsigned players() const { return static_cast<unsigned>(names.size()); }
    [[nodiscard]] bool hasTable() const { return players() <= mostInTable; }
    /// Whether numbers are told as costs, which are the values with the opposite sign.
    [[nodiscard]] bool isOfCosts() const { return kind == CoalitionKind::costs; }
};

/// Reads a game of this kind; `network` must be given for flows.
///
/// - table: the values by size, then in lexicographic order, “68,102,0,170,710,762,992”; v(∅) = 0 may come
/// first.
/// - costs: the same, of what each coalition has to pay.
/// - vote: “[51; 50,49,1]”, with or without brackets. With them it is read even if a table is expected.
/// Several majorities that are needed at once: “[2; 1,1,1] and [51; 50,49,1]”.
/// - airport: “1,2,3”. bankruptcy: “200; 100,200,300”.
/// - gloves: “2; 1”, so many with a left and so many with a right glove.
/// - flow: “s,t”, where it begins and ends.
///
/// Errors name the column: no number, a number too large, the wrong count, fewer than 2 players or too many,
/// v(∅) ≠ 0, a negative weight, cost, claim or estate, a quota that is not above 0 or that all weights
/// together do not reach, majorities of different players or too many, an estate larger than the claims, no
/// such node.
[[nodiscard]] Expected<CoalitionGame> readCoalitions(CoalitionKind kind, std::string_view text,
                                                     std::shared_ptr<const FlowNetwork> network = {});

/// The canonical text, which is read as the same game.
[[nodiscard]] std::string coalitionsText(const CoalitionGame& game);

/// The value of one coalition, in units; of a vote, 0 or 1. At most mostInTable players. O(players), or one
/// flow.
[[nodiscard]] std::int64_t unitsOf(const CoalitionGame& game, Coalition coalition);

/// The values of all coalitions. At most mostInTable players. Errors: cancelled.
[[nodiscard]] Expected<CoalitionValues> valuesOf(const CoalitionGame& game, Task& task);

} // namespace mexplorer
