#pragma once

#include "core/text/expected.h"

#include <exception>
#include <type_traits>

namespace mexplorer {

/// An exception in words for the user: `tooLarge` if memory ran out, else `invalid`, a fault of the program.
[[nodiscard]] Error errorOf(const std::exception& thrown);

/// Calls `work`, which returns an Expected; an exception that it throws becomes the error.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work> guarded(Work&& work) {
    try {
        return work();
    } catch (const std::exception& thrown) {
        return tl::unexpected(errorOf(thrown));
    }
}

} // namespace mexplorer
