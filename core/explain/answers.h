#pragma once

#include "core/solve/inquiry.h"

namespace mexplorer {

/// A P-position with more options than this gets no answers.
inline constexpr std::size_t mostAnswered = 12;

/// How each option of a P-position is answered: one sentence each, in the order of the options. Empty for an
/// N-position, or with more than `mostAnswered` options. Errors: as for Inquiry::solution.
[[nodiscard]] Expected<std::vector<Message>> answers(const Inquiry& asked, Task& task);

} // namespace mexplorer
