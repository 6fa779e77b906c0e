#include "core/explain/say_estimate.h"

#include "core/text/decimal.h"

namespace mexplorer {

std::string scoreText(Score score) {
    if (score == infiniteScore) return "∞";
    if (score == -infiniteScore) return "−∞";
    return score < 0 ? "−" + std::to_string(-score) : std::to_string(score);
}

Message sayEstimates(const EstimatesAspect* estimates) {
    return estimates ? estimates->about() : say(MX_TEXT("core", "nothing is known, which counts as 0"));
}

std::string sumText(const Estimate& estimate) {
    const std::string theirs = scoreText(estimate.theirs);
    std::string sum = scoreText(estimate.mine) + " − " + (estimate.theirs < 0 ? "(" + theirs + ")" : theirs);
    if (estimate.parts == 1) return sum;
    const std::string whole = estimate.theirs == 0 ? scoreText(estimate.mine) : "(" + sum + ")";
    return whole + " : " + std::to_string(estimate.parts);
}

std::string estimateText(const Estimate& estimate) {
    const bool isRounded = (estimate.mine - estimate.theirs) % estimate.parts != 0;
    return sumText(estimate) + (isRounded ? " " + std::string(nearly) : " = ") + scoreText(estimate.worth());
}

} // namespace mexplorer
