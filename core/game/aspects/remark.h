#pragma once

#include "core/game/aspects/aspect.h"
#include "core/text/message.h"

namespace mexplorer {

/// What should be known of a position besides who wins, as that play does not come to it.
class RemarkAspect : public Aspect {
public:
    explicit RemarkAspect(Message remark) : remark_(std::move(remark)) {}

    /// Empty if there is nothing to say.
    [[nodiscard]] const Message& remark() const { return remark_; }

private:
    Message remark_;
};

} // namespace mexplorer
