#include "core/file/input_file.h"

#include "core/file/reason.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

namespace mexplorer {

namespace {

constexpr std::size_t blockBytes = std::size_t{1} << 16;

tl::unexpected<Error> cannotRead(const std::string& path, int error) {
    return invalid("file", say(MX_TEXT("core", "“%1” cannot be read: %2."), path, sayReason(error)));
}

} // namespace

Expected<InputFile> InputFile::open(const std::string& path, Kind kind) {
    // Without O_NONBLOCK, opening a pipe would already wait for its writer.
    const int flags = O_RDONLY | O_CLOEXEC | (kind == Kind::regular ? O_NONBLOCK : 0);
    int number = -1;
    do {
        number = ::open(path.c_str(), flags);
    } while (number < 0 && errno == EINTR);
    Descriptor file(number);
    struct stat about = {};
    if (!file.isOpen() || ::fstat(file.number(), &about) != 0) return cannotRead(path, errno);
    if (S_ISDIR(about.st_mode)) return cannotRead(path, EISDIR);
    if (kind == Kind::regular && !S_ISREG(about.st_mode)) {
        return invalid(
            "file",
            say(MX_TEXT("core", "“%1” is a pipe or a device; only ordinary files are read here."), path));
    }
    return InputFile(path, std::move(file), static_cast<std::uint64_t>(about.st_size));
}

Expected<std::size_t> InputFile::read(char* block, std::size_t size) {
    ssize_t count = 0;
    do {
        count = ::read(file_.number(), block, size);
    } while (count < 0 && errno == EINTR);
    if (count < 0) return cannotRead(path_, errno);
    position_ += static_cast<std::uint64_t>(count);
    return static_cast<std::size_t>(count);
}

Expected<std::string> InputFile::readText(std::size_t most) {
    std::string text;
    char block[blockBytes];
    while (text.size() < most) {
        const auto count = read(block, std::min(sizeof block, most - text.size()));
        if (!count) return tl::unexpected(count.error());
        if (*count == 0) break;
        text.append(block, *count);
    }
    return text;
}

Expected<void> checkFileSize(const std::string& path, std::size_t size, std::size_t most) {
    if (size <= most) return {};
    return tooLarge(say(MX_TEXT("core", "“%1” is larger than the limit of %2 MB."), path, most >> 20U));
}

Expected<std::string> readFile(const std::string& path, std::size_t most, InputFile::Kind kind) {
    auto file = InputFile::open(path, kind);
    if (!file) return tl::unexpected(file.error());
    auto text = file->readText(most + 1); // the size of a pipe is not known, and files may grow
    if (!text) return text;
    if (auto fits = checkFileSize(path, text->size(), most); !fits) return tl::unexpected(fits.error());
    return text;
}

} // namespace mexplorer
