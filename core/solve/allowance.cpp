#include "core/solve/allowance.h"

namespace mexplorer {

tl::unexpected<Error> Allowance::refusal() const {
    return tooLarge(
        say(MX_TEXT("core", "To tell who wins, more than %1 positions would have to be looked at: "
                            "this is too far from the end of play."),
            most_));
}

} // namespace mexplorer
