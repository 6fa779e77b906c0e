#pragma once

#include "core/judge/reader.h"

#include <string>

namespace mexplorer::cli {

/// Standard input, which can be read a second time: a file by going back, anything else if it is short enough
/// to be kept.
class StandardInput {
public:
    StandardInput();

    /// One block. Errors: it cannot be read; cancelled.
    [[nodiscard]] static Expected<std::size_t> read(char* block, std::size_t size);

    /// The whole input; ask once. This must outlive it.
    [[nodiscard]] judge::Source source();
    /// What was read, from its beginning on, and what follows. Nothing if it is lost.
    [[nodiscard]] std::optional<judge::Source> again();

private:
    static constexpr std::size_t mostKept = std::size_t{64} << 20U; // bytes

    std::int64_t begin_; ///< where a file stood; negative: it is none
    std::string kept_;
    bool isLost_ = false;
};

} // namespace mexplorer::cli
