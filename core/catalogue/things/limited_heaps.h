#pragma once

#include "core/catalogue/things/heaps.h"
#include "core/rules/fibonacci.h"

namespace mexplorer {

/// One heap, with a note of how many may be taken.
template <>
class ThingsOf<Fibonacci> {
public:
    ThingsOf(const Fibonacci& /*rules*/, const LimitedHeap& position) : position_(position) {}

    [[nodiscard]] Expected<Things> laidOut() const {
        return shelfOf({position_.heap}, say(MX_TEXT("core", "at most %1 may be taken"), position_.most));
    }
    [[nodiscard]] std::vector<Pile> piles(const LimitedHeap& option) const { return stonesOf({option.heap}); }

private:
    const LimitedHeap& position_;
};

} // namespace mexplorer
