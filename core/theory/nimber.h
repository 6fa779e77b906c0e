#pragma once

#include <cstdint>

namespace mexplorer {

/// A Sprague–Grundy value (a nimber), or its misère counterpart.
using Nimber = std::uint64_t;

} // namespace mexplorer
