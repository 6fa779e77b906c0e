#pragma once

#include "core/game/aspects/aspect.h"
#include "core/text/message.h"

namespace mexplorer {

/// What should be known of a position besides who wins, as that play does not come to it.
class RemarkAspect : public Aspect {
public:
    /// Empty if there is nothing to say.
    [[nodiscard]] virtual Message remark() const = 0;
};

} // namespace mexplorer
