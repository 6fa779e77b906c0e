#include "core/solve/allowance.h"

namespace mexplorer {

namespace {

Message sayUnknown(std::uint64_t positions, int least, int most) {
    if (most == 0) {
        return say(MX_TEXT("core", "%1 positions were looked at, and it is not known who wins: at best, "
                                   "whoever is to move has a draw."),
                   positions);
    }
    if (least == 0) {
        return say(MX_TEXT("core", "%1 positions were looked at, and it is not known who wins: whoever is to "
                                   "move has at least a draw."),
                   positions);
    }
    return say(MX_TEXT("core", "%1 positions were looked at, and it is not known who wins: this is too far "
                               "from the end of play."),
               positions);
}

} // namespace

tl::unexpected<Error> Allowance::refusal(int least, int most) const {
    auto refused = tooLarge(sayUnknown(most_, least, most));
    refused.value().field = searchLimitId;
    return refused;
}

} // namespace mexplorer
