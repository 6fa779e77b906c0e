#pragma once

#include "core/judge/judge.h"

namespace mexplorer::judge {

/// Why a case has its answer: its position, and the first that is said and proved of it wherever it is
/// explained. Errors: as for
/// why().
[[nodiscard]] Expected<std::vector<Message>> sayReasons(const PickedCase& picked, Task& task);

} // namespace mexplorer::judge
