#pragma once

#include "core/explain/columns_state.h"

#include <string>
#include <vector>

namespace mexplorer {

/// The subject of an XOR trace: the components' values, their nim-sum, and a winning move if there is one.
/// Any number of components. The move is one in the component `wanted`, if there is any; else one that lowers
/// a value, as the columns show it; else the first one. Errors: the sum is undecided; as for SumAspect.
[[nodiscard]] Expected<ColumnsSubject> xorSubject(const SumAspect& sum, Task& task,
                                                  std::optional<std::size_t> wanted = {});

/// A winning move in a sum as a turn that changes one row.
[[nodiscard]] ColumnsTurn turnOf(const ComponentMove& move);

/// How the rule of misère play applies to a sum (see Component::large): `none` swaps the roles of odd and
/// even, the others leave the outcome as in normal play.
enum class Large {
    none,    ///< no component counts as above 1
    counted, ///< no value is above 1, but some component counts as above 1
    above    ///< some value is above 1
};

/// The greatest over all components but `except`.
[[nodiscard]] Large largest(const ColumnsSubject& subject, std::optional<std::size_t> except = {});

/// The XOR of the values after the turn.
[[nodiscard]] Nimber sumAfter(const ColumnsSubject& subject, const ColumnsTurn& turn);

/// How many of the values have a one in each of the lowest `columns` columns, the column of 1 first; after
/// `turn`, if it is not null.
[[nodiscard]] std::vector<std::size_t> onesOf(const ColumnsSubject& subject, unsigned columns,
                                              const ColumnsTurn* turn = nullptr);

/// A value in powers of two: “8 + 2 + 1”, or “0”.
[[nodiscard]] std::string powersOf(Nimber value);

/// “The value of heap 2 is 11: in powers of two, 8 + 2 + 1.”
[[nodiscard]] Message sayRow(const Component& component, const Message& name);

} // namespace mexplorer
