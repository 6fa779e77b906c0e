#pragma once

#include "core/game/line_values.h"

namespace mexplorer {

/// The condition that proves a period with a certificate, in letters and in numbers, and whether it holds:
/// “2s + 2p + t − 1 = 2·71 + 2·12 + 2 − 1 = 167 ≤ 239”. If s = 0 counts as 1: “2·max(s, 1) + …”.
[[nodiscard]] std::string inequalityText(const Period& period, const PeriodCertificate& certificate);

/// How far a period was checked, which is as far as its proof needs: “checked to n = 167 = 2·71 + 2·12 + 2 −
/// 1”; empty if it was not proved so.
[[nodiscard]] Message sayChecked(const Period& period);

/// The period of the values up to n = `last`, and whether it is proved: “period 3 from n = 0: proved”.
[[nodiscard]] Message sayPeriod(const Period& period, std::uint64_t last);

/// What proves the period, or would prove it; empty if nothing does.
[[nodiscard]] Message periodProof(const Period& period);

} // namespace mexplorer
