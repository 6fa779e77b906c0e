#pragma once

#include "core/file/descriptor.h"
#include "core/text/expected.h"

#include <cstdint>
#include <string>

namespace mexplorer {

/// A file opened for reading.
class InputFile {
public:
    /// Pipes and devices are not regular files: they may never answer, or never end.
    enum class Kind { regular, any };

    /// Opening a pipe (`any`) waits for its writer. Errors: missing, unreadable, a folder, not of this kind.
    [[nodiscard]] static Expected<InputFile> open(const std::string& path, Kind kind = Kind::regular);

    /// Reads at most `size` bytes into `block` and returns how many; 0 at the end.
    [[nodiscard]] Expected<std::size_t> read(char* block, std::size_t size);
    /// The rest, but at most `most` bytes of it.
    [[nodiscard]] Expected<std::string> readText(std::size_t most);
    /// The size in bytes when it was opened (0 for a pipe); the file may grow meanwhile.
    [[nodiscard]] std::uint64_t size() const { return size_; }
    /// How many bytes have been read.
    [[nodiscard]] std::uint64_t position() const { return position_; }

private:
    InputFile(std::string path, Descriptor file, std::uint64_t size)
        : path_(std::move(path)), file_(std::move(file)), size_(size) {}

    std::string path_;
    Descriptor file_;
    std::uint64_t size_;
    std::uint64_t position_ = 0;
};

/// The largest file that is read as a whole: enough for the largest game and position.
inline constexpr std::size_t mostFileBytes = std::size_t{64} << 20;

/// Checks that a file of `size` bytes has at most `most`. Errors: too large.
[[nodiscard]] Expected<void> checkFileSize(const std::string& path, std::size_t size,
                                           std::size_t most = mostFileBytes);

/// A whole file. Errors: as for InputFile; larger than `most` bytes, which is checked while reading.
[[nodiscard]] Expected<std::string> readFile(const std::string& path, std::size_t most = mostFileBytes,
                                             InputFile::Kind kind = InputFile::Kind::regular);

} // namespace mexplorer
