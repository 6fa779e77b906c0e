#pragma once

#include "core/catalogue/catalogue.h"

namespace mexplorer {

// Games with chance and hidden information, in which strategies are learnt. What is open is a deal, or all.
[[nodiscard]] Entry kuhnEntry();
[[nodiscard]] Entry leducEntry();

} // namespace mexplorer
