#include "core/task/guarded.h"

#include <new>
#include <stdexcept>

namespace mexplorer {

Error errorOf(const std::exception& thrown) {
    const bool outOfMemory = dynamic_cast<const std::bad_alloc*>(&thrown) != nullptr ||
                             dynamic_cast<const std::length_error*>(&thrown) != nullptr;
    if (outOfMemory) {
        return {Error::Kind::tooLarge,
                say(MX_TEXT("core", "This computer does not have enough memory for this.")),
                {}};
    }
    return {Error::Kind::invalid,
            say(MX_TEXT("core", "This cannot be done because of a fault in the program: %1."), thrown.what()),
            {}};
}

} // namespace mexplorer
