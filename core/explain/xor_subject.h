#pragma once

#include "core/explain/trace.h"

#include <string>
#include <vector>

namespace mexplorer {

/// What an XOR trace is about: the heaps' values, their sum, and a winning move if there is one. Any number
/// of heaps. The move is in the component `wanted`, if one is there; else it lowers a heap's value if one
/// does: that is the one the columns lead to. Errors: the sum is undecided; as for SumAspect.
[[nodiscard]] Expected<ColumnsSubject> xorSubject(const SumAspect& sum, Task& task,
                                                  std::optional<std::size_t> wanted = {});

/// A winning move in a sum as a turn that changes one row.
[[nodiscard]] TableTurn turnOf(const ComponentMove& move);

/// How a sum stands to the rule of misère play (see Component::large), from what lets 0 and 1 change places
/// to what keeps it as normal play is.
enum class Large {
    none,    ///< no value is above 1, nor counts as one that is
    counted, ///< no value is above 1, but some counts as one
    above    ///< some value is above 1
};

/// Of all components but `except`.
[[nodiscard]] Large largest(const ColumnsSubject& subject, std::optional<std::size_t> except = {});

/// The XOR of the values once a turn is made.
[[nodiscard]] Nimber sumAfter(const ColumnsSubject& subject, const TableTurn& turn);

/// How many of the values have a one in each of so many columns, the column of 1 first; once `turn`, if
/// there is one, is made.
[[nodiscard]] std::vector<std::size_t> onesOf(const ColumnsSubject& subject, unsigned columns,
                                              const TableTurn* turn = nullptr);

/// A value in powers of two: “8 + 2 + 1”, or “0”.
[[nodiscard]] std::string powersOf(Nimber value);

/// “The value of heap 2 is 11: in powers of two, 8 + 2 + 1.”
[[nodiscard]] Message sayRow(const Component& component, const Message& name);

} // namespace mexplorer
