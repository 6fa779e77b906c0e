#pragma once

#include "core/judge/reader.h"

namespace mexplorer::judge {

/// The same input with plain signs (see plainText), in UTF-8 without its byte-order mark; UTF-16 is
/// recognised by that. What is plain ASCII, as nearly every input is, is passed on as it is; the rest does
/// not depend on how the input is split into blocks. Blocks to be filled must have 16 bytes at least.
[[nodiscard]] Source plainSource(Source source);

} // namespace mexplorer::judge
