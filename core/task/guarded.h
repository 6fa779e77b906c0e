#pragma once

#include "core/text/expected.h"

#include <exception>
#include <type_traits>

namespace mexplorer {

/// The exception in words: memory ran out, or else the program is at fault.
[[nodiscard]] Error errorOf(const std::exception& thrown);

/// What `work` returns, an Expected; an exception becomes its error.
template <class Work>
[[nodiscard]] std::invoke_result_t<Work> guarded(Work&& work) {
    try {
        return work();
    } catch (const std::exception& thrown) {
        return tl::unexpected(errorOf(thrown));
    }
}

} // namespace mexplorer
