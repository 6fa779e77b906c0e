#pragma once

#include <memory>
#include <utility>

namespace mexplorer {

/// A T as its base. With std::make_unique smart pointers to each T would be compiled, too, which takes longer
/// than all else where a few lines of T are made for dozens of games.
template <class Base, class T, class... Parts>
[[nodiscard]] std::unique_ptr<Base> madeOf(Parts&&... parts) {
    return std::unique_ptr<Base>(new T(std::forward<Parts>(parts)...));
}

} // namespace mexplorer
