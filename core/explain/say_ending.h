#pragma once

#include "core/game/aspects/cyclic.h"

namespace mexplorer {

/// How play ends, and for whom: “won for the mouse in 5 moves”, “a draw”.
[[nodiscard]] Message sayEnding(const CyclicAspect& asked, const BestPlay& ending);
/// The same as a headline.
[[nodiscard]] Message sayEndingAlone(const CyclicAspect& asked, const BestPlay& ending);
/// Why a position ends so: what its options lead to. Errors: as for Inquiry::options and bestPlay.
[[nodiscard]] Expected<std::vector<Message>> sayWhyItEnds(const Inquiry& asked, Task& task);

} // namespace mexplorer
