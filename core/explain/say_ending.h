#pragma once

#include "core/solve/aspects/cyclic.h"

namespace mexplorer {

/// How play ends, by who wins: “won for the mouse in 5 moves”, “a draw”.
[[nodiscard]] Message sayEnding(const CyclicAspect& asked, const BestPlay& ending);
/// The same for a headline.
[[nodiscard]] Message sayEndingAlone(const CyclicAspect& asked, const BestPlay& ending);
/// What follows from it, and from which options it follows.
[[nodiscard]] Expected<std::vector<Message>> sayWhyItEnds(const Inquiry& asked, Task& task);

} // namespace mexplorer
