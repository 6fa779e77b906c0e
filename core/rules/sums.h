#pragma once

#include "core/rules/rules.h"

#include <span>

namespace mexplorer {

/// The XOR of the values. Θ(n), limited by memory speed.
[[nodiscard]] Nimber nimSum(std::span<const Nimber> values);

/// A sum of components with these Sprague–Grundy values.
/// Normal play: XOR (Sprague 1935, Grundy 1939). Misère play: the same as long as some component is above 1,
/// and with 0 and 1 exchanged otherwise. The misère rule holds for sums of heaps in which any allowed number
/// may be taken from one heap (Bouton 1901 for Nim, Ferguson 1974 for every subtraction set), not in general.
[[nodiscard]] Evaluation evaluateHeaps(std::span<const Nimber> values, Play play);

} // namespace mexplorer
