#pragma once

#include "core/text/message.h"

namespace mexplorer {

/// Of two complete sentences the one that fits a number: `one` where `count` is 1, else `many`. Both have the
/// same arguments, of which `one` need not use the count:
/// `sayCount(n, MX_TEXT("core", "1 option"), MX_TEXT("core", "%1 options"), n)`. A language that has more
/// forms words its sentences so that the number stands apart.
template <class... Arguments>
[[nodiscard]] Message sayCount(std::uint64_t count, std::string_view one, std::string_view many,
                               const Arguments&... arguments) {
    return say(count == 1 ? one : many, arguments...);
}

} // namespace mexplorer
