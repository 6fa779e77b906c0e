#pragma once

#include <type_traits>

namespace mexplorer {

/// Calls a visitor and returns whether it wants more: its result, or true if it returns nothing.
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
