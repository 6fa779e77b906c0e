#pragma once

#include "core/judge/making/case_maker.h"

#include <memory>

namespace mexplorer::judge {

/// Makes acyclic graphs with tokens: a line with the number of nodes, for each node a line “k x1 … xk” of its
/// options, and a line “M p1 … pM” of the tokens' nodes.
[[nodiscard]] std::shared_ptr<const CaseMaker> graphCases();

} // namespace mexplorer::judge
