#pragma once

#include "core/text/expected.h"

#include <optional>
#include <string>

namespace mexplorer::cli {

/// What somebody types, or a pipe brings, on standard input, line by line.
class TypedLines {
public:
    /// The next line without its end; nothing at the end of the input. Of a line that is too long to be an
    /// answer only the beginning is kept. Errors: cancelled while it waits; the input cannot be read.
    [[nodiscard]] Expected<std::optional<std::string>> next();

private:
    [[nodiscard]] Expected<bool> fill();

    std::string block_;
    std::size_t at_ = 0; ///< in the block
};

} // namespace mexplorer::cli
