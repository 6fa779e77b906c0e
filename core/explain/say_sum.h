#pragma once

#include "core/solve/inquiry.h"

namespace mexplorer {

/// How many winning moves are listed, with their numbers.
inline constexpr std::size_t mostListed = 8;

/// Of more: “And 3 more.” Nothing if all of them are listed.
void sayOthers(std::size_t all, std::vector<Message>& said);

/// Of a sum of several components: the XOR of their values with its numbers, and the winning moves, all if
/// they are known, the first of them if they are many, or one for each component; or only what there is to
/// say of the component `chosen`. None where values do not decide. Errors: cancelled.
[[nodiscard]] Expected<std::vector<Message>> saySum(const Inquiry& asked, Task& task,
                                                    std::optional<std::size_t> chosen = {});

} // namespace mexplorer
