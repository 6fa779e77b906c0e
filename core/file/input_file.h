#pragma once

#include "core/file/descriptor.h"
#include "core/text/expected.h"

#include <cstdint>
#include <string>

namespace mexplorer {

/// A regular file that is being read. Pipes and devices are refused: they may never answer, or never end.
class InputFile {
public:
    /// Never waits for a writer. Errors: missing, unreadable, not a regular file.
    [[nodiscard]] static Expected<InputFile> open(const std::string& path);

    /// Puts at most `size` bytes at `block` and returns how many; 0 is the end.
    [[nodiscard]] Expected<std::size_t> read(char* block, std::size_t size);
    /// The rest, but at most `most` bytes of it.
    [[nodiscard]] Expected<std::string> readText(std::size_t most);
    /// The size in bytes when it was opened; it may grow while it is read.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// How many bytes were read.
    [[nodiscard]] std::uint64_t position() const { return position_; }

private:
    InputFile(std::string path, Descriptor file, std::uint64_t size)
        : path_(std::move(path)), file_(std::move(file)), size_(size) {}

    std::string path_;
    Descriptor file_;
    std::uint64_t size_;
    std::uint64_t position_ = 0;
};

/// The whole of a regular file. Errors: as for InputFile; larger than `most` bytes, which is checked while
/// reading.
[[nodiscard]] Expected<std::string> readFile(const std::string& path, std::size_t most);

} // namespace mexplorer
