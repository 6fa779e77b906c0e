#pragma once

#include "core/text/message.h"

#include <string_view>

namespace mexplorer {

/// Whether the words are in the sentence, before its placeholders are filled.
inline bool says(const Message& reason, std::string_view words) {
    return reason.id.find(words) != std::string::npos;
}

} // namespace mexplorer
