#pragma once

#include "core/explain/columns_state.h"
#include "core/game/game.h"
#include "core/game/inquiry.h"

#include <string>
#include <vector>

namespace mexplorer {

/// The most winning moves that are listed.
inline constexpr std::size_t mostListed = 8;

/// Appends “And 3 more.” if there are more than `mostListed`.
void sayOthers(std::size_t all, std::vector<Message>& said);

/// The values as summands: “13 ⊕ 11 ⊕ 7”; of many, the first.
[[nodiscard]] std::string summands(const std::vector<Component>& components);

/// What decides a sum of several components: the XOR of their values in numbers or, in misère play without a
/// value that counts as above 1, the parity of the ones. Empty for a single component, and where values do
/// not decide. Errors: cancelled.
[[nodiscard]] Expected<std::vector<Message>> sayWhatDecides(const Game& game, const Inquiry& asked,
                                                            Task& task);

struct SumSaid {
    std::vector<Message> decision; ///< as sayWhatDecides
    std::vector<Message> moves;
    std::optional<std::size_t> winning = {}; ///< how many moves win (in the component `chosen`), if known
};

/// The same, and the winning moves: the first `mostListed` if all are known, else one for each component; or
/// only the moves in the component `chosen`. Empty and errors: as above.
[[nodiscard]] Expected<SumSaid> saySum(const Game& game, const Inquiry& asked, Task& task,
                                       std::optional<std::size_t> chosen = {});

} // namespace mexplorer
