#pragma once

#include "core/rules/description.h"

#include <vector>

namespace mexplorer {

/// How rules are told of: as their own game or, where they are those of another one, as that.
struct ToldAs {
    Description (*describe)() = nullptr;
    std::vector<Message> notes = {}; ///< see NotesAspect
};

} // namespace mexplorer
