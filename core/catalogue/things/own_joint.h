#pragma once

#include "core/catalogue/things/heaps.h"
#include "core/own/own_joint.h"

namespace mexplorer {

/// The heaps; where the turn before counts, the only heap with a note of what that took.
template <>
class ThingsOf<OwnJoint> {
public:
    ThingsOf(const OwnJoint& rules, const Heaps& position) : rules_(rules), position_(position) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        if (rules_.choices(position_) > OwnJoint::mostTried)
            return tooLarge(say(MX_TEXT("core", "There are too many turns to look through all of them. "
                                                "Choose a smaller position to play by hand.")));
        if (!rules_.rules().tellsLast) return shelfOf(position_);
        Message note = position_.back() == 0
                           ? say(MX_TEXT("core", "nothing was taken before"))
                           : say(MX_TEXT("core", "the turn before took %1"), position_.back());
        return shelfOf({position_.front()}, std::move(note));
    }
    [[nodiscard]] std::vector<Pile> piles(const Heaps& option) const {
        return stonesOf(rules_.rules().tellsLast ? Heaps{option.front()} : option);
    }

private:
    const OwnJoint& rules_;
    const Heaps& position_;
};

} // namespace mexplorer
