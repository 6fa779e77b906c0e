#pragma once

#include "core/judge/making/case_maker.h"

#include <memory>

namespace mexplorer::judge {

/// Makes graphs with tokens: a line with the number of nodes, for each node “k x1 … xk”, and a line
/// “M p1 … pM”.
[[nodiscard]] std::shared_ptr<const CaseMaker> graphCases();

} // namespace mexplorer::judge
