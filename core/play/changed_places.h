#pragma once

#include "core/game/aspects/things.h"

#include <vector>

namespace mexplorer {

/// The places of `parts`, numbered on from part to part, where things lie otherwise in `others`, the
/// parts of a position one move before or after. If rows came or went between them, the places from the
/// first to the last that differ.
[[nodiscard]] std::vector<std::size_t> changedPlaces(const std::vector<Things>& parts,
                                                     const std::vector<Things>& others);

} // namespace mexplorer
