#pragma once

#include "core/rules/description.h"
#include "core/solve/inquiry.h"

namespace mexplorer {

/// How many winning moves are listed, with their numbers.
inline constexpr std::size_t mostListed = 8;

/// Of a sum of several components: the XOR of their values with its numbers, what misère play makes of it,
/// and one winning move for each component that has one. None where values do not decide. Errors: cancelled.
[[nodiscard]] Expected<std::vector<Message>> saySum(const Inquiry& asked, Play play, Task& task);

} // namespace mexplorer
