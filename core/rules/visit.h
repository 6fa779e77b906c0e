#pragma once

#include <type_traits>

namespace mexplorer {

/// Calls a visitor and tells whether it wants more: one that returns a bool says so, any other always does.
template <class Visit, class... Arguments>
bool goesOn(Visit& visit, const Arguments&... arguments) {
    if constexpr (std::is_void_v<decltype(visit(arguments...))>) {
        visit(arguments...);
        return true;
    } else {
        return visit(arguments...);
    }
}

} // namespace mexplorer
