#pragma once

namespace mexplorer {

/// 128 bits, for results that may not fit 64.
__extension__ using Wide = unsigned __int128;
__extension__ using SignedWide = __int128;

} // namespace mexplorer
