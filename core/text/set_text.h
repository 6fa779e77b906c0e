#pragma once

#include "core/text/message.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mexplorer {

/// The values in ascending order, each once.
[[nodiscard]] std::vector<std::uint64_t> asSet(std::vector<std::uint64_t> values);

/// “{0, 1, 2, 4}”; of a set with more than `most` values the first of them: “{0, 1, 2, …}”.
[[nodiscard]] std::string setText(std::span<const std::uint64_t> values, std::size_t most);

/// The members of a set that speak of something, without its braces: “0, 1, 2”, in any language.
[[nodiscard]] Message membersText(std::vector<Message> members);

} // namespace mexplorer
