#pragma once

#include "core/text/message.h"

namespace mexplorer {

/// Chooses between two complete sentences: `one` if `count` is 1, else `many`. Both get the same arguments;
/// `one` need not use the count: `sayCount(n, MX_TEXT("core", "1 option"), MX_TEXT("core", "%1 options"),
/// n)`. For a language with more plural forms, the translation must be worded so that it fits all numbers.
template <class... Arguments>
[[nodiscard]] Message sayCount(std::uint64_t count, std::string_view one, std::string_view many,
                               const Arguments&... arguments) {
    return say(count == 1 ? one : many, arguments...);
}

} // namespace mexplorer
