#include "core/explain/period_proof.h"

#include <algorithm>

namespace mexplorer {

std::string inequalityText(const Period& period, const PeriodCertificate& certificate) {
    const char* const sign = certificate.bound <= certificate.computed ? "≤" : ">";
    if (period.saltus > 0) {
        return fmt::format("s + 3p = {} + 3·{} = {} {} {}", std::max<std::uint64_t>(period.start, 1),
                           period.length, certificate.bound, sign, certificate.computed);
    }
    const bool splits = certificate.mostParts > 1;
    // In takes without splits a take of t needs t values seen again, wherever they begin.
    const std::uint64_t start = splits ? std::max<std::uint64_t>(period.start, 1) : period.start;
    const std::string parts = splits ? fmt::format("{}", certificate.mostParts) : "";
    const std::string times = splits ? parts + "·" : "";
    return fmt::format("{0}s + {0}p + t − 1 = {1}{2} + {1}{3} + {4} − 1 = {5} {6} {7}", parts, times, start,
                       period.length, certificate.longestTake, certificate.bound, sign, certificate.computed);
}

Message periodProof(const Period& period) {
    const bool isProved = period.status == Period::Status::proved;
    if (period.certificate) {
        const std::string inequality = inequalityText(period, *period.certificate);
        if (period.saltus > 0) {
            return say(MX_TEXT("core",
                               "proof: %1, the last n computed; the options of the last 2p = %2 heaps "
                               "go on to reach all smaller values and never their own"),
                       inequality, 2 * period.length);
        }
        return isProved ? say(MX_TEXT("core", "proof: %1, the last n computed"), inequality)
                        : say(MX_TEXT("core", "no proof yet: %1, the last n computed"), inequality);
    }
    return isProved && !period.theorem.empty() ? say(MX_TEXT("core", "proof: %1"), period.theorem)
                                               : Message{};
}

} // namespace mexplorer
