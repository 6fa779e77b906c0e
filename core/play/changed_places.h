#pragma once

#include "core/game/aspects/table.h"

#include <vector>

namespace mexplorer {

/// The places of `tables`, numbered on from table to table, where things lie otherwise in `others`, the
/// tables of a position one move before or after. If rows came or went between them, the places from the
/// first to the last that differ.
[[nodiscard]] std::vector<std::size_t> changedPlaces(const std::vector<Table>& tables,
                                                     const std::vector<Table>& others);

} // namespace mexplorer
