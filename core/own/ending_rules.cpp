#include "core/own/ending_rules.h"

#include "core/rules/graph.h"
#include "core/text/parse.h"

namespace mexplorer {

tl::unexpected<Error> playIsEndless(const std::vector<std::string>& positions, bool growsBack) {
    if (!growsBack)
        return invalid(positionId,
                       say(MX_TEXT("core", "Play could go on for ever: %1."), cyclePath(positions)));
    return invalid(positionId, say(MX_TEXT("core", "Play could go on for ever: from %1 to %2, which contains "
                                                   "%1 again."),
                                   shortened(positions.front()), shortened(positions.back())));
}

} // namespace mexplorer
