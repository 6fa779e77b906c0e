#pragma once

#include "core/catalogue/things/pins.h"
#include "core/own/own_sided.h"

namespace mexplorer {

/// Rows of pins, which either player may break.
template <>
class ThingsOf<OwnSided> : public SidedPins<OwnSided> {
public:
    using SidedPins::SidedPins;
};

} // namespace mexplorer
