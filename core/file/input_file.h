#pragma once

#include "core/file/descriptor.h"
#include "core/text/expected.h"

#include <cstdint>
#include <string>

namespace mexplorer {

/// An ordinary file that is being read. Pipes and devices are none: they may never answer, or never end.
class InputFile {
public:
    /// Never waits for a writer. Errors: missing, unreadable, no ordinary file.
    [[nodiscard]] static Expected<InputFile> open(const std::string& path);

    /// Puts at most `size` bytes at `block`, and says how many; 0 is the end.
    [[nodiscard]] Expected<std::size_t> read(char* block, std::size_t size);
    /// What follows, at most `most` bytes of it.
    [[nodiscard]] Expected<std::string> readText(std::size_t most);
    /// Bytes, when it was opened: it may grow while it is read.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// Bytes that were read.
    [[nodiscard]] std::uint64_t position() const { return position_; }

private:
    InputFile(std::string path, Descriptor file, std::uint64_t size)
        : path_(std::move(path)), file_(std::move(file)), size_(size) {}

    std::string path_;
    Descriptor file_;
    std::uint64_t size_;
    std::uint64_t position_ = 0;
};

/// The whole of an ordinary file. Errors: as of InputFile, or larger than `most` bytes, which is found out
/// while it is read.
[[nodiscard]] Expected<std::string> readFile(const std::string& path, std::size_t most);

} // namespace mexplorer
