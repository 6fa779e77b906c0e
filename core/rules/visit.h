#pragma once

#include <functional>
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

template <class R>
using OptionVisitor = std::function<bool(const typename R::Move& move, const typename R::Position& option)>;

/// R::forEachOption for visitors to whom a call more does not matter: it is compiled once for all of them.
template <class R>
void visitOptions(const R& rules, const typename R::Position& position, const OptionVisitor<R>& visit) {
    rules.forEachOption(position, visit);
}

} // namespace mexplorer
