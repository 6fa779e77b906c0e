#pragma once

#include "core/text/message.h"
#include "core/theory/nimber.h"

#include <optional>
#include <utility>
#include <vector>

namespace mexplorer {

/// The values that have a one in a column, two by two, as blocks of so many stones; by their indices.
struct Pairing {
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    std::optional<std::size_t> alone; ///< the one without a partner, if their number is odd

    [[nodiscard]] std::size_t count() const { return 2 * pairs.size() + (alone ? 1 : 0); }
};

/// Each is paired with the next. If one stays alone, it is that of `mover`, if this has a one there: then a
/// move can take it away; else the last.
[[nodiscard]] Pairing pairedOff(const std::vector<Nimber>& values, unsigned bit,
                                std::optional<std::size_t> mover = {});

/// “three 1s”: so many blocks of 2 to the power `bit`. At most `mostBlocks`.
[[nodiscard]] Message sayBlocks(std::size_t count, unsigned bit);
inline constexpr std::size_t mostBlocks = 6;
/// “a pair”, “all paired”, “alone” or “one is alone”; nothing of no blocks.
[[nodiscard]] Message sayPairing(std::size_t count);

} // namespace mexplorer
