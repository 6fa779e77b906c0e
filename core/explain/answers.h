#pragma once

#include "core/solve/inquiry.h"

namespace mexplorer {

/// The most options of a P-position that get their answers told.
inline constexpr std::size_t mostAnswered = 12;

/// How each option of a P-position is answered, a sentence each, in the order of the options; none of an
/// N-position or of one with more than `mostAnswered` options. Errors: as of Inquiry::solution.
[[nodiscard]] Expected<std::vector<Message>> answers(const Inquiry& asked, Task& task);

} // namespace mexplorer
