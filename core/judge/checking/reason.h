#pragma once

#include "core/judge/judge.h"

namespace mexplorer::judge {

/// Why a case has its answer: the headline, the first reasons and the first step of the proof from why() for
/// its position. Errors: as for why().
[[nodiscard]] Expected<std::vector<Message>> sayReasons(const PickedCase& picked, Task& task);

} // namespace mexplorer::judge
