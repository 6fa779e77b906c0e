#pragma once

namespace mexplorer {

/// For what is computed of 64 bits before it is known to fit them.
__extension__ using Wide = unsigned __int128;

} // namespace mexplorer
