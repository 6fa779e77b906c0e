#pragma once

#include "core/explain/columns_state.h"
#include "core/explain/xor_verdict.h"
#include "core/game/aspects/columns.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// The most heaps whose columns are stepped through.
inline constexpr std::size_t mostColumnSteps = 64;

/// The heaps, the modulus, and the winning turn that the theorem's method constructs, if there is one. Any
/// number of heaps.
[[nodiscard]] ColumnsSubject columnsSubject(const ColumnsAspect& columns);

/// The turn that leaves the heaps `left`, with its changes in the order of the heaps.
[[nodiscard]] ColumnsTurn turnTo(const ColumnsAspect& columns, const Heaps& left);

/// The caption of a picture of the columns.
[[nodiscard]] XorVerdict columnsVerdict(const ColumnsSubject& subject, Play play, Outcome outcome,
                                        std::uint64_t options);

/// What a winning turn does to the columns; like sayXorMove if the modulus is 2.
[[nodiscard]] Message sayTurn(const ColumnsSubject& subject, const ColumnsTurn& turn);

/// The proof by columns: rows in binary, the ones of each column mod k + 1, the verdict, then from the
/// highest column down which heaps are marked and what they give or get, the turn, and the columns again.
/// Errors: more than `mostColumnSteps` heaps; a game without columns.
[[nodiscard]] Expected<ColumnsTrace> columnsTrace(const Game& game, const Inquiry& asked, Task& task);

} // namespace mexplorer
