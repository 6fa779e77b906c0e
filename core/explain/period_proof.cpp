#include "core/explain/period_proof.h"

#include <fmt/format.h>

#include <algorithm>

namespace mexplorer {

namespace {

/// Both sides of “2s + 2p + t − 1 = 2·71 + 2·12 + 2 − 1”, the bound of a certificate.
struct BoundTexts {
    std::string letters;
    std::string numbers;
};

BoundTexts boundTexts(const Period& period, const PeriodCertificate& certificate) {
    // For a period from 0 these theorems need the start 1: heaps break into positive ones.
    const std::uint64_t start = std::max<std::uint64_t>(period.start, 1);
    if (period.saltus > 0) {
        return {period.start < 1 ? "max(s, 1) + 3p" : "s + 3p",
                fmt::format("{} + 3·{}", start, period.length)};
    }
    if (certificate.mostParts == 1) {
        // Without splits, a longest take of t needs t repeated values, wherever they begin.
        return {"s + p + t − 1",
                fmt::format("{} + {} + {} − 1", period.start, period.length, certificate.longestTake)};
    }
    return {
        fmt::format("{0}{1} + {0}p + t − 1", certificate.mostParts, period.start < 1 ? "·max(s, 1)" : "s"),
        fmt::format("{0}·{1} + {0}·{2} + {3} − 1", certificate.mostParts, start, period.length,
                    certificate.longestTake)};
}

} // namespace

std::string inequalityText(const Period& period, const PeriodCertificate& certificate) {
    const auto [letters, numbers] = boundTexts(period, certificate);
    return fmt::format("{} = {} = {} {} {}", letters, numbers, certificate.bound,
                       certificate.bound <= certificate.computed ? "≤" : ">", certificate.computed);
}

Message sayChecked(const Period& period) {
    const bool isChecked = period.status == Period::Status::proved && period.certificate;
    if (!isChecked) return {};
    return say(MX_TEXT("core", "checked to n = %1 = %2"), period.certificate->bound,
               boundTexts(period, *period.certificate).numbers);
}

Message sayPeriod(const Period& period, std::uint64_t last) {
    if (period.status == Period::Status::none)
        return say(MX_TEXT("core", "no period found up to n = %1"), last);
    const bool isProved = period.status == Period::Status::proved;
    if (period.saltus == 0) {
        return isProved ? say(MX_TEXT("core", "period %1 from n = %2: proved"), period.length, period.start)
                        : say(MX_TEXT("core", "period %1 from n = %2: observed up to n = %3"), period.length,
                              period.start, last);
    }
    return isProved ? say(MX_TEXT("core", "period %1 with saltus %2 from n = %3: proved"), period.length,
                          period.saltus, period.start)
                    : say(MX_TEXT("core", "period %1 with saltus %2 from n = %3: observed up to n = %4"),
                          period.length, period.saltus, period.start, last);
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
