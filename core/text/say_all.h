#pragma once

#include "core/text/message.h"

#include <vector>

namespace mexplorer {

/// The sentences in sequence, separated as the language does it: by a space or nothing.
[[nodiscard]] inline Message sayAll(const std::vector<Message>& sentences) {
    Message all;
    for (const Message& sentence : sentences)
        all = all.empty() ? sentence : say(MX_TEXT("core", "%1 %2"), all, sentence);
    return all;
}

} // namespace mexplorer
