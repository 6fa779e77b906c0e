#pragma once

#include "core/solve/inquiry.h"

namespace mexplorer {

/// How many winning moves are listed, with their numbers.
inline constexpr std::size_t mostListed = 8;

/// Of a sum of several components: the XOR of their values with its numbers, and one winning move for each
/// component that has one; or only what there is to say of the component `chosen`. None where values do not
/// decide. Errors: cancelled.
[[nodiscard]] Expected<std::vector<Message>> saySum(const Inquiry& asked, Task& task,
                                                    std::optional<std::size_t> chosen = {});

} // namespace mexplorer
