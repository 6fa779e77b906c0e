#pragma once

#include "core/judge/making/case_maker.h"

#include <memory>

namespace mexplorer::judge {

/// The largest value of a coalition in the inputs of the problem.
inline constexpr std::uint64_t mostCoalitionValue = 1'000'000'000;

/// Cases of a number of players n, then the values of all 2ⁿ coalitions, in the order of their bit sets.
[[nodiscard]] std::shared_ptr<const CaseMaker> coalitionCases();

} // namespace mexplorer::judge
