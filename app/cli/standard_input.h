#pragma once

#include "core/judge/reader.h"

#include <string>

namespace mexplorer::cli {

/// Standard input that can be read a second time: a file by seeking back, anything else if it is short enough
/// to be stored.
class StandardInput {
public:
    StandardInput();

    /// Reads one block. Errors: it cannot be read; cancelled.
    [[nodiscard]] static Expected<std::size_t> read(char* block, std::size_t size);

    /// The whole input; may be called only once. This object must outlive it.
    [[nodiscard]] judge::Source source();
    /// The whole input again, from its beginning, including what has not been read yet. Empty if it was too
    /// long to be stored.
    [[nodiscard]] std::optional<judge::Source> again();

private:
    static constexpr std::size_t mostKept = std::size_t{64} << 20U; // bytes

    std::int64_t begin_; ///< the initial offset in a file; negative if it cannot seek
    std::string kept_;
    bool isLost_ = false; ///< too long to be stored
};

} // namespace mexplorer::cli
