#pragma once

#include "core/file/descriptor.h"
#include "core/text/expected.h"

#include <cstdint>
#include <string>

namespace mexplorer {

/// A file that is being read.
class InputFile {
public:
    /// Pipes and devices are no ordinary files: they may never answer, or never end.
    enum class Kind { ordinary, any };

    /// Opening a pipe waits for who writes it. Errors: missing, unreadable, not of this kind.
    [[nodiscard]] static Expected<InputFile> open(const std::string& path, Kind kind = Kind::ordinary);

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

/// The most bytes of a file that is read whole: room for the largest game and position.
inline constexpr std::size_t mostFileBytes = std::size_t{64} << 20;

/// Whether a file of `size` bytes has at most `most`. Errors: too large.
[[nodiscard]] Expected<void> checkFileSize(const std::string& path, std::size_t size,
                                           std::size_t most = mostFileBytes);

/// The whole of a file. Errors: as of InputFile, or larger than `most` bytes, which is found out while it is
/// read.
[[nodiscard]] Expected<std::string> readFile(const std::string& path, std::size_t most = mostFileBytes,
                                             InputFile::Kind kind = InputFile::Kind::ordinary);

} // namespace mexplorer
