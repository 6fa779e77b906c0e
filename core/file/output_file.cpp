#include "core/file/output_file.h"

#include "core/file/reason.h"

#include <fmt/format.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>

namespace mexplorer {

namespace {

constexpr std::size_t bufferBytes = std::size_t{1} << 16;
constexpr int mostLinks = 40;                      // as many as Linux follows
constexpr int mostNames = 100;                     // tried before giving up
constexpr const char* openFiles = "/proc/self/fd"; // open files by descriptor number
constexpr unsigned rights = 07777;

std::string folderOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

/// Where the path leads through symbolic links, even if nothing is there yet.
std::string endOfLinks(std::string path) {
    std::error_code error;
    for (int links = 0; std::filesystem::is_symlink(path, error) && links < mostLinks; ++links) {
        const std::string next = std::filesystem::read_symlink(path, error);
        path = next.starts_with('/') ? next : folderOf(path) + next;
    }
    return path;
}

/// File systems that do not support syncing count as synced.
bool synced(int file) {
    return ::fsync(file) == 0 || errno == EINVAL || errno == ENOTSUP;
}

} // namespace

OutputFile::OutputFile(std::string path, const Task& task) : task_(task), path_(std::move(path)) {
    open();
}

OutputFile::~OutputFile() {
    if (!temporary_.empty()) ::unlink(temporary_.c_str());
}

void OutputFile::open() {
    std::signal(SIGXFSZ, SIG_IGN); // so that write() reports a limit on file sizes, like a full disk
    struct stat about = {};
    const bool exists = ::stat(path_.c_str(), &about) == 0;
    if (!exists && errno != ENOENT) {
        fail(errno);
    } else if (exists && !S_ISREG(about.st_mode)) {
        isSpecial_ = !S_ISDIR(about.st_mode);
        fail(EISDIR);
    } else if (exists && ::access(path_.c_str(), W_OK) != 0) {
        fail(errno); // even if the folder would allow replacing the file
    } else {
        target_ = endOfLinks(path_);
        if (create() && exists) (void)::fchmod(file_.number(), about.st_mode & rights); // if supported
    }
}

/// The file has no name at first, if the file system supports that: then a crash leaves nothing behind.
bool OutputFile::create() {
    const std::string folder = folderOf(target_);
    if (::access(openFiles, X_OK) == 0)
        file_ = Descriptor(::open(folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, 0666));
    return file_.isOpen() || name([this](const char* name) {
               file_ = Descriptor(::open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
               return file_.isOpen();
           });
}

/// Finds a name in the target's folder for which `take` succeeds.
bool OutputFile::name(const std::function<bool(const char*)>& take) {
    static std::atomic<unsigned> count = 0;
    for (int names = 0; names < mostNames; ++names) {
        // Not derived from the file's name, which may already have the greatest length.
        std::string name = folderOf(target_) + fmt::format(".mexplorer-{}-{}", ::getpid(), count++);
        if (take(name.c_str())) {
            temporary_ = std::move(name);
            return true;
        }
        if (errno != EEXIST) break;
    }
    return fail(errno);
}

bool OutputFile::write(std::string_view bytes) {
    buffer_ += bytes;
    return buffer_.size() < bufferBytes || flush();
}

bool OutputFile::flush() {
    std::string_view left = buffer_;
    while (!failed() && !task_.cancelled() && !left.empty()) {
        const ssize_t count = ::write(file_.number(), left.data(), left.size());
        if (count > 0)
            left.remove_prefix(static_cast<std::size_t>(count));
        else if (count == 0 || errno != EINTR)
            fail(count == 0 ? EIO : errno);
    }
    buffer_.clear();
    return !failed() && !task_.cancelled();
}

Expected<void> OutputFile::commit() {
    const bool done = flush() && putInPlace();
    if (isSpecial_) {
        return invalid(
            "file",
            say(MX_TEXT("core", "“%1” is a pipe or a device; only ordinary files are written."), path_));
    }
    if (failed()) {
        return invalid("file",
                       say(MX_TEXT("core", "“%1” cannot be written: %2."), path_, sayReason(failure_)));
    }
    if (!done) return cancelled();
    return {};
}

/// Syncs before renaming: the name must not lead to data that may still be lost.
bool OutputFile::putInPlace() {
    if (!synced(file_.number())) return fail(errno);
    if (task_.cancelled()) return false;
    const std::string unnamed = fmt::format("{}/{}", openFiles, file_.number());
    const auto link = [&](const char* name) {
        return ::linkat(AT_FDCWD, unnamed.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
    };
    if (temporary_.empty() && !name(link)) return false;
    if (!file_.close() || std::rename(temporary_.c_str(), target_.c_str()) != 0) return fail(errno);
    temporary_.clear();
    return syncFolder();
}

bool OutputFile::syncFolder() {
    const Descriptor folder(::open(folderOf(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (!folder.isOpen()) return errno == EACCES || fail(errno); // a folder may be writable but not readable
    return synced(folder.number()) || fail(errno);
}

bool OutputFile::fail(int error) {
    if (!failed()) failure_ = error;
    return false;
}

} // namespace mexplorer
