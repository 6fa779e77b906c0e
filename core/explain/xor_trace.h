#pragma once

#include "core/explain/columns_state.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"

namespace mexplorer {

/// The most heaps that an XOR trace steps through.
inline constexpr std::size_t mostXorSteps = 64;

/// The XOR proof for a sum: rows in binary, the columns' parity, the verdict, the choice of a component, what
/// it becomes, and the columns again. Misère play has the same steps until the rules differ, then says why.
/// The move is in the component `wanted`, if a winning one is there. Errors: more than `mostXorSteps`
/// components; a game that is not a sum; as for xorSubject.
[[nodiscard]] Expected<ColumnsTrace> xorTrace(const Game& game, const Inquiry& asked, Task& task,
                                              std::optional<std::size_t> wanted = {});

} // namespace mexplorer
