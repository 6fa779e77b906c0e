#include "core/solve/allowance.h"

namespace mexplorer {

tl::unexpected<Error> Allowance::refusal() const {
    auto refused =
        tooLarge(say(MX_TEXT("core", "%1 positions were looked at, and it is not known who wins: this is too "
                                     "far from the end of play."),
                     most_));
    refused.value().field = searchLimitId;
    return refused;
}

} // namespace mexplorer
